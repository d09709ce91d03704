import MotifCore

/// A length: a number plus multiples of moving values: `calc(0.5 * var(--motif-width) - 20px)`.
struct WebSum: Equatable {
    /// In points.
    var constant: Double
    /// The moving values, each once.
    private(set) var terms: [Term] = []

    /// A multiple of a moving value.
    struct Term: Equatable {
        var factor: Double
        let text: String
    }

    init(_ constant: Double) { self.constant = constant }

    /// A moving value, as CSS.
    init(moving text: String) {
        constant = 0
        terms = [Term(factor: 1, text: text)]
    }

    var isMoving: Bool { !terms.isEmpty }

    /// The moving part.
    var moving: WebSum {
        var sum = self
        sum.constant = 0
        return sum
    }

    static func + (left: WebSum, right: WebSum) -> WebSum {
        var sum = left
        sum.constant += right.constant
        for term in right.terms {
            if let index = sum.terms.firstIndex(where: { $0.text == term.text }) {
                sum.terms[index].factor += term.factor
            } else {
                sum.terms.append(term)
            }
        }
        sum.terms.removeAll { $0.factor == 0 }
        return sum
    }

    static func - (left: WebSum, right: WebSum) -> WebSum { left + -1 * right }

    static func * (factor: Double, sum: WebSum) -> WebSum {
        var product = sum
        product.constant *= factor
        for index in product.terms.indices { product.terms[index].factor *= factor }
        return product
    }

    /// The sum as a CSS length.
    var css: String {
        guard let first = terms.first else { return constant == 0 ? "0" : Self.points(constant) }
        // A lone name needs no `calc()`; a quotient does.
        let isName = first.text.hasPrefix("var(") && !first.text.contains(" ")
        if terms.count == 1, constant == 0, first.factor == 1, isName { return first.text }
        return "calc(\(inner))"
    }

    /// The sum as written inside `calc()`.
    var inner: String {
        var sum = ""
        for term in terms {
            let size = abs(term.factor)
            // A minus sign needs a number, since `-var()` is invalid.
            let needsNumber = size != 1 || (term.factor < 0 && sum.isEmpty)
            let text = needsNumber ? "\(WebText.number(size)) * \(term.text)" : term.text
            switch (sum.isEmpty, term.factor < 0) {
            case (true, let isLess): sum = (isLess ? "-" : "") + text
            case (false, let isLess): sum += (isLess ? " - " : " + ") + text
            }
        }
        guard !sum.isEmpty else { return Self.points(constant) }
        guard constant != 0 else { return sum }
        return sum + (constant < 0 ? " - " : " + ") + Self.points(abs(constant))
    }

    /// The number without its last digits, which are rounding errors of sums.
    private static func points(_ length: Double) -> String { WebText.number((length * 1e9).rounded() / 1e9) + "px" }
}
