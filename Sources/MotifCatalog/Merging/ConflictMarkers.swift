/// Two versions of a text in one, with the lines that differ between the conflict markers of Git.
///
/// - Source: git-merge-file, "conflict markers".
struct ConflictMarkers {
    /// The number of characters of a marker.
    let size: Int

    /// Returns the common text. Each text is whole lines.
    func text(ours: String, theirs: String) -> String {
        let (left, right) = (Self.lines(ours), Self.lines(theirs))
        let (removed, inserted) = LineDifference(from: left, to: right).lines
        var (text, mine, their) = ("", "", "")
        func endConflict() {
            guard !mine.isEmpty || !their.isEmpty else { return }
            text += marker("<", " ours") + mine + marker("=", "") + their + marker(">", " theirs")
            (mine, their) = ("", "")
        }
        var (from, to) = (0, 0)
        while from < left.count || to < right.count {
            if removed.contains(from) {
                mine += left[from] + "\n"
                from += 1
            } else if inserted.contains(to) {
                their += right[to] + "\n"
                to += 1
            } else {
                endConflict()
                if from < left.count { text += left[from] + "\n" }
                from += 1
                to += 1
            }
        }
        endConflict()
        return text
    }

    private func marker(_ character: Character, _ label: String) -> String {
        String(repeating: character, count: size) + label + "\n"
    }

    private static func lines(_ text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
