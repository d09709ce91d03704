// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "motif",
    platforms: [.macOS(.v15), .iOS(.v16)],
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
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "CResources"),
        .target(name: "CPlatform"),
        .target(name: "MotifPlatform"),
        .target(name: "MotifText"),
        .target(name: "MotifJSON", dependencies: ["MotifPlatform", "MotifText"]),
        .target(name: "MotifSystem", dependencies: ["CPlatform", "MotifPlatform"]),
        .target(name: "MotifSource", dependencies: ["MotifPlatform"]),
        .target(name: "MotifFormula", dependencies: ["MotifPlatform", "MotifText"]),
        .target(name: "MotifCore", dependencies: ["MotifFormula", "MotifJSON", "MotifPlatform", "MotifText"]),
        .target(
            name: "MotifSpelling",
            dependencies: ["CResources", "MotifCore", "MotifJSON", "MotifPlatform", "MotifSource", "MotifText"]),
        .target(
            name: "MotifStore",
            dependencies: [
                "CResources", "CSQLite", "MotifCore", "MotifFormula", "MotifJSON", "MotifPlatform", "MotifSystem",
                "MotifText",
            ]),
        .target(
            name: "MotifExport",
            dependencies: [
                "CResources", "MotifCore", "MotifFormula", "MotifJSON", "MotifPlatform", "MotifSpelling", "MotifSystem",
                "MotifText",
            ]),
        .target(
            name: "MotifCatalog",
            dependencies: [
                "CResources", "MotifCore", "MotifFormula", "MotifJSON", "MotifSpelling", "MotifStore", "MotifSystem",
                "MotifText",
            ]),
        .target(
            name: "MotifScan",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifFormula", "MotifJSON", "MotifSource", "MotifSpelling", "MotifStore",
                "MotifSystem", "MotifText",
            ]),
        // libpq is loaded when a hub needs it, so it isn't a dependency.
        .target(
            name: "MotifHub",
            dependencies: [
                "CPlatform", "CResources", "MotifCatalog", "MotifCore", "MotifJSON", "MotifPlatform", "MotifStore",
                "MotifSystem", "MotifText",
            ]),
        .target(
            name: "MotifPublishing",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifExport", "MotifFormula", "MotifJSON", "MotifPlatform", "MotifSystem",
                "MotifText",
            ]),
        .target(
            name: "MotifMCP", dependencies: ["MotifCatalog", "MotifCore", "MotifJSON", "MotifSystem", "MotifText"]),
        // All of the studio but sockets.
        .target(
            name: "MotifStudio",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifExport", "MotifJSON", "MotifPublishing", "MotifScan", "MotifStore",
                "MotifSystem", "MotifText",
            ]),
        .executableTarget(
            name: "motif",
            dependencies: [
                "CPlatform", "CResources", "MotifCatalog", "MotifCore", "MotifExport", "MotifFormula", "MotifHub",
                "MotifJSON", "MotifMCP", "MotifPlatform", "MotifPublishing", "MotifScan", "MotifSource",
                "MotifSpelling",
                "MotifStore", "MotifSystem", "MotifText",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "motif-studio",
            dependencies: [
                "CPlatform", "MotifCatalog", "MotifJSON", "MotifPlatform", "MotifPublishing", "MotifScan",
                "MotifSpelling", "MotifStudio", "MotifSystem", "MotifText",
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
        .target(name: "BuiltProducts", path: "Tests/Support/BuiltProducts"),
        .testTarget(
            name: "ProjectTests",
            dependencies: ["BuiltProducts", "motif", "motif-studio", "Glance", "MotifJSON", "Share", "Tag"]),
        .testTarget(
            name: "MotifStudioTests",
            dependencies: [
                "HostileText", "motif-studio", "MotifCatalog", "MotifCore", "MotifJSON", "MotifPublishing",
                "MotifStudio", "SamplePictures",
            ]),
        .testTarget(name: "MotifTextTests", dependencies: ["MotifText"]),
        .testTarget(name: "MotifSourceTests", dependencies: ["MotifSource", "SeededRandom"]),
        .testTarget(
            name: "MotifSpellingTests",
            dependencies: ["MotifCore", "MotifJSON", "MotifSource", "MotifSpelling", "SeededRandom"]),
        .testTarget(
            name: "MotifScanTests",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifJSON", "MotifScan", "MotifSource", "MotifSpelling", "MotifText",
                "SeededRandom",
            ]),
        .testTarget(name: "MotifSystemTests", dependencies: ["MotifSystem"]),
        .testTarget(
            name: "MotifJSONTests", dependencies: ["MotifJSON", "SeededRandom"],
            exclude: ["json-test-suite.json", "json-test-suite-license.txt"]),
        .target(
            name: "FormulaCases", dependencies: ["MotifCore", "MotifFormula", "MotifJSON"],
            path: "Tests/Support/FormulaCases",
            exclude: ["formula-cases.json"]),
        .testTarget(
            name: "MotifFormulaTests", dependencies: ["FormulaCases", "MotifFormula", "MotifJSON", "SeededRandom"]),
        .testTarget(
            name: "MotifCoreTests",
            dependencies: ["MotifCore", "MotifFormula", "MotifJSON", "MotifPlatform", "SeededRandom"]),
        .testTarget(
            name: "MotifStoreTests",
            dependencies: [
                "CSQLite", "FormulaCases", "MotifCore", "MotifFormula", "MotifJSON", "MotifStore", "MotifSystem",
                "SeededRandom",
            ]),
        .testTarget(
            name: "MotifExportTests",
            dependencies: [
                "BuiltProducts", "FormulaCases", "HostileText", "motif", "MotifCore", "MotifExport", "MotifFormula",
                "MotifJSON", "MotifText", "SamplePictures", "SeededRandom",
            ],
            exclude: ["Stubs"]),
        .testTarget(
            name: "MotifCatalogTests",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifFormula", "MotifJSON", "MotifStore", "SeededRandom", "TestHubs",
            ],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "MotifHubTests",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifHub", "MotifJSON", "MotifPlatform", "MotifStore", "MotifSystem",
                "SeededRandom", "TestHubs",
            ]),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifExport", "MotifFormula", "MotifHub", "MotifJSON", "MotifPlatform",
                "MotifPublishing", "MotifScan", "MotifSource", "MotifSpelling", "MotifStore", "MotifStudio",
            ],
            path: "Tests/Support/FuzzTargets", exclude: ["Corpus"]),
        .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "SeededRandom"]),
        .target(name: "HostileText", path: "Tests/Support/HostileText"),
        .target(name: "SamplePictures", path: "Tests/Support/SamplePictures"),
        .target(name: "SeededRandom", path: "Tests/Support/SeededRandom"),
        .target(
            name: "TestHubs", dependencies: ["MotifCatalog", "MotifStore", "MotifSystem"],
            path: "Tests/Support/TestHubs"),
        // What a program sees that uses the products.
        .testTarget(
            name: "LibraryTests", dependencies: ["AppleNames", "MotifCatalog", "MotifCore", "MotifExport"]),
        .target(name: "AppleNames", path: "Tests/Support/AppleNames"),
        .testTarget(
            name: "MotifPublishingTests",
            dependencies: [
                "MotifCatalog", "MotifCore", "MotifExport", "MotifFormula", "MotifJSON", "MotifPublishing",
                "SamplePictures",
            ]),
        .testTarget(
            name: "MotifMCPTests",
            dependencies: [
                "HostileText", "MotifCatalog", "MotifCore", "MotifJSON", "MotifMCP", "MotifPublishing", "MotifSystem",
            ]),
        .testTarget(
            name: "MotifCommandTests",
            dependencies: [
                "BuiltProducts", "HostileText", "motif", "MotifCatalog", "MotifCore", "MotifExport", "MotifJSON",
                "MotifPublishing", "MotifScan", "MotifStore", "SamplePictures", "SeededRandom",
            ],
            exclude: ["Snapshots"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)

// A library for Linux alone: Apple's systems have CryptoKit. Xcode builds for iOS on a Mac, so the system that builds
// decides.
#if os(Linux)
    package.targets.append(.systemLibrary(name: "CNettle", providers: [.apt(["nettle-dev"])]))
    package.targets.first { $0.name == "MotifStore" }?.dependencies.append("CNettle")
#endif

var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
// A newer compiler or SDK can have new warnings, which must not keep anyone from building.
if Context.environment["CI"] != nil { settings.append(.treatAllWarnings(as: .error)) }
for target in package.targets where target.type == .regular || target.type == .executable || target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + settings
}

// `script/fuzz` alone makes an archive of what libFuzzer calls.
if Context.environment["MOTIF_FUZZ"] != nil {
    package.products.append(.library(name: "Fuzz", type: .static, targets: ["Fuzz"]))
    package.targets.append(
        .target(
            name: "Fuzz", dependencies: ["FuzzTargets", "MotifPlatform"], path: "Tests/Trials/Fuzz",
            swiftSettings: settings))
}

// `script/docs` alone needs the DocC plugin, so only its builds fetch and compile it.
if Context.environment["MOTIF_DOCS"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
