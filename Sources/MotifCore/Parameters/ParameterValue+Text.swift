import MotifJSON

extension ParameterValue {
    /// The value for people: `0.35 s`, `90°`, `#336699`, `20, 700 · 56 × 56 pt`.
    public var text: String {
        switch self {
        case .duration(let number): Self.text(number, .duration)
        case .length(let number): Self.text(number, .length)
        case .angle(let number): Self.text(number, .angle)
        case .number(let number), .fraction(let number): JSONNumber.text(number)
        case .integer(let number): String(number)
        case .boolean(let flag): flag ? "true" : "false"
        case .text(let text), .choice(let text): text
        case .color(let color): color.text
        case .point(let point): Self.text([point.x, point.y], ", ") + " pt"
        case .size(let size): Self.text([size.width, size.height], " × ") + " pt"
        case .frame(let frame):
            Self.text([frame.x, frame.y], ", ") + " · " + Self.text([frame.width, frame.height], " × ") + " pt"
        case .curve(let curve): curve.text
        case .reference(let name): name.slug.text
        case .record(let fields):
            "{" + fields.members.map { "\($0.name) \($0.text)" }.joined(separator: "; ") + "}"
        case .list(let elements): elements.isEmpty ? "none" : elements.map(\.text).joined(separator: ", ")
        }
    }

    private static func text(_ number: Double, _ type: ParameterType) -> String {
        JSONNumber.text(number) + type.unit
    }

    private static func text(_ numbers: [Double], _ separator: String) -> String {
        numbers.map(JSONNumber.text).joined(separator: separator)
    }
}
