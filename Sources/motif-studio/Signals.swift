import CPlatform
import MotifPlatform
import MotifSystem

/// The signals that end the program.
enum Signals {
    /// The end of a pipe that handlers write to. It is set once, before there is a handler.
    nonisolated(unsafe) private static var noticed: Int32 = -1

    /// Calls `body` when the first of them arrives, on a thread of its own; the second ends the process at once.
    ///
    /// - Throws: `SystemError` if there can't be another thread.
    static func onArrival(_ body: @escaping @Sendable () -> Void) throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemError(number: errno) }
        noticed = ends[1]
        for number in [SIGINT, SIGTERM, SIGHUP] {
            motif_handle_signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Signals.noticed, &byte, 1)
            }
        }
        let reading = ends[0]
        try BackgroundThread.start {
            var byte: UInt8 = 0
            while read(reading, &byte, 1) != 1 {}
            body()
            while read(reading, &byte, 1) != 1 {}
            end(128 + Int32(byte))
        }
    }

    /// Ends the process at once, with the programs that it has started, and without their files.
    static func end(_ status: Int32 = 0) -> Never {
        RunningPrograms.endAll()
        OpenDrafts.removeAll()
        _exit(status)
    }
}
