import MotifPlatform
import MotifSystem

extension StandardStream {
    /// Whether it is a terminal.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether it is a terminal that shows color, and the user hasn't opted out.
    var hasColor: Bool { isTerminal && !Environment.refusesColor }
}

/// The terminal behind standard output or standard error, if there is one.
enum Terminal {
    /// Whether a question can be asked: the answer and the question have a terminal.
    static var isInteractive: Bool { isatty(0) == 1 && StandardStream.errors.isTerminal }

    /// The default width.
    static let standardWidth = 80

    /// The width of tables: `$COLUMNS`, or the terminal's; `nil` if neither exists.
    static var width: Int? { Environment.columns ?? systemWidth }

    /// The width of wrapped text, never too narrow to read.
    static var readingWidth: Int { max(30, min(width ?? standardWidth, 100)) }

    /// The terminal's own width.
    private static var systemWidth: Int? {
        var size = winsize()
        guard ioctl(StandardStream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

/// Text styles for a terminal; plain text if the stream doesn't show color.
struct Style {
    /// Whether styles are applied.
    let isOn: Bool

    /// Creates a style that applies if the stream shows color.
    init(for stream: StandardStream = .output) { isOn = stream.hasColor }

    /// Bold, for headings and titles.
    func strong(_ text: String) -> String { marked(text, "1") }

    /// Faint, for secondary text.
    func faint(_ text: String) -> String { marked(text, "2") }

    /// Highlighted, for warnings.
    func warning(_ text: String) -> String { marked(text, "33") }

    private func marked(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
