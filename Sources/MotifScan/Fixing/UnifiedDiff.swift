/// The difference of two texts as `diff -u` and `git apply` know it.
package enum UnifiedDiff {
    private static let context = 3

    /// Lines of both texts that differ.
    private typealias Run = (old: Range<Int>, new: Range<Int>)

    /// The difference of a file whose lines correspond, since edits replace only parts of lines; line breaks inside the
    /// lines' ends, such as those of Windows, stay.
    package static func text(of path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        let (left, right) = (lines(old), lines(new))
        var rest = runs(left, right)[...]
        var text = rest.isEmpty ? [] : Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
        while let first = rest.popFirst() {
            var hunk = [first]
            // Runs whose contexts meet are one hunk.
            while let next = rest.first, next.old.lowerBound - hunk[hunk.count - 1].old.upperBound < 2 * context {
                hunk.append(next)
                rest.removeFirst()
            }
            text += self.hunk(hunk, left, right)
        }
        return text
    }

    private static func runs(_ left: [ArraySlice<UInt8>], _ right: [ArraySlice<UInt8>]) -> [Run] {
        let prefix = zip(left, right).prefix { $0 == $1 }.count
        let suffix = zip(left.dropFirst(prefix).reversed(), right.dropFirst(prefix).reversed()).prefix { $0 == $1 }
            .count
        let (old, new) = (prefix..<left.count - suffix, prefix..<right.count - suffix)
        guard old.count == new.count else { return [(old, new)] }
        var found: [Run] = []
        for index in old where left[index] != right[index] {
            let start = found.last?.old.upperBound == index ? found.removeLast().old.lowerBound : index
            found.append((start..<index + 1, start..<index + 1))
        }
        return found
    }

    private static func hunk(_ runs: [Run], _ left: [ArraySlice<UInt8>], _ right: [ArraySlice<UInt8>]) -> [UInt8] {
        guard let first = runs.first, let last = runs.last else { return [] }
        let old = max(0, first.old.lowerBound - context)..<min(left.count, last.old.upperBound + context)
        let shift = (first.new.lowerBound - first.old.lowerBound, last.new.upperBound - last.old.upperBound)
        let new = old.lowerBound + shift.0..<old.upperBound + shift.1
        var text = Array("@@ -\(header(old)) +\(header(new)) @@\n".utf8)
        var next = old.lowerBound
        for run in runs {
            for index in next..<run.old.lowerBound { text += line(" ", left[index]) }
            for index in run.old { text += line("-", left[index]) }
            for index in run.new { text += line("+", right[index]) }
            next = run.old.upperBound
        }
        for index in next..<old.upperBound { text += line(" ", left[index]) }
        return text
    }

    private static func header(_ lines: Range<Int>) -> String {
        "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1)" + (lines.count == 1 ? "" : ",\(lines.count)")
    }

    private static func line(_ mark: String, _ line: ArraySlice<UInt8>) -> [UInt8] {
        let text = Array(mark.utf8) + line
        return line.last == UInt8(ascii: "\n") ? text : text + Array("\n\\ No newline at end of file\n".utf8)
    }

    /// The lines with their ends.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var (lines, rest) = ([ArraySlice<UInt8>](), bytes[...])
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }
}
