/// The difference of two texts as `diff -u` and `git apply` know it.
package enum UnifiedDiff {
    private static let context = 3

    /// The difference of a file whose lines correspond, since edits replace only parts of lines; line breaks inside the
    /// lines' ends, such as those of Windows, stay.
    package static func text(of path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        let (left, right) = (lines(old), lines(new))
        // What differs at the start and the end of a change is found by equal lines around it.
        let prefix = zip(left, right).prefix { $0 == $1 }.count
        let suffix = zip(left.dropFirst(prefix).reversed(), right.dropFirst(prefix).reversed()).prefix { $0 == $1 }
            .count
        guard prefix < left.count || prefix < right.count else { return [] }
        var text = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
        for (removed, added) in hunks(left, right, prefix, suffix) { text += hunk(left, right, removed, added) }
        return text
    }

    /// The ranges of lines that differ, joined if less than two contexts of equal lines are between them.
    private static func hunks(
        _ left: [ArraySlice<UInt8>], _ right: [ArraySlice<UInt8>], _ prefix: Int, _ suffix: Int
    ) -> [(Range<Int>, Range<Int>)] {
        guard left.count == right.count else {
            return [(prefix..<left.count - suffix, prefix..<right.count - suffix)]
        }
        var found: [Range<Int>] = []
        for index in prefix..<left.count - suffix where left[index] != right[index] {
            if let last = found.last, index - last.upperBound < 2 * context {
                found[found.count - 1] = last.lowerBound..<index + 1
            } else {
                found.append(index..<index + 1)
            }
        }
        return found.map { ($0, $0) }
    }

    private static func hunk(
        _ left: [ArraySlice<UInt8>], _ right: [ArraySlice<UInt8>], _ removed: Range<Int>, _ added: Range<Int>
    ) -> [UInt8] {
        let before = max(0, removed.lowerBound - context)..<removed.lowerBound
        let after = removed.upperBound..<min(left.count, removed.upperBound + context)
        let old = before.lowerBound..<after.upperBound
        let new = added.lowerBound - before.count..<added.upperBound + after.count
        var text = Array("@@ -\(header(old)) +\(header(new)) @@\n".utf8)
        for index in before { text += line(" ", left[index]) }
        var open = removed.lowerBound
        while open < removed.upperBound {
            // Equal lines between changes of one hunk.
            if removed == added, left[open] == right[open] {
                text += line(" ", left[open])
                open += 1
                continue
            }
            let end = removed == added ? (open..<removed.upperBound).first { left[$0] == right[$0] } : nil
            let changed = open..<(end ?? removed.upperBound)
            for index in changed { text += line("-", left[index]) }
            for index in removed == added ? changed : added { text += line("+", right[index]) }
            open = changed.upperBound
        }
        if removed.isEmpty { for index in added { text += line("+", right[index]) } }
        for index in after { text += line(" ", left[index]) }
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
        var (lines, start) = ([ArraySlice<UInt8>](), 0)
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        return start < bytes.count ? lines + [bytes[start...]] : lines
    }
}
