import MotifJSON
import MotifPlatform
import MotifScan
import MotifSystem

/// The files beside the code that say how it is scanned.
enum ScanFiles {
    /// Reads a file; a standard one may be missing.
    static func read<Value>(
        _ name: String?, standard: String? = nil, _ make: (JSON) throws(SettingsError) -> Value
    ) throws(CommandError) -> Value? {
        guard let path = name ?? standard, name != nil || FileSystem.exists(path) else { return nil }
        let json = try TextFile(path).json()
        do throws(SettingsError) {
            return try make(json)
        } catch {
            throw .usage("\(path): \(error.message)")
        }
    }

    /// Reads the file of links with its path and its contents; `nil` if there is none.
    static func links(_ name: String?) throws(CommandError) -> (links: ScanLinks, path: String, bytes: [UInt8])? {
        let path = name ?? ScanLinks.fileName
        guard let links = try read(name, standard: path, ScanLinks.init) else { return nil }
        return (links, path, try TextFile(path).bytes)
    }

    /// The files that have changed since a commit and new ones, below this folder.
    static func changed(since commit: String) throws(CommandError) -> Set<String> {
        let changed = try names(["git", "diff", "--name-only", "--relative", "-z", commit, "--"])
        return changed.union(try names(["git", "ls-files", "--others", "--exclude-standard", "-z"]))
    }

    private static func names(_ command: [String]) throws(CommandError) -> Set<String> {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .file("git", errno) }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        let process: Int32
        do throws(SpawnError) {
            process = try Program.start(command, input: nil, output: ends[1], errors: nil)
        } catch {
            throw .missingProgram("git")
        }
        close(ends[1])
        defer { close(ends[0]) }
        var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while case let count = Swift.max(0, Int(systemRead(ends[0], &chunk))), count > 0 {
            bytes += chunk.prefix(count)
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard status == 0 else { throw .usage("'\(command.joined(separator: " "))' failed") }
        return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
}

private func systemRead(_ file: Int32, _ chunk: inout [UInt8]) -> Int {
    let count = chunk.count
    return chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, count) }
}
