import Foundation
import Testing

/// The project's folder as the tests see it.
enum Project {
    /// The folder that holds Package.swift.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A file of the project.
    struct File: CustomTestStringConvertible {
        /// Below the project's folder: `Sources/MotifCore/Documents/Slug.swift`.
        let path: String
        let text: String

        /// The folder below `Sources` or `Tests`.
        var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

        /// The lines, without line feeds.
        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

        /// How many lines an editor shows.
        var lineCount: Int { text.hasSuffix("\n") ? lines.count - 1 : lines.count }

        var testDescription: String { path }
    }

    /// The text of a file.
    static func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }

    /// The paths of all files below a folder whose names end so, sorted.
    static func paths(below place: String, endingIn ending: String = ".swift") -> [String] {
        let root = folder.appendingPathComponent(place)
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        // Files have an ending of some sort; folders have none.
        return names.filter { $0.hasSuffix(ending) && $0.contains(".") }.map { "\(place)/\($0)" }.sorted()
    }

    /// The scripts below a folder, sorted by path, with the parts that they read: files without an extension that begin
    /// with `#!`, and those that end in `.sh` or `.py`.
    static func scripts(below place: String) -> [File] {
        let names = FileManager.default.enumerator(atPath: folder.appendingPathComponent(place).path)
        let paths = (names?.compactMap { $0 as? String } ?? []).map { "\(place)/\($0)" }.sorted()
        return paths.compactMap { path in
            let isPart = path.hasSuffix(".sh") || path.hasSuffix(".py")
            guard isPart || !path.drop(while: { $0 == "." }).contains("."), let text = try? read(path),
                isPart || text.hasPrefix("#!")
            else { return nil }
            return File(path: path, text: text)
        }
    }

    /// The paths of the files in which a test with this name is.
    static let tests: [String: [String]] = {
        var tests: [String: [String]] = [:]
        for file in (try? files(below: "Tests")) ?? [] {
            for part in file.text.components(separatedBy: "func `").dropFirst() {
                tests[String(part.prefix { $0 != "`" }), default: []].append(file.path)
            }
        }
        return tests
    }()

    /// All files below a folder whose names end so, sorted by path.
    static func files(below place: String, endingIn ending: String = ".swift") throws -> [File] {
        let paths = paths(below: place, endingIn: ending)
        try #require(!paths.isEmpty, "There is nothing in \(place)")
        return try paths.map { File(path: $0, text: try read($0)) }
    }
}
