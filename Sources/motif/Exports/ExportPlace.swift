import Foundation
import MotifCatalog

/// Where an export goes.
enum ExportPlace {
    /// Standard output.
    case output
    /// One file.
    case file(String)
    /// A file each, in this folder.
    case folder(String)

    /// What `-o` names: a folder where it is one, or ends as one; `-` is standard output.
    init(_ path: String?) {
        guard let path, path != "-" else {
            self = .output
            return
        }
        self = path.hasSuffix("/") || InputFiles.isFolder(path) ? .folder(path) : .file(path)
    }

    /// Writes a file below a folder, whole or not at all; folders on the way are made.
    static func write(_ bytes: [UInt8], to name: String, below folder: String) throws {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let parent = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
        if !InputFiles.isFolder(parent) { try make(parent) }
        try write(bytes, to: path)
    }

    /// Writes a file, whole or not at all.
    static func write(_ bytes: [UInt8], to path: String) throws {
        let file = try AtomicFile(at: path)
        try file.write(bytes)
        try file.commit()
    }

    private static func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandError.file(folder, errno)
        }
    }
}
