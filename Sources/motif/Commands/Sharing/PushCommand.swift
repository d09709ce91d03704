import ArgumentParser
import MotifCatalog
import MotifText

/// `motif push`: the local changes to the hub.
struct PushCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "push")

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
        if restore {
            let restored = try Progress.show("Sending", output.notices) { try catalog.restore(hub, progress: $0.count) }
            let count = String.counted(restored.count, "change")
            output.notice(restored.isEmpty ? "\(hub.address) lacks nothing" : "Restored \(count) of \(hub.address)")
        }
        let pushed = try Progress.show("Sending", output.notices) {
            try catalog.push(to: hub, isDryRun: isDryRun, progress: $0.count)
        }
        try SharingReport(output: output, isDryRun: isDryRun).print(nil, pushed: pushed)
    }
}
