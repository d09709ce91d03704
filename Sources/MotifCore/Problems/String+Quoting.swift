extension String {
    /// The text as a sentence quotes it: at most 80 scalars and an ellipsis where it is much longer, so that a problem
    /// stays a line.
    var clipped: String {
        let scalars = unicodeScalars.prefix(101)
        return scalars.count <= 100 ? self : String(scalars.prefix(80)) + "…"
    }

    /// Whether there is nothing to read.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
