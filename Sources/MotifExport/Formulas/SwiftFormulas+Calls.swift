import MotifFormula

extension SwiftFormulas {
    func call(_ function: FormulaFunction, _ arguments: [FormulaTerm]) -> FormulaTerm.Source {
        let texts = arguments.map(\.text)
        let list = texts.joined(separator: ", ")
        guard let first = arguments.first else { return FormulaTerm.Source("\(function.rawValue)()") }
        let receiver = receiver(first)
        return switch function {
        case .min, .max: extreme(function, arguments)
        case .abs: FormulaTerm.Source("abs(\(list))", isTyped: first.isTyped)
        case .sqrt: FormulaTerm.Source("\(receiver).squareRoot()")
        case .hypot: FormulaTerm.Source("hypot(\(list))", isTyped: arguments.contains(where: \.isTyped))
        case .floor: FormulaTerm.Source("\(receiver).rounded(.down)")
        case .ceil: FormulaTerm.Source("\(receiver).rounded(.up)")
        case .round: FormulaTerm.Source("\(receiver).rounded()")
        case .clamp where texts.count == 3:
            FormulaTerm.Source(
                "min(max(\(texts[0]), \(texts[1])), \(texts[2]))", isTyped: arguments.contains(where: \.isTyped))
        case .point: labeled("CGPoint", ["x", "y"], texts)
        case .size: labeled("CGSize", ["width", "height"], texts)
        case .frame: labeled("CGRect", ["x", "y", "width", "height"], texts)
        case .bounds: FormulaTerm.Source("CGRect(origin: .zero, size: \(list))")
        case .color: labeled("UIColor", ["red", "green", "blue", "alpha"], texts + ["1"])
        case .center: self.function("center", list)
        case .count: FormulaTerm.Source("CGFloat(\(receiver).count)")
        case .sum: FormulaTerm.Source("\(receiver).reduce(0, +)")
        case .sign, .clamp, .lerp, .farthest, .inset, .row, .column, .contains, .startsWith, .endsWith,
            .settlingDuration:
            self.function(function.rawValue, list)
        }
    }

    /// Swift's `min` and `max` take two or more numbers; a list has methods instead.
    private func extreme(_ function: FormulaFunction, _ arguments: [FormulaTerm]) -> FormulaTerm.Source {
        guard arguments.count == 1 else {
            let list = arguments.map(\.text).joined(separator: ", ")
            let isTyped = arguments.contains(where: \.isTyped)
            return FormulaTerm.Source("\(function.rawValue)(\(list))", isTyped: isTyped)
        }
        guard case .list = arguments[0].type else {
            return FormulaTerm.Source(arguments[0].text, arguments[0].strength, isTyped: arguments[0].isTyped)
        }
        return FormulaTerm.Source("(\(arguments[0].atLeast(.whole)).\(function.rawValue)() ?? .nan)")
    }

    private func labeled(_ type: String, _ labels: [String], _ texts: [String]) -> FormulaTerm.Source {
        let arguments = zip(labels, texts).map { "\($0): \($1)" }.joined(separator: ", ")
        return FormulaTerm.Source("\(type)(\(arguments))")
    }
}
