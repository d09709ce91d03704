import CPlatform
import MotifPlatform

/// Files below a folder that are written together, such as an export.
///
/// Until `commit`, they are in a hidden folder within it, so that nothing has changed if one of them can't be written. A
/// file that would stay the same is left alone, so that its time of modification stays, too. The drive is waited for
/// twice in all, since doing so for each of thousands of files takes most of a minute.
///
///     let draft = try FolderDraft(in: "web")
///     try draft.write(Array(text.utf8), to: "patterns/expand.css")
///     try draft.commit()
public final class FolderDraft {
    /// The path of the folder, without a slash at its end.
    private let folder: String
    /// The hidden folder; `nil` before the first file that changes.
    private var hidden: String?
    private var destinations: [String] = []
    /// The folders that were searched for what a killed process left behind.
    private var cleaned: Set<String> = []

    /// Begins with no files. The folder is created if necessary.
    ///
    /// - Throws: `FileError`
    public init(in folder: String) throws(FileError) {
        let path = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        self.folder = path
        try FileSystem.createFolder(path)
        clean(path)
    }

    deinit { if let hidden { FileSystem.remove(hidden) } }

    /// Writes a whole file; missing folders are created. No link below the folder is followed, since it could lead
    /// anywhere: one in place of the file is replaced.
    ///
    /// - Throws: `FileError`; `ELOOP` for a link in place of a folder.
    public func write(_ bytes: [UInt8], to name: String) throws(FileError) {
        var path = folder
        let parts = name.split(separator: "/")
        for part in parts.dropLast() {
            path += "/\(part)"
            if FileStatus(at: path, followingLinks: false)?.kind == .link { throw FileError(.write, path, ELOOP) }
            try FileSystem.createFolder(path)
            clean(path)
        }
        path += "/\(parts.last ?? "")"
        let status = FileStatus(at: path, followingLinks: false)
        if status?.kind == .folder { throw FileError(.write, path, EISDIR) }
        if status?.kind == .file, Self.bytes(of: path, upTo: bytes.count + 1) == bytes { return }
        let file = try OpenFile(creating: "\(try hiddenFolder(for: path))/\(destinations.count)", as: path)
        if let status, status.kind == .file { file.setPermissions(status.permissions) }
        try file.write(bytes)
        destinations.append(path)
    }

    /// Replaces the earlier files with the new ones, one after another.
    ///
    /// - Throws: `FileError`; each file is then either the earlier or the new one.
    public func commit() throws(FileError) {
        guard let hidden else { return }
        let descriptor = open(hidden, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        // A name must not lead to a file whose contents aren't on the drive yet.
        if motif_sync_disk(descriptor) != 0 { throw FileError(.write, folder, errno) }
        for (index, path) in destinations.enumerated() { try FileSystem.rename("\(hidden)/\(index)", to: path) }
        FileSystem.remove(hidden)
        self.hidden = nil
        destinations = []
        if motif_sync_disk(descriptor) != 0 { throw FileError(.write, folder, errno) }
    }

    /// Removes old drafts; earlier versions had a draft of each file in the file's folder.
    private func clean(_ path: String) {
        if cleaned.insert(path).inserted { DraftName.removeLeftovers(in: path) }
    }

    private func hiddenFolder(for path: String) throws(FileError) -> String {
        if let hidden { return hidden }
        let new = "\(folder)/\(DraftName.make())"
        guard (try? FileSystem.createFolder(new)) != nil else { throw FileError(.write, path, errno) }
        hidden = new
        return new
    }

    private static func bytes(of path: String, upTo count: Int) -> [UInt8]? {
        guard let file = try? OpenFile(readingRegular: path) else { return nil }
        return try? file.read(upTo: count)
    }
}
