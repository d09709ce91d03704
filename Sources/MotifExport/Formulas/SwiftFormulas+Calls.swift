import MotifFormula

extension SwiftFormulas {
    func call(_ function: FormulaFunction, _ arguments: [FormulaTerm]) -> FormulaTerm.Words {
        let texts = arguments.map(\.text)
        let list = texts.joined(separator: ", ")
        guard let first = arguments.first else { return FormulaTerm.Words("\(function.rawValue)()") }
        let receiver = receiver(first)
        return switch function {
        case .min, .max: extreme(function, arguments)
        case .abs: FormulaTerm.Words("abs(\(list))")
        case .sqrt: FormulaTerm.Words("\(receiver).squareRoot()")
        case .hypot: FormulaTerm.Words("hypot(\(list))")
        case .floor: FormulaTerm.Words("\(receiver).rounded(.down)")
        case .ceil: FormulaTerm.Words("\(receiver).rounded(.up)")
        case .round: FormulaTerm.Words("\(receiver).rounded()")
        case .clamp where texts.count == 3: FormulaTerm.Words("min(max(\(texts[0]), \(texts[1])), \(texts[2]))")
        case .point: labelled("CGPoint", ["x", "y"], texts)
        case .size: labelled("CGSize", ["width", "height"], texts)
        case .frame: labelled("CGRect", ["x", "y", "width", "height"], texts)
        case .bounds: FormulaTerm.Words("CGRect(origin: .zero, size: \(list))")
        case .color: labelled("UIColor", ["red", "green", "blue", "alpha"], texts + ["1"])
        case .center: self.function("center", list)
        case .count: FormulaTerm.Words("CGFloat(\(receiver).count)")
        case .sum: FormulaTerm.Words("\(receiver).reduce(0, +)")
        case .sign, .clamp, .lerp, .farthest, .inset, .row, .column, .contains, .startsWith, .endsWith:
            self.function(function.rawValue, list)
        }
    }

    /// `min` and `max` of Swift take two numbers or more; a list has its own.
    private func extreme(_ function: FormulaFunction, _ arguments: [FormulaTerm]) -> FormulaTerm.Words {
        guard arguments.count == 1 else {
            let list = arguments.map(\.text).joined(separator: ", ")
            return FormulaTerm.Words("\(function.rawValue)(\(list))")
        }
        guard case .list = arguments[0].type else {
            return FormulaTerm.Words(arguments[0].text, arguments[0].strength)
        }
        return FormulaTerm.Words("(\(arguments[0].atLeast(.whole)).\(function.rawValue)() ?? .nan)")
    }

    private func labelled(_ type: String, _ labels: [String], _ texts: [String]) -> FormulaTerm.Words {
        let arguments = zip(labels, texts).map { "\($0): \($1)" }.joined(separator: ", ")
        return FormulaTerm.Words("\(type)(\(arguments))")
    }
}
