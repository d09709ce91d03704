package import MotifSource
package import MotifSpelling

/// A piece of code about motion, with its location, values, and links.
package struct ScannedPlace: Sendable {
    /// The file, relative to the scanned folder.
    package let file: String
    /// Its location in the file.
    package let position: SourcePlace
    /// The byte offsets of its expression in the file, without what is around it.
    package var range = 0..<0
    /// The enclosing declarations, such as `Menu.show()`; for a constant, followed by its own name.
    package let scope: String
    /// The call with its labels: `UIView.animate(withDuration:delay:)`; `constant` for a named value.
    package let shape: String
    /// The code without its closures, with single spaces.
    package let code: String
    /// Its number, from 1, among the places with the same scope and shape.
    package internal(set) var ordinal = 1
    /// Its timings: one for each branch of its conditionals, item of its lists, and property that has its own.
    package internal(set) var readings: [Reading]
    /// The constants that it takes values from.
    package let constants: [Use]
    /// Whether its whole value is a constant that is a place of its own.
    package let isWhole: Bool
    /// The target that a comment names: `expand.expandDuration`.
    package let link: String?
    /// The rule that a comment turns off, and the reason.
    package let ignored: Ignored?
    /// The name of the constant, if the place is one.
    package let name: String?

    /// One of the timings of a place.
    package struct Reading: Sendable {
        /// The timing; `nil` if the code couldn't be read.
        package let spelling: Spelling?
        /// The value of a named number, in seconds.
        package let seconds: Double?
        /// The parts that aren't known, with the reasons.
        package let unknown: [(part: String, reason: DynamicReason)]
        /// The property or argument that it belongs to, such as `opacity` or `reverseCurve`, if the place has several.
        package var part: String?
        /// Its location, if it differs from that of the place.
        package var position: SourcePlace?
        /// Whether it applies only with reduced motion.
        package var isReduced = false
    }

    /// A constant that a place uses.
    package struct Use: Sendable, Hashable {
        package let path: String
        package let file: Int
        package let offset: Int
        /// What the place passes it as, if it passes it as it is, and its value in motif's unit.
        package var role: Role?
        package var value: Double?
    }

    /// A comment that turns rules off.
    package struct Ignored: Sendable, Hashable {
        package let rules: [String]
        package let reason: String

        func accepts(_ rule: String) -> Bool { !reason.isEmpty && (rules.contains(rule) || rules.contains("all")) }
    }

    /// The readings that are known.
    package var spellings: [Spelling] { readings.compactMap { $0.unknown.isEmpty ? $0.spelling : nil } }

    /// The identity of the place in baselines and links, without numbers and lines.
    package var key: String { Self.key(file, scope, shape, ordinal) }

    static func key(_ file: String, _ scope: String, _ shape: String, _ ordinal: Int) -> String {
        [file, scope, shape, String(ordinal)].joined(separator: "\u{1F}")
    }
}

/// The comments in a file that are meant for motif.
struct ScanComments {
    private var links: [Int: String] = [:]
    private var ignored: [Int: ScannedPlace.Ignored] = [:]
    /// The lines of these comments.
    private(set) var lines: Set<Int> = []
    /// The lines that have nothing but a comment, which applies to the code below.
    private var alone: Set<Int> = []

    private static let mark = Array("motif".utf8)

    init(_ tokens: SourceTokens, _ lineOf: (Int) -> Int) {
        for range in tokens.comments {
            let bytes = tokens.text.bytes[range]
            guard bytes.count < 400, Self.mentions(bytes) else { continue }
            let text = tokens.text[range]
            let line = lineOf(range.lowerBound)
            let before = tokens.text.bytes[..<range.lowerBound].last { $0 > 32 || $0 == UInt8(ascii: "\n") }
            if before.map({ $0 <= 32 }) ?? true { alone.insert(line) }
            if let found = text.firstRange(of: "motif:ignore") {
                let parts = text[found.upperBound...].trimmed.withoutEnd.split(
                    separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
                ignored[line] = ScannedPlace.Ignored(
                    rules: parts[0].split(separator: ",").map { String($0).trimmed },
                    reason: parts.count > 1 ? String(parts[1]).trimmed : "")
                lines.insert(line)
            } else if case let rest = text.drop(while: { "/*!-< \t".contains($0) }), rest.hasPrefix("motif:") {
                // Only a comment that begins with the name is a link; other comments may mention motif.
                links[line] = rest.dropFirst(6).trimmed.withoutEnd
                lines.insert(line)
            }
        }
    }

    private static func mentions(_ bytes: ArraySlice<UInt8>) -> Bool {
        var index = bytes.startIndex
        while index + mark.count <= bytes.endIndex {
            if bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) { return true }
            index += 1
        }
        return false
    }

    /// Whether a file has motif comments.
    static func hasAny(_ tokens: SourceTokens) -> Bool {
        tokens.comments.contains { range in
            let bytes = tokens.text.bytes[range]
            return bytes.count < 400 && mentions(bytes)
        }
    }

    /// The lines whose comments apply to a line: the line itself, and comment-only lines directly above it.
    func lines(about line: Int) -> [Int] {
        var found = [line]
        while alone.contains((found.last ?? 0) - 1) { found.append((found.last ?? 0) - 1) }
        return found
    }

    /// The link of a line.
    func link(_ line: Int) -> String? { lines(about: line).lazy.compactMap { links[$0] }.first }

    /// The rule that a line turns off.
    func ignored(_ line: Int) -> ScannedPlace.Ignored? { lines(about: line).lazy.compactMap { ignored[$0] }.first }

    /// The lines that have a link.
    var linked: [Int] { links.keys.sorted() }
}

extension Substring {
    fileprivate var trimmed: String { String(self).trimmed }
}

extension String {
    /// The text of a comment without its end mark.
    fileprivate var withoutEnd: String {
        let end = ["*/", "-->"].first { hasSuffix($0) } ?? ""
        return String(dropLast(end.count)).trimmed
    }

    /// The text without leading and trailing spaces.
    var trimmed: String {
        let start = drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
