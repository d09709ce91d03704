import Testing

/// Each module uses only modules above it in the list, and each outside library has one place.
@Suite struct LayerTests {
    /// What each module may import of ours. Those on the right stand above it.
    static let layers: [(module: String, uses: Set<String>)] = [
        ("CSimdJSON", ["Simdjson"]),
        ("CSQLite", []),
        ("CNettle", []),
        ("CResources", []),
        ("CPlatform", []),
        ("MotifPlatform", []),
        ("MotifSystem", ["CPlatform", "MotifPlatform"]),
        ("MotifText", []),
        ("MotifJSON", ["CSimdJSON", "MotifPlatform", "MotifText"]),
        ("MotifFormula", ["MotifPlatform", "MotifText"]),
        ("MotifCore", ["MotifPlatform", "MotifText", "MotifJSON", "MotifFormula"]),
        (
            "MotifStore",
            [
                "CResources", "CSQLite", "CNettle", "MotifPlatform", "MotifSystem", "MotifJSON", "MotifFormula",
                "MotifCore",
            ]
        ),
        (
            "MotifExport",
            ["CResources", "MotifPlatform", "MotifSystem", "MotifText", "MotifJSON", "MotifFormula", "MotifCore"]
        ),
        (
            "MotifCatalog",
            ["CResources", "MotifSystem", "MotifText", "MotifJSON", "MotifFormula", "MotifCore", "MotifStore"]
        ),
        (
            "MotifHub",
            ["CPlatform", "MotifPlatform", "MotifSystem", "MotifText", "MotifCore", "MotifStore", "MotifCatalog"]
        ),
        (
            "MotifPublishing",
            ["MotifPlatform", "MotifSystem", "MotifJSON", "MotifCore", "MotifExport", "MotifCatalog"]
        ),
        ("MotifMCP", ["MotifJSON", "MotifCore", "MotifExport", "MotifCatalog", "MotifPublishing"]),
        (
            "MotifStudio",
            [
                "MotifSystem", "MotifText", "MotifJSON", "MotifCore", "MotifStore", "MotifExport", "MotifCatalog",
                "MotifPublishing",
            ]
        ),
        (
            "motif-studio",
            ["CPlatform", "MotifPlatform", "MotifSystem", "MotifJSON", "MotifCore", "MotifCatalog", "MotifStudio"]
        ),
        (
            "motif",
            [
                "CPlatform", "MotifPlatform", "MotifSystem", "MotifText", "MotifJSON", "MotifFormula", "MotifCore",
                "MotifStore", "MotifExport",
                "MotifCatalog", "MotifHub", "MotifPublishing", "MotifMCP",
            ]
        ),
    ]

    /// The modules that may import what is not ours; a module of none of them may be imported by all.
    static let places: [String: Set<String>] = [
        "CSQLite": ["MotifStore"], "SQLite3": [], "CNettle": ["MotifStore"], "CryptoKit": ["MotifStore"],
        "ArgumentParser": ["motif"], "HummingbirdCore": ["motif-studio"], "NIOCore": ["motif-studio"],
        "NIOPosix": ["motif-studio"], "NIOHTTPTypes": ["motif-studio"], "HTTPTypes": ["motif-studio"],
        "Logging": ["motif-studio"], "Foundation": [], "FoundationEssentials": [], "Darwin": ["MotifPlatform"],
        "Glibc": ["MotifPlatform"], "Musl": ["MotifPlatform"],
    ]

    /// The modules that an app for iOS links.
    static let portable: Set<String> = ["MotifPlatform", "MotifText", "MotifJSON", "MotifFormula", "MotifCore"]
    /// What they import if it's there.
    static let optional: Set<String> = ["Darwin", "Glibc", "Musl", "CSimdJSON"]

    /// The most places that choose by platform. What differs belongs in `CPlatform`.
    static let mostConditions = 15

    /// An import of one file.
    struct Import {
        let file: Project.File
        let module: String
        /// Whether the line above asks if the module is there.
        let isAskedFor: Bool
    }

    @Test func `a module uses only modules above it`() throws {
        let allowed = Dictionary(uniqueKeysWithValues: Self.layers.map { ($0.module, $0.uses) })
        for found in try Self.imports() where allowed[found.module] != nil {
            let uses = try #require(allowed[found.file.module], "\(found.file.module) has no place in the layers")
            #expect(uses.contains(found.module), "\(found.file.path) imports \(found.module)")
        }
    }

    @Test func `an outside library has one place`() throws {
        for found in try Self.imports() {
            guard let modules = Self.places[found.module] else { continue }
            #expect(modules.contains(found.file.module), "\(found.file.path) imports \(found.module)")
        }
    }

    @Test func `modules for iOS apps need only the standard library`() throws {
        for found in try Self.imports() where Self.portable.contains(found.file.module) {
            if Self.portable.contains(found.module) { continue }
            #expect(Self.optional.contains(found.module), "\(found.file.path) imports \(found.module)")
            #expect(found.isAskedFor, "\(found.file.path) imports \(found.module) without '#if canImport'")
        }
    }

    @Test func `few sources choose by platform`() throws {
        let condition = /^\s*#\s*if/
        let files = try [".swift", ".c", ".cpp", ".h"].flatMap { try Project.files(below: "Sources", endingIn: $0) }
        let places = files.flatMap { file in
            zip(1..., file.lines).filter { $0.1.contains(condition) }.map { "\(file.path):\($0.0) \($0.1)" }
        }
        #expect(places.count <= Self.mostConditions, "\(places.joined(separator: "\n"))")
    }

    @Test func `a file imports only what its target declares`() throws {
        let manifest = try Project.read("Package.swift")
        for name in Set(try Self.imports().map(\.module)) where name.hasPrefix("Motif") {
            #expect(manifest.contains("name: \"\(name)\""), "Package.swift has no target \(name)")
        }
    }

    static func imports() throws -> [Import] {
        let line = /^(?:@\w+ )*(?:public |package |internal |fileprivate |private )?import (?:\w+ )??(\w+)(?:\.\w+)*$/
        return try Project.files(below: "Sources").flatMap { file in
            zip([""] + file.lines, file.lines).compactMap { above, text in
                let trimmed = text.drop { $0 == " " }
                return trimmed.wholeMatch(of: line).map { match in
                    let isAskedFor = above.hasSuffix("if canImport(\(match.1))")
                    return Import(file: file, module: String(match.1), isAskedFor: isAskedFor)
                }
            }
        }
    }
}
