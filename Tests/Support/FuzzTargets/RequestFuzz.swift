import MotifCatalog
import MotifJSON
import MotifPlatform
import MotifPublishing
import MotifStudio

enum RequestFuzz {
    /// Asks the studio: `METHOD TARGET`, lines with header fields, an empty line, and the body.
    static func run(_ bytes: [UInt8]) throws {
        let studio = try studio.get()
        let answer = studio.answer(request(bytes))
        // The catalog is sound, and nobody else uses it.
        try expect((200..<500).contains(answer.status), "status \(answer.status): \(text(answer))")
        for (name, value) in answer.headers {
            let isPrintable = (name + value).unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }
            try expect(isPrintable, "the header field \(name) has \(value.debugDescription)")
        }
        if case .bytes(let body) = answer.content, answer.header("Content-Type") == "application/json" {
            try expect((try? JSONReader().read(body)) != nil, "an answer isn't JSON: \(text(answer))")
        }
    }

    private static func text(_ answer: StudioAnswer) -> String {
        String(decoding: answer.body.prefix(300), as: UTF8.self)
    }

    private static func request(_ bytes: [UInt8]) -> StudioRequest {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        let words = String(decoding: lines.popFirst() ?? [], as: UTF8.self).split(separator: " ", maxSplits: 1)
        var fields = [(name: "host", value: "127.0.0.1:8460")]
        while let line = lines.popFirst(), !line.isEmpty {
            let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
            if parts.count == 2 { fields.append((String(parts[0]), String(parts[1].drop { $0 == " " }))) }
        }
        return StudioRequest(
            words.first.map(String.init) ?? "", words.count == 2 ? String(words[1]) : "", headers: fields,
            body: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    }

    private static let token = String(repeating: "0f", count: 32)

    /// Over a catalog in a file, which nothing writes, so that the next input finds the same.
    private static let studio = Result<Studio, any Error> {
        let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(place)/motif-fuzz-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Finding("mkdtemp fails: \(errno)") }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        atexit {
            for name in ["/motif.db", "/motif.db-wal", "/motif.db-shm"] { unlink(RequestFuzz.folder + name) }
            rmdir(RequestFuzz.folder)
        }
        let date = Timestamp(millisecondsSince1970: 1_700_000_000_000)
        _ = try Catalog.create(at: folder + "/motif.db", with: .shipped, as: ChangeNote(author: "fuzz", date: date))
        var settings = StudioSettings(catalog: folder + "/motif.db", author: "fuzz")
        settings.isReadOnly = true
        return Studio(settings, port: 8460, token: token) { date }
    }
    /// Set once, before the studio is used.
    nonisolated(unsafe) private static var folder = ""
}
