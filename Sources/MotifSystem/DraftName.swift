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

    /// Removes the drafts in a folder whose processes are gone. Those of other machines stay.
    public static func removeLeftovers(in folder: String) {
        for name in (try? FileSystem.names(in: folder)) ?? [] where isLeftover(name) {
            FileSystem.remove("\(folder)/\(name)")
        }
    }

    private static func isLeftover(_ name: String) -> Bool {
        let parts = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 2)
        guard isDraft(name), parts.count == 3, parts[0] == host, let process = pid_t(parts[1]), process > 0 else {
            return false
        }
        return kill(process, 0) != 0 && errno == ESRCH
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
