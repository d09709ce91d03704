import MotifJSON
import Testing

@testable import MotifCore

/// A small document of each type without a problem, and edits to its keys.
enum DocumentSample {
    static let item: JSONObject = ["type": "item", "slug": "twitter", "title": "Twitter", "color": "#336699"]
    static let device: JSONObject = [
        "type": "device", "slug": "iphone-15", "title": "iPhone 15", "family": "phone",
        "screen": ["width": 393, "height": 852],
    ]
    static let pattern: JSONObject = ["type": "pattern", "slug": "tuned", "title": "Tuned", "kind": "sample"]

    /// `object` with the members of a JSON text put in; null takes one away.
    static func json(_ object: JSONObject, _ edits: String) throws -> JSON {
        var object = object
        for member in try JSON.read(edits).object?.members ?? [] {
            object[member.key] = member.value == .null ? nil : member.value
        }
        return .object(object)
    }

    /// The kind of `KindSample`, and no other.
    static func read(_ json: JSON) throws -> (document: Document?, problems: [Problem]) {
        let slug = Pattern.kind(of: json)?.text
        let kind: Document.KindAnswer =
            slug == "sample"
            ? .found(try Kind.read(KindSample.json)) : .unknown(nearest: slug == "smaple" ? "sample" : nil)
        let (document, problems) = result { () throws(Problems) in try Document(json, kind: kind) }
        return (document, problems)
    }
}

@Suite struct DocumentTests {
    struct Case: CustomTestStringConvertible {
        let edits: String
        /// The problems, a line each.
        let problems: String
        var testDescription: String { edits.prefix(100).debugDescription }

        init(_ edits: String, _ problems: String) { (self.edits, self.problems) = (edits, problems) }
    }

    static func text(_ count: Int) -> String { String(repeating: "x", count: count) }

    static let titles = [
        Case(#"{"title":null}"#, "missing $: 'title' is missing; it is the name that people see"),
        Case(#"{"title":""}"#, "missing $.title: 'title' is empty; it is the name that people see"),
        Case(#"{"title":" \n "}"#, "missing $.title: 'title' is empty; it is the name that people see"),
        Case(#"{"title":3}"#, "wrong-type $.title: Expected text; found a number"),
        Case(#"{"title":"\#(text(200))"}"#, ""),
        Case(#"{"title":"\#(text(201))"}"#, "too-large $.title: 'title' has 201 bytes; the maximum is 200"),
        Case(#"{"summary":"\#(text(20_000))"}"#, ""),
        Case(
            #"{"summary":"\#(text(20_001))"}"#,
            "too-large $.summary: 'summary' has 20001 bytes; the maximum is 20000"),
        Case(#"{"summary":[]}"#, "wrong-type $.summary: Expected text; found a list"),
        Case(#"{"slug":null}"#, "missing $: 'slug' is missing; it is the document's name, such as 'zoom-icons'"),
        Case(#"{"slug":""}"#, "missing $.slug: 'slug' is empty; it is the document's name, such as 'zoom-icons'"),
        Case(
            #"{"slug":"Twit ter"}"#,
            "bad-slug $.slug: 'Twit ter' is not a valid slug; \(ReferenceTests.rule). Did you mean 'twit-ter'?"),
        Case(#"{"titel":"a"}"#, "unknown-key $.titel: Unknown key 'titel'. Did you mean 'title'?"),
        Case(
            #"{"x y":1}"#,
            #"unknown-key $["x y"]: Unknown key 'x y'; known keys: type, extensions, slug, title, summary, tags, "#
                + #"source, "#
                + "deprecated, color, image"),
        Case(#"{"extensions":{"tool":{"any":[1,null]}}}"#, ""),
        Case(#"{"extensions":[]}"#, "wrong-type $.extensions: Expected an object; found a list"),
    ]

    static let tags = [
        Case(#"{"tags":[]}"#, ""),
        Case(#"{"tags":["a","B","b c"]}"#, ""),
        Case(#"{"tags":"a"}"#, "wrong-type $.tags: Expected a list; found text"),
        Case(
            #"{"tags":["a",3,"a","","\#(text(65))","\#(text(64))"]}"#,
            "wrong-type $.tags[1]: Expected text; found a number\n"
                + "exists $.tags[2]: The tag 'a' appears twice\n"
                + "missing $.tags[3]: The tag is empty\n"
                + "too-large $.tags[4]: The tag has 65 bytes; the maximum is 64"),
        Case(
            "{\"tags\":[\((0...256).map { "\"\($0)\"" }.joined(separator: ","))]}",
            "too-large $.tags: 'tags' has 257 elements; the maximum is 256"),
    ]

    static let sources = [
        Case(#"{"source":{"title":"An article"}}"#, ""),
        Case(#"{"source":{"title":"An article","url":"https://example.org","author":"A"}}"#, ""),
        Case(#"{"source":"An article"}"#, "wrong-type $.source: Expected an object; found text"),
        Case(
            #"{"source":{"url":3,"autor":"A"}}"#,
            "missing $.source: 'title' is missing; it is the title of the article or standard\n"
                + "wrong-type $.source.url: Expected text; found a number\n"
                + "unknown-key $.source.autor: Unknown key 'autor'. Did you mean 'author'?"),
        Case(#"{"deprecated":true}"#, ""),
        Case(#"{"deprecated":false}"#, ""),
        Case(#"{"deprecated":"use 'fade'"}"#, ""),
        Case(#"{"deprecated":""}"#, "missing $.deprecated: 'deprecated' is empty; it is true or a reason"),
        Case(#"{"deprecated":1}"#, "wrong-type $.deprecated: Expected true or a reason; found a number"),
        Case(
            #"{"deprecated":null,"colour":"white"}"#,
            "unknown-key $.colour: Unknown key 'colour'. Did you mean 'color'?"),
    ]

    @Test(arguments: titles + tags + sources) func `the keys of every document are checked`(_ example: Case) throws {
        let result = try DocumentSample.read(DocumentSample.json(DocumentSample.item, example.edits))
        #expect(result.problems.map(\.line).joined(separator: "\n") == example.problems)
        #expect((result.document == nil) == !result.problems.isEmpty)
    }

    static let types = "kind, pattern, item, device, value"
    static let wholes = [
        Case("null", "wrong-type $: Expected an object; found null"),
        Case("[]", "wrong-type $: Expected an object; found a list"),
        Case(#""item""#, "wrong-type $: Expected an object; found text"),
        Case(
            #"{"fast": {"$type": "duration", "$value": "1s"}}"#,
            "missing $: These are design tokens, not a document; give the file the ending .tokens.json, or say that it "
                + "has tokens"),
        Case("{}", "missing $: This isn't a document: it has neither 'type' (one of \(types)) nor 'slug'"),
        Case(#"{"slug":"a"}"#, "missing $: 'type' is missing; it is one of \(types)"),
        Case(#"{"type":1}"#, "wrong-type $.type: Expected text; found a number"),
        Case(#"{"type":"patern"}"#, "unknown-reference $.type: Unknown type 'patern'. Did you mean 'pattern'?"),
        Case(#"{"type":"theme"}"#, "unknown-reference $.type: Unknown type 'theme'; expected one of: \(types)"),
    ]

    @Test(arguments: wholes) func `a document has a type`(_ example: Case) throws {
        let result = try DocumentSample.read(.read(example.edits))
        #expect(result.problems.map(\.line).joined(separator: "\n") == example.problems)
        #expect(result.document == nil)
    }

    @Test func `empty values are left out, and extensions are kept unchanged`() throws {
        let extensions = #"{"b":{"z":[1,null,{"deep":1e-7}],"a":""},"deprecated":false}"#
        let json = try DocumentSample.json(
            DocumentSample.item,
            #"{"summary":"","tags":[],"deprecated":false,"image":"","extensions":\#(extensions)}"#)
        let document = try #require(try DocumentSample.read(json).document)
        #expect(
            document.json.canonical
                == #"{"color":{"alpha":1,"colorSpace":"srgb","components":[0.2,0.4,0.6]},"#
                + #""extensions":{"b":{"a":"","z":[1,null,{"deep":1e-7}]},"deprecated":false},"#
                + #""slug":"twitter","title":"Twitter","type":"item"}"#)
        #expect(try DocumentSample.read(document.json).document?.json == document.json)
    }

    @Test func `the metadata has what a document's JSON has`() throws {
        let json = try DocumentSample.json(
            DocumentSample.item,
            #"{"summary":"S","tags":["b","a"],"deprecated":"use 'x'","source":{"title":"T","author":"A"}}"#)
        let document = try #require(try DocumentSample.read(json).document)
        #expect(document.metadata.name.description == "item:twitter")
        #expect(document.metadata.source == .init(title: "T", url: nil, author: "A"))
        #expect(document.metadata.deprecation == .reason("use 'x'"))
        #expect(document.metadata.tags == ["b", "a"])
        #expect(document.canonical == document.json.canonicalBytes)
        #expect(Document.name(of: json) == document.metadata.name)
        #expect(Document.name(of: ["type": "item", "slug": "A"]) == nil)
    }

    @Test func `a digest is 32 bytes`() {
        #expect(ContentDigest([1, 2]) == nil)
        let digest = ContentDigest([0x0A, 0xFF] + Array(repeating: 0, count: 30))
        #expect(digest?.description == "0aff" + String(repeating: "00", count: 30))
    }
}
