public import MotifJSON

/// The three-way merge of one document: what two sides made of a common base.
///
///     let merge = DocumentMerge(base: base, ours: ours, theirs: theirs) { kinds[$0] }
///     merge.conflicts.map(\.shortPath)             // ["duration"]
///     merge.settled(["duration": .theirs]).json
///
/// A value that only one side changed is taken from that side, and the same value on both sides isn't a conflict. The
/// unit is one parameter: a curve, a color, a point, a size, a frame, a formula, a reference, and a list without keys
/// are whole. Records merge by field, lists of a kind by the names of their elements (tracks by layer and property),
/// tags and accepted checks as sets, and extensions by key. The pattern's kind has the types of its parameters; without
/// the kind, each of them is whole.
///
/// The result is the same with the sides exchanged, except that `ours` and `theirs` of each conflict are exchanged too,
/// and that the document has our value where a conflict is open.
public struct DocumentMerge: Sendable {
    /// The three versions of a document, or of one value in it.
    public struct Versions: Sendable, Equatable {
        /// The version that both sides started from; `nil` if there was none.
        public var base: JSON?
        /// Our version; `nil` if it is deleted.
        public var ours: JSON?
        /// Their version; `nil` if it is deleted.
        public var theirs: JSON?

        /// Three versions.
        public init(base: JSON?, ours: JSON?, theirs: JSON?) {
            self.base = base
            self.ours = ours
            self.theirs = theirs
        }
    }

    /// The versions that were merged.
    public let versions: Versions
    /// The merged document, not checked against its kind; `nil` if it is deleted.
    ///
    /// Where a conflict is open, it has our value, or theirs where ours is deleted.
    public let json: JSON?
    /// The conflicts that haven't been settled, in the order of the document.
    public let conflicts: [MergeConflict]
    /// The conflicts that answers have settled.
    public let settledConflicts: [MergeConflict]

    private let rule: MergeRule
    private let answers: [String: MergeAnswer]

    /// Merges three versions of a document.
    ///
    /// - Parameters:
    ///   - base: The version that both sides started from; `nil` if both sides created the document. In a version, a
    ///     missing parameter has the default of the kind.
    ///   - ours: Our version; `nil` if it is deleted.
    ///   - theirs: Their version; `nil` if it is deleted.
    ///   - kind: Returns the merged kind with a slug. Only patterns need it.
    public init(base: JSON?, ours: JSON?, theirs: JSON?, kind: (Slug) -> Kind? = { _ in nil }) {
        let versions = Versions(base: base, ours: ours, theirs: theirs).withSameResolvedAliases
        self.init(versions, MergeRule.document(versions, kind: kind), answers: [:])
    }

    /// Returns the merge with conflicts settled.
    ///
    /// - Parameter answers: The answers, by the `shortPath` of the conflicts; those to no conflict have no effect.
    ///   Earlier answers stay.
    public func settled(_ answers: [String: MergeAnswer]) -> DocumentMerge {
        if answers.isEmpty { return self }
        return DocumentMerge(versions, rule, answers: self.answers.merging(answers) { $1 })
    }

    /// Returns the merge with one answer to all open conflicts.
    public func settled(byAll answer: MergeAnswer) -> DocumentMerge {
        settled(Dictionary(conflicts.map { ($0.shortPath, answer) }) { first, _ in first })
    }

    private init(_ versions: Versions, _ rule: MergeRule, answers: [String: MergeAnswer]) {
        let type = [versions.ours, versions.theirs, versions.base].lazy.compactMap { $0?["type"]?.string }.first
        let isPattern = type == DocumentType.pattern.rawValue
        var run = MergeRun(isPattern: isPattern, hasBase: versions.base != nil, answers: answers)
        let merged = run.merge(versions, rule, at: MergePlace())
        self.versions = versions
        self.rule = rule
        self.answers = answers
        json = merged
        var lists: MergePlace.Lists = [:]
        conflicts = run.open.map { $0.conflict(in: merged, &lists) }
        settledConflicts = run.settled.map { $0.conflict(in: merged, &lists) }
    }
}

extension DocumentMerge.Versions {
    /// The three versions of a part.
    func map(_ part: (JSON?) -> JSON?) -> DocumentMerge.Versions {
        DocumentMerge.Versions(base: part(base), ours: part(ours), theirs: part(theirs))
    }

    /// The versions of the member `key`.
    subscript(key: String) -> DocumentMerge.Versions { map { $0?[key] } }

    /// The value if both sides have the same, or one of them is unchanged; `nil` if each changed it in another way.
    var agreed: Agreed? {
        if ours == theirs || theirs == base { return Agreed(value: ours) }
        return ours == base ? Agreed(value: theirs) : nil
    }

    /// The value of a part on which both sides agree; `nil` if they agree that there is none.
    struct Agreed {
        let value: JSON?
    }
}
