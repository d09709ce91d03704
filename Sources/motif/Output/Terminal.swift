#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What standard output and standard error are connected to.
enum Terminal {
    /// A stream that a terminal may stand behind.
    enum Stream: Int32 {
        /// Standard output.
        case output = 1
        /// Standard error.
        case errors = 2

        /// Whether it is a terminal.
        var isTerminal: Bool { isatty(rawValue) == 1 }

        /// Whether it is a terminal that shows colour, and the user wants it.
        var hasColor: Bool { isTerminal && !Environment.refusesColor }
    }

    /// The width where nobody says it.
    static let standardWidth = 80

    /// The width to which tables are cut: `$COLUMNS`, else the terminal's; `nil` where neither is there.
    static var width: Int? { Environment.columns ?? width(of: .output) }

    /// The width to which words are wrapped, never so narrow that they cannot be read.
    static var readingWidth: Int { max(30, min(width ?? standardWidth, 100)) }

    /// The terminal's own width.
    static func width(of stream: Stream) -> Int? {
        var size = winsize()
        guard stream.isTerminal, ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }
}

/// Marks for a terminal; none where the stream shows no colour.
struct Style {
    /// Whether marks are written.
    let isOn: Bool

    /// Marks where this stream shows them.
    init(for stream: Terminal.Stream) { isOn = stream.hasColor }

    /// Bold, for headings and titles.
    func strong(_ text: String) -> String { marked(text, "1") }

    /// Faint, for what is of less weight.
    func faint(_ text: String) -> String { marked(text, "2") }

    /// For what a reader should not miss.
    func warning(_ text: String) -> String { marked(text, "33") }

    private func marked(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
