import MotifCatalog
import MotifExport
import MotifPlatform
import MotifSystem

/// Renames that can be undone.
private struct Swap {
    private var done: [(from: String, to: String, isExchange: Bool)] = []

    /// Puts a file in the place of another, which is kept. Either may be missing.
    mutating func put(_ new: String, at target: String, keeping old: String) throws(FileError) {
        if FileSystem.exists(new), FileSystem.exists(target), (try? FileSystem.exchange(new, with: target)) != nil {
            return done.append((new, target, true))
        }
        for (from, to) in [(target, old), (new, target)] where FileSystem.exists(from) {
            try FileSystem.rename(from, to: to)
            done.append((from, to, false))
        }
    }

    func undo() {
        for (from, to, isExchange) in done.reversed() {
            if isExchange { try? FileSystem.exchange(to, with: from) } else { try? FileSystem.rename(to, to: from) }
        }
    }
}

/// A folder that a gallery is written into. The files go into a hidden folder beside it, or within it if there is no
/// room beside it, and take the place of an earlier gallery once all of them are written; until then, and if that
/// fails, everything stays as it was.
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
            if !replacesForeignFiles, manifest == nil, let name = try Self.names(in: path).min() {
                throw GalleryError.foreignFiles(folder: path, example: name)
            }
        }
        if isNew { try Self.make(path, for: path) }
        draft = try Self.makeDraft(for: path)
    }

    /// The names in a folder that aren't drafts.
    private static func names(in path: String) throws -> [String] {
        try FileSystem.names(in: path).filter { !DraftName.isDraft($0) }
    }

    private static func makeDraft(for path: String) throws -> String {
        let name = DraftName.make()
        let beside = FileSystem.resolved(path).map { FileSystem.folder(of: $0) }
        for folder in [beside, path] {
            guard let folder else { continue }
            DraftName.removeLeftovers(in: folder)
            let draft = "\(folder)/\(name)"
            // Names can only be exchanged within one disk.
            let isUsable =
                (try? FileSystem.createFolder("\(draft)/new")) != nil
                && FileStatus(at: draft)?.identity.first == FileStatus(at: path)?.identity.first
            if isUsable, (try? FileSystem.createFolder("\(draft)/old")) != nil { return draft }
            FileSystem.remove(draft)
        }
        // For the error.
        let draft = "\(path)/\(name)"
        for folder in ["new", "old"] { try make("\(draft)/\(folder)", for: path) }
        return draft
    }

    /// Writes a file of the gallery.
    ///
    /// - Throws: `FileError`
    func write(_ file: SiteFile) throws(FileError) { try write(file.bytes, to: file.path) }

    /// Replaces the earlier gallery with the new one.
    ///
    /// - Throws: `FileError`; the folder is then unchanged.
    func commit() throws {
        let manifest = GalleryManifest(written.withLock { $0 })
        try write(Array(manifest.text.utf8), to: GalleryManifest.name)
        let entries = manifest.entries.union(earlier.entries).sorted()
        for entry in entries { try keepOthers(below: entry) }
        if try !swapFolder(holding: entries) { try swap(entries, to: manifest) }
        FileSystem.remove(draft)
    }

    /// Swaps the whole folder at once, if nothing else is in it and no process is known to use it as its working
    /// folder.
    ///
    /// - Returns: `false` if that isn't possible; then nothing has changed.
    private func swapFolder(holding entries: [String]) throws -> Bool {
        let status = FileStatus(at: path)
        guard let target = FileSystem.resolved(path), let status, status.identity != FileStatus(at: ".")?.identity,
            try Self.names(in: path).allSatisfy(entries.contains),
            // Another gallery may be in progress within it.
            try FileSystem.names(in: path).allSatisfy({ !DraftName.isDraft($0) })
        else { return false }
        let new = "\(draft)/new"
        chmod(new, mode_t(status.permissions))
        guard (try? FileSystem.exchange(new, with: target)) != nil else { return false }
        FileSystem.sync(folder: FileSystem.folder(of: target))
        return true
    }

    /// Swaps entry by entry. If the process is killed in the middle, the folder has a manifest that lists all files, so
    /// that the next gallery replaces them.
    private func swap(_ entries: [String], to manifest: GalleryManifest) throws {
        let name = GalleryManifest.name
        let last = "\(draft)/\(name)"
        try FileSystem.rename("\(draft)/new/\(name)", to: last)
        let both = GalleryManifest(manifest.files.union(earlier.files))
        try AtomicFile.write(Array(both.text.utf8), to: "\(draft)/new/\(name)")
        var swap = Swap()
        do {
            for entry in [name] + entries.filter({ $0 != name }) {
                try swap.put("\(draft)/new/\(entry)", at: "\(path)/\(entry)", keeping: "\(draft)/old/\(entry)")
            }
            try FileSystem.rename(last, to: "\(path)/\(name)")
        } catch {
            swap.undo()
            throw FileError(.write, path, error.number)
        }
    }

    /// Removes the files written so far.
    func abandon() {
        FileSystem.remove(draft)
        if isNew { rmdir(path) }
    }

    private func write(_ bytes: [UInt8], to name: String) throws(FileError) {
        let target = "\(draft)/new/\(name)"
        let folder = FileSystem.folder(of: target)
        if !FileSystem.isFolder(folder) { try Self.make(folder, for: "\(path)/\(name)") }
        let file = try OpenFile(creating: target, as: "\(path)/\(name)")
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

    private static func make(_ folder: String, for target: String) throws(FileError) {
        do {
            try FileSystem.createFolder(folder)
        } catch {
            throw FileError(.write, target, error.number)
        }
    }
}
