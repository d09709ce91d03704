import MotifJSON
import MotifText

/// Answers to the conflicts of a merge of many documents, as people write them.
///
///     var answers = MergeAnswers()
///     try answers.add("expand.duration=theirs")
///     try answers.add("punch-out.endRadius=700")
///     try answers.add("all=ours")
///     let settled = try answers.settling(merge, named: [name])
///
/// An answer names a value, a whole document (all its conflicts), or all conflicts; the narrowest one counts. Values
/// are read when their conflict, and so their type, is known.
public struct MergeAnswers: Sendable {
    /// What an answer is about.
    enum Subject: Sendable, Equatable {
        case all
        case document(DocumentName)
        case value(DocumentName, [String])
    }

    /// The words of an answer.
    enum Content: Sendable, Equatable {
        case choice(MergeAnswer)
        case text(String)
    }

    /// An answer as it was written.
    struct Entry: Sendable {
        let subject: Subject
        let content: Content
        /// The part before the `=`.
        let label: String
        var isUsed = false
    }

    private(set) var entries: [Entry] = []
    /// The conflicts that were met, with the names of their documents.
    private var conflicts: [(names: [DocumentName], shortPath: String)] = []

    /// No answers.
    public init() {}

    /// Adds an answer; a second one to the same subject is an error.
    mutating func add(_ entry: Entry) throws(MergeAnswerError) {
        guard !entries.contains(where: { $0.subject == entry.subject }) else {
            throw MergeAnswerError(.repeated, in: entry.label)
        }
        entries.append(entry)
    }

    /// Returns a merge with its conflicts settled by the answers to them.
    ///
    /// - Parameters:
    ///   - merge: The merge of one document.
    ///   - names: The names of the document: that of the merge, and those that it had in the versions.
    /// - Throws: The error of an answer that the value can't have.
    public mutating func settling(
        _ merge: DocumentMerge, named names: [DocumentName]
    ) throws(MergeAnswerError) -> DocumentMerge {
        merge.settled(try answers(to: merge, named: names))
    }

    /// Returns the answers to the conflicts of a merge, by their short paths.
    ///
    /// - Parameters:
    ///   - merge: The merge of one document.
    ///   - names: As for `settling(_:named:)`.
    /// - Throws: The error of an answer that the value can't have.
    public mutating func answers(
        to merge: DocumentMerge, named names: [DocumentName]
    ) throws(MergeAnswerError) -> [String: MergeAnswer] {
        var answers: [String: MergeAnswer] = [:]
        for conflict in merge.conflicts { answers[conflict.shortPath] = try answer(to: conflict, of: names) }
        return answers
    }

    /// Returns the answer to a conflict; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - conflict: The conflict.
    ///   - names: As for `settling(_:named:)`.
    /// - Throws: The error of an answer that the value can't have.
    public mutating func answer(
        to conflict: MergeConflict, of names: [DocumentName]
    ) throws(MergeAnswerError) -> MergeAnswer? {
        conflicts.append((names, conflict.shortPath))
        // The narrowest subject comes first. A wider one that isn't needed isn't wrong.
        let found = entries.indices.filter { entries[$0].isAbout(conflict, of: names) }
            .max { entries[$0].subject.rank < entries[$1].subject.rank }
        for index in entries.indices where entries[index].isAbout(conflict, of: names) { entries[index].isUsed = true }
        guard let found else { return nil }
        return try entries[found].answer(to: conflict)
    }

    /// The answers that were about no conflict in any merge that was settled; an answer to all conflicts isn't one.
    public var unused: [MergeAnswerError] {
        entries.filter { !$0.isUsed && $0.subject != .all }.map { entry in
            MergeAnswerError(.notAConflict(nearest: nearest(to: entry)), in: entry.label)
        }
    }

    private func nearest(to entry: Entry) -> String? {
        let labels = conflicts.compactMap { conflict in
            conflict.names.first.map { Self.label(of: conflict.shortPath, in: $0) }
        }
        return nearestName(to: entry.label, among: labels)
    }

    /// The name of a conflict's value in an answer: `expand.duration`, or `expand` for the whole document.
    public static func label(of shortPath: String, in document: DocumentName) -> String {
        switch shortPath.first {
        case "$": document.description
        case "[": document.description + shortPath
        default: "\(document).\(shortPath)"
        }
    }
}

extension MergeAnswers.Subject {
    /// The narrower the subject, the higher.
    fileprivate var rank: Int {
        switch self {
        case .all: 0
        case .document: 1
        case .value: 2
        }
    }
}

extension MergeAnswers.Entry {
    fileprivate func isAbout(_ conflict: MergeConflict, of names: [DocumentName]) -> Bool {
        switch subject {
        case .all: true
        case .document(let name): names.contains(name)
        case .value(let name, let keys):
            names.contains(name)
                && [conflict.shortPath, String(conflict.path.description.dropFirst())].contains {
                    MergeAnswers.keys(of: $0).map { $0.map(ExactText.init) } == keys.map(ExactText.init)
                }
        }
    }

    /// Reads the answer to a conflict.
    fileprivate func answer(to conflict: MergeConflict) throws(MergeAnswerError) -> MergeAnswer {
        let given: JSON
        switch content {
        case .choice(.value(let json)): given = json
        case .choice(let answer): return answer
        case .text(let text):
            do throws(Problems) {
                given = try conflict.json(fromText: text)
            } catch {
                throw MergeAnswerError(.invalid(error), in: label)
            }
        }
        if case .value = subject {
        } else if conflict.subject != .document {
            throw MergeAnswerError(.valueOfMany, in: label)
        }
        do throws(Problems) {
            return .value(try conflict.checked(given))
        } catch {
            throw MergeAnswerError(.invalid(error), in: label)
        }
    }
}

extension MergeConflict {
    /// Reads a value as on a command line. Without a definition, it is a text if the versions are, or else JSON.
    fileprivate func json(fromText text: String) throws(Problems) -> JSON {
        if let definition { return try definition.json(fromText: text, at: path) }
        if subject == .value, [base, ours, theirs].allSatisfy({ $0 == nil || $0?.string != nil }) {
            return .string(text)
        }
        return try ParameterDefinition.parsed(text, at: path)
    }

    /// Checks a value as far as it can be checked without the rest of the document.
    fileprivate func checked(_ value: JSON) throws(Problems) -> JSON {
        switch subject {
        case .value:
            // Only the catalog knows what a shared value is.
            guard let definition, try definition.alias(in: value, at: path) == nil else { return value }
            return try definition.value(from: value, at: path).json
        case .kind:
            throw Problems(
                .rule(.wrongType, "A kind comes with its parameters; choose ours, theirs, or base"), at: path)
        case .document:
            if value.object != nil { return value }
            throw Problems(.wrongType(expected: "a document", found: value.typeInWords), at: path)
        case .order:
            func names(_ list: JSON?) -> [ExactText] { (list?.array ?? []).compactMap(\.string).map(ExactText.init) }
            if names(value).sorted() == names(ours).sorted(), value.array?.count == ours?.array?.count { return value }
            let message =
                "The order must have each of these names once: " + names(ours).map(\.text).joined(separator: ", ")
            throw Problems(.rule(.wrongType, message), at: path)
        }
    }
}
