public import Foundation

/// The programs that were built with the tests, and what surrounds those that run them.
public enum BuiltProducts {
    /// A program that isn't there.
    public struct Missing: Error, CustomStringConvertible {
        let path: String
        /// The path where it should be.
        public var description: String { "There is no \(path)" }
    }

    /// The folder: `$MOTIF_PRODUCTS`, which `script/test` sets, or the one of the tests.
    private static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["MOTIF_PRODUCTS"] { return URL(fileURLWithPath: path) }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
        return resolved(tests).deletingLastPathComponent()
    }()

    /// The file of a product.
    public static func program(_ name: String) throws -> URL {
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.isExecutableFile(atPath: file.path) else { throw Missing(path: file.path) }
        return file
    }

    /// Variables that a program needs even where a test pins its environment: the file for the counts of a build that
    /// counts its lines, and the folder of another SQLite.
    public static let environment = ProcessInfo.processInfo.environment.filter {
        ["LLVM_PROFILE_FILE", "LD_LIBRARY_PATH"].contains($0.key)
    }

    /// The folder for temporary files, by the path that a program finds out.
    public static let temporaryFolder = resolved(FileManager.default.temporaryDirectory)

    /// A path without links. On macOS, Foundation's `resolvingSymlinksInPath` takes `/private` away, which `realpath`
    /// adds.
    private static func resolved(_ url: URL) -> URL {
        guard let path = realpath(url.path, nil) else { return url }
        defer { free(path) }
        return URL(fileURLWithPath: String(cString: path))
    }
}
