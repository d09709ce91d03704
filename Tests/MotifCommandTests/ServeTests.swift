import Foundation
import Testing

/// What the person at the terminal sees of the studio. `Tests/Peers/studio-server` and `chromium-studio` try the rest.
@Suite struct `motif serve` {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try FileManager.default.createDirectory(at: sandbox.path("bin"), withIntermediateDirectories: true)
    }

    private var environment: [String: String?] { ["PATH": sandbox.path("bin").path] }

    @Test func `opens the address that it prints`() throws {
        // What writes to a named pipe waits for its reader, and the reader for what is written.
        #expect(mkfifo(sandbox.path("opened").path, 0o600) == 0)
        for opener in ["open", "xdg-open"] {
            try sandbox.write("#!/bin/sh\necho \"$1\" > opened", to: "bin/" + opener)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: sandbox.path("bin/" + opener).path)
        }
        let studio = try sandbox.conversation("serve", "--port", "0", "--open", environment: environment)
        let url = try studio.hear()
        #expect(url.hasPrefix("http://127.0.0.1:") && url.contains("/?token="))
        let opened = try FileHandle(forReadingFrom: sandbox.path("opened")).readToEnd() ?? Data()
        // Every user can read the arguments of a program, so that the token is in a file that only this user can read.
        let file = String(decoding: opened.dropLast(), as: UTF8.self)
        let page = try String(contentsOfFile: file, encoding: .utf8)
        #expect(page.contains("content=\"0; url=\(url)\""))
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        studio.signal(SIGINT)
        #expect(try studio.end().exit == 0)
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func `goes on without a browser`() throws {
        let studio = try sandbox.conversation(
            "serve", "--port", "0", "--open", "--read-only", environment: environment, hearsErrors: true)
        let lines = try (0..<4).map { _ in try studio.hear() }
        #expect(
            Set(lines.dropFirst()) == [
                "The catalog is read-only here.", "Press Ctrl-C to stop.",
                "motif: No browser was found; open the URL yourself",
            ])
        studio.signal(SIGTERM)
        #expect(try studio.end().exit == 0)
    }
}
