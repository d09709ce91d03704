// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "motif-package",
    products: [.plugin(name: "MotifPlugin", targets: ["MotifPlugin"])],
    targets: [
        .binaryTarget(name: "motif", path: "motif.artifactbundle"),
        // It declares no permission to write, so that reading commands, such as check, ask for none.
        .plugin(
            name: "MotifPlugin",
            capability: .command(
                intent: .custom(verb: "motif", description: "Run motif, the catalog of motion patterns")),
            dependencies: ["motif"]),
    ]
)
