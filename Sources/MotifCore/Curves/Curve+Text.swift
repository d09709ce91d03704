import MotifJSON
import MotifText

extension Curve {
    /// Reads a curve in the notation of CSS and of the command line.
    ///
    ///     try Curve("cubic-bezier(.42, 0, 1, 1)")
    ///     try Curve("spring(dampingRatio: 0.8, initialVelocity: 0)")
    ///
    /// - Throws: The error in the text.
    /// - Source: CSS Easing Functions Levels 1 and 2; the names of Core Animation; `spring(…)` is motif's own.
    public init(_ text: String) throws(CurveError) {
        // Most curves are just a name, and the copies made by trimming would slow down a large import.
        if let name = NamedCurve(rawValue: text) {
            self = .named(name)
            return
        }
        let trimmed = text.trimmed
        if let name = NamedCurve(rawValue: trimmed) ?? Self.cssNames[trimmed] {
            self = .named(name)
            return
        }
        if trimmed == "step-start" || trimmed == "step-end" {
            self = .steps(1, trimmed == "step-start" ? .start : .end)
            return
        }
        if let preset = CurvePreset.curve(named: trimmed) {
            self = preset
            return
        }
        guard let (name, arguments) = CurveText.call(trimmed) else { throw .unknown(trimmed) }
        switch name {
        case "cubic-bezier": self = try .cubicBezier(arguments.map(CurveText.number))
        case "steps": self = try Self.steps(arguments)
        case "linear": self = try .linear(checking: CurveText.stops(arguments))
        case "spring": self = try .spring(Self.spring(arguments))
        default: throw .unknown(trimmed)
        }
    }

    /// The notation that `init(_:)` reads, with the shortest numbers.
    public var text: String {
        switch self {
        case .named(let name): name.rawValue
        case .cubicBezier(let bezier):
            "cubic-bezier(" + Self.joined([bezier.x1, bezier.y1, bezier.x2, bezier.y2]) + ")"
        case .steps(let count, let position): "steps(\(count), \(position.cssWord))"
        case .linear(let stops):
            "linear("
                + stops.map { "\(JSONNumber.text($0.progress)) \(Measure.percent($0.time))" }
                .joined(separator: ", ") + ")"
        case .spring(let spring): Self.text(of: spring)
        }
    }

    /// The names of CSS for the named curves.
    static let cssNames: [String: NamedCurve] = [
        "ease": .default, "ease-in": .easeIn, "ease-out": .easeOut, "ease-in-out": .easeInOut,
    ]

    private static func steps(_ arguments: [String]) throws(CurveError) -> Curve {
        guard let count = arguments.first, arguments.count <= 2 else {
            throw .argumentCount(function: "steps", needs: "a number of steps and a position")
        }
        return try .steps(CurveText.number(count), arguments.count == 2 ? arguments[1] : StepPosition.end.rawValue)
    }

    private static func spring(_ arguments: [String]) throws(CurveError) -> SpringCurve {
        var given: [String: Double] = [:]
        for argument in arguments {
            let parts = argument.split(separator: ":", maxSplits: 1).map(\.trimmed)
            guard parts.count == 2 else { throw .springArgument(argument) }
            guard SpringCurve.fieldNames.contains(parts[0]) else { throw .springName(parts[0]) }
            guard given[parts[0]] == nil else { throw .springNumber(parts[0], range: "appears twice") }
            given[parts[0]] = try CurveText.number(parts[1])
        }
        let names = given.keys.filter { $0 != "initialVelocity" }
        guard let form = SpringCurve.form(of: Array(given.keys)) else { throw .springForm }
        var numbers: [Double] = []
        for field in form.fields {
            guard let number = given.removeValue(forKey: field.name) ?? (field.isOptional ? 0 : nil) else {
                // In UIKit and SwiftUI, 'damping' is a ratio; here it is the physical constant.
                if names == ["damping"] { throw .springDamping }
                throw .springNumber(field.name, range: "is missing")
            }
            guard field.bounds.contains(number) else {
                throw .springNumber(
                    field.name, range: "is \(JSONNumber.text(number)); it " + field.bounds.rule(unit: ""))
            }
            numbers.append(number)
        }
        guard given.isEmpty, let spring = form.spring(numbers) else { throw .springForm }
        return spring
    }

    private static func text(of spring: SpringCurve) -> String {
        let (form, numbers) = spring.parts
        let parts = zip(form.fields, numbers).map { "\($0.name): \(JSONNumber.text($1))" }
        return "spring(" + parts.joined(separator: ", ") + ")"
    }

    private static func joined(_ numbers: [Double]) -> String {
        numbers.map(JSONNumber.text).joined(separator: ", ")
    }
}

extension StepPosition {
    /// The shortest word of CSS for the position.
    var cssWord: String {
        switch self {
        case .start, .end: rawValue
        case .none, .both: "jump-" + rawValue
        }
    }
}

extension Curve {
    /// The notation of CSS: `ease-in`, `cubic-bezier(0.2, 0, 0, 1)`.
    ///
    /// - Returns: `nil` for a spring, which CSS doesn't have; `CurveTiming.linearFit(within:)` approximates it.
    /// - Source: CSS Easing Functions Levels 1 and 2.
    public var css: String? {
        switch self {
        case .named(let name): Self.cssNames.first { $0.value == name }?.key ?? name.rawValue
        case .cubicBezier, .steps, .linear: text
        case .spring: nil
        }
    }

    /// The control points of a cubic Bézier, named or not; `nil` for other curves.
    public var controlPoints: CubicBezier? {
        switch self {
        case .named(let name): name.controlPoints
        case .cubicBezier(let bezier): bezier
        case .steps, .linear, .spring: nil
        }
    }
}

extension NamedCurve {
    /// The named curve with these control points, if there is one.
    public init?(_ controlPoints: CubicBezier) {
        guard let name = Self.allCases.first(where: { $0.controlPoints == controlPoints }) else { return nil }
        self = name
    }
}
