// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Values",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "motif", path: "../..")],
    targets: [
        .target(name: "CValues", cSettings: [.unsafeFlags(["-O2"])]),
        .executableTarget(
            name: "Values",
            dependencies: ["CValues", .product(name: "MotifCore", package: "motif")]),
    ],
    swiftLanguageModes: [.v6]
)
