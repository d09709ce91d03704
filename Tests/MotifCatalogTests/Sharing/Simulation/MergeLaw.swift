import MotifJSON

/// What must hold of a pull, by plain states: a value that one side changed is there, and one that both changed
/// differently is what the answer said.
struct MergeLaw {
    /// An answer to a conflict: its document's name, its place, and the answer.
    struct Answer {
        let document: String
        let place: String
        let answer: String
    }

    let base: PlainState
    let ours: PlainState
    let theirs: PlainState
    let result: PlainState
    /// The number of documents of the base.
    let shared: Int64
    let answers: [Answer]

    /// Every value that isn't what it must be.
    func violations() -> [String] {
        var found: [String] = []
        for id in base.documents.keys.sorted() { found += violations(ofShared: id) }
        for (id, document) in theirs.documents where id > shared {
            found += violations(ofNew: document, id, in: theirs, other: ours, resultID: id)
        }
        for (id, document) in ours.documents where id > shared {
            let place = result.id(document.type, document.slug)
            found += violations(ofNew: document, id, in: ours, other: theirs, resultID: place)
        }
        return found
    }

    private func violations(ofShared id: Int64) -> [String] {
        let digests = [base, ours, theirs, result].map { $0.documents[id]?.digest }
        // Most documents are the same everywhere.
        if digests.allSatisfy({ $0 == digests[0] }) { return [] }
        let names = Set([base, ours, theirs, result].compactMap { $0.documents[id]?.name })
        let answers = answers.filter { names.contains($0.document) }
        if answers.contains(where: { $0.place == "$" }) { return [] }
        let versions = [base, ours, theirs, result].map { $0.values(of: id, shared: shared) }
        let (base, ours, theirs, result) = (versions[0], versions[1], versions[2], versions[3])
        let name = names.sorted().joined(separator: "/")
        guard let ours, let theirs else {
            // If one side has deleted it and the other changed it, an answer has decided.
            let expected = ours == base ? theirs : ours
            return (result == nil) == (expected == nil) ? [] : ["\(name) is \(result == nil ? "deleted" : "there")"]
        }
        guard let result else { return ["\(name) is deleted"] }
        let before = base ?? [:]
        var found: [String] = []
        for key in Set(before.keys).union(ours.keys).union(theirs.keys).union(result.keys).sorted() {
            let (old, our, their, new) = (before[key], ours[key], theirs[key], result[key])
            let answer = answers.first { key == $0.place || key.hasPrefix($0.place + ".") }
            let expected: JSON?
            if answer != nil, isShared(names, with: id) { continue }
            if let answer, answer.place == key {
                switch answer.answer {
                case "ours": expected = our
                case "theirs": expected = their
                // Without a base, it is the kind's default.
                case "base": if old == nil { continue } else { expected = old }
                default: continue
                }
            } else if answer != nil {
                continue
            } else if our == their || their == old {
                expected = our
            } else if our == old {
                expected = their
            } else if base == nil || before[key] == nil {
                // The default of the kind is the base.
                if new == our || new == their { continue }
                expected = our
            } else {
                found.append(
                    "\(name).\(key) is \(text(new)) without an answer: \(text(old)), \(text(our)), \(text(their))")
                continue
            }
            if text(expected).contains("new ") { continue }
            // A pattern without a value of a parameter gets the default, if the merged kind has the parameter.
            if expected == nil, result["kind"] != nil { continue }
            if new != expected {
                found.append(
                    "\(name).\(key) is \(text(new)) instead of \(text(expected)): "
                        + "base \(text(old)), ours \(text(our)), theirs \(text(their))")
            }
        }
        return found
    }

    /// Whether another document has or had one of these names, so that an answer can be about that one.
    private func isShared(_ names: Set<String>, with id: Int64) -> Bool {
        [base, ours, theirs, result].contains { state in
            state.documents.contains { $0.key != id && names.contains($0.value.name) }
        }
    }

    /// A new document is there with its values, unless the other side has one of the same name.
    private func violations(
        ofNew document: PlainState.PlainDocument, _ id: Int64, in side: PlainState, other: PlainState, resultID: Int64?
    ) -> [String] {
        guard document.json != nil, !answers.contains(where: { $0.document == document.name }) else { return [] }
        // Somebody may have taken its name, or created and deleted one of its name.
        if other.documents.contains(where: { $0.key > shared && $0.value.name == document.name }) { return [] }
        guard let resultID, let values = side.values(of: id, shared: shared),
            let new = result.values(of: resultID, shared: shared)
        else { return ["the new \(document.name) isn't there"] }
        return values.keys.sorted().compactMap { key in
            if values[key] == new[key] || text(values[key]).contains("new ") { return nil }
            return "the new \(document.name).\(key) is \(text(new[key])) instead of \(text(values[key]))"
        }
    }

    private func text(_ json: JSON?) -> String { json?.canonical ?? "nothing" }
}
