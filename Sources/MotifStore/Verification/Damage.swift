public import MotifCore

/// A problem that verifying a catalog found.
public struct Damage: Sendable, Hashable {
    /// The kinds of damage.
    public enum Kind: Sendable, Hashable {
        /// The text of a revision doesn't match its stored hash.
        case altered
        /// The text of a revision isn't JSON, or isn't that of its document.
        case unreadable
        /// A document's revision numbers have a gap.
        case missingRevision
        /// The document's row doesn't match its newest revision.
        case wrongEntry
        /// The hash of a change doesn't match its contents or its parent.
        case brokenChain
        /// An index (`parameter`, `tag`, `reference`, `former_name`, or `search`) doesn't match the document's text.
        case wrongIndex(String)
        /// SQLite finds damage in a table; if `indexOnly`, only in one of its indexes.
        case damagedTable(String, message: String, indexOnly: Bool)
        /// A problem that SQLite's own checks report.
        case sqlite(String)
    }

    /// The kind of damage.
    public let kind: Kind
    /// The damaged document; `nil` if the damage isn't in a document.
    public let document: DocumentName?
    /// The damaged revision, if it is known.
    public let revision: RevisionNumber?
    /// The number of the damaged change; `nil` if the damage isn't in a change.
    public let change: Int64?

    init(
        _ kind: Kind, document: DocumentName? = nil, revision: RevisionNumber? = nil, change: Int64? = nil
    ) {
        self.kind = kind
        self.document = document
        self.revision = revision
        self.change = change
    }

    /// Whether `Store.rebuildIndexes` repairs it, since only what is derived from the revisions is damaged.
    public var isRepairedByRebuilding: Bool {
        switch kind {
        case .wrongIndex, .wrongEntry: true
        case .altered, .unreadable, .missingRevision, .brokenChain, .damagedTable, .sqlite: false
        }
    }

    /// Whether the damage is in what `Salvage` makes again from the history, so that nothing is lost.
    public var isHarmless: Bool {
        guard case .damagedTable(let table, _, let indexOnly) = kind else { return isRepairedByRebuilding }
        return indexOnly || Self.contents[table] == nil
    }

    /// The tables of the history, and what they contain.
    private static let contents = [
        "revision": "the text of every revision",
        "change": "the author, time, and message of every change",
        "change_hash": "the hash of every change",
    ]

    /// Whether the damage is in the file's pages.
    var isOfFile: Bool {
        switch kind {
        case .damagedTable, .sqlite: true
        case .altered, .unreadable, .missingRevision, .wrongEntry, .brokenChain, .wrongIndex: false
        }
    }

    /// Whether the history itself is damaged, rather than the file or what is derived from the history.
    public var isOfHistory: Bool {
        switch kind {
        case .altered, .unreadable, .missingRevision, .brokenChain: true
        case .wrongIndex, .wrongEntry, .sqlite: false
        case .damagedTable: !isHarmless
        }
    }

    /// A description of the damage, for people.
    public var message: String {
        let subject = (document?.quoted ?? "A document") + (revision.map { ", revision \($0)," } ?? "")
        switch kind {
        case .altered: return "\(subject) was altered: its text doesn't match its hash"
        case .unreadable: return "\(subject) can't be read as a document"
        case .missingRevision: return "\(subject) has a gap in its revision numbers"
        case .wrongEntry: return "\(subject) has an entry that doesn't match its newest revision"
        case .brokenChain:
            let number = change.map(String.init) ?? "?"
            return "Change \(number) was altered: its hash doesn't match its contents or the change before it"
        case .wrongIndex(let index):
            return "The index '\(index)' doesn't match \(document.map { "the text of '\($0)'" } ?? "the documents")"
        case .damagedTable(let table, let message, indexOnly: true):
            return "An index of the table '\(table)' is damaged: \(message)"
        case .damagedTable(let table, let message, _):
            let contents = Self.contents[table].map { ", which contains \($0)," } ?? ""
            return "The table '\(table)'\(contents) is damaged: \(message)"
        case .sqlite(let message): return "SQLite reports: \(message)"
        }
    }
}
