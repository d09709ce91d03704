import Foundation
import Testing

/// What the page about the studio's API shows of curl is what the server answers.
@Suite struct StudioConsoleTests {
    private static let curl = "/usr/bin/curl"

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: curl)))
    func `the page about the API shows the server's answers`() throws {
        let folder = try TemporaryFolder()
        let server = try ServedCatalog(in: folder, environment: ConsoleTests.environment)
        defer { server.stop() }
        // The page has the usual port; the server any that is free.
        let tools = folder.path("tools")
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        let wrapper = tools.appendingPathComponent("curl")
        let script = """
            #!/bin/sh
            for argument do
                shift
                set -- "$@" "$(printf %s "$argument" | sed 's/127\\.0\\.0\\.1:8460/127.0.0.1:\(server.port)/')"
            done
            exec \(Self.curl) "$@"

            """
        try Data(script.utf8).write(to: wrapper)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: wrapper.path)
        try ConsoleTests.check(
            "docs/studio-api.md", in: folder, changes: ["PATH": tools.path, "TOKEN": server.token])
    }

    @Test func `a port in use and a missing catalog are errors`() throws {
        let folder = try TemporaryFolder()
        let server = try ServedCatalog(in: folder, environment: ConsoleTests.environment)
        defer { server.stop() }
        let motif = try BuiltProgram("motif")
        let second = try motif.run(["serve", "--port", "\(server.port)"], in: folder)
        #expect(second.exit == 73)
        #expect(
            second.errors == """
                motif: Port \(server.port) is in use; try --port \(server.port + 1), or --port 0 for any free port

                """)
        let missing = try motif.run(["serve", "--catalog", "none.db"], in: folder)
        #expect(missing.exit == 66)
        let invalid = try motif.run(["serve", "--port", "65536"], in: folder)
        #expect(invalid.exit == 64)
        let host = try motif.run(["serve", "--host", "nosuch.invalid", "--port", "0"], in: folder)
        #expect(host.errors == "motif: 'nosuch.invalid' isn't a name or an address of this computer\n")
    }

    @Test func `Ctrl-C ends the server cleanly`() throws {
        let folder = try TemporaryFolder()
        let server = try ServedCatalog(in: folder, environment: ConsoleTests.environment)
        #expect(server.interrupt() == 0)
    }
}

/// `motif serve` with a new catalog in a folder, at any free port.
final class ServedCatalog {
    let port: Int
    let token: String
    private let process = Process()

    init(in folder: TemporaryFolder, environment: [String: String]) throws {
        let motif = try BuiltProgram("motif")
        let made = try motif.run(["init", "--quiet"], in: folder, environment: environment)
        try #require(made.exit == 0, "\(made.errors)")
        let output = Pipe()
        process.executableURL = motif.file
        process.arguments = ["serve", "--port", "0"]
        process.environment = environment
        process.currentDirectoryURL = folder.url
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var printed = ""
        while !printed.contains("\n") {
            let part = output.fileHandleForReading.availableData
            try #require(!part.isEmpty, "motif serve ended before it printed a URL")
            printed += String(decoding: part, as: UTF8.self)
        }
        let found = try #require(printed.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/\?token=([0-9a-f]{64})\n/))
        port = try #require(Int(found.1))
        token = String(found.2)
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    /// Ends it as Ctrl-C does.
    ///
    /// - Returns: The exit code.
    func interrupt() -> Int32 {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
