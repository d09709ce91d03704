import Foundation
import Testing

/// What the person at the terminal sees of the studio. `studio-server` and `chromium-studio` in Tests/Trials/Peers try
/// the rest.
@Suite struct `motif serve` {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try FileManager.default.createDirectory(at: sandbox.path("bin"), withIntermediateDirectories: true)
    }

    private var environment: [String: String?] { ["PATH": sandbox.path("bin").path] }

    @Test func `opens the address that it prints`() throws {
        // Writers to a named pipe wait for a reader, and readers wait for data.
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

    @Test func `continues without a browser`() throws {
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

    /// Sends a request to a port of this machine, and leaves the connection open.
    private static func send(_ text: String, to port: UInt16) throws -> Int32 {
        #if os(Linux)
            let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let connection = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, size) }
        }
        try #require(connected == 0)
        try #require(write(connection, text, text.utf8.count) == text.utf8.count)
        return connection
    }

    @Test func `a catalog is one file again after the studio`() throws {
        let studio = try sandbox.conversation("serve", "--port", "0", environment: environment)
        let address = try #require(try studio.hear().firstMatch(of: /127.0.0.1:(\d+)\/\?token=(\w+)/))
        let operation = #"{"op": "update", "ref": "expand", "title": "Grow"}"#
        let request = [
            "POST /api/operations HTTP/1.1", "Host: 127.0.0.1:\(address.1)", "Content-Length: \(operation.utf8.count)",
            "Content-Type: application/json", "Authorization: Bearer \(address.2)", "", operation,
        ].joined(separator: "\r\n")
        let client = try Self.send(request, to: try #require(UInt16(address.1)))
        let answer = try FileHandle(fileDescriptor: client, closeOnDealloc: true).read(upToCount: 15)
        #expect(answer == Data("HTTP/1.1 200 OK".utf8))
        #expect(sandbox.files.contains("motif.db-wal"))
        studio.signal(SIGTERM)
        #expect(try studio.end().exit == 0)
        #expect(sandbox.files == ["bin", "motif.db"])
    }

    @Test(arguments: [true, false])
    func `a GIF ends with its client and its studio, and leaves nothing`(_ clientLeaves: Bool) throws {
        #expect(mkfifo(sandbox.path("started").path, 0o600) == 0)
        // The end of the pipe is open for as long as the program runs, or what it has started.
        try sandbox.write("#!/bin/sh\nexec 3>started\necho yes >&3\n/bin/sleep 60\n", to: "bin/rsvg-convert")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: sandbox.path("bin/rsvg-convert").path)
        let studio = try sandbox.conversation("serve", "--port", "0", environment: environment)
        let address = try #require(try studio.hear().firstMatch(of: /127.0.0.1:(\d+)\/\?token=(\w+)/))
        let request = [
            "POST /api/patterns/expand/animation HTTP/1.1", "Host: 127.0.0.1:\(address.1)", "Content-Length: 2",
            "Content-Type: application/json", "Authorization: Bearer \(address.2)", "", "{}",
        ].joined(separator: "\r\n")
        let client = try Self.send(request, to: try #require(UInt16(address.1)))
        let program = try FileHandle(forReadingFrom: sandbox.path("started"))
        #expect(try program.read(upToCount: 3) == Data("yes".utf8))
        if clientLeaves {
            close(client)
            // Until all of them are gone.
            _ = try program.readToEnd()
        }
        studio.signal(SIGTERM)
        #expect(try studio.end().exit == 0)
        if !clientLeaves {
            _ = try program.readToEnd()
            close(client)
        }
        // A reader that was interrupted leaves its log, as any process that ends does.
        #expect(sandbox.files.filter { !$0.hasPrefix("motif.db-") } == ["bin", "motif.db", "started"])
    }
}
