import MotifSource
import MotifText

/// The comments in a file that are meant for motif.
struct ScanComments: Sendable {
    /// A comment that links a place, or accepts a verdict about it.
    struct Comment: Sendable {
        let line: Int
        /// The lines of code that it can be about: its own, and the one below the comments that it begins.
        var lines: [Int]
        var link: String?
        var ignored: ScannedPlace.Ignored?
    }

    private(set) var all: [Comment] = []

    private static let mark = Array("otif:".utf8)

    init(_ tokens: SourceTokens, _ lines: @autoclosure () -> SourceLines) {
        var (last, run) = (0, 0)
        for range in tokens.comments {
            let bytes = tokens.text.bytes[range]
            guard bytes.count < 400, bytes.contains(Self.mark), let found = Self.content(of: tokens.text[range])
            else { continue }
            let index = lines()
            let line = index.line(of: range.lowerBound)
            let before = tokens.text.bytes[index.start(of: line)..<range.lowerBound]
            // Between the elements of JSX, a comment is in braces.
            let isAlone = before.allSatisfy {
                $0 <= 32 || $0 == UInt8(ascii: "{") && tokens.language.hasObjectConstants
            }
            var comment = Comment(line: line, lines: [line], link: found.link, ignored: found.ignored)
            if line == last, let first = all.last, first.lines.count > 1 {
                comment.lines = first.lines
            } else if isAlone, line != last {
                let below = index.line(of: range.upperBound) + 1
                comment.lines.append(below)
                run = last == line - 1 ? run : all.count
                for above in all.indices[run...] { all[above].lines[1] = below }
            } else {
                run = all.count + 1
            }
            last = line
            all.append(comment)
        }
    }

    private static func content(of text: String) -> (link: String?, ignored: ScannedPlace.Ignored?)? {
        // Links have a space behind the colon, and so do some people here.
        if let found = text.firstRange(of: "motif:ignore") ?? text.firstRange(of: "motif: ignore ") {
            let parts = text[found.upperBound...].trimmed.withoutEnd.split(
                separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
            let ignored = ScannedPlace.Ignored(
                rules: parts[0].split(separator: ",").map { $0.trimmed },
                reason: parts.count > 1 ? parts[1].trimmed : "")
            return (nil, ignored)
        }
        // Only a comment that begins with the name is a link; other comments may mention motif.
        let rest = text.drop { "/*!-< \t".contains($0) }
        guard rest.prefix(6).lowercased() == "motif:" else { return nil }
        // Behind two dashes is a note for people.
        let target = rest.dropFirst(6).trimmed.withoutEnd.split(separator: "--", omittingEmptySubsequences: false)
        return (target[0].trimmed, nil)
    }

    /// Whether a comment links something.
    var hasLinks: Bool { all.contains { $0.link != nil } }

    /// Whether a comment on or above some lines links something.
    func areLinks(on range: ClosedRange<Int>) -> Bool {
        let next = all.prefixCount { $0.line < range.lowerBound }
        return link(range.lowerBound) != nil
            || all[next...].prefix { $0.line <= range.upperBound }.contains { $0.link != nil }
    }

    /// The last link of the comments about a line of code.
    func link(_ line: Int) -> String? {
        var index = all.prefixCount { $0.line <= line }
        while index > 0, all[index - 1].lines.contains(line) {
            index -= 1
            if let link = all[index].link { return link }
        }
        return nil
    }

    /// Gives each comment to the place that it is about: the one with the fewest lines around it, or the one that begins
    /// below it. Code for reduced motion on the same lines isn't meant.
    ///
    /// - Returns: The comments that are about no place, or that link one of several, with the number of those.
    func assign(to places: inout [ScannedPlace]) -> [(comment: Comment, count: Int)] {
        guard !all.isEmpty else { return [] }
        var (idle, links): ([(Comment, Int)], [Int: Int]) = ([], [:])
        for (number, (comment, found)) in zip(all, nearest(places)).enumerated() {
            let usual = found.filter { index in !places[index].readings.allSatisfy(\.isReduced) }
            let indices = usual.isEmpty ? found : usual
            if let ignored = comment.ignored { for index in indices { places[index].ignored = ignored } }
            guard comment.link != nil else {
                if indices.isEmpty { idle.append((comment, 0)) }
                continue
            }
            guard let index = indices.first, indices.count == 1 else {
                idle.append((comment, indices.count))
                continue
            }
            if let earlier = links[index] { idle.append((all[earlier], 1)) }
            (links[index], places[index].link) = (number, comment.link)
        }
        return idle
    }

    /// The places with the fewest lines around each comment, by their indices.
    private func nearest(_ places: [ScannedPlace]) -> [[Int]] {
        var nearest = all.map { _ in (places: [Int](), fewest: Int.max) }
        for (index, place) in places.enumerated() {
            for range in place.lines {
                let first = all.prefixCount { $0.line < range.lowerBound }
                let above = all[..<first].reversed().prefix { $0.lines.last == range.lowerBound }.count
                for comment in first - above..<all.count {
                    guard all[comment].line <= range.upperBound else { break }
                    guard range.count <= nearest[comment].fewest else { continue }
                    if range.count < nearest[comment].fewest { nearest[comment] = ([], range.count) }
                    if nearest[comment].places.last != index { nearest[comment].places.append(index) }
                }
            }
        }
        return nearest.map(\.places)
    }
}

extension String {
    /// The text of a comment without its end mark.
    fileprivate var withoutEnd: String {
        let end = ["*/", "-->"].first { hasSuffix($0) } ?? ""
        return String(dropLast(end.count)).trimmed
    }
}
