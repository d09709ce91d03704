import Foundation
import MotifCatalog
import MotifExport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folder that a gallery goes into. It is made in a hidden folder there, and takes the place of an earlier one when
/// all of it is written; until then, and where that never happens, everything stays as it was.
///
/// Other files in the folder stay where they are. May be written to from any thread.
final class GalleryFolder: Sendable {
    private let path: String
    /// Where the gallery is made.
    private let draft: String
    private let isNew: Bool
    /// What is there of an earlier gallery.
    private let earlier: GalleryManifest
    /// What was written; changed under the lock.
    nonisolated(unsafe) private var written: Set<String> = []
    private let lock = NSLock()

    /// What may be in the folder.
    enum Expectation {
        /// Nothing, or an earlier gallery.
        case gallery
        /// Anything; files of the names that a gallery has are replaced.
        case anything
    }

    /// The names of drafts, which are no files of the user.
    private static let mark = ".motif-gallery-"

    /// Begins a gallery; nothing that is there is touched.
    ///
    /// - Throws: `CommandError.foreignFiles` where there is something else; `FileError`.
    init(at path: String, expecting expectation: Expectation) throws {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = path
        isNew = !FileManager.default.fileExists(atPath: path)
        earlier = GalleryManifest(in: path) ?? GalleryManifest([])
        if !isNew {
            guard Folder.exists(path) else { throw CommandError.notAFolder(path) }
            let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(Self.mark) }
            let isGallery = GalleryManifest(in: path) != nil
            if case .gallery = expectation, !isGallery, let name = names.min() {
                throw CommandError.foreignFiles(path, name)
            }
        }
        draft = "\(path)/\(Self.mark)\(String(UInt32.random(in: .min ... .max), radix: 36)).tmp"
        for folder in ["new", "old"] { try Self.make("\(draft)/\(folder)", for: path) }
    }

    /// Writes a file of the gallery.
    ///
    /// - Throws: `FileError`
    func write(_ file: GalleryFile) throws(FileError) { try write(Array(file.text.utf8), to: file.path) }

    /// Puts the gallery in its place.
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

    /// Removes what was written.
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

    /// What lies in a folder of the gallery and is not of it goes on lying there: a second name of the same file, so
    /// that the first can still be taken back.
    private func keepOthers(below entry: String) throws {
        let names = FileManager.default.enumerator(atPath: "\(path)/\(entry)")
        while let name = names?.nextObject() as? String {
            if earlier.files.contains("\(entry)/\(name)") { continue }
            let (from, to) = ("\(path)/\(entry)/\(name)", "\(draft)/new/\(entry)/\(name)")
            guard !Self.isThere(to), !Self.isFolder(from), let slash = to.lastIndex(of: "/") else { continue }
            try Self.make(String(to[..<slash]), for: from)
            // Not every file system has second names.
            guard link(from, to) != 0 else { continue }
            try FileManager.default.copyItem(atPath: from, toPath: to)
        }
    }

    private static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// A link to a folder is none.
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

/// The system's call; inside the type its name is that of a method.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
