import MotifText

/// Data as a terminal shows it. A file or a program gets the bytes as they are; a terminal would obey control
/// characters in somebody's title, and turn the direction of a line.
enum DataText {
    /// JSON with escapes, which says the same. Below U+0020 it has escapes already.
    case json
    /// Other text, with U+FFFD for what is unsafe to print.
    case plain

    /// The language of a format; `nil` for a table, which is made for terminals.
    init?(_ format: OutputFormat) {
        switch format {
        case .table: return nil
        case .json, .jsonl: self = .json
        case .csv: self = .plain
        }
    }

    /// The bytes to show. They end where a text ends.
    func shown(_ bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.unicodeScalars.contains(where: isUnsafe) else { return bytes }
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch (self, isUnsafe(scalar)) {
            case (_, false): shown.append(scalar)
            case (.plain, true): shown.append("\u{FFFD}")
            case (.json, true):
                let digits = String(scalar.value, radix: 16)
                shown += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars
            }
        }
        return Array(String(shown).utf8)
    }

    private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isUnsafeToPrint && scalar != "\n" && scalar != "\r" && scalar != "\t"
    }
}
