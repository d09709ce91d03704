/// An import, as plain data.
struct ModelImport: Equatable, CustomStringConvertible {
    /// The documents, items and kinds before what refers to them.
    var texts: [ModelText]
    /// `update`, `update-if-unchanged`, `skip`, or `fail`.
    var conflict: String
    var deletesMissing = false
    /// The revisions that the documents were exported from; none for an import without them.
    var revisions: [String: Int] = [:]
    /// Whether items come after what refers to them.
    var hasItemsLast = false

    var lines: [String] {
        let numbers = revisions.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#($0.value)"# }
        let envelope = #"{"format":"motif/1","revisions":{\#(numbers.joined(separator: ","))}}"#
        let items = texts.filter { $0.type == "item" }
        let others = texts.filter { $0.type != "item" }
        return (hasItemsLast ? others + items : items + others).map(\.json) + (revisions.isEmpty ? [] : [envelope])
    }

    var description: String {
        "import, conflict \(conflict)\(deletesMissing ? ", delete missing" : ""):\n    "
            + lines.joined(separator: "\n    ")
    }
}

extension ModelCatalog {
    /// Runs an import, within one change.
    ///
    /// - Returns: The number of documents by action, and the number of updated patterns as `dependents`.
    /// - Throws: `Refusal`, with the code of the first problem of each document.
    mutating func run(_ documents: ModelImport) throws -> [String: Int] {
        if documents.lines.isEmpty { throw Refusal("syntax") }
        var counts: [String: Int] = [:]
        var codes: [String] = []
        var seen: Set<Int> = []
        var changedKinds: [Int] = []
        for text in documents.texts {
            do {
                let text = try checked(text)
                let number = number(named: text.name)
                if let number { seen.insert(number) }
                let action = action(of: text, on: number, documents)
                if action == "exists" || action == "conflict" {
                    codes.append(action)
                    // Nothing will be written, but patterns are still checked against the kind.
                    if text.type == "kind" { _ = append(text, to: number, type: text.type) }
                    continue
                }
                counts[action, default: 0] += 1
                if action == "unchanged" || action == "skipped" { continue }
                if let number, case .kind(let old)? = self.documents[number].text?.body,
                    case .kind(let new) = text.body, !new.isLike(old)
                {
                    changedKinds.append(number)
                }
                seen.insert(append(text, to: number, type: text.type))
            } catch let refusal as Refusal {
                codes += refusal.codes.prefix(1)
                let number = number(named: text.name)
                let isSkipped = documents.conflict == "skip" && number.flatMap { self.documents[$0].text } != nil
                if text.type == "kind", !isSkipped { _ = append(text, to: number, type: text.type) }
            }
        }
        if !codes.isEmpty { throw Refusal(codes) }
        if documents.deletesMissing {
            let others = present.map(\.number).filter { !seen.contains($0) }
            for number in others where !referrers(of: number).allSatisfy(others.contains) { throw Refusal("in-use") }
            for number in others { _ = append(nil, to: number, type: self.documents[number].type) }
            counts["deleted"] = others.isEmpty ? nil : others.count
        }
        let dependents = try changedKinds.map { try updatePatterns(ofKind: $0).count }.reduce(0, +)
        counts["dependents"] = dependents == 0 ? nil : dependents
        return counts
    }

    /// What the rule for conflicts says: an action, or the code of a problem.
    private func action(of text: ModelText, on number: Int?, _ documents: ModelImport) -> String {
        guard let number else { return "created" }
        guard let present = self.documents[number].text else { return "restored" }
        if present == text { return "unchanged" }
        switch documents.conflict {
        case "update": return "updated"
        case "skip": return "skipped"
        case "update-if-unchanged":
            guard let revision = documents.revisions[text.name] else { return "exists" }
            return revision == self.documents[number].newest ? "updated" : "conflict"
        default: return "exists"
        }
    }
}
