import MotifText

extension FormulaError {
    /// The line of the error, counted from 1.
    public var line: Int { place.line }

    /// The column of the error in Unicode scalars, counted from 1.
    public var column: Int { place.column }

    /// The message, the line and a caret under the error; the lines after the first are indented by two spaces.
    ///
    ///     1:12: Unknown name 'tresholdScale'. Did you mean 'thresholdScale'?
    ///       max(a, b) + tresholdScale
    ///                   ^~~~~~~~~~~~~
    ///
    /// A long line is cut to the part around the error. A tab becomes a space, and any other character that is unsafe
    /// to print becomes U+FFFD.
    public var rendered: String {
        let place = place
        var start = 0
        if place.column > Place.shownBefore { start = place.column - Place.shownBefore }
        let end = min(place.text.count, start + Place.shownWidth)
        let shown = place.text[min(start, end)..<end]
        let before = start > 0 ? "…" : ""
        let after = end < place.text.count ? "…" : ""
        let padding = String(repeating: " ", count: place.column - 1 - start)
        let width = max(1, min(place.width, end - place.column + 1))
        return """
            \(place.line):\(place.column): \(message)
              \(before)\(String(String.UnicodeScalarView(shown)).printable)\(after)
              \(before.isEmpty ? "" : " ")\(padding)^\(String(repeating: "~", count: width - 1))
            """
    }

    private struct Place {
        static let shownBefore = 60
        static let shownWidth = 100

        var line = 1
        var column = 1
        /// The length of the span on its first line, in Unicode scalars.
        var width = 0
        /// The part of the line that may be shown.
        var text: [Unicode.Scalar] = []
    }

    private var place: Place {
        var place = Place()
        var offset = 0
        for scalar in source.unicodeScalars {
            if offset < span.lowerBound {
                if scalar == "\n" {
                    place.line += 1
                    place.text.removeAll(keepingCapacity: true)
                } else {
                    place.text.append(scalar)
                }
                place.column = place.text.count + 1
            } else {
                if scalar == "\n" || place.text.count > place.column + Place.shownWidth { break }
                place.text.append(scalar)
                if offset < span.upperBound { place.width += 1 }
            }
            offset += UTF8.width(scalar)
        }
        if place.text.last == "\r" { place.text.removeLast() }
        return place
    }
}
