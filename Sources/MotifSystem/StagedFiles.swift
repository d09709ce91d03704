import MotifPlatform

/// Several files that are written first and get their names afterward, so that an error while one of them is written
/// leaves all of them as they were.
///
///     let files = StagedFiles()
///     try files.add(bytes, to: "a.json", replacing: original)
///     try files.commit()
public final class StagedFiles {
    /// The reason why a file wasn't replaced, with the files that were.
    public struct Failure: Error, Sendable {
        /// The file.
        public let path: String
        /// The error of the system; `nil` if another program has changed the file meanwhile.
        public let error: FileError?
        /// The files that have their new contents.
        public let replaced: [String]

        /// The failure in words.
        public var message: String {
            let reason = error?.message ?? "'\(path)' was changed by another program meanwhile"
            let done = replaced.map { "'\($0)'" }.joined(separator: ", ")
            return replaced.isEmpty ? "\(reason); no file was changed" : "\(reason); already written: \(done)"
        }
    }

    private var files: [(file: AtomicFile, path: String, original: [UInt8]?)] = []
    private var cleaned: Set<String> = []

    /// No files.
    public init() {}

    /// Writes the new contents of a file to the drive, beside the file.
    ///
    /// - Parameter original: The contents that it replaces; `nil` if there is no such file.
    /// - Throws: `Failure`, after which no file is replaced.
    public func add(_ bytes: [UInt8], to path: String, replacing original: [UInt8]?) throws(Failure) {
        let folder = FileSystem.folder(of: path)
        if cleaned.insert(folder).inserted { DraftName.removeLeftovers(in: folder) }
        do throws(FileError) {
            // The folder alone decides whether a file can be replaced, but its owner has said that it isn't to be.
            let isLocked = original != nil && FileStatus(at: path).map { $0.permissions & 0o222 == 0 } ?? false
            if isLocked { throw FileError(.write, path, EACCES) }
            let file = try AtomicFile(at: path)
            files.append((file, path, original))
            try file.write(bytes)
            try file.sync()
        } catch {
            abandon()
            throw Failure(path: path, error: error, replaced: [])
        }
    }

    /// Checks that the files can be read, and that no other program has changed them.
    ///
    /// - Throws: `Failure`, after which no file is replaced.
    public func check() throws(Failure) {
        for (_, path, original) in files {
            var reason: FileError?
            do throws(FileError) {
                if try OpenFile(readingRegular: path).read(upTo: (original?.count ?? 0) + 1) == original { continue }
            } catch {
                if error.number == ENOENT, original == nil { continue }
                reason = error.number == ENOENT ? nil : error
            }
            abandon()
            throw Failure(path: path, error: reason, replaced: [])
        }
    }

    /// Replaces the files, one after another.
    ///
    /// - Throws: `Failure`, which names the files that were replaced before.
    public func commit() throws(Failure) {
        try check()
        var replaced: [String] = []
        for (file, path, _) in files {
            do throws(FileError) {
                try file.commit()
            } catch {
                abandon()
                throw Failure(path: path, error: error, replaced: replaced)
            }
            replaced.append(path)
        }
        files = []
    }

    /// Leaves the files as they are.
    public func abandon() {
        for (file, _, _) in files { file.abandon() }
        files = []
    }
}
