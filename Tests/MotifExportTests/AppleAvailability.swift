import Foundation

/// Type checks for an Apple system, where the compiler knows which version has what: to Linux, `@available` is a comment.
///
/// The standard library is made from the toolchain's interfaces, once for each toolchain, in `.build`; the frameworks are
/// the stand-ins, whose declarations have the availability of the SDK's. `script/mac` uses the same library.
enum AppleAvailability {
    /// The oldest system that any export is for.
    static let oldest = 13

    private static func target(_ version: Int) -> String { "x86_64-apple-ios\(version).0-simulator" }

    /// The folders of the modules, or what went wrong.
    private static let library: Result<[URL], any Error> = Result {
        let folder = Seeds.root.appendingPathComponent(".build/apple/\(target(oldest))")
        let frameworks = Seeds.root.appendingPathComponent(".build/apple/frameworks")
        try FileManager.default.createDirectory(at: frameworks, withIntermediateDirectories: true)
        let script = Seeds.root.appendingPathComponent("script/lib/apple-library").path
        try make("the standard library", SwiftCompiler.run([target(oldest), folder.path], of: script))
        for framework in ["Foundation", "UIKit", "SwiftUI", "XCTest"] {
            // A stand-in's own code can use what its declarations say is newer.
            let options = ["-emit-module", "-disable-availability-checking", "-swift-version", "6"]
            let module = frameworks.appendingPathComponent("\(framework).swiftmodule").path
            try make(
                framework,
                check(
                    StubFramework.files(of: framework), oldest,
                    options + ["-module-name", framework, "-o", module], in: [folder, frameworks]))
        }
        return [folder, frameworks]
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static func make(_ name: String, _ complaints: String) throws {
        if !complaints.isEmpty { throw Failure(description: "\(name): \(complaints.prefix(2000))") }
    }

    private static func check(
        _ files: [String], _ version: Int, _ options: [String], in folders: [URL]
    ) throws -> String {
        try SwiftCompiler.run(
            ["-frontend", "-target", target(version), "-disable-objc-interop", "-parse-as-library"] + options
                + folders.flatMap { ["-I", $0.path] }
                + ["-module-cache-path", folders[0].appendingPathComponent("cache").path] + files)
    }

    /// The compiler's errors and warnings for a version of iOS; empty if the sources compile.
    static func complaints(about sources: [String: String], iOS version: Int) throws -> String {
        let library = try library.get()
        return try SwiftCompiler.inFolder { folder in
            let options = ["-typecheck", "-warnings-as-errors", "-module-name", "App", "-swift-version", "6"]
            return try check(SwiftCompiler.write(sources, in: folder), version, options, in: library)
        }
    }
}
