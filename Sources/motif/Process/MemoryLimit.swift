import CPlatform
import MotifPlatform
import MotifSystem

/// The limit of the process's memory, such as that of `ulimit -v`.
enum MemoryLimit {
    nonisolated(unsafe) private static var message: UnsafeMutablePointer<CChar>?

    /// Ends a process that has a limit with a message where the runtime, without memory, would end it with a signal.
    static func prepare() {
        let bytes = motif_memory_limit()
        guard bytes > 0 else { return }
        let megabytes = bytes >> 20
        message = strdup("motif: Stopped, probably for lack of memory; the limit (ulimit -v) is \(megabytes) MB\n")
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS] {
            // Without memory, nothing else can be done. Drafts are removed by the next command.
            motif_handle_signal(number) { _ in
                if let text = MemoryLimit.message {
                    _ = systemWrite(StandardStream.errors.rawValue, text, strlen(text))
                }
                Process.endAtOnce(.system)
            }
        }
    }
}
