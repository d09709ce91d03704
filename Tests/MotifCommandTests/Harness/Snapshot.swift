import Foundation
import Testing

/// Compares what runs gave with the file of this name in `Snapshots`.
///
/// `RECORD=1` in the environment writes the file and fails, so that a recording never passes for a test.
func expect(
    _ runs: Run..., matches name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expect(runs, matches: name, sourceLocation: sourceLocation)
}

/// Compares what runs in a list gave with a snapshot.
func expect(_ runs: [Run], matches name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Snapshots").appendingPathComponent(name + ".txt")
    let found = runs.map(\.transcript).joined(separator: "\n")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        try Data(found.utf8).write(to: file)
        Issue.record("Recorded \(name); run again without RECORD", sourceLocation: sourceLocation)
        return
    }
    guard let data = try? Data(contentsOf: file) else {
        Issue.record("No snapshot \(name); RECORD=1 writes it:\n\(found)", sourceLocation: sourceLocation)
        return
    }
    let expected = String(decoding: data, as: UTF8.self)
    if found != expected {
        Issue.record("\(name) differs:\n\(difference(expected, found))", sourceLocation: sourceLocation)
    }
}

/// The lines that are different: `-` as recorded, `+` as found.
private func difference(_ expected: String, _ found: String) -> String {
    let old = expected.components(separatedBy: "\n")
    let new = found.components(separatedBy: "\n")
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
        if left < old.count, removed.contains(left) {
            lines.append("-" + old[left])
            left += 1
        } else if right < new.count, inserted.contains(right) {
            lines.append("+" + new[right])
            right += 1
        } else {
            if left < old.count { lines.append(" " + old[left]) }
            left += 1
            right += 1
        }
    }
    return lines.joined(separator: "\n")
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
