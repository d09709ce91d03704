import Foundation

/// A file that is written under a name of its own and takes another's place when it is whole.
struct TemporaryFile {
    let path: String

    /// In the same folder, since a file can be renamed within one file system only.
    init(beside path: String) {
        self.path = "\(path).\(UInt32.random(in: 0 ... .max)).part"
    }

    /// Gives the file its name, and waits until both are on the disk.
    ///
    /// - Throws: `exists` where something has the name and may not be replaced.
    func move(to destination: String, replacing: Bool) throws(StoreError) {
        if replacing {
            guard rename(path, destination) == 0 else { throw StoreError(errno: errno, at: destination) }
        } else {
            // Unlike `rename`, `link` refuses a name that someone has taken meanwhile.
            guard link(path, destination) == 0 else { throw StoreError(errno: errno, at: destination) }
        }
        let folder = (destination as NSString).deletingLastPathComponent
        let descriptor = Foundation.open(folder.isEmpty ? "." : folder, O_RDONLY)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// Removes what is left of it.
    func remove() {
        for ending in ["", "-wal", "-shm", "-journal"] { unlink(path + ending) }
    }
}

extension StoreError {
    /// What the system says about a file.
    init(errno code: Int32, at path: String) {
        let kind: Kind =
            switch code {
            case EEXIST: .exists
            case EISDIR: .isFolder
            case ENOENT: .noSuchFile
            case EACCES, EPERM, EROFS: .notPermitted
            case ENOSPC, EDQUOT: .diskFull
            default: .inputOutput(String(cString: strerror(code)))
            }
        self.init(kind, at: path)
    }
}
