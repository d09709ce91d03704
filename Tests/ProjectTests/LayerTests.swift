import Testing

/// Each module uses only modules above it in Package.swift, and each outside library has one place.
@Suite struct LayerTests {
    /// The modules that may import each outside module. Modules that aren't listed may be imported anywhere.
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
    static let optional: Set<String> = ["Darwin", "Glibc", "Musl"]

    /// The most places that choose by platform. What differs belongs in `CPlatform`.
    static let mostConditions = 15

    /// An import of one file.
    struct Import {
        let file: Project.File
        let module: String
        /// Whether the line above asks if the module is there.
        let isAskedFor: Bool
    }

    @Test func `a module is declared below those that it uses`() {
        // C modules have no dependencies on ours, and those of Linux alone are declared at the end.
        var above = Set(Manifest.targets.map(\.name).filter { !Manifest.modules.contains($0) })
        for target in Manifest.targets {
            let below = target.uses.subtracting(above)
            #expect(below.isEmpty, "Package.swift declares \(target.name) above \(below.sorted())")
            above.insert(target.name)
        }
        #expect(above.count >= 19)
    }

    @Test func `a module imports exactly the modules that it declares`() throws {
        let names = Set(Manifest.targets.map(\.name))
        let imports = Dictionary(grouping: try Self.imports(), by: \.file.module)
        for target in Manifest.targets where Manifest.modules.contains(target.name) {
            let imported = Set((imports[target.name] ?? []).map(\.module)).intersection(names)
            #expect(imported == target.uses.intersection(names), "\(target.name)")
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
        let files = try [".swift", ".c", ".h"].flatMap { try Project.files(below: "Sources", endingIn: $0) }
        let places = files.flatMap { file in
            zip(1..., file.lines).filter { $0.1.contains(condition) }.map { "\(file.path):\($0.0) \($0.1)" }
        }
        #expect(places.count <= Self.mostConditions, "\(places.joined(separator: "\n"))")
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
