import MotifPlatform

/// A file that is written under a hidden name in the folder of its destination, and gets the destination's name when it
/// is complete: no other process sees an unfinished file, and a file that is replaced stays until then.
public struct FileDraft: Sendable {
    /// The path to write to.
    public let path: String
    /// The path that the file gets.
    public let destination: String

    /// Creates an empty file.
    ///
    /// - Parameter permissions: Its permissions, less the process's mask.
    /// - Returns: The draft, and the file for writing.
    /// - Throws: `FileError` about the destination.
    public static func create(
        for destination: String, permissions: UInt16 = 0o666
    ) throws(FileError) -> (draft: FileDraft, file: OpenFile) {
        let draft = FileDraft(for: destination)
        // A signal between the two steps finds it as well.
        OpenDrafts.add(draft.path)
        do throws(FileError) {
            return (draft, try OpenFile(creating: draft.path, permissions: permissions, as: destination))
        } catch {
            OpenDrafts.remove(draft.path)
            throw error
        }
    }

    /// Creates an empty file with content from another one: nobody who can't use that file can use the new one.
    ///
    /// - Parameter source: The other file; `nil` for none.
    public static func create(
        for destination: String, from source: String?
    ) throws(FileError) -> (draft: FileDraft, file: OpenFile) {
        // The owner, who may have protected the source from changes, can always write the copy.
        let permissions = source.flatMap { FileStatus(at: $0) }.map { $0.permissions | 0o600 }
        return try create(for: destination, permissions: permissions ?? 0o666)
    }

    /// The name is short, since the destination's may be as long as the file system allows.
    private init(for destination: String) {
        self.destination = destination
        let name = destination.utf8.lastIndex(of: UInt8(ascii: "/")).map { destination.utf8.index(after: $0) }
        path = destination[..<(name ?? destination.startIndex)] + DraftName.make()
    }

    /// Gives the file the destination's name, replacing a file that has it.
    ///
    /// - Throws: `FileError`, after which nothing has changed.
    public func replaceDestination() throws(FileError) {
        try FileSystem.rename(path, to: destination)
        OpenDrafts.remove(path)
        FileSystem.sync(folder: FileSystem.folder(of: destination))
    }

    /// Gives the file the destination's name, if that is free.
    ///
    /// - Throws: `FileError`, after which nothing has changed; `EEXIST` if something has that name.
    public func takeDestination() throws(FileError) {
        // Unlike `rename`, `link` refuses a name that is taken.
        if link(path, destination) == 0 {
            discard()
            FileSystem.sync(folder: FileSystem.folder(of: destination))
        } else if [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) {
            try reserveDestination()
        } else {
            throw FileError(.write, destination, errno)
        }
    }

    /// Gives the file a free name on file systems without hard links, such as FAT: an empty file reserves the name.
    package func reserveDestination() throws(FileError) {
        try OpenFile(creating: destination).close()
        do {
            try replaceDestination()
        } catch {
            unlink(destination)
            throw error
        }
    }

    /// Whether the destination is a file with the same bytes.
    package func equalsDestination() throws(FileError) -> Bool {
        guard let old = FileStatus(at: destination), old.kind == .file,
            old.byteCount == FileStatus(at: path)?.byteCount
        else { return false }
        let (own, other) = (try OpenFile(reading: path), try OpenFile(readingRegular: destination))
        while true {
            let bytes = try own.read(upTo: 1 << 16)
            if try other.read(upTo: 1 << 16) != bytes { return false }
            if bytes.isEmpty { return true }
        }
    }

    /// Removes the file, if it still has its own name.
    public func discard() {
        unlink(path)
        OpenDrafts.remove(path)
    }
}
