public import MotifFormula
public import MotifJSON

extension FormulaValue {
    /// The JSON of the value; a color is a record here, and a curve its text in a document.
    public var json: JSON {
        switch self {
        case .number(let number): .number(number)
        case .boolean(let boolean): .boolean(boolean)
        case .text(let text): .string(text)
        case .point(let point): ["x": .number(point.x), "y": .number(point.y)]
        case .size(let size): ["width": .number(size.width), "height": .number(size.height)]
        case .frame(let frame):
            [
                "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
                "height": .number(frame.height),
            ]
        case .list(let elements): .array(elements.map(\.json))
        case .record(let fields):
            .object(JSONObject(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
        case .curve(let curve): curve.text.map(JSON.string) ?? .null
        case .missing: .null
        }
    }
}
