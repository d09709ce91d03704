import Foundation
import PackagePlugin

/// `swift package motif …`: runs motif in the folder of the package.
@main
struct MotifPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let motif = Process()
        motif.executableURL = try context.tool(named: "motif").url
        motif.arguments = arguments
        motif.currentDirectoryURL = context.package.directoryURL
        try motif.run()
        motif.waitUntilExit()
        if motif.terminationStatus != 0 { exit(motif.terminationStatus) }
    }
}
