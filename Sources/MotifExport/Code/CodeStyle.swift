/// How source is laid out in lines.
struct CodeStyle: Equatable, Sendable {
    /// The maximum line length.
    let width: Int
    /// The spaces of one level.
    let indent: Int
    /// Whether the arguments of a call are on lines of their own if one line is too short, with a comma behind each.
    let hasTrailingCommas: Bool
    /// Whether documentation is between `/**` and `*/` instead of behind `///`.
    let hasBlockComments: Bool
    /// Operators that a line can begin with; all others end the line before.
    private let leading: Set<Substring>?

    /// `swift format`.
    static let swift = CodeStyle(
        width: 100, indent: 4, hasTrailingCommas: false, hasBlockComments: false, leading: nil)
    /// The Kotlin coding conventions. A line that begins with a sign would be a statement of its own.
    static let kotlin = CodeStyle(
        width: 100, indent: 4, hasTrailingCommas: true, hasBlockComments: true, leading: ["?:", "else"])
    /// Prettier with lines of 100 characters.
    static let typeScript = CodeStyle(
        width: 100, indent: 2, hasTrailingCommas: true, hasBlockComments: true, leading: ["?", ":"])

    /// The space before a line.
    func space(_ level: Int) -> String { String(repeating: " ", count: indent * level) }

    /// Whether a line isn't too long. There are never fewer bytes than characters, and they are counted faster.
    func fits(_ line: String) -> Bool { line.utf8.count <= width || line.count <= width }

    /// Operands, with the operators that belong there at the ends of lines.
    func placed(_ operands: [Code]) -> [Code] {
        guard let leading, var last = operands.first else { return operands }
        var placed: [Code] = []
        for operand in operands.dropFirst() {
            let sign = operand.text.prefix { $0 != " " }
            if leading.contains(sign) {
                placed.append(last)
                last = operand
            } else {
                placed.append(last.appending(" \(sign)"))
                last = operand.droppingPrefix("\(sign) ")
            }
        }
        return placed + [last]
    }
}
