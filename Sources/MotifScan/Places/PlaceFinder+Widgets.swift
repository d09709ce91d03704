import MotifSource
import MotifSpelling

// Flutter's widgets.
extension PlaceFinder {
    /// A widget: its duration and curve are a place, and what is in it can have others.
    mutating func widget(_ index: Int) {
        guard !isDeclared(index), let expression = call(index) else { return }
        var open = index + 1
        while open < tokens.tokens.count, !tokens.matches(open, "(") { open += 1 }
        guard let close = tokens.partner(of: open), var callee = expression.callee else { return }
        // `animateTo(…)` in a controller, or in an extension of one.
        if case .name(let name) = callee.form, name.first?.isLowercase == true {
            callee = SourceExpression(.member(SourceExpression(.name("this")), name), range: callee.range)
        }
        // What is in it has conditions of its own.
        let arguments = expression.arguments.map { argument in
            let isOwn = argument.label.map(Dialect.flutter.hasLabel) ?? true || argument.value.form == .closure
            let value = isOwn ? argument.value : SourceExpression(.other, range: argument.value.range)
            return SourceArgument(label: argument.label, value: value)
        }
        found.append(place(SourceExpression(.call(callee, arguments), range: expression.range), index))
        var (next, isTiming) = (open + 1, false)
        while next < close {
            if tokens.matches(next - 1, anyOf: ["(", ","]) {
                isTiming = tokens.matches(next, anyOf: Self.timingLabels)
            }
            let end = tokens.partner(of: next) ?? next
            if isTiming { skipped[next] = max(next, end) + 1 }
            next = max(next, end) + 1
        }
    }

    private static let timingLabels: [StaticString] = [
        "duration", "curve", "reverseDuration", "reverseCurve", "firstCurve", "secondCurve", "sizeCurve",
        "switchInCurve", "switchOutCurve",
    ]
}
