import MotifJSON
import MotifText

/// A spring in the terms of the framework that it was authored for. The form is stored; all others follow from it.
public enum SpringCurve: Sendable, Equatable {
    /// UIKit's `usingSpringWithDamping`, which needs the duration of its track.
    case dampingRatio(Double, initialVelocity: Double)
    /// Core Animation's `CASpringAnimation`.
    case physical(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    /// SwiftUI and UIKit since iOS 17: perceptual duration in seconds, and bounce.
    case duration(Double, bounce: Double)
    /// SwiftUI before iOS 17: response in seconds, and damping fraction.
    case response(Double, dampingFraction: Double)
}

extension SpringCurve {
    /// The four forms of a spring, each with its numbers.
    enum Form: CaseIterable {
        case dampingRatio, physical, duration, response

        /// Its numbers, in the order in which they are written.
        var fields: [Field] {
            let positive = NumericBounds(lower: .init(0, isInclusive: false))
            let unit = NumericBounds(lower: .init(0, isInclusive: false), upper: .init(1, isInclusive: true))
            let bounce = NumericBounds(lower: .init(-1, isInclusive: false), upper: .init(1, isInclusive: false))
            return switch self {
            case .dampingRatio: [Field("dampingRatio", unit), Field("initialVelocity", isOptional: true)]
            case .physical:
                [
                    Field("mass", positive), Field("stiffness", positive), Field("damping", positive),
                    Field("initialVelocity", isOptional: true),
                ]
            case .duration: [Field("duration", positive), Field("bounce", bounce)]
            case .response: [Field("response", positive), Field("dampingFraction", positive)]
            }
        }

        /// Returns the spring with these numbers, one for each field.
        func spring(_ numbers: [Double]) -> SpringCurve? {
            switch (self, numbers.count) {
            case (.dampingRatio, 2): .dampingRatio(numbers[0], initialVelocity: numbers[1])
            case (.physical, 4):
                .physical(
                    mass: numbers[0], stiffness: numbers[1], damping: numbers[2], initialVelocity: numbers[3])
            case (.duration, 2): .duration(numbers[0], bounce: numbers[1])
            case (.response, 2): .response(numbers[0], dampingFraction: numbers[1])
            default: nil
            }
        }
    }

    /// One number of a form.
    struct Field {
        let name: String
        let bounds: NumericBounds
        /// Whether it can be left out, which means 0.
        let isOptional: Bool

        init(_ name: String, _ bounds: NumericBounds = NumericBounds(), isOptional: Bool = false) {
            (self.name, self.bounds, self.isOptional) = (name, bounds, isOptional)
        }
    }

    /// The form in which it was authored and its numbers in the order of the form's fields.
    var parts: (form: Form, numbers: [Double]) {
        switch self {
        case .dampingRatio(let ratio, let velocity): (.dampingRatio, [ratio, velocity])
        case .physical(let mass, let stiffness, let damping, let velocity):
            (.physical, [mass, stiffness, damping, velocity])
        case .duration(let duration, let bounce): (.duration, [duration, bounce])
        case .response(let response, let fraction): (.response, [response, fraction])
        }
    }

    /// The names of the numbers of all forms.
    static var fieldNames: [String] { Form.allCases.flatMap(\.fields).map(\.name).uniqued }
}

extension SpringCurve {
    /// The canonical form: all numbers of its form.
    var json: JSON {
        let (form, numbers) = parts
        return .object(JSONObject(zip(form.fields, numbers).map { ($0.name, .number($1)) }))
    }

    /// A spring of each form.
    static var examples: [JSONObject] {
        Form.allCases.map { JSONObject($0.fields.map { ($0.name, .number(0)) }) }
    }

    /// Reads the numbers of exactly one form.
    static func read(_ reader: inout ObjectReader) -> SpringCurve? {
        let keys = reader.object.keys
        guard let form = form(of: keys) else {
            // For an unknown name, the reader suggests the nearest one.
            for key in fieldNames { _ = reader.value(key) }
            if keys.allSatisfy(fieldNames.contains) { reader.report(.badCurve(CurveError.springForm.message)) }
            return nil
        }
        let numbers = form.fields.map { number($0, &reader) }
        let known = numbers.compactMap { $0 }
        return known.count == numbers.count ? form.spring(known) : nil
    }

    /// Returns the form to which the names belong; a velocity alone determines none.
    static func form(of names: [String]) -> Form? {
        let matching = Form.allCases.filter { form in
            names.contains { name in form.fields.contains { $0.name == name && !$0.isOptional } }
        }
        guard matching.count == 1 else { return nil }
        return matching.first
    }

    private static func number(_ field: Field, _ reader: inout ObjectReader) -> Double? {
        if field.isOptional, reader.value(field.name, .number(within: field.bounds)) == nil { return 0 }
        if !field.isOptional, reader.required(field.name, .number(within: field.bounds)) == nil { return nil }
        return reader.number(field.name, within: field.bounds)
    }
}
