import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@Suite struct `A check since a place in the history` {
    /// A change after the first one, which wrote the shipped documents.
    enum Change: String, CaseIterable {
        case pattern, kind, kindTitle, item, deletion, device

        /// The patterns whose results may differ afterwards, and on how many screens.
        var expected: [String] {
            switch self {
            case .pattern: ["expand: 44"]
            case .kind: ["expand-covering: 44"]
            case .item: ["zoom-icons: 44"]
            case .kindTitle, .deletion: []
            case .device:
                [
                    "connect-the-dots", "dive-deeper", "expand", "expand-covering", "expand-sign-in", "mask-reveal",
                    "peek-over-the-edge", "punch-out", "punch-out-covering", "shift-the-shape", "zoom-icons",
                ].map { $0 + ": 2" }
            }
        }

        func write(to catalog: Catalog) throws {
            var retitled = Edit()
            retitled.title = "Another"
            let kind = try Sample.name("kind:expand-covering")
            var unchecked = try catalog.read { try $0.state(of: DocumentReference(kind)).document.json.object }
            unchecked?["checks"] = nil
            let withoutChecks = try Sample.document(.object(#require(unchecked)))
            _ = try catalog.write(as: Sample.note) { writer in
                switch self {
                case .pattern: _ = try writer.update(Sample.name("expand"), retitled)
                case .kind: _ = try writer.update(kind, withoutChecks)
                case .kindTitle: _ = try writer.update(kind, retitled)
                case .item: _ = try writer.update(Sample.name("item:vimeo"), retitled)
                case .deletion: try writer.delete("expand-sign-in")
                case .device:
                    _ = try writer.update(
                        Sample.name("device:iphone-15"), Sample.set([("screen", "400, 900")]))
                }
            }
        }
    }

    /// The patterns that a request checks, each with its number of screens.
    private static func checked(_ request: CheckRequest, in catalog: Catalog) throws -> [String] {
        try catalog.read { reader in
            let plan = try reader.checkPlan(for: request)
            var lines: [String] = []
            try reader.check(plan) { report in
                let cases = try #require(report.results.last).cases
                // The app places one frame of these in 25 positions.
                let places = ["expand", "connect-the-dots"].contains { report.kind.text.hasPrefix($0) } ? 25 : 1
                lines.append("\(report.name.slug): \(cases / places)")
            }
            #expect(plan.patternCount == lines.count)
            return lines
        }
    }

    private static func request(since text: String) throws -> CheckRequest {
        var request = CheckRequest()
        request.since = try HistoryMoment(text)
        return request
    }

    @Test(arguments: Change.allCases)
    func `runs what the change may have affected`(change: Change) throws {
        let catalog = try Sample.catalog()
        try change.write(to: catalog)
        #expect(try Self.checked(Self.request(since: "1"), in: catalog) == change.expected)
        #expect(try Self.checked(Self.request(since: "2"), in: catalog) == [])
    }

    @Test func `counts a day from its start`() throws {
        let catalog = try Sample.catalog()
        let day = String(Sample.note.date.description.prefix(10))
        #expect(try Self.checked(Self.request(since: day), in: catalog).count == 11)
        #expect(try Self.checked(Self.request(since: "2100-01-01"), in: catalog) == [])
    }

    @Test func `runs patterns that changed on all screens, and the others on the device that did`() throws {
        let catalog = try Sample.catalog()
        for change in [Change.device, .pattern] { try change.write(to: catalog) }
        let lines = try Self.checked(Self.request(since: "1"), in: catalog)
        #expect(lines.count == 11)
        #expect(lines.filter { $0.hasSuffix(": 44") } == ["expand: 44"])
        var request = try Self.request(since: "1")
        request.devices = [try Sample.slug("ipad-9")]
        #expect(try Self.checked(request, in: catalog) == ["expand: 2"])
    }

    @Test func `accepts filters, but no names`() throws {
        let catalog = try Sample.catalog()
        for change in [Change.kind, .pattern] { try change.write(to: catalog) }
        var request = try Self.request(since: "1")
        request.patterns = .listed(ListRequest(.pattern, filter: "kind == 'expand-covering'"))
        #expect(try Self.checked(request, in: catalog) == ["expand-covering: 44"])
        request.patterns = .named([try DocumentReference("expand")])
        #expect(try Sample.problems { _ = try Self.checked(request, in: catalog) } == ["conflict $"])
    }
}
