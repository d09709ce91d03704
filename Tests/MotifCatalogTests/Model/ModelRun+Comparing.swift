import MotifCore
import MotifJSON
import MotifStore

@testable import MotifCatalog

extension ModelRun {
    /// Compares the documents and their history.
    ///
    /// - Throws: `Difference`.
    func compare() throws {
        try expect("the export", try catalog.exported(), model.exported)
        var history: [String] = []
        try catalog.read { reader in
            try reader.history { entry in
                history.append("\(entry.change) \(entry.action.rawValue) \(entry.reference) \(entry.note.author)")
            }
        }
        try expect("the history", history.sorted(), model.history)
        try expect(
            "the releases", try catalog.releases().map { "\($0.release?.text ?? "") \($0.number)" },
            model.changes.enumerated().compactMap { index, change in change.release.map { "\($0) \(index + 1)" } })
    }

    /// Compares everything else that can be read: references, lists, and uses.
    ///
    /// - Throws: `Difference`.
    func compareReading() throws {
        try compareReferences()
        try compareLists()
    }

    /// Compares what costs most: the integrity, and the catalog as it was.
    ///
    /// - Throws: `Difference`.
    func compareStorage(past change: Int) throws {
        try expect("the damage", try catalog.verify().map { "\($0)" }, [])
        try expect("the past", try catalog.past(after: change).exported(), model.past(after: change).exported)
    }

    private func expect<Value: Equatable>(_ what: String, _ found: Value, _ expected: Value) throws {
        if found != expected { throw Difference(description: "\(what): found\n\(found)\nexpected\n\(expected)") }
    }

    /// Every name that a document has or had, in every version.
    private func compareReferences() throws {
        var names: Set<String> = []
        for document in model.documents {
            for number in 1...document.newest { names.insert(document.name(at: number) ?? "") }
        }
        let newest = model.documents.map(\.newest).max() ?? 0
        let versions =
            [.newest] + (0...newest + 1).map(ModelReference.Version.revision)
            + model.changes.compactMap(\.release).map(ModelReference.Version.release)
        try catalog.read { reader in
            for name in names.sorted() {
                for version in versions where version != .revision(0) {
                    let reference = ModelReference(name: name, version: version)
                    let found = Answer.of { try Self.lines(reader.state(of: reference.description)) }
                    try expect("\(reference)", found, .of { try model.lines(of: reference) })
                }
            }
        }
    }

    private static func lines(_ state: DocumentState) -> [String] {
        let kind = state.kind.map { " for revision \($0.key.number)" } ?? ""
        return ["\(DocumentReference(state.entry.name, revision: state.revision))\(kind)"]
            + [String(decoding: state.canonical, as: UTF8.self)]
    }

    private func compareLists() throws {
        let patterns = model.present.map(\.text).filter { $0.type == "pattern" }
        let kinds = model.present.map(\.text).filter { $0.type == "kind" }
        func names(_ isWanted: (ModelText.Values) -> Bool) -> [String] {
            patterns.filter { if case .pattern(_, let values) = $0.body { isWanted(values) } else { false } }
                .map(\.name).sorted()
        }
        try catalog.read { reader in
            func listed(_ request: ListRequest) throws -> [String] { try reader.names(of: request).map(\.description) }
            if !kinds.isEmpty {
                for limit in [0.0, 1, 2.5] {
                    let filter = "delay > \(limit) || duration <= \(limit / 4)"
                    try expect(
                        filter, try listed(ListRequest(filter: filter)),
                        names { $0.numbers["delay"] ?? 0 > limit || $0.numbers["duration"] ?? 9 <= limit / 4 })
                }
            }
            for kind in kinds {
                let expected = patterns.filter { $0.references.contains(kind.name) }.map(\.name).sorted()
                try expect(kind.name, try listed(ListRequest(filter: "kind == '\(kind.slug)'")), expected)
            }
            for tag in ["tag-1", "tag-2"] {
                let expected = model.present.map(\.text).filter { $0.tags.contains(tag) }
                    .sorted { ($0.type, $0.slug) < ($1.type, $1.slug) }.map(\.name)
                try expect(tag, try listed(ListRequest(nil, tags: [tag])).sorted(), expected.sorted())
            }
            try expect(
                "deleted", try listed(ListRequest(nil, deleted: .only)).sorted(),
                model.documents.filter { $0.text == nil }.map(\.name).sorted())
            for (number, text) in model.present {
                let users = model.referrers(of: number).map { model.documents[$0].name }.sorted()
                try expect(
                    "uses of \(text.name)", try reader.uses(of: text.name).map(\.entry.name.description).sorted(), users
                )
            }
        }
    }
}

extension ModelCatalog {
    /// What a reference means: the present name with the revision, and the text.
    fileprivate func lines(of reference: ModelReference) throws -> [String] {
        let (document, number) = try revision(reference)
        let revision = documents[document].revisions[number - 1]
        let kind = revision.kindRevision.map { " for revision \($0)" } ?? ""
        return ["\(documents[document].name)@\(number)\(kind)", revision.text?.json ?? ""]
    }
}
