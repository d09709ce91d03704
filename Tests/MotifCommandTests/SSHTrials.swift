import Foundation
import Testing

/// A hub behind a real ssh server, which `script/hubs` starts.
@Suite struct SSHTrials {
    /// The server, such as `ssh://mia@127.0.0.1:2222`, and the command that logs in there.
    static let server = ProcessInfo.processInfo.environment["MOTIF_TEST_SSH"]
    static let command = ProcessInfo.processInfo.environment["MOTIF_TEST_SSH_COMMAND"] ?? "ssh"

    private let sandbox: Sandbox
    private let hub: String

    /// A hub in a folder whose name a shell would split.
    init() throws {
        sandbox = try Sandbox()
        let folder = sandbox.folder.path
        hub = "\(Self.server ?? "")\(folder)/it%27s%20%24HOME/hub.db"
        try expectSuccess("mkdir \"it's \\$HOME\"; motif init --quiet \"it's \\$HOME/hub.db\"")
    }

    @Test(.enabled(if: SSHTrials.server != nil)) func `clones share changes`() throws {
        try expectSuccess("motif clone \(hub) mia.db; motif clone \(hub) tom.db")
        try expectSuccess(
            "motif update expand --set expandDuration=250ms --catalog mia.db; motif sync --catalog mia.db")
        try expectSuccess("motif update expand --set presentDuration=1s --catalog tom.db")
        let push = try run("motif push --catalog tom.db")
        #expect(push.exit != 0 && push.errors.contains("has moved on to change 2"), "\(push.transcript)")
        let sync = try expectSuccess("motif sync --catalog tom.db")
        #expect(sync.errors.contains("Pushed 1 change"))
        try expectSuccess("motif pull --catalog mia.db; motif verify --catalog \"it's \\$HOME/hub.db\"")
        let mia = try expectSuccess("motif export --to jsonl --catalog mia.db").output
        let tom = try expectSuccess("motif export --to jsonl --catalog tom.db").output
        #expect(mia == tom && mia.contains("\"presentDuration\":1"))
        #expect(try run("motif hub --catalog mia.db --format csv").output.contains(hub))
    }

    @Test(.enabled(if: SSHTrials.server != nil)) func `clones that share at once all succeed`() throws {
        let line = """
            for clone in 1 2 3 4; do
                motif clone \(hub) $clone.db --quiet || exit
            done
            work() {
                for round in 1 2 3; do
                    motif copy expand expand-$1-$round --quiet --catalog $1.db && motif sync --quiet --catalog $1.db || exit
                done
            }
            work 1 & first=$!
            work 2 & second=$!
            work 3 & third=$!
            work 4 && wait $first && wait $second && wait $third
            """
        try expectSuccess(line)
        let log = try expectSuccess("motif log --format jsonl --catalog \"it's \\$HOME/hub.db\"").output
        for clone in 1...4 {
            for round in 1...3 { #expect(log.contains("\"expand-\(clone)-\(round)\"")) }
        }
        try expectSuccess("motif verify --catalog \"it's \\$HOME/hub.db\"")
    }

    @Test(.enabled(if: SSHTrials.server != nil)) func `errors at the other end are explained`() throws {
        let missing = try run("motif clone \(Self.server ?? "")/no/such/hub.db mia.db")
        #expect(missing.exit != 0 && missing.errors.contains("/no/such/hub.db doesn't exist"), "\(missing.transcript)")
        let login = try run("motif clone \(hub) mia.db", ssh: Self.command + " -o PubkeyAuthentication=no")
        #expect(login.exit != 0 && login.errors.contains("refused the login"), "\(login.transcript)")
        let server = try run("motif clone ssh://127.0.0.1:1/hub.db mia.db")
        #expect(server.exit != 0 && server.errors.contains("Could not connect"), "\(server.transcript)")
        #expect(!FileManager.default.fileExists(atPath: sandbox.folder.appendingPathComponent("mia.db").path))
    }

    private func run(_ line: String, ssh: String = command) throws -> Run {
        try sandbox.shell("export MOTIF_SSH='\(ssh)'; \(line)")
    }

    @discardableResult
    private func expectSuccess(_ line: String, _ location: SourceLocation = #_sourceLocation) throws -> Run {
        let run = try run("set -e; \(line)")
        #expect(run.exit == 0, "\(run.transcript)", sourceLocation: location)
        return run
    }
}
