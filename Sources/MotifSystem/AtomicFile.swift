import MotifPlatform

/// A file that is written completely or not at all.
///
/// The text goes into a `FileDraft`, so that an earlier file stays until `commit`. What isn't a regular file, such as
/// `/dev/stdout`, is written directly.
///
///     let file = try AtomicFile(at: "patterns.json")
///     try file.write(Array(text.utf8))
///     try file.commit()
public final class AtomicFile {
    /// The path of the file, with links resolved.
    public let path: String

    /// The draft that becomes the file; `nil` if the file itself is written.
    private let draft: FileDraft?
    private let file: OpenFile
    private var isOpen = true

    /// Begins a file; an earlier one isn't touched.
    ///
    /// - Throws: `FileError` if the folder doesn't accept a new file.
    public init(at path: String) throws(FileError) {
        let status = FileStatus(at: path)
        if status?.kind == .folder { throw FileError(.write, path, EISDIR) }
        guard let status else {
            self.path = path
            (draft, file) = try FileDraft.create(for: path)
            return
        }
        guard let resolved = Self.resolved(path, status) else {
            self.path = path
            draft = nil
            file = try OpenFile(writing: path)
            return
        }
        self.path = resolved
        (draft, file) = try FileDraft.create(for: resolved, permissions: 0o600)
        file.setPermissions(status.permissions)
    }

    deinit { abandon() }

    /// Writes a whole file, after removing drafts that killed processes left in its folder.
    ///
    /// - Throws: `FileError`, after which an earlier file is unchanged.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        DraftName.removeLeftovers(in: FileSystem.folder(of: path))
        let file = try AtomicFile(at: path)
        try file.write(bytes)
        try file.commit()
    }

    /// Adds bytes at the end.
    ///
    /// - Throws: `FileError`, after which the file is abandoned.
    public func write(_ bytes: [UInt8]) throws(FileError) {
        do {
            try file.write(bytes)
        } catch {
            throw abandoning(error)
        }
    }

    /// Waits until the written text is on the drive, so that `commit` only changes names.
    ///
    /// - Throws: `FileError`, after which the file is abandoned.
    public func sync() throws(FileError) {
        do {
            try file.sync()
        } catch {
            throw abandoning(error)
        }
    }

    /// Replaces the file with the written text. A file that has the same text is left alone, so that its time of
    /// modification stays, too.
    ///
    /// - Throws: `FileError`, after which the earlier file is unchanged.
    public func commit() throws(FileError) {
        guard isOpen else { return }
        guard let draft, (try? draft.equalsDestination()) != true else { return abandon() }
        do {
            try file.sync()
            try draft.replaceDestination()
        } catch {
            throw abandoning(error)
        }
        isOpen = false
        file.close()
    }

    /// Removes the draft and leaves the earlier file unchanged.
    public func abandon() {
        guard isOpen else { return }
        isOpen = false
        file.close()
        draft?.discard()
    }

    private func abandoning(_ error: FileError) -> FileError {
        abandon()
        return FileError(.write, path, error.number)
    }

    /// The path without links, if the file there can be replaced; `nil` if it has to be written directly.
    ///
    /// For what is open already, such as `/dev/stdout`, a path can lead nowhere or to another file, and the link itself
    /// must never be replaced.
    private static func resolved(_ path: String, _ status: FileStatus) -> String? {
        guard status.kind == .file, !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/"),
            let resolved = FileSystem.resolved(path)
        else { return nil }
        let target = FileStatus(at: resolved, followingLinks: false)
        return target?.identity == status.identity ? resolved : nil
    }
}
