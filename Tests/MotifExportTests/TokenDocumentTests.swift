import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `design tokens as shared values` {
    private func read(_ texts: String..., group: [String] = [], sets: [String] = []) throws -> TokenDocuments {
        try TokenDocuments(texts.map { try JSONReader().read($0) }, group: group, sets: sets)
    }

    /// The values as `slug type value`, with the problems behind them.
    private func lines(_ found: TokenDocuments) -> [String] {
        found.documents.map {
            [$0["slug"], $0["valueType"], $0["value"]].map { $0?.string ?? $0?.canonical ?? "" }
                .joined(separator: " ")
        }.sorted() + found.problems.map(\.message)
    }

    @Test func `have the types of tokens, and are aliases where these are`() throws {
        let found = try read(
            #"""
            {"time": {"$type": "duration", "slow": {"$value": {"value": 0.4, "unit": "s"}},
                      "calm": {"$ref": "#/time/slow"}, "also": {"$value": "{time.calm}", "$deprecated": "Use calm"}},
             "space": {"gutterWide": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}}},
             "dim": {"$type": "number", "$root": {"$value": 0.25}, "half": {"$value": "{dim.$root}"}},
             "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
             "ease": {"$type": "cubicBezier", "out": {"$value": [0, 0, 0.2, 1]}},
             "show": {"$type": "transition", "$value": {"duration": "{time.slow}", "timingFunction": "{ease.out}",
                      "delay": {"value": 0, "unit": "ms"}}},
             "appear": {"$value": "{show}"},
             "part": {"$type": "number", "$value": {"$ref": "#/red/$value/components/0"}},
             "font": {"$type": "fontFamily", "$value": "Inter"}}
            """#)
        func text(_ slug: String) -> String? {
            found.documents.first { $0["slug"]?.string == slug }.map {
                ($0["valueType"]?.string ?? "") + " " + ($0["value"]?.canonical ?? "")
            }
        }
        #expect(text("time-slow") == "duration 0.4")
        #expect(text("time-calm") == #"duration {"value":"time-slow"}"#)
        #expect(text("time-also") == #"duration {"value":"time-calm"}"#)
        #expect(text("space-gutter-wide") == "length 12")
        #expect(text("dim") == "number 0.25")
        #expect(text("dim-half") == #"number {"value":"dim"}"#)
        #expect(text("red") == #"color {"alpha":1,"colorSpace":"srgb","components":[1,0,0]}"#)
        #expect(text("ease-out") == #"curve {"cubicBezier":[0,0,0.2,1]}"#)
        #expect(text("show") == #"timing {"curve":{"value":"ease-out"},"duration":{"value":"time-slow"}}"#)
        #expect(text("appear") == #"timing {"value":"show"}"#)
        #expect(text("part") == "number 1")
        #expect(found.documents.count == 11)
        #expect(found.documents.first { $0["slug"] == "time-also" }?["deprecated"] == "Use calm")
        #expect(found.ignored == ["font (type fontFamily)"])
    }

    @Test func `have names without the imported group, and no aliases to tokens outside it`() throws {
        let text = #"""
            {"base": {"slow": {"$type": "duration", "$value": "400ms"}},
             "brand": {"motion": {"slow": {"$value": "{base.slow}"}, "slower": {"$value": "{brand.motion.slow}"}}}}
            """#
        let found = try read(text, group: ["brand", "motion"])
        #expect(
            found.documents.map { ($0["slug"]?.string ?? "") + " " + ($0["value"]?.canonical ?? "") }
                == [#"slow 0.4"#, #"slower {"value":"slow"}"#])
    }

    @Test func `can be read from older files, and losses are reported`() throws {
        let old = try read(#"{"d": {"value": "300ms", "type": "time"}, "e": {"value": "{d.value}", "type": "time"}}"#)
        #expect(old.documents.map { $0["value"]?.canonical } == ["0.3", #"{"value":"d"}"#])
        let delayed = try read(
            #"""
            {"t": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"},
                   "delay": {"value": 20, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}}}
            """#)
        #expect(delayed.dropped == [] && delayed.documents.map { $0["value"]?["delay"]?.canonical } == ["0.02"])
    }

    @Test(arguments: [
        (
            #"{"aB": {"$type": "duration", "$value": "1s"}, "a": {"b": {"$type": "duration", "$value": "2s"}}}"#,
            "'aB' and 'a.b' are both 'value:a-b'; specify the group to read"
        ),
        (#"{"m": {"日本": {"$type": "duration", "$value": "1s"}}}"#, "'m.日本' has no Latin letter or digit for a name"),
        (#"{"日本": {"$type": "duration", "$value": "1s"}}"#, "'日本' has no Latin letter or digit for a name"),
        (#"{"a": {"$type": "duration", "$value": "{b}"}, "b": {"$value": "{a}"}}"#, "Circular reference: a → b → a"),
        (#"{"a": {"$type": "duration", "$value": "{gone}"}}"#, "There is no token 'gone'"),
        (
            #"{"a": {"$type": "duration", "$value": "{t.fastt}"}, "t": {"fast": {"$value": "1s"}}}"#,
            "There is no token 't.fastt'. Did you mean 't.fast'?"
        ),
        (
            #"{"a": {"$type": "color", "$value": {"colorSpace": "lab", "components": [0, 0, 0]}}}"#,
            "Unknown color space 'lab'; expected: srgb"
        ),
        ("[1]", "Expected a group of tokens; found a list"),
    ])
    func `are refused with all that is wrong`(text: String, message: String) {
        let problems: [Problem]
        do {
            problems = try read(text).problems
        } catch {
            problems = (error as? Problems)?.problems ?? []
        }
        #expect(problems.first?.message == message)
    }

    @Test func `can have the types of other tools, and none`() throws {
        let found = try read(
            #"""
            {"ease": {"$type": "cubic-bezier", "$value": "cubic-bezier(.4, 0, .2, 1)"},
             "slow": {"$type": "time", "$value": "400ms"}, "quick": {"$type": "other", "$value": "0.1s"},
             "figma": {"$type": "string", "$value": "250ms"}, "same": {"$type": "other", "$value": "{ slow }"},
             "plain": {"$value": {"value": 80, "unit": "ms"}}, "gap": {"$type": "spacing", "$value": "4px"},
             "show": {"$type": "transition", "$value": {"duration": "{slow}", "timingFunction": [0, 0, 1, 1]}},
             "shadow": {"$type": "shadow", "$value": "0 1px 2px #000"}}
            """#)
        #expect(
            lines(found) == [
                #"ease curve {"cubicBezier":[0.4,0,0.2,1]}"#, "figma duration 0.25", "gap length 4",
                "plain duration 0.08", "quick duration 0.1", #"same duration {"value":"slow"}"#,
                #"show timing {"curve":{"cubicBezier":[0,0,1,1]},"duration":{"value":"slow"}}"#, "slow duration 0.4",
            ])
        #expect(found.ignored == ["shadow (type shadow)"])
    }

    @Test func `are refused one by one, with their aliases`() throws {
        let found = try read(
            #"""
            {"good": {"$type": "duration", "$value": "1s"}, "日本": {"$type": "duration", "$value": "1s"},
             "early": {"$value": "-160ms"}, "copy": {"$value": "{early}"},
             "rem": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}},
             "odd": {"$type": "duration", "$value": "2s", "$colour": 1}}
            """#)
        let all = lines(found)
        #expect(all.prefix(2) == ["good duration 1", "odd duration 2"])
        #expect(all.count == 2 + found.problems.count)
        for name in ["日本", "is -0.16 s", "'copy' is an alias of 'early'", "'1rem' depends", "Unknown key '$colour'"] {
            #expect(all.contains { $0.contains(name) }, "\(name) of \(all)")
        }
    }

    @Test func `of Tokens Studio are the sets in their order`() throws {
        let text = #"""
            {"core": {"d": {"$type": "duration", "$value": "100ms"}, "e": {"$type": "duration", "$value": "{d}"}},
             "brand/calm": {"d": {"$type": "duration", "$value": "300ms"}},
             "$metadata": {"tokenSetOrder": ["core", "brand/calm"]}, "$themes": []}
            """#
        #expect(try lines(read(text)) == ["d duration 0.3", #"e duration {"value":"d"}"#])
        #expect(try lines(read(text, sets: ["core"])).first == "d duration 0.1")
        let problems = #expect(throws: Problems.self) { try read(text, sets: ["cor"]) }
        #expect(problems?.problems.first?.message.contains("Did you mean 'core'?") == true)
    }

    @Test func `of several files refer to each other, and to values that exist`() throws {
        let base = #"{"$type": "duration", "base": {"fast": {"$value": "100ms"}}}"#
        let system = #"{"$type": "number", "n": {"$value": 1}, "button": {"$value": "{base.fast}"}}"#
        #expect(
            try lines(read(system, base)) == [
                "base-fast duration 0.1", #"button duration {"value":"base-fast"}"#, "n number 1",
            ])
        let values = try read(base).documents.map { try #require(try Document($0).sharedValue) }
        let found = try TokenDocuments([JSONReader().read(system)], values: values)
        #expect(lines(found) == [#"button duration {"value":"base-fast"}"#, "n number 1"])
        #expect(try lines(read(system)).last?.contains("There is no token") == true)
    }

    @Test func `change only what the file states, and keep the data of other tools`() throws {
        let token = #"{"m": {"$type": "duration", "$deprecated": true, "$value": "150ms","#
        let first = try read(token + #" "$extensions": {"org.x": {"id": [1, 2.50]}}}}"#)
        var edited = try #require(first.documents.first?.object)
        edited["title"] = "Quick taps"
        edited["tags"] = ["approved"]
        edited["deprecated"] = "use m-slow"
        let value = try #require(try Document(.object(edited)).sharedValue)
        let again = try TokenDocuments(
            [JSONReader().read(#"{"m": {"$type": "duration", "$value": "200ms"}}"#)], values: [value])
        edited["value"] = 0.2
        #expect(try Document(#require(again.documents.first)).canonical == Document(.object(edited)).canonical)
        let written = try JSONReader().read(TokenValues.export([value]).text)
        #expect(written["m"]?["$extensions"]?["org.x"]?.canonical == #"{"id":[1,2.5]}"#)
        #expect(written["m"]?["$deprecated"] == "use m-slow")
    }

    @Test func `are aliases of values by whole paths, and not by the ends of paths`() throws {
        func value(_ slug: String, _ duration: JSON) throws -> SharedValue {
            let json: JSON = [
                "type": "value", "slug": .string(slug), "title": "A", "valueType": "duration", "value": duration,
            ]
            return try ObjectReader.read(json, SharedValue.read)
        }
        let text = #"{"d": {"fast": {"$type": "duration", "$value": "2s"}, "quick": {"$value": "{brand.d.fast}"}}}"#
        let known = [try value("d-fast", 1), try value("fast", 3)]
        // The file's own token keeps its name, and an alias that leads nowhere is refused.
        for values in [[], known] {
            let found = try TokenDocuments([JSONReader().read(text)], values: values)
            let refused = "There is no token 'brand.d.fast'"
            #expect(lines(found) == ["d-fast duration 2", refused])
        }
        let outside = try TokenDocuments([JSONReader().read(#"{"quick": {"$value": "{d.fast}"}}"#)], values: known)
        #expect(lines(outside) == [#"quick duration {"value":"d-fast"}"#])
        // Two spellings of one value, of which the files have one.
        let renamed = #"{"d-fast": {"$type": "duration", "$value": "2s"}, "quick": {"$value": "{d.fast}"}}"#
        let both = try TokenDocuments([JSONReader().read(renamed)], values: known)
        #expect(lines(both) == ["d-fast duration 2", #"quick duration {"value":"d-fast"}"#])
        let inner = #"{"brand": {"quick": {"$value": "{brand.fast}"}}}"#
        let group = try TokenDocuments([JSONReader().read(inner)], group: ["brand"], values: known)
        #expect(lines(group) == [#"quick duration {"value":"fast"}"#])
    }

    @Test(arguments: [
        (#"{"cursor": {"value": "default"}, "a": {"value": "ease"}}"#, ["a"]),
        (#"{"c": {"$type": "string", "$value": "easeIn"}, "a": {"$type": "other", "$value": "ease-in"}}"#, ["a"]),
        (#"{"c": {"$type": "fontFamily", "$value": "linear"}, "a": {"$value": "linear(0, 1)"}}"#, ["a"]),
    ])
    func `are curves only by the names of CSS, unless they have the type`(text: String, slugs: [String]) throws {
        #expect(try read(text).documents.map { $0["slug"]?.string } == slugs)
    }

    @Test(arguments: [
        ("1.5rem", "'1.5rem' depends on the reader's text size, and a length doesn't; use px (1rem is often 16px)"),
        ("2em", "found the text '2em'"), ("12", "found the text '12'"), ("calc(1px + 2px)", "found the text 'calc(1px"),
        ("NaNpx", "Expected a length such as '12px' or {\"value\": 12, \"unit\": \"px\"}; found the text 'NaNpx'"),
    ])
    func `of lengths in other units are refused by name`(text: String, message: String) throws {
        let found = try read(#"{"g": {"$type": "dimension", "a": {"$value": "\#(text)"}, "b": {"$value": "3px"}}}"#)
        #expect(lines(found).count == 2 && lines(found)[0] == "g-b length 3")
        #expect(lines(found)[1].contains(message), "\(lines(found)[1])")
    }

    @Test func `are as deprecated as the nearest group that has it`() throws {
        let found = try read(
            #"""
            {"$deprecated": "Use v2", "$type": "duration", "a": {"$value": "1s"},
             "own": {"$value": "1s", "$deprecated": "Use a"}, "still": {"$value": "1s", "$deprecated": false},
             "kept": {"$deprecated": false, "b": {"$value": "1s"}, "inner": {"$deprecated": true, "c": {"$value": "1s"}}},
             "alias": {"$value": "{kept.b}"}, "more": {"$extends": "{kept}", "$deprecated": "Use kept"}}
            """#)
        let deprecations = found.documents.map {
            ($0["slug"]?.string ?? "") + " " + ($0["deprecated"]?.canonical ?? "")
        }
        #expect(
            deprecations.sorted() == [
                #"a "Use v2""#, #"alias "Use v2""#, "kept-b false", "kept-inner-c true", "more-b false",
                "more-inner-c true", #"own "Use a""#, "still false",
            ])
        #expect(found.documents.allSatisfy { (try? Document($0)) != nil || $0["value"]?["value"] != nil })
    }

    @Test func `have neither the descriptions nor the extensions of their groups`() throws {
        let found = try read(
            #"""
            {"$description": "All", "a": {"$description": "Some", "$extensions": {"x": 1}, "$type": "duration",
             "b": {"$value": "1s", "$description": "One", "$extensions": {"y": 2}}}}
            """#)
        #expect(found.ignored == ["a.$extensions"])
        #expect(found.documents.map { $0["summary"] } == ["One"])
    }

    @Test func `have types from their file and group, and never from another file`() throws {
        let found = try read(
            #"{"$type": "duration", "g": {"a": {"$value": {"value": 1, "unit": "s"}}, "c": {"$value": "{n}"}}}"#,
            #"{"$type": "dimension", "g": {"$type": "number", "b": {"$value": 2}}, "n": {"$type": "number", "$value": 3}}"#
        )
        #expect(lines(found) == ["g-a duration 1", "g-b number 2", #"g-c number {"value":"n"}"#, "n number 3"])
    }

    @Test func `can refer to a part of another's value, which shows its own type`() throws {
        let found = try read(
            #"""
            {"show": {"$type": "transition", "$value": {"duration": {"value": 0.3, "unit": "s"},
                      "timingFunction": [0, 0, 0.2, 1]}},
             "time": {"$value": {"$ref": "#/show/$value/duration"}}, "also": {"$ref": "#/show/$value"}}
            """#)
        #expect(
            lines(found) == [
                #"also timing {"value":"show"}"#,
                #"show timing {"curve":{"cubicBezier":[0,0,0.2,1]},"duration":0.3}"#, "time duration 0.3",
            ])
    }

    @Test func `of older files keep what is said beside them`() throws {
        let found = try read(
            #"""
            {"a": {"value": "1s", "deprecated": "Use b", "extensions": {"x": 1}},
             "b": {"value": "2s", "$deprecated": true, "$description": "Slow", "$extensions": {"y": 2}, "group": "old"}}
            """#)
        let kept = found.documents.map { document in
            ["deprecated", "extensions", "summary"].map { document[$0]?.canonical ?? "" }
        }
        #expect(kept == [["\"Use b\"", #"{"x":1}"#, ""], ["true", #"{"y":2}"#, "\"Slow\""]])
    }
}

extension Document {
    fileprivate var sharedValue: SharedValue? { if case .value(let value) = self { value } else { nil } }
}
