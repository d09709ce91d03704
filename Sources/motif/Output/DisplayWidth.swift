import MotifText

/// The width of text on a terminal, and text cut or wrapped to a width.
extension String {
    /// The width of the text in columns of a terminal: 2 for a wide character, 0 for one that joins another.
    ///
    /// - Source: Unicode Standard Annex #11, East Asian Width; UTS #51 for emoji.
    var columns: Int {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
        return reduce(0) { $0 + $1.columns }
    }

    /// The text with escapes for characters that would control a terminal or change the direction of the line.
    ///
    /// Line feeds are kept, for texts of several lines; a table replaces them with spaces first.
    var escaped: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        var result = ""
        for scalar in unicodeScalars {
            if scalar != "\n", scalar.isUnsafeToPrint {
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the text cut to a width; `…` marks the cut.
    func cut(to width: Int) -> String {
        guard columns > width else { return self }
        guard width > 0 else { return "" }
        var result = ""
        var used = 1
        for character in self {
            used += character.columns
            if used > width { break }
            result.append(character)
        }
        while result.last == " " { result.removeLast() }
        return result + "…"
    }

    /// Returns the text padded with spaces to a width.
    func padded(to width: Int, _ side: Column.Side = .leading) -> String {
        let spaces = String(repeating: " ", count: max(0, width - columns))
        return side == .leading ? self + spaces : spaces + self
    }

    /// Returns the text in lines of at most a width, broken between words, and within words that are longer.
    ///
    /// A number and its unit stay together.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in words.flatMap({ $0.pieces(of: width) }) {
            let columns = word.columns
            if !line.isEmpty, used + 1 + columns > width {
                lines.append(line)
                (line, used) = ("", 0)
            }
            if !line.isEmpty {
                line += " "
                used += 1
            }
            line += word
            used += columns
        }
        return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
    }

    /// The words between spaces; a number with its unit is one word.
    var words: [String] {
        var words: [String] = []
        for word in split(separator: " ", omittingEmptySubsequences: true) {
            if word == "s" || word == "pt", let last = words.last, last.last?.isNumber == true {
                words[words.count - 1] = last + " " + word
            } else {
                words.append(String(word))
            }
        }
        return words
    }

    private func pieces(of width: Int) -> [String] {
        guard columns > width else { return [self] }
        var pieces: [String] = []
        var piece = ""
        var used = 0
        for character in self {
            if used + character.columns > width, !piece.isEmpty {
                pieces.append(piece)
                (piece, used) = ("", 0)
            }
            piece.append(character)
            used += character.columns
        }
        return pieces + [piece]
    }
}

extension Character {
    /// The width of the character in columns of a terminal.
    var columns: Int {
        if let ascii = asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
        var widest = 0
        for scalar in unicodeScalars {
            // The variation selector that requests an emoji.
            if scalar == "\u{FE0F}" && widest > 0 { return 2 }
            widest = max(widest, scalar.columns)
        }
        return widest
    }
}

extension Unicode.Scalar {
    fileprivate var columns: Int {
        if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if properties.isEmojiPresentation { return 2 }
        return Self.wide.contains { $0.contains(value) } ? 2 : 1
    }

    /// The blocks of wide and full-width characters.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
