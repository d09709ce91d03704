extension ModelCatalog {
    /// Whether no document that a change wrote has been written since, so that undoing the change can't meet another.
    func isLatest(_ change: Int) -> Bool {
        documents.allSatisfy { document in
            !document.revisions.contains { $0.change == change } || document.revisions.last?.change == change
        }
    }

    /// Undoes a change by adding a new one: its documents become what they were before, under the names that everything
    /// then has. Patterns of changed kinds, and what refers to a document whose name comes back, follow.
    ///
    /// - Returns: What was written: `updated grow@4`, sorted.
    /// - Throws: `Refusal` with `not-found` if there is no such change, or it's a release; with `stopped` if the
    ///   documents don't fit what came later.
    mutating func undo(_ number: Int) throws -> [String] {
        guard changes.indices.contains(number - 1), changes[number - 1].release == nil, number < changes.count else {
            throw Refusal("not-found")
        }
        var texts = documents.map(\.text)
        var targets = documents.map { $0.revisions.last?.targets ?? [:] }
        var slugs = documents.map { $0.lastText?.slug ?? "" }
        for (index, document) in documents.enumerated() {
            guard let first = document.revisions.firstIndex(where: { $0.change == number }) else { continue }
            let before = first > 0 ? document.revisions[first - 1] : nil
            texts[index] = before?.text
            targets[index] = before?.targets ?? [:]
            if let slug = before?.text?.slug { slugs[index] = slug }
        }
        // Two documents never have one name, even if one is deleted.
        let names = documents.indices.map { ModelText.name(documents[$0].type, slugs[$0]) }
        guard Set(names).count == names.count else { throw Refusal("stopped") }
        var after = self
        // What is referred to comes first.
        for index in documents.indices.sorted(by: { documents[$0].type < documents[$1].type }) {
            var text = texts[index]?.renaming { name in targets[index][name].map { slugs[$0] } }
            if text == after.documents[index].text { continue }
            // A kind may have more parameters by now.
            if let before = text { text = try after.fitting(before) }
            // What refers to a document follows when its name comes back, before it comes back itself.
            if let slug = text?.slug, var renamed = after.documents[index].text, renamed.slug != slug {
                renamed.slug = slug
                _ = after.rename(index, as: renamed)
            }
            if text != after.documents[index].text { _ = after.append(text, to: index, type: documents[index].type) }
        }
        try after.fit()
        self = after
        return lines(of: changes.count)
    }

    /// Gives patterns of changed kinds their parameters, and ties them to the newest revisions of the kinds.
    ///
    /// - Throws: `Refusal` with `stopped` if a document refers to a deleted one, or doesn't fit its kind.
    private mutating func fit() throws {
        for (number, text) in present {
            guard let revision = documents[number].revisions.last,
                revision.targets.values.allSatisfy({ documents[$0].text != nil }),
                revision.targets.count == Set(text.references).count
            else { throw Refusal("stopped") }
            let whole = try fitting(text)
            if whole != text || !isAlike(number) { _ = append(whole, to: number, type: text.type) }
        }
    }

    private func fitting(_ text: ModelText) throws -> ModelText {
        do { return try checked(text) } catch is Refusal { throw Refusal("stopped") }
    }

    /// What a change wrote: `updated grow@4`, sorted.
    func lines(of change: Int) -> [String] {
        history.filter { $0.hasPrefix("\(change) ") }.map { line in
            line.split(separator: " ").dropFirst().dropLast().joined(separator: " ")
        }
    }
}
