import Foundation
import Testing

/// Only root can mount a disk.
private let canMount: Bool = {
    #if os(Linux)
        return geteuid() == 0 && (try? Sandbox(.nothing).shell("unshare -m true").exit) == 0
    #else
        return false
    #endif
}()

/// A catalog on a small disk of its own.
@Suite(.enabled(if: canMount)) struct FullDiskTests {
    /// Runs lines of a shell beside a disk with a catalog.
    private func run(_ lines: String) throws -> Run {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            set -e
            motif() { LD_LIBRARY_PATH=$LIBRARIES "$MOTIF" "$@"; }
            mkdir disk && mount -t tmpfs -o size=4m none disk
            motif init --quiet disk/motif.db
            \(lines)
            """, to: "lines.sh")
        return try sandbox.shell("export LIBRARIES; exec unshare -m sh lines.sh")
    }

    @Test func `a catalog on a full disk can be read and copied`() throws {
        let run = try run(
            """
            head -c 4m /dev/zero > disk/rest 2> /dev/null || true
            export MOTIF_CATALOG=disk/motif.db
            motif show expand > /dev/null
            motif sql 'SELECT 1' > /dev/null
            motif verify > /dev/null
            motif backup --quiet copy.db
            motif export --quiet -o out/
            motif clone --quiet disk/motif.db clone.db
            motif verify --catalog clone.db > /dev/null
            ls disk
            motif update expand --title Grow || echo "exit $?"
            """)
        #expect(run.output == "motif.db\nrest\nexit 74\n", "\(run.transcript)")
        #expect(run.errors == "motif: The disk is full; nothing was written to 'disk/motif.db'\n")
    }

    @Test func `changes in a log on a full disk are never ignored`() throws {
        let run = try run(
            """
            cp disk/motif.db disk/copy.db && echo frames > disk/copy.db-wal
            head -c 4m /dev/zero > disk/rest 2> /dev/null || true
            motif show expand --catalog disk/copy.db || echo "exit $?"
            """)
        #expect(run.output == "exit 74\n", "\(run.transcript)")
    }

    @Test func `a read-only disk is called that`() throws {
        let run = try run(
            """
            mount -o remount,ro disk
            motif show expand --catalog disk/motif.db > /dev/null
            motif update expand --title Grow --catalog disk/motif.db || echo "exit $?"
            """)
        #expect(run.output == "exit 77\n", "\(run.transcript)")
        #expect(run.errors == "motif: 'disk/motif.db' is on a read-only disk\n")
    }
}
