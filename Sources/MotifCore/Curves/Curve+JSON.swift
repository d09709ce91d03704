import MotifFormula
public import MotifJSON
import MotifText

extension Curve {
    /// The canonical form.
    public var json: JSON {
        switch self {
        case .named(let name): .string(name.rawValue)
        case .cubicBezier(let bezier):
            ["cubicBezier": .array([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(JSON.number))]
        case .steps(let count, let position): ["steps": .integer(count), "position": .string(position.rawValue)]
        case .linear(let stops):
            ["linear": .array(stops.map { .array([.number($0.time), .number($0.progress)]) })]
        case .spring(let spring): ["spring": spring.json]
        }
    }

    /// Reads a curve: a name, an object in the canonical form, or the notation of CSS.
    ///
    /// - Parameters:
    ///   - json: The curve.
    ///   - path: The place of the curve, for problems.
    /// - Throws: Every problem of the curve.
    public init(_ json: JSON, at path: @autoclosure () -> JSONPath = .root) throws(Problems) {
        switch json {
        case .string(let text):
            do throws(CurveError) {
                self = try Curve(text)
            } catch {
                throw Problems(.badCurve(error.message), at: path())
            }
        case .object(let object):
            let present = Self.forms.filter { object[$0] != nil }
            guard let form = present.first, present.count == 1 else {
                throw Problems([Self.noForm(object, at: path())])
            }
            self = try ObjectReader.read(json, at: path()) { Self.read(form, &$0) }
        default:
            throw Problems(.wrongType(expected: "a timing curve", found: json.typeInWords), at: path())
        }
    }

    /// The keys that tell the forms of an object apart.
    static let forms = ["cubicBezier", "steps", "linear", "spring"]

    private static func noForm(_ object: JSONObject, at path: JSONPath) -> Problem {
        if let key = object.keys.first(where: { !forms.contains($0) }),
            let nearest = nearestName(to: key, among: forms)
        {
            return Problem(.unknownKey(key, nearest: nearest), at: path.appending(key: key))
        }
        return Problem(.badCurve("A timing curve must have exactly one of: \(forms.joined(separator: ", "))"), at: path)
    }

    static func read(_ form: String, _ reader: inout ObjectReader) -> Curve? {
        _ = reader.required(form)
        return switch form {
        case "cubicBezier": bezier(&reader)
        case "steps": steps(&reader)
        case "linear": linear(&reader)
        default: reader.part("spring", examples: SpringCurve.examples) { SpringCurve.read(&$0) }.map(Curve.spring)
        }
    }

    private static func bezier(_ reader: inout ObjectReader) -> Curve? {
        guard let list = reader.list("cubicBezier", .bezier) else { return nil }
        let numbers = list.compactMap(\.number)
        guard numbers.count == 4, list.count == 4 else {
            reader.report(.badCurve("A cubic Bézier must have four numbers: x1, y1, x2, y2"), at: "cubicBezier")
            return nil
        }
        return checked(&reader, at: "cubicBezier") { () throws(CurveError) in try .cubicBezier(numbers) }
    }

    private static func steps(_ reader: inout ObjectReader) -> Curve? {
        let count = reader.number("steps", .integer(from: 1).with("maximum", .integer(maximumSteps)))
        let position = reader.text(
            "position", .choice(StepPosition.allCases.flatMap { [$0.rawValue, "jump-" + $0.rawValue] }))
        guard let count, position != nil || reader.object["position"] == nil else { return nil }
        let word = position ?? StepPosition.end.rawValue
        return checked(&reader, at: "steps") { () throws(CurveError) in try .steps(count, word) }
    }

    private static func linear(_ reader: inout ObjectReader) -> Curve? {
        guard let list = reader.list("linear", .list(of: .list(count: 2)).with("minItems", 2)) else { return nil }
        var stops: [LinearStop] = []
        for (index, stop) in list.enumerated() {
            let numbers = (stop.array ?? []).compactMap(\.number)
            guard numbers.count == 2, stop.array?.count == 2 else {
                let message = "A stop of a linear curve must be a pair of numbers: time, progress"
                reader.report(.badCurve(message), at: "linear", index: index)
                continue
            }
            stops.append(LinearStop(time: numbers[0], progress: numbers[1]))
        }
        guard stops.count == list.count else { return nil }
        return checked(&reader, at: "linear") { () throws(CurveError) in try .linear(checking: stops) }
    }

    private static func checked(
        _ reader: inout ObjectReader, at key: String, _ make: () throws(CurveError) -> Curve
    ) -> Curve? {
        do throws(CurveError) {
            return try make()
        } catch {
            reader.report(.badCurve(error.message), at: error.key ?? key)
            return nil
        }
    }
}
