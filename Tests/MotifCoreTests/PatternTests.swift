import MotifJSON
import Testing

@testable import MotifCore

@Suite struct PatternTests {
    typealias Case = DocumentTests.Case

    static let checks =
        "covers, finite-values, tracks-inside, no-jump, reduced-motion, comfortable-duration, spring-residual, "
        + "no-negative-size, no-fixed-role"
    static let cases = [
        Case("{}", ""),
        Case(#"{"parameters":{}}"#, ""),
        Case(#"{"parameters":{"duration":"350ms"},"accepts":[]}"#, ""),
        Case(#"{"parameters":[]}"#, "wrong-type $.parameters: Expected an object; found a list"),
        Case(
            #"{"parameters":{"duration":0}}"#,
            "out-of-range $.parameters.duration: 'duration' is 0 s; it must be more than 0 s"),
        Case(
            #"{"parameters":{"duratoin":1}}"#,
            "unknown-parameter $.parameters.duratoin: Unknown parameter 'duratoin'. Did you mean 'duration'?"),
        Case(
            #"{"parameters":{"x":1}}"#,
            "unknown-parameter $.parameters.x: Unknown parameter 'x'; expected one of: duration, curve, cards"),
        Case(
            #"{"parameters":{"duration":null}}"#,
            "wrong-type $.parameters.duration: Expected \(ParameterValueTests.aDuration); found null"),
        Case(#"{"accepts":[{"check":"covers","reason":"portrait only"},{"check":"no-jump","reason":"b"}]}"#, ""),
        Case(
            #"{"accepts":[{"check":"covers","reason":"a","cases":1},{"check":"covers","reason":"b"}]}"#,
            "exists $.accepts[1].check: The check 'covers' appears twice"),
        Case(#"{"accepts":{}}"#, "wrong-type $.accepts: Expected a list; found an object"),
        Case(
            #"{"accepts":[{"check":"cover","reason":""},{"reason":"b","why":1},3]}"#,
            "unknown-reference $.accepts[0].check: Unknown check 'cover'. Did you mean 'covers'?\n"
                + "missing $.accepts[0].reason: 'reason' is empty; it is the reason why the failure is accepted\n"
                + "missing $.accepts[1]: 'check' is missing; it is the name of the check\n"
                + "unknown-key $.accepts[1].why: Unknown key 'why'; known keys: check, reason, cases, shortfall\n"
                + "wrong-type $.accepts[2]: Expected an object; found a number"),
        Case(
            #"{"accepts":[{"check":"contrast","reason":"b"}]}"#,
            "unknown-reference $.accepts[0].check: Unknown check 'contrast'; expected one of: \(checks)"),
        Case(#"{"parameter":{}}"#, "unknown-key $.parameter: Unknown key 'parameter'. Did you mean 'parameters'?"),
        Case(#"{"kind":null}"#, "missing $: 'kind' is missing; it is the kind that the pattern uses"),
        Case(#"{"kind":3}"#, "wrong-type $.kind: Expected a slug; found a number"),
        Case(#"{"kind":""}"#, "bad-slug $.kind: '' is not a valid slug; \(ReferenceTests.rule)"),
        Case(#"{"kind":"smaple"}"#, "unknown-kind $.kind: Unknown kind 'smaple'. Did you mean 'sample'?"),
        Case(
            #"{"kind":"other","title":"","parameters":{"any":1}}"#,
            "unknown-kind $.kind: Unknown kind 'other'\n"
                + "missing $.title: 'title' is empty; it is the name that people see"),
        Case(
            #"{"slug":"A","title":null,"tags":[1],"parameters":{"duration":-1,"curve":"bounc","carts":[]},"kidn":1}"#,
            "bad-slug $.slug: 'A' is not a valid slug; \(ReferenceTests.rule). Did you mean 'a'?\n"
                + "missing $: 'title' is missing; it is the name that people see\n"
                + "wrong-type $.tags[0]: Expected text; found a number\n"
                + "out-of-range $.parameters.duration: 'duration' is -1 s; it must be more than 0 s\n"
                + "bad-curve $.parameters.curve: Unknown timing curve 'bounc'; expected one of: \(CurveTests.names)\n"
                + "unknown-parameter $.parameters.carts: Unknown parameter 'carts'. Did you mean 'cards'?\n"
                + "unknown-key $.kidn: Unknown key 'kidn'. Did you mean 'kind'?"),
    ]

    @Test(arguments: cases) func `a pattern is checked against its kind, with all problems together`(_ example: Case)
        throws
    {
        let result = try DocumentSample.read(DocumentSample.json(DocumentSample.pattern, example.edits))
        #expect(result.problems.map(\.line).joined(separator: "\n") == example.problems)
        #expect((result.document == nil) == !result.problems.isEmpty)
    }

    @Test func `defaults are filled in, spellings made canonical, keys sorted`() throws {
        let json = try DocumentSample.json(
            DocumentSample.pattern, #"{"parameters":{"curve":"ease-out","cards":["3pt"]},"accepts":[]}"#)
        let document = try #require(try DocumentSample.read(json).document)
        #expect(
            document.json.canonical
                == #"{"kind":"sample","parameters":{"cards":[3],"curve":"easeOut","duration":1},"slug":"tuned","#
                + #""title":"Tuned","type":"pattern"}"#)
        #expect(try DocumentSample.read(document.json).document?.json == document.json)
        #expect(document.canonical == document.json.canonicalBytes)
    }

    @Test func `a key that only looks like a parameter is unknown`() throws {
        // U+212A, the Kelvin sign, is canonically equivalent to K.
        let kind = try self.kind(parameter: #"{"name":"K","type":"number","default":1}"#)
        let json = try DocumentSample.json(DocumentSample.pattern, "{\"parameters\":{\"\u{212A}\":2}}")
        let problems = result { () throws(Problems) in try Pattern.read(json, kind: .found(kind)) }.problems
        #expect(problems.map(\.code) == [.unknownParameter])
    }

    static let icons = #"""
        {"name":"icons","type":"list","default":[],"element":{"type":"record","fields":[
        {"name":"icon","type":"reference","documentType":"item","default":"vimeo"}]}}
        """#

    @Test func `the documents in its values are its references`() throws {
        let kind = try self.kind(parameter: Self.icons)
        let parameters = #"{"parameters":{"icons":[{"icon":"b"},{"icon":"item:a"},{"icon":"b"},{}]}}"#
        let json = try DocumentSample.json(DocumentSample.pattern, parameters)
        let pattern = try Pattern.read(json, kind: .found(kind))
        #expect(pattern.references.map(\.description) == ["item:b", "item:a", "item:vimeo"])
        let document = Document.pattern(pattern)
        let renamed = try document.renaming(
            DocumentReference("item:b").name, to: #require(Slug("c")))
        #expect(
            renamed["parameters"]?.canonical
                == #"{"icons":[{"icon":"c"},{"icon":"a"},{"icon":"c"},{"icon":"vimeo"}]}"#)
        let moved = try document.renaming(
            DocumentReference("kind:sample").name, to: #require(Slug("other")))
        #expect(moved["kind"] == "other")
        let place = try document.path(of: DocumentReference("item:a").name)
        #expect(place.description == "$.parameters.icons[1].icon")
    }

    /// Timelines name the copies of a layer after the elements.
    @Test(arguments: [
        (#"[{"name":"a"},{"name":"b"},{"name":"a"}]"#, "exists $.parameters.rows[2]: The element 'a' appears twice"),
        (#"[{"name":"a"},{"name":"b"},{"name":""},{"name":""}]"#, ""),
    ])
    func `elements for which a kind repeats a layer have their own names`(rows: String, problems: String) throws {
        var json = try JSON.read(
            #"{"name":"rows","type":"list","default":[],"element":{"type":"record","fields":[{"name":"name","type":"text","default":""}]}}"#
        )
        json = [
            "type": "kind", "slug": "sample", "title": "Sample", "parameters": [json],
            "layers": [
                ["name": "row", "role": "element", "frame": "frame(0, 0, 10, 10)", "forEach": "rows", "as": "row"]
            ],
            "operations": [
                [
                    "name": "show", "driver": "time",
                    "tracks": [
                        [
                            "layer": "row", "property": "opacity", "from": "0", "to": "1", "duration": "1",
                            "curve": "linear",
                        ]
                    ],
                ]
            ],
        ]
        let kind = try Kind.read(json)
        let pattern = try DocumentSample.json(DocumentSample.pattern, #"{"parameters":{"rows":\#(rows)},"accepts":[]}"#)
        let found = result { () throws(Problems) in try Pattern.read(pattern, kind: .found(kind)) }.problems
        #expect(found.map(\.line).joined(separator: "\n") == problems)
    }

    @Test func `a default in a definition is a reference of the kind, and is renamed`() throws {
        let kind = try self.kind(parameter: Self.icons)
        let vimeo = try DocumentReference("item:vimeo").name
        #expect(kind.references == [vimeo])
        let json = try Document.kind(kind).renaming(vimeo, to: #require(Slug("films")))
        let definition = try #require(json["parameters"]?.array?.first)
        #expect(definition["element"]?["fields"]?.array?.first?["default"] == "films")
        let place = Document.kind(kind).path(of: vimeo)
        #expect(place.description == "$.parameters[0].element.fields[0].default")
    }

    private func kind(parameter: String) throws -> Kind {
        try Kind.read([
            "type": "kind", "slug": "sample", "title": "Sample", "parameters": [try .read(parameter)],
            "layers": [["name": "source", "role": "source", "frame": "frame(0, 0, 10, 10)"]],
            "operations": [
                [
                    "name": "push", "driver": "time",
                    "tracks": [
                        [
                            "layer": "source", "property": "opacity", "from": "0", "to": "1", "duration": "1",
                            "curve": "linear",
                        ]
                    ],
                ]
            ],
        ])
    }
}
