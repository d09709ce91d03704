/// The functions that formulas call and Swift does not have, as Swift source.
enum SwiftFormulaFunctions {
    /// An `enum Formulas` with the functions that a source calls; nothing where it calls none.
    ///
    /// It is private to its file, so that files of several patterns get along.
    static func declarations(for source: String) -> [String] {
        let used = all.filter { source.mentions("Formulas.\($0.name)(") }.map(\.source)
        if used.isEmpty { return [] }
        let members = used.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
        return ["", "/// Functions of motif's formulas.", "private enum Formulas {"]
            + members.map { $0.isEmpty ? "" : "    \($0)" } + ["}"]
    }

    private static let all: [(name: String, source: String)] = numbers + geometry + lists + texts

    private static let numbers = [
        (
            "sign",
            """
            static func sign(_ number: CGFloat) -> CGFloat { number > 0 ? 1 : number < 0 ? -1 : 0 }
            """
        ),
        (
            "lerp",
            """
            static func lerp(_ start: CGFloat, _ end: CGFloat, _ fraction: CGFloat) -> CGFloat {
                start * (1 - fraction) + end * fraction
            }
            """
        ),
        (
            "component",
            """
            enum Component: Int { case red, green, blue, alpha }

            static func component(_ color: UIColor, _ component: Component) -> CGFloat {
                var values: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                color.getRed(&values.0, green: &values.1, blue: &values.2, alpha: &values.3)
                return [values.0, values.1, values.2, values.3][component.rawValue]
            }
            """
        ),
    ]

    private static let geometry = [
        (
            "center",
            """
            static func center(_ frame: CGRect) -> CGPoint {
                CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
            }
            """
        ),
        (
            "inset",
            """
            /// Unlike `insetBy(dx:dy:)` not null past the middle.
            static func inset(_ frame: CGRect, _ distance: CGFloat) -> CGRect {
                CGRect(
                    x: frame.origin.x + distance, y: frame.origin.y + distance,
                    width: frame.size.width - 2 * distance, height: frame.size.height - 2 * distance)
            }
            """
        ),
        (
            "farthest",
            """
            /// The distance from a point to the farthest corner of a screen.
            static func farthest(_ point: CGPoint, _ size: CGSize) -> CGFloat {
                hypot(max(abs(point.x), abs(size.width - point.x)), max(abs(point.y), abs(size.height - point.y)))
            }
            """
        ),
    ]

    private static let lists = [
        (
            "element",
            """
            /// The number at an index; NaN where there is none.
            static func element(_ list: [CGFloat], _ index: CGFloat) -> CGFloat {
                Int(exactly: index).flatMap { list.indices.contains($0) ? list[$0] : nil } ?? .nan
            }
            """
        ),
        (
            "row",
            """
            /// The row of an item in rows of these lengths; NaN where it has no place.
            static func row(_ item: CGFloat, _ rows: [CGFloat]) -> CGFloat {
                var before: CGFloat = 0
                for (row, length) in rows.enumerated() {
                    if item < before + length { return CGFloat(row) }
                    before += length
                }
                return .nan
            }
            """
        ),
        (
            "column",
            """
            /// The place of an item in its row, in rows of these lengths; NaN where it has none.
            static func column(_ item: CGFloat, _ rows: [CGFloat]) -> CGFloat {
                var place = item
                for length in rows {
                    if place < length { return place }
                    place -= length
                }
                return .nan
            }
            """
        ),
    ]

    // By bytes, since strings that look the same are equal in Swift.
    private static let texts = [
        (
            "contains",
            """
            static func contains(_ whole: String, _ part: String) -> Bool {
                let (whole, part) = (Array(whole.utf8), Array(part.utf8))
                return whole.count >= part.count
                    && (0...(whole.count - part.count)).contains { whole[$0...].starts(with: part) }
            }
            """
        ),
        (
            "startsWith",
            """
            static func startsWith(_ whole: String, _ part: String) -> Bool {
                whole.utf8.starts(with: part.utf8)
            }
            """
        ),
        (
            "endsWith",
            """
            static func endsWith(_ whole: String, _ part: String) -> Bool {
                whole.utf8.reversed().starts(with: part.utf8.reversed())
            }
            """
        ),
    ]
}
