import CPlatform
import MotifPlatform

/// The limit of the process's memory, such as that of `ulimit -v`.
package enum MemoryLimit {
    nonisolated(unsafe) private static var message: UnsafeMutablePointer<CChar>?

    /// Sets what ends a process that has a limit where the runtime, without memory, would end it with a signal.
    ///
    /// - Parameter end: Calls `report`, and ends the process. Without memory, nothing else can be done: drafts are
    ///   removed by the next command.
    package static func prepare(_ end: @escaping @convention(c) (Int32) -> Void) {
        let bytes = motif_memory_limit()
        guard bytes > 0 else { return }
        message = strdup("motif: Stopped, probably for lack of memory; the limit (ulimit -v) is \(bytes >> 20) MB\n")
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS] { motif_handle_signal(number, end) }
    }

    /// Writes the reason to standard error.
    package static func report() {
        if let message { _ = systemWrite(StandardStream.errors.rawValue, message, strlen(message)) }
    }
}
