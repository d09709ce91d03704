import Foundation
import MotifCatalog
import MotifExport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder that a gallery is written into. The files go into a hidden folder within it, and take the place of an
/// earlier gallery once all of them are written; until then, and if that fails, everything stays as it was.
///
/// Other files in the folder stay where they are. Files may be written from any thread.
final class GalleryFolder: Sendable {
    private let path: String
    /// The hidden folder.
    private let draft: String
    private let isNew: Bool
    /// The files of an earlier gallery.
    private let earlier: GalleryManifest
    /// The files written so far; changed under the lock.
    nonisolated(unsafe) private var written: Set<String> = []
    private let lock = NSLock()

    /// The prefix of hidden folders, which aren't the user's files.
    private static let mark = ".motif-gallery-"

    /// Begins a gallery; no existing file is touched.
    ///
    /// - Throws: `GalleryError` if the path is not a folder, or the folder contains foreign files and may not;
    ///   `FileError`.
    init(at path: String, replacesForeignFiles: Bool) throws {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = path
        var isFolder: ObjCBool = false
        isNew = !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let manifest = GalleryManifest(in: path)
        earlier = manifest ?? GalleryManifest([])
        if !isNew {
            guard isFolder.boolValue else { throw GalleryError.notAFolder(path) }
            let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(Self.mark) }
            if !replacesForeignFiles, manifest == nil, let name = names.min() {
                throw GalleryError.foreignFiles(folder: path, example: name)
            }
        }
        draft = "\(path)/\(Self.mark)\(String(UInt32.random(in: .min ... .max), radix: 36)).tmp"
        for folder in ["new", "old"] { try Self.make("\(draft)/\(folder)", for: path) }
    }

    /// Writes a file of the gallery.
    ///
    /// - Throws: `FileError`
    func write(_ file: GalleryFile) throws(FileError) { try write(Array(file.text.utf8), to: file.path) }

    /// Swaps the gallery in.
    ///
    /// - Throws: `FileError`, after which everything is as it was.
    func commit() throws {
        let manifest = GalleryManifest(written)
        try write(Array(manifest.text.utf8), to: GalleryManifest.name)
        let entries = manifest.entries.union(earlier.entries).sorted()
        for entry in entries { try keepOthers(below: entry) }
        var done: [(from: String, to: String)] = []
        do {
            for entry in entries {
                for (from, to) in [
                    ("\(path)/\(entry)", "\(draft)/old/\(entry)"), ("\(draft)/new/\(entry)", "\(path)/\(entry)"),
                ] where Self.isThere(from) {
                    guard rename(from, to) == 0 else { throw FileError(.write, path, errno) }
                    done.append((from, to))
                }
            }
        } catch {
            for (from, to) in done.reversed() { rename(to, from) }
            throw error
        }
        try? FileManager.default.removeItem(atPath: draft)
    }

    /// Removes the files written so far.
    func abandon() {
        try? FileManager.default.removeItem(atPath: draft)
        if isNew { rmdir(path) }
    }

    private func write(_ bytes: [UInt8], to name: String) throws(FileError) {
        let place = "\(draft)/new/\(name)"
        var descriptor = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor < 0, errno == ENOENT, let slash = place.lastIndex(of: "/") {
            try Self.make(String(place[..<slash]), for: "\(path)/\(name)")
            descriptor = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        }
        guard descriptor >= 0 else { throw FileError(.write, "\(path)/\(name)", errno) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(.write, "\(path)/\(name)", errno) }
            rest = rest.dropFirst(count)
        }
        lock.withLock { _ = written.insert(name) }
    }

    /// Keeps foreign files in a folder of the gallery: each gets a second name in the new folder, so that the first can
    /// still be put back.
    private func keepOthers(below entry: String) throws {
        let names = FileManager.default.enumerator(atPath: "\(path)/\(entry)")
        while let name = names?.nextObject() as? String {
            if earlier.files.contains("\(entry)/\(name)") { continue }
            let (from, to) = ("\(path)/\(entry)/\(name)", "\(draft)/new/\(entry)/\(name)")
            guard !Self.isThere(to), !Self.isFolder(from), let slash = to.lastIndex(of: "/") else { continue }
            try Self.make(String(to[..<slash]), for: from)
            // Not every file system has hard links.
            guard link(from, to) != 0 else { continue }
            try FileManager.default.copyItem(atPath: from, toPath: to)
        }
    }

    private static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether the path is a folder itself, not a link to one.
    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func make(_ folder: String, for place: String) throws(FileError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileError(.write, place, errno)
        }
    }
}

/// The system call; inside the type its name is that of a method.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
