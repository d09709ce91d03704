/// A dialect's table, with the meanings of its calls and templates for writing a timing.
///
/// Each line is a shape (`CallShape`), a template (`WritingTemplate`) after `> `, the name of a file with more lines after
/// `+ `, or a comment after `# `. A line that begins with spaces continues the one above it. `&name = …` names a text
/// that the lines below it repeat as `&name`. Commas in front of the parentheses separate names with the same shape.
struct SpellingTable: Sendable {
    private(set) var shapes: [CallShape] = []
    private(set) var templates: [WritingTemplate] = []
    private(set) var labels: Set<String> = []
    private(set) var hasModifiers = false
    /// The lines that are none of the above.
    private(set) var unreadable: [String] = []

    init(_ name: String) {
        var repeated: [(name: String, text: String)] = []
        for line in SpellingFile.lines(of: name) {
            let line = repeated.reduce(line) { $0.replacing($1.name, with: $1.text) }
            if line.hasPrefix("&"), let mark = line.firstRange(of: " = ") {
                repeated.append((String(line[..<mark.lowerBound]), String(line[mark.upperBound...])))
            } else if line.hasPrefix("> ") {
                if let template = WritingTemplate(line.dropFirst(2)) {
                    templates.append(template)
                } else {
                    unreadable.append(line)
                }
            } else if line.hasPrefix("+ ") {
                let more = SpellingTable(String(line.dropFirst(2)))
                shapes += more.shapes
                unreadable += more.shapes.isEmpty ? [line] : more.unreadable
            } else {
                let found = Self.shapes(line)
                shapes += found
                if found.isEmpty { unreadable.append(line) }
            }
        }
        hasModifiers = shapes.contains { $0.type == "modifier" }
        labels = Set(shapes.flatMap { $0.parameters.compactMap(\.key) })
    }

    /// The shapes of a line, one for each of the types and names that commas separate in front of the parentheses.
    private static func shapes(_ line: String) -> [CallShape] {
        let callee = line.prefix { $0 != "(" && $0 != " " }
        let names = callee.lastIndex(of: ".").map { callee[callee.index(after: $0)...] } ?? callee
        let rest = line[callee.endIndex...]
        let types = callee[..<names.startIndex].dropLast().split(separator: ",").map { $0 + "." }
        let found = (types.isEmpty ? [""] : types).flatMap { type in
            names.split(separator: ",").map { CallShape(type + $0 + rest) }
        }
        return found.contains { $0 == nil } ? [] : found.compactMap(\.self)
    }
}

extension Dialect {
    private static let tables = [Dialect: SpellingTable](
        uniqueKeysWithValues: allCases.map { ($0, SpellingTable($0.rawValue)) })

    /// The calls, properties, and objects that it uses for motion.
    var shapes: [CallShape] { Self.tables[self]?.shapes ?? [] }

    /// The labels of all parameters, in lowercase.
    var labels: Set<String> { Self.tables[self]?.labels ?? [] }

    /// Whether a call or an object can have a label.
    package func hasLabel(_ label: String) -> Bool { labels.contains(label.lowercased()) }

    /// Whether a call on an animation can change it.
    var hasModifiers: Bool { Self.tables[self]?.hasModifiers ?? false }

    /// The texts that it can write, best first.
    var templates: [WritingTemplate] { Self.tables[self]?.templates ?? [] }

    /// The lines of its table that can't be read; empty unless the table has a mistake.
    package var unreadableLines: [String] { Self.tables[self]?.unreadable ?? [] }
}
