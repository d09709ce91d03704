import Foundation

/// A file without a name that stands for a stream of a program.
final class TemporaryStream {
    let descriptor: Int32

    /// - Parameter text: What is there to read.
    init(containing text: String = "") throws {
        var path = Array((NSTemporaryDirectory() + "/motif-stream-XXXXXX").utf8CString)
        descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw Program.SystemError(call: "mkstemp", number: errno) }
        unlink(path)
        // Other programs that start meanwhile are not to inherit it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        try handle.write(contentsOf: Data(text.utf8))
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit { close(descriptor) }

    /// All that was written to it.
    var text: String {
        lseek(descriptor, 0, SEEK_SET)
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
    }
}

/// A pseudo terminal: what a program writes to `inner` is read from the other side.
final class Terminal {
    let inner: Int32
    private let outer: Int32

    init(columns: UInt16) throws {
        outer = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard outer >= 0 else { throw Program.SystemError(call: "open", number: errno) }
        let name = try Self.innerName(of: outer)
        inner = open(name, O_RDWR | O_NOCTTY)
        guard inner >= 0 else { throw Program.SystemError(call: "open", number: errno) }
        for descriptor in [outer, inner] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(outer, UInt(TIOCSWINSZ), &size)
    }

    deinit { close(outer) }

    /// Types a text, which waits until the program reads it.
    func type(_ text: String) throws {
        let handle = FileHandle(fileDescriptor: outer, closeOnDealloc: false)
        try handle.write(contentsOf: Data(text.utf8))
    }

    /// All that the program writes until its end.
    func readToEnd() -> String {
        // The terminal ends with its last holder, which is then the program.
        close(inner)
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Foundation.read(outer, &buffer, buffer.count)
            guard count > 0 else { break }
            text += buffer[..<count]
        }
        return String(decoding: text, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }

    private static func innerName(of outer: Int32) throws -> String {
        #if os(Linux)
            // unlockpt and ptsname, which Swift does not import; the numbers are TIOCSPTLCK and TIOCGPTN.
            var isLocked: Int32 = 0
            var number: Int32 = 0
            try Program.check("unlockpt", ioctl(outer, 0x4004_5431, &isLocked))
            try Program.check("ptsname", ioctl(outer, 0x8004_5430, &number))
            return "/dev/pts/\(number)"
        #else
            try Program.check("grantpt", grantpt(outer))
            try Program.check("unlockpt", unlockpt(outer))
            return String(cString: ptsname(outer))
        #endif
    }
}
