import CPlatform
import MotifPlatform

/// The names of files and folders that get another name when they are complete: `.motif-HOST-PROCESS-RANDOM.tmp`.
///
/// They are hidden, so that an import of the folder ignores what a killed process left behind. They name the process,
/// so that drafts of processes that are gone can be removed.
public enum DraftName {
    private static let prefix = ".motif-"
    private static let suffix = ".tmp"

    /// A new name for a draft of this process.
    public static func make() -> String {
        let mark = String(UInt32.random(in: .min ... .max), radix: 36)
        return "\(prefix)\(host)-\(getpid())-\(mark)\(suffix)"
    }

    /// Whether this is the name of a draft, or of a file that SQLite makes beside one.
    public static func isDraft(_ name: String) -> Bool { name.hasPrefix(prefix) && name.contains(suffix) }

    /// Removes the drafts in a folder that nobody writes anymore: those of this machine's processes that are gone, and
    /// those of other machines that haven't changed for a week.
    ///
    /// A Mac counts as another machine in each network, since its host name changes.
    public static func removeLeftovers(in folder: String) {
        let drafts = ((try? FileSystem.names(in: folder)) ?? []).filter(isDraft)
        let states = drafts.map { (path: "\(folder)/\($0)", isWritten: isWritten($0)) }
        // Asking for the time takes a new file.
        let now = states.contains { $0.isWritten == nil } ? time(in: folder) : nil
        for (path, isWritten) in states where isWritten == false || (isWritten == nil && isOld(path, at: now)) {
            FileSystem.remove(path)
        }
    }

    /// Whether the process that writes a draft is there; `nil` if it's on another machine.
    private static func isWritten(_ name: String) -> Bool? {
        let parts = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 2)
        guard parts.count == 3, parts[0] == host, let process = pid_t(parts[1]), process > 0 else { return nil }
        return kill(process, 0) == 0 || errno != ESRCH
    }

    private static func isOld(_ path: String, at second: Int64?) -> Bool {
        guard let second, let changed = modificationSecond(of: path) else { return false }
        return changed < second - 7 * 24 * 60 * 60
    }

    /// The present second by the clock that dates the files of a folder, as a new file shows it; `nil` if nothing can be
    /// written there.
    private static func time(in folder: String) -> Int64? {
        let path = "\(folder)/\(make())"
        guard let file = try? OpenFile(creating: path) else { return nil }
        defer { FileSystem.remove(path) }
        file.close()
        return modificationSecond(of: path)
    }

    private static func modificationSecond(of path: String) -> Int64? {
        let second = motif_modification_second(path)
        return second < 0 ? nil : second
    }

    /// A mark of this machine, since a folder can be shared by several, each with its own process numbers.
    private static let host: String = {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
        let hash = name.prefix { $0 != 0 }.reduce(2_166_136_261 as UInt32) {
            ($0 ^ UInt32(UInt8(bitPattern: $1))) &* 16_777_619
        }
        return String(hash, radix: 36)
    }()
}
