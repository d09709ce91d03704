import MotifCore
import Testing

@Suite struct ReferenceTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        let type: DocumentType
        let slug: String
        let version: DocumentReference.Version
        let canonical: String
        var testDescription: String { text }

        init(
            _ text: String, _ type: DocumentType, _ slug: String, _ version: DocumentReference.Version,
            _ canonical: String
        ) {
            (self.text, self.type, self.slug) = (text, type, slug)
            (self.version, self.canonical) = (version, canonical)
        }
    }

    static let cases: [Case] = [
        Case("expand", .pattern, "expand", .newest, "expand"),
        Case("pattern:expand", .pattern, "expand", .newest, "expand"),
        Case("expand@2", .pattern, "expand", revision(2), "expand@2"),
        Case("expand#2@1", .pattern, "expand", revision(1, ordinal: 2), "expand#2@1"),
        Case("kind:expand#01@7", .kind, "expand", revision(7, ordinal: 1), "kind:expand#1@7"),
        Case("expand@007", .pattern, "expand", revision(7), "expand@7"),
        Case("expand@1.4", .pattern, "expand", release("1.4"), "expand@1.4"),
        Case("kind:expand@spring-2026", .kind, "expand", release("spring-2026"), "kind:expand@spring-2026"),
        Case("item:twitter", .item, "twitter", .newest, "item:twitter"),
        Case("kind:punch-out@12", .kind, "punch-out", revision(12), "kind:punch-out@12"),
        Case("device:iphone-15", .device, "iphone-15", .newest, "device:iphone-15"),
    ]

    private static func revision(_ number: Int, ordinal: Int? = nil) -> DocumentReference.Version {
        RevisionNumber(number).map { .revision($0, ordinal: ordinal) } ?? .newest
    }

    private static func release(_ name: String) -> DocumentReference.Version {
        ReleaseName(name).map(DocumentReference.Version.release) ?? .newest
    }

    @Test(arguments: cases) func `a reference is type, slug and version`(_ example: Case) throws {
        let reference = try DocumentReference(example.text)
        #expect(reference.name.type == example.type)
        #expect(reference.name.slug.text == example.slug)
        #expect(reference.version == example.version)
        #expect(reference.description == example.canonical)
    }

    struct Slip: CustomTestStringConvertible {
        let text: String
        let message: String
        var testDescription: String { text.prefix(40).debugDescription }

        init(_ text: String, _ message: String) { (self.text, self.message) = (text, message) }
    }

    static let rule = "use lowercase letters, digits and single hyphens, at most 64 characters"
    static let slips = [
        Slip("knd:expand", "Unknown type 'knd' in 'knd:expand'. Did you mean 'kind'?"),
        Slip("patterns:expand", "Unknown type 'patterns' in 'patterns:expand'. Did you mean 'pattern'?"),
        Slip("theme:a", "Unknown type 'theme' in 'theme:a'. Expected one of: kind, pattern, item, device, value"),
        Slip(":a", "':a' has no type before the colon. Expected one of: kind, pattern, item, device, value"),
        Slip("Zoom Icons", "'Zoom Icons' is not a valid slug; \(rule). Did you mean 'zoom-icons'?"),
        Slip("item:", "'item:' doesn't name a document; write [type:]slug[@revision]"),
        Slip("@2", "'@2' doesn't name a document; write [type:]slug[@revision]"),
        Slip("", "'' doesn't name a document; write [type:]slug[@revision]"),
        Slip("item:a:b", "'a:b' is not a valid slug; \(rule). Did you mean 'a-b'?"),
        Slip("expand@", "'expand@' has no revision after the @; revisions are numbered from 1"),
        Slip("expand@0", "'0' in 'expand@0' is not a revision number or a release; revisions are numbered from 1"),
        Slip("expand@-1", "'-1' in 'expand@-1' is not a revision number or a release; revisions are numbered from 1"),
        Slip("expand@+2", "'+2' in 'expand@+2' is not a revision number or a release; revisions are numbered from 1"),
        Slip("expand@.4", "'.4' in 'expand@.4' is not a revision number or a release; revisions are numbered from 1"),
        Slip("a@1@2", "'1@2' in 'a@1@2' is not a revision number or a release; revisions are numbered from 1"),
        Slip("expand#0@1", "'0' in 'expand#0@1' isn't a number of 1 or more; #1 is the first document with the name"),
        Slip("a#x@1", "'x' in 'a#x@1' isn't a number of 1 or more; #1 is the first document with the name"),
        Slip("expand#2", "'expand#2' has no revision; write expand#2@1 for the first one"),
        Slip("expand#", "'' in 'expand#' isn't a number of 1 or more; #1 is the first document with the name"),
        Slip(
            "a@9999999999999999999",
            "'9999999999999999999' in 'a@9999999999999999999' is too large for a revision number"),
        Slip(
            "\u{1B}[2J:a",
            "Unknown type '\u{FFFD}[2J' in '\u{FFFD}[2J:a'. Expected one of: kind, pattern, item, device, value"
        ),
        Slip(
            String(repeating: "é", count: 200),
            "'\(String(repeating: "é", count: 80))…' is not a valid slug; \(rule). Did you mean "
                + "'\(String(repeating: "e", count: 64))'?"),
    ]

    @Test(arguments: slips) func `any other text is rejected with a suggestion`(_ slip: Slip) throws {
        let error = try #require(throws: ReferenceError.self) { try DocumentReference(slip.text) }
        #expect(error.message == slip.message)
    }

    @Test func `revisions are numbered from 1`() {
        #expect(RevisionNumber(0) == nil)
        #expect(RevisionNumber(-1) == nil)
        #expect(RevisionNumber(1) == .first)
        #expect(RevisionNumber.first.next.description == "2")
        #expect(RevisionNumber.first < RevisionNumber.first.next)
    }

    @Test func `names are ordered like documents in exports: references come first`() throws {
        let names = try ["b", "kind:a", "item:z", "a", "device:x"].map { try DocumentReference($0).name }
        #expect(names.sorted().map(\.description) == ["device:x", "item:z", "kind:a", "a", "b"])
        #expect(names.map(\.quoted) == ["Pattern 'b'", "Kind 'a'", "Item 'z'", "Pattern 'a'", "Device 'x'"])
        #expect(DocumentType(plural: "patterns") == .pattern)
        #expect(DocumentType(plural: "pattern") == nil)
    }
}
