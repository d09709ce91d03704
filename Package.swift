// swift-tools-version: 6.2
import PackageDescription

// Homebrew's folders are known to pkg-config only; Linux has the header and the library on the default paths.
#if os(macOS)
    let simdjson: String? = "simdjson"
#else
    let simdjson: String? = nil
#endif

let package = Package(
    name: "motif",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "motif", targets: ["motif"]),
        .executable(name: "motif-studio", targets: ["motif-studio"]),
        .library(name: "MotifCore", targets: ["MotifCore"]),
        .library(name: "MotifCatalog", targets: ["MotifCatalog"]),
        .library(name: "MotifHub", targets: ["MotifHub"]),
        .library(name: "MotifExport", targets: ["MotifExport"]),
        .library(name: "MotifPublishing", targets: ["MotifPublishing"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // The server of motif-studio, and what its functions take. Nothing else uses them.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    ],
    targets: [
        .systemLibrary(
            name: "Simdjson", pkgConfig: simdjson,
            providers: [.apt(["libsimdjson-dev"]), .brew(["simdjson"])]),
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        // Apple's systems have CryptoKit.
        .systemLibrary(name: "CNettle", providers: [.apt(["nettle-dev"])]),
        .target(name: "CSimdJSON", dependencies: ["Simdjson"]),
        .target(name: "CResources"),
        .target(name: "MotifText"),
        // There is no simdjson on iOS; MotifJSON asks `canImport` and reads with its own scanner there.
        .target(
            name: "MotifJSON",
            dependencies: ["MotifText", .target(name: "CSimdJSON", condition: .when(platforms: [.linux, .macOS]))]),
        .target(name: "MotifSystem"),
        .target(name: "MotifFormula", dependencies: ["MotifText"]),
        .target(name: "MotifCore", dependencies: ["MotifFormula", "MotifJSON", "MotifText"]),
        .target(
            name: "MotifStore",
            dependencies: [
                "CResources", "CSQLite", "MotifCore", "MotifFormula", "MotifJSON", "MotifSystem",
                .target(name: "CNettle", condition: .when(platforms: [.linux])),
            ]),
        .target(
            name: "MotifExport",
            dependencies: ["CResources", "MotifCore", "MotifFormula", "MotifJSON", "MotifSystem", "MotifText"]),
        .target(
            name: "MotifCatalog",
            dependencies: [
                "CResources", "MotifCore", "MotifFormula", "MotifJSON", "MotifStore", "MotifSystem", "MotifText",
            ]),
        // libpq is loaded when a hub needs it, so it isn't a dependency.
        .target(
            name: "MotifHub", dependencies: ["MotifCatalog", "MotifCore", "MotifStore", "MotifSystem", "MotifText"]),
        .target(
            name: "MotifPublishing",
            dependencies: ["MotifCatalog", "MotifCore", "MotifExport", "MotifJSON", "MotifSystem"]),
        .target(
            name: "MotifMCP",
            dependencies: ["MotifCatalog", "MotifCore", "MotifExport", "MotifJSON", "MotifPublishing"]),
        .executableTarget(
            name: "motif",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifExport", "MotifFormula", "MotifHub", "MotifJSON", "MotifMCP",
                "MotifPublishing", "MotifStore", "MotifSystem", "MotifText",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // All of the studio but sockets.
        .target(
            name: "MotifStudio",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifExport", "MotifJSON", "MotifPublishing", "MotifStore", "MotifSystem",
                "MotifText",
            ]),
        .executableTarget(
            name: "motif-studio",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifJSON", "MotifStudio", "MotifSystem",
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
        .executableTarget(
            name: "Tag", dependencies: ["MotifCatalog"], path: "Examples/Tag"),
        .executableTarget(name: "Share", dependencies: ["MotifCatalog", "MotifCore"], path: "Examples/Share"),
        .executableTarget(name: "Glance", dependencies: ["MotifCore"], path: "Examples/Glance"),
        .testTarget(name: "ProjectTests", dependencies: ["motif", "motif-studio", "Glance", "Share", "Tag"]),
        .testTarget(
            name: "MotifStudioTests",
            dependencies: ["HostileText", "motif-studio", "MotifCatalog", "MotifCore", "MotifJSON", "MotifStudio"]),
        .testTarget(name: "MotifTextTests", dependencies: ["MotifText"]),
        .testTarget(name: "MotifSystemTests", dependencies: ["MotifSystem"]),
        .testTarget(
            name: "MotifJSONTests", dependencies: ["MotifJSON", "SeededRandom"],
            exclude: ["json-test-suite.json", "json-test-suite-license.txt"]),
        .target(
            name: "FormulaCases", dependencies: ["MotifCore", "MotifFormula", "MotifJSON"], path: "Tests/FormulaCases",
            exclude: ["formula-cases.json"]),
        .testTarget(
            name: "MotifFormulaTests", dependencies: ["FormulaCases", "MotifFormula", "MotifJSON", "SeededRandom"]),
        .testTarget(name: "MotifCoreTests", dependencies: ["MotifCore", "MotifFormula", "MotifJSON", "SeededRandom"]),
        .testTarget(
            name: "MotifStoreTests",
            dependencies: [
                "FormulaCases", "MotifCore", "MotifFormula", "MotifJSON", "MotifStore", "MotifSystem", "SeededRandom",
            ]),
        .testTarget(
            name: "MotifExportTests",
            dependencies: ["FormulaCases", "HostileText", "MotifCore", "MotifExport", "MotifFormula", "MotifJSON"],
            exclude: ["Stubs"]),
        .testTarget(
            name: "MotifCatalogTests",
            dependencies: ["MotifCatalog", "MotifCore", "MotifFormula", "MotifJSON", "MotifStore", "SeededRandom"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "MotifHubTests",
            dependencies: ["MotifCatalog", "MotifCore", "MotifHub", "MotifStore", "MotifSystem", "SeededRandom"]),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifExport", "MotifFormula", "MotifHub", "MotifJSON", "MotifStore",
                "MotifStudio",
            ],
            path: "Tests/FuzzTargets", exclude: ["Corpus"]),
        .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "SeededRandom"]),
        .target(name: "HostileText", path: "Tests/HostileText"),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        // What a program sees that uses the products.
        .testTarget(
            name: "LibraryTests", dependencies: ["AppleNames", "MotifCatalog", "MotifCore", "MotifExport"]),
        .target(name: "AppleNames", path: "Tests/AppleNames"),
        .testTarget(
            name: "MotifPublishingTests",
            dependencies: ["MotifCatalog", "MotifCore", "MotifExport", "MotifJSON", "MotifPublishing"]),
        .testTarget(
            name: "MotifMCPTests", dependencies: ["HostileText", "MotifCatalog", "MotifCore", "MotifJSON", "MotifMCP"]),
        .testTarget(
            name: "MotifCommandTests",
            dependencies: [
                "HostileText", "motif", "MotifCatalog", "MotifCore", "MotifJSON", "MotifStore", "SeededRandom",
            ],
            exclude: ["Snapshots"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x,
    cxxLanguageStandard: .cxx17
)

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]
for target in package.targets where target.type == .regular || target.type == .executable || target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + settings
}

// `script/fuzz` alone makes an archive of what libFuzzer calls.
if Context.environment["MOTIF_FUZZ"] != nil {
    package.products.append(.library(name: "Fuzz", type: .static, targets: ["Fuzz"]))
    package.targets.append(
        .target(name: "Fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz", swiftSettings: settings))
}

// `script/docs` alone needs the DocC plugin, so only its builds fetch and compile it.
if Context.environment["MOTIF_DOCS"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
