import MotifSource
import MotifText

/// The comments in a file that are meant for motif.
struct ScanComments: Sendable {
    private var links: [Int: String] = [:]
    private var ignored: [Int: ScannedPlace.Ignored] = [:]
    /// The lines of these comments, in order.
    private(set) var lines: [Int] = []
    /// The first of the comment-only lines directly above a line, for the last line of each such run.
    private var runs: [Int: Int] = [:]

    private static let mark = Array("motif".utf8)

    init(_ tokens: SourceTokens, _ index: SourceLines) {
        var last = 0
        for range in tokens.comments {
            let bytes = tokens.text.bytes[range]
            guard bytes.count < 400, bytes.contains(Self.mark) else { continue }
            let line = index.line(of: range.lowerBound)
            let before = tokens.text.bytes[index.start(of: line)..<range.lowerBound]
            if line != last, before.allSatisfy({ $0 <= 32 }) { runs[line] = runs[line - 1] ?? line }
            last = line
            read(tokens.text[range], line)
        }
    }

    private mutating func read(_ text: String, _ line: Int) {
        var isForMotif = true
        if let found = text.firstRange(of: "motif:ignore") {
            let parts = text[found.upperBound...].trimmed.withoutEnd.split(
                separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
            ignored[line] = ScannedPlace.Ignored(
                rules: parts[0].split(separator: ",").map { $0.trimmed },
                reason: parts.count > 1 ? parts[1].trimmed : "")
        } else if case let rest = text.drop(while: { "/*!-< \t".contains($0) }), rest.hasPrefix("motif:") {
            // Only a comment that begins with the name is a link; other comments may mention motif.
            links[line] = rest.dropFirst(6).trimmed.withoutEnd
        } else {
            isForMotif = false
        }
        if isForMotif, lines.last != line { lines.append(line) }
    }

    /// Whether a comment links something.
    var hasLinks: Bool { !links.isEmpty }

    /// The lines whose comments apply to a line: the line itself, and comment-only lines directly above it.
    func lines(about line: Int) -> ClosedRange<Int> { (runs[line - 1] ?? line)...line }

    /// The link of a line.
    func link(_ line: Int) -> String? { nearest(line) { links[$0] } }

    /// The rule that a line turns off.
    func ignored(_ line: Int) -> ScannedPlace.Ignored? { nearest(line) { ignored[$0] } }

    /// The nearest value of the comments about a line.
    private func nearest<Value>(_ line: Int, _ value: (Int) -> Value?) -> Value? {
        let range = lines(about: line)
        var position = lines.prefixCount(while: { $0 <= line })
        while position > 0, lines[position - 1] >= range.lowerBound {
            if let found = value(lines[position - 1]) { return found }
            position -= 1
        }
        return nil
    }

    /// The lines of comments that apply to none of these lines, in order.
    func idle(besides places: [Int]) -> [Int] {
        let places = Set(places).sorted()
        var (idle, next) = ([Int](), 0)
        for line in lines {
            while next < places.count, places[next] < line { next += 1 }
            if next == places.count || !lines(about: places[next]).contains(line) { idle.append(line) }
        }
        return idle
    }
}

extension String {
    /// The text of a comment without its end mark.
    fileprivate var withoutEnd: String {
        let end = ["*/", "-->"].first { hasSuffix($0) } ?? ""
        return String(dropLast(end.count)).trimmed
    }
}
