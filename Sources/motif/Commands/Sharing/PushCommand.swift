import ArgumentParser
import MotifCatalog
import MotifText

/// `motif push`: the local changes to the hub.
struct PushCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push",
        abstract: "Send your changes to the hub.",
        usage: "motif push [--restore] [<options>]",
        discussion: """
            If the hub has changes that aren't here, nothing is sent: pull first, or use sync for both. A hub that was \
            restored from an old backup lacks changes that were shared before; --restore sends it those, after \
            comparing everything that it has.

            EXAMPLES
              motif push
              motif push --dry-run
              motif push --restore
            """)

    @Flag(help: "Send the hub the shared changes that it has lost.")
    var restore = false

    @Flag(name: .customLong("dry-run"), help: "Show what would be sent, and send nothing.")
    var isDryRun = false

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if restore, isDryRun { throw ValidationError("--restore can't be combined with --dry-run") }
    }

    func run() throws {
        let (catalog, hub) = try catalog.openWithHub(.writing)
        let progress = Progress("Sending", output.notices)
        defer { progress.end() }
        if restore {
            let restored = try catalog.restore(hub) { progress.update($0, of: nil) }
            progress.end()
            let count = String.counted(restored.count, "change")
            output.notice(restored.isEmpty ? "\(hub.address) lacks nothing" : "Restored \(count) of \(hub.address)")
        }
        let pushed = try catalog.push(to: hub, isDryRun: isDryRun) { progress.update($0, of: nil) }
        progress.end()
        try SharingReport(output: output, isDryRun: isDryRun).print(nil, pushed: pushed)
    }
}
