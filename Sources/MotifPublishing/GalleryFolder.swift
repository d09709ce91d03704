import MotifCatalog
import MotifExport
import MotifSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A folder that a gallery is written into. The files go into a hidden folder inside it, and replace an
/// earlier gallery once all of them are written. Until then, and if that fails, everything stays as it was.
///
/// Other files in the folder are left alone. Files can be written from any thread.
final class GalleryFolder: Sendable {
    private let path: String
    /// The hidden folder.
    private let draft: String
    private let isNew: Bool
    /// The files of an earlier gallery.
    private let earlier: GalleryManifest
    /// The files written so far.
    private let written = Locked<Set<String>>([])

    /// The prefix of hidden folders, which aren't the user's files.
    private static let mark = ".motif-gallery-"

    /// Begins a gallery; no existing file is touched.
    ///
    /// - Throws: `GalleryError` if the path is not a folder, or the folder contains foreign files and this isn't
    ///   allowed; `FileError`.
    init(at path: String, replacesForeignFiles: Bool) throws {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = path
        isNew = FileStatus(at: path) == nil
        let manifest = GalleryManifest(in: path)
        earlier = manifest ?? GalleryManifest([])
        if !isNew {
            guard FileSystem.isFolder(path) else { throw GalleryError.notAFolder(path) }
            let names = try FileSystem.names(in: path).filter { !$0.hasPrefix(Self.mark) }
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

    /// Replaces the earlier gallery with the new one.
    ///
    /// - Throws: `FileError`; the folder is then unchanged.
    func commit() throws {
        let manifest = GalleryManifest(written.withLock { $0 })
        try write(Array(manifest.text.utf8), to: GalleryManifest.name)
        let entries = manifest.entries.union(earlier.entries).sorted()
        for entry in entries { try keepOthers(below: entry) }
        var done: [(from: String, to: String)] = []
        do {
            for entry in entries {
                for (from, to) in [
                    ("\(path)/\(entry)", "\(draft)/old/\(entry)"), ("\(draft)/new/\(entry)", "\(path)/\(entry)"),
                ] where FileSystem.exists(from) {
                    guard rename(from, to) == 0 else { throw FileError(.write, path, errno) }
                    done.append((from, to))
                }
            }
        } catch {
            for (from, to) in done.reversed() { rename(to, from) }
            throw error
        }
        FileSystem.remove(draft)
    }

    /// Removes the files written so far.
    func abandon() {
        FileSystem.remove(draft)
        if isNew { rmdir(path) }
    }

    private func write(_ bytes: [UInt8], to name: String) throws(FileError) {
        let place = "\(draft)/new/\(name)"
        let folder = FileSystem.folder(of: place)
        if !FileSystem.isFolder(folder) { try Self.make(folder, for: "\(path)/\(name)") }
        let file = try OpenFile(creating: place, as: "\(path)/\(name)")
        try file.write(bytes)
        written.withLock { _ = $0.insert(name) }
    }

    /// Keeps foreign files in a folder of the gallery: each gets a second name in the new folder, so that the first can
    /// still be put back.
    private func keepOthers(below entry: String) throws {
        guard Self.isFolder("\(path)/\(entry)") else { return }
        for name in try FileSystem.files(below: "\(path)/\(entry)") {
            if earlier.files.contains("\(entry)/\(name)") { continue }
            let (from, to) = ("\(path)/\(entry)/\(name)", "\(draft)/new/\(entry)/\(name)")
            guard !FileSystem.exists(to) else { continue }
            try Self.make(FileSystem.folder(of: to), for: from)
            try FileSystem.duplicate(from, as: to)
        }
    }

    /// Whether the path is a folder, and not a link to one.
    private static func isFolder(_ path: String) -> Bool {
        FileStatus(at: path, followingLinks: false)?.kind == .folder
    }

    private static func make(_ folder: String, for place: String) throws(FileError) {
        do {
            try FileSystem.createFolder(folder)
        } catch {
            throw FileError(.write, place, error.number)
        }
    }
}
