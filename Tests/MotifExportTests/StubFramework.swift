import Foundation

/// A stand-in for one of Apple's frameworks, compiled once in a run of the tests. As in the SDK, the module is the same
/// for the language modes of all projects.
struct StubFramework {
    /// Its module and library are in this folder.
    let folder: URL
    let name: String
    /// The compiler's errors and warnings; empty if the framework compiles.
    let complaints: String

    static let uiKit = StubFramework("UIKit")
    /// Of an SDK that declares the closures of animators as `@MainActor @Sendable`.
    static let uiKitWithSendableClosures = StubFramework("UIKit", ["-D", "SENDABLE_CLOSURES"])
    static let swiftUI = StubFramework("SwiftUI")
    static let xcTest = StubFramework("XCTest")

    /// The files of the stand-ins.
    static let sources = Seeds.root.appendingPathComponent("Tests/MotifExportTests/Stubs")

    /// All frameworks of this run, removed at its end.
    private static let home: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("motif-stubs-\(UUID().uuidString)")
        atexit { try? FileManager.default.removeItem(at: StubFramework.home) }
        return folder
    }()

    private init(_ name: String, _ options: [String] = []) {
        self.name = name
        folder = Self.home.appendingPathComponent(([name] + options).joined())
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            complaints = try SwiftCompiler.run(
                [
                    "-emit-library", "-static", "-emit-module", "-module-name", name, "-parse-as-library",
                    "-swift-version", "6", "-enable-testing", "-warnings-as-errors",
                    "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path,
                    "-o", folder.appendingPathComponent("lib\(name).a").path,
                ] + options + Self.files(of: name))
        } catch {
            complaints = "\(name): \(error)"
        }
    }

    /// The files of a stand-in: one, or a folder of them.
    static func files(of name: String) -> [String] {
        let folder = sources.appendingPathComponent(name).path
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return names.map { $0.sorted().map { "\(folder)/\($0)" } } ?? [folder + ".swift"]
    }
}
