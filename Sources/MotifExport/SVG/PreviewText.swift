import MotifText

/// Text in a preview: names for people, and lines that fit.
enum PreviewText {
    /// `backButton` → `Back button`; a copy is named after its element, `cell.twitter` → `Twitter`.
    static func title(of name: String) -> String {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let spaced = last.reduce(into: "") { text, character in
            text += character.isUppercase ? " \(character.lowercased())" : String(character)
        }
        return spaced.capitalizedFirst
    }

    /// The letter that represents an image: `icon-twitter` → `T`.
    static func initial(of name: String) -> String {
        let word = name.split(whereSeparator: { $0 == "-" || $0 == "." || $0 == "/" || $0 == "_" })
            .first { $0 != "icon" && $0 != "image" && $0 != "animation" }
        return (word ?? name[...]).prefix(1).uppercased()
    }

    /// Returns text in lines of approximately a width; the last line is cut if the text is longer.
    static func lines(_ text: String, width: Double, size: Double, most: Int) -> [String] {
        var lines = [""]
        // One line more than is shown, to see that there is more.
        for word in text.split(whereSeparator: \.isWhitespace) where lines.count <= most {
            let longer = (lines.last ?? "").isEmpty ? String(word) : "\(lines.last ?? "") \(word)"
            if self.width(of: longer, size: size) <= width || (lines.last ?? "").isEmpty {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        let isCut = lines.count > most
        var kept = Array(lines.prefix(most))
        kept = kept.map { fitting($0, width: width, size: size) }
        if isCut, let last = kept.popLast() { kept.append(fitting(last + " …", width: width, size: size)) }
        return kept
    }

    /// Returns text cut to approximately a width, with an ellipsis if it is longer.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func fitting(_ text: String, width: Double, size: Double) -> String {
        if self.width(of: text, size: size) <= width { return text }
        let ellipsis = self.width(of: "…", size: size)
        var reached = 0.0
        let kept = text.prefix { character in
            reached += self.width(of: character, size: size)
            return reached + ellipsis <= width
        }
        return kept + "…"
    }

    /// The width of text in the widest of the fonts that a picture may get, DejaVu Sans, in that of the system's.
    static let plainShare = 1.15
    /// The same for bold text.
    static let boldShare = 1.3

    /// The approximate width of a text in a system's sans serif.
    static func width(of text: String, size: Double) -> Double {
        text.reduce(0) { $0 + width(of: $1, size: size) }
    }

    private static func width(of character: Character, size: Double) -> Double {
        guard character.isASCII else { return (character.isLetter ? 0.75 : 1.1) * size }
        return ("iljtf.,:;'!|()[] ".contains(character) ? 0.31 : character.isUppercase ? 0.68 : 0.55) * size
    }
}
