/// The streams that a process writes to.
package enum StandardStream: Int32, Sendable {
    /// Standard output.
    case output = 1
    /// Standard error.
    case errors = 2

    /// Writes text at once. A failure can't be reported anywhere.
    package func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
    }
}
