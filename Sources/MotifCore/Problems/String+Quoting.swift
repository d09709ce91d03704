extension String {
    /// The text as a sentence quotes it: at most 80 scalars and an ellipsis where it is much longer, so that a problem
    /// stays a line.
    var clipped: String {
        let scalars = unicodeScalars.prefix(101)
        return scalars.count <= 100 ? self : String(scalars.prefix(80)) + "…"
    }

    /// The text on one line, with U+FFFD for every scalar that a terminal would obey: controls, direction marks.
    var harmless: String {
        guard unicodeScalars.contains(where: \.isObeyed) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            let isSpace = scalar == "\n" || scalar == "\r" || scalar == "\t"
            text.append(isSpace ? " " : scalar.isObeyed ? "\u{FFFD}" : scalar)
        }
        return String(text)
    }

    /// Whether there is nothing to read.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Unicode.Scalar {
    fileprivate var isObeyed: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        }
    }
}
