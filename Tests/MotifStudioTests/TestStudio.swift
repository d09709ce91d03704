import Foundation
import MotifCatalog
import MotifJSON
import MotifPublishing
import MotifStudio
import Testing

/// A studio over a catalog of its own, asked without a server.
final class TestStudio: Sendable {
    static let token = String(repeating: "ab", count: 32)
    static let time = Timestamp("2026-05-04T09:30:00Z") ?? Timestamp(millisecondsSince1970: 0)

    let studio: Studio
    let folder: URL

    /// The catalog's file.
    var path: String { folder.appendingPathComponent("motif.db").path }

    /// - Parameters:
    ///   - contents: The documents of the catalog.
    ///   - change: Changes the settings.
    init(_ contents: Catalog.Contents = .shipped, _ change: (inout StudioSettings) -> Void = { _ in }) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("motif-studio-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("motif.db").path
        _ = try Catalog.create(at: path, with: contents, as: ChangeNote(author: "mia", date: Self.time))
        var settings = StudioSettings(catalog: path, author: "noor")
        change(&settings)
        studio = Studio(settings, port: 8460, token: Self.token) { Self.time }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Header fields of a program that has the token.
    static let session = ["authorization": "Bearer \(token)"]

    /// Header fields of somebody who has neither the token nor the cookie.
    static let stranger = ["authorization": ""]

    /// The answer to a request, with the token unless it has other credentials.
    func ask(
        _ method: String, _ target: String, _ headers: [String: String] = [:], body: String = ""
    ) -> StudioAnswer {
        var fields = ["host": "127.0.0.1:8460"]
        if method == "POST" { fields["content-type"] = "application/json" }
        if headers["cookie"] == nil { fields.merge(Self.session) { $1 } }
        fields.merge(headers) { $1 }
        return studio.answer(
            StudioRequest(
                method, target, headers: fields.map { ($0.key, $0.value) }.filter { $0.1 != "" }, body: Array(body.utf8)
            ))
    }

    /// The answer to a `GET`.
    func get(_ target: String, _ headers: [String: String] = [:]) -> StudioAnswer { ask("GET", target, headers) }

    /// Header fields of a page, which has the cookie that reads.
    func cookie() throws -> [String: String] {
        let field = get("/?token=\(Self.token)", Self.stranger).header("Set-Cookie")
        return ["cookie": "other=1; " + String(try #require(field?.split(separator: ";").first))]
    }

    /// The answer to an operation of somebody who has the token.
    func run(_ operation: JSON) -> StudioAnswer {
        ask("POST", "/api/operations", Self.session, body: operation.canonical)
    }
}

extension StudioAnswer {
    /// The body as JSON.
    var json: JSON {
        get throws { try JSONReader().read(body) }
    }

    /// The body as text.
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The code of the error in the body.
    var code: String? { try? json["error"]?["code"]?.string }
}
