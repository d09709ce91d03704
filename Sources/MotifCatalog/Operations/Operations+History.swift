import MotifCore
import MotifJSON
import MotifStore

// The operations about the history and the catalog as a whole.
extension OperationDefinition {
    package static let changelog = OperationDefinition(
        "changelog", title: "Show Changelog", .reads,
        "Lists what changed, by release and document; by default, everything since the last release.",
        result: .object(["after": .count, "sections": .list(of: .record), "through": .count])
    ) { keys in
        let range = keys[.range("Range of changes (default: since the last release)")]
        return .read { OperationAnswer(try $0.changelog(in: range).json) }
    }

    package static let releases = OperationDefinition(
        "releases", title: "List Releases", .reads, "Lists the releases, newest first.",
        result: .list(of: .change)
    ) { _ in .read { OperationAnswer(.array(try $0.releases().reversed().map(\.json))) } }

    package static let stats = OperationDefinition(
        "stats", title: "Count Documents", .reads,
        "Counts the documents of each type, revisions, changes, and tags, and shows the size of the file.",
        result: .object([
            "bytes": .count, "changes": .count, "deleted": .map(of: .count), "documents": .map(of: .count),
            "freeBytes": .count, "path": .text, "revisions": .count, "tags": .count,
        ])
    ) { _ in .read { OperationAnswer(try $0.statistics().json) } }

    package static let undo = reversal(
        "undo", title: "Undo Change",
        """
        Undoes a change by adding a new one; without 'change', only one by the same author, and not the first one. \
        Everything that came after it stays: documents are merged, and in conflicts 'ours' keeps the later value, and \
        'theirs' undoes it. Answers an empty list if the change has already been undone.
        """, change: "Number of the change (default: the last one that isn't undone)."
    ) { try $0.undo($1, as: $2, $3) }

    package static let redo = reversal(
        "redo", title: "Redo Change",
        """
        Redoes a change that was undone, by adding a new one; without 'change', only one that the same author undid. In \
        conflicts, 'ours' keeps the later value, and 'theirs' redoes the change.
        """, change: "Number of the undone change (default: the last one)."
    ) { try $0.redo($1, as: $2, $3) }

    private static func reversal(
        _ name: String, title: String, _ summary: String, change: String,
        _ run: @escaping @Sendable (CatalogChanges, Int?, ChangeNote, MergeOptions) throws -> [HistoryEntry]
    ) -> OperationDefinition {
        OperationDefinition(name, title: title, .changes, summary, result: .list(of: .logEntry)) { keys in
            let number = keys[.integer("change", from: 1, change)]
            let answers =
                "Answers to conflicts: ours, theirs, base, or a value, for expand.expandDuration, expand, or all."
            let take = keys[.members("take", answers)]
            var options = MergeOptions()
            if let take {
                do throws(MergeAnswerError) {
                    try options.answers.add(.object(take))
                } catch {
                    keys.report(.rule(.syntax, error.message), at: "take")
                }
            }
            return .change { [options] changes, note in
                OperationAnswer(.array(try run(changes, number, note, options).map { $0.json }))
            }
        }
    }

    package static let release = OperationDefinition(
        "release", title: "Release Catalog", .adds,
        """
        Names the present state of the catalog, so that it can be read as of the release later. A name can't be used \
        again.
        """,
        result: .change
    ) { keys in
        keys.required(.releaseName, is: "the name of the release, such as 1.4").map { name in
            .change { OperationAnswer(try $0.release(name, as: $1).json) }
        }
    }
}

extension ObjectKey where Value == ReleaseName {
    fileprivate static var releaseName: Self {
        Self("name", .text, "Name of the release, such as 1.4 or spring-2026.") { keys, key in
            keys.reading(key) { text throws(Problems) in try ReleaseName(forNew: text) }
        }
    }
}
