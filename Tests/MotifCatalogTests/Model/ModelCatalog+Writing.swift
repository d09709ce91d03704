// What an operation does to the plain catalog, within one change. The answers are those of the real one: `updated
// grow@2`, with the documents that were written because of it.
extension ModelCatalog {
    /// Runs an operation.
    ///
    /// - Throws: `Refusal`.
    mutating func run(_ operation: ModelOperation) throws -> [String] {
        switch operation {
        case .create(let text): try create(text)
        case .edit(let name, let edit, let expected): try self.edit(name, edit, expecting: expected)
        case .rename(let name, let slug): try rename(name, to: slug)
        case .copy(let reference, let slug): try copy(reference, to: slug)
        case .delete(let names, let expected): try delete(names, expecting: expected)
        case .restore(let reference): try restore(reference)
        }
    }

    private mutating func create(_ text: ModelText) throws -> [String] {
        let number = number(named: text.name)
        if let number, documents[number].text != nil { throw Refusal("exists") }
        return try save(text, to: number, as: number == nil ? "created" : "restored")
    }

    private mutating func edit(_ name: String, _ edit: ModelEdit, expecting expected: Int?) throws -> [String] {
        let number = try alive(name)
        if let expected, expected != documents[number].newest { throw Refusal("conflict") }
        guard let text = documents[number].text else { throw Refusal("not-found") }
        return try save(try edited(text, edit), to: number, as: "updated")
    }

    /// The contents after an edit.
    private func edited(_ text: ModelText, _ edit: ModelEdit) throws -> ModelText {
        var text = text
        if let title = edit.title { text.title = title }
        if let summary = edit.summary { text.summary = summary }
        if let isDeprecated = edit.isDeprecated { text.isDeprecated = isDeprecated }
        for tag in edit.removedTags {
            guard text.tags.contains(tag) else { throw Refusal("unknown-reference") }
            text.tags.removeAll { $0 == tag }
        }
        for tag in edit.addedTags where !text.tags.contains(tag) { text.tags.append(tag) }
        switch text.body {
        case .item: break
        case .kind: if let definitions = edit.definitions { text.body = .kind(definitions) }
        case .pattern(let kind, var values):
            values.numbers.merge(edit.numbers) { $1 }
            if let items = edit.items { values.items = items }
            text.body = .pattern(kind: kind, values)
        }
        return text
    }

    private mutating func rename(_ name: String, to slug: String) throws -> [String] {
        let number = try alive(name)
        guard var text = documents[number].text else { throw Refusal("not-found") }
        if text.slug == slug { return ["unchanged \(text.name)@\(documents[number].newest)"] }
        text.slug = slug
        if self.number(named: text.name) != nil { throw Refusal("exists") }
        return rename(number, as: text)
    }

    /// Gives a document the name of `text`, which has nothing else new, and those that refer to it, too.
    mutating func rename(_ number: Int, as text: ModelText) -> [String] {
        let old = documents[number].name
        // Who refers to it is known before it has its new name.
        let referrers = referrers(of: number)
        var answer = [append(text, to: number, as: "renamed")]
        let kinds = referrers.filter { documents[$0].type == "kind" }
        for referrer in kinds + referrers.filter({ documents[$0].type != "kind" }) {
            guard let renamed = documents[referrer].text?.renaming({ $0 == old ? text.slug : nil }) else { continue }
            answer.append(append(renamed, to: referrer, as: "updated"))
        }
        return answer
    }

    private mutating func copy(_ reference: ModelReference, to slug: String) throws -> [String] {
        let (document, revision) = try revision(reference)
        guard var text = today(documents[document].revisions[revision - 1]) else { throw Refusal("not-found") }
        text.slug = slug
        return try create(text)
    }

    private mutating func delete(_ names: [String], expecting expected: Int?) throws -> [String] {
        var leaving: [Int] = []
        for name in Set(names).sorted() {
            // A deletion needs the name that the document has now.
            guard let number = number(named: name), documents[number].text != nil else { throw Refusal("not-found") }
            if let expected, expected != documents[number].newest { throw Refusal("conflict") }
            leaving.append(number)
        }
        for number in leaving where !referrers(of: number).allSatisfy(leaving.contains) { throw Refusal("in-use") }
        return leaving.map { append(nil, to: $0, as: "deleted") }
    }

    private mutating func restore(_ reference: ModelReference) throws -> [String] {
        let document: Int
        var revision: Int
        if case .newest = reference.version {
            document = try resolve(reference.name)
            revision = documents[document].newest
            if documents[document].text != nil { return ["unchanged \(documents[document].name)@\(revision)"] }
            revision -= 1
        } else {
            (document, revision) = try self.revision(reference)
        }
        guard var text = today(documents[document].revisions[revision - 1]), let present = documents[document].lastText
        else { throw Refusal("not-found") }
        text.slug = present.slug
        return try save(text, to: document, as: documents[document].text == nil ? "restored" : "updated")
    }

    /// The contents of a revision with the names that what it refers to has now.
    private func today(_ revision: Revision) -> ModelText? {
        revision.text?.renaming { name in
            revision.targets[name].flatMap { documents[$0].lastText?.slug }
        }
    }

    /// Checks contents and writes them, unless they are the same already, and then the patterns of a changed kind.
    mutating func save(_ text: ModelText, to number: Int?, as action: String) throws -> [String] {
        let text = try checked(text)
        let before = number.flatMap { documents[$0].text }
        if let number, before == text, isAlike(number) {
            return ["unchanged \(text.name)@\(documents[number].newest)"]
        }
        let answer = append(text, to: number, as: action)
        guard let number, case .kind(let new) = text.body, case .kind(let old)? = before?.body, !new.isLike(old) else {
            return [answer]
        }
        return [answer] + (try updatePatterns(ofKind: number))
    }

    /// Whether a pattern is tied to a revision of its kind that has the parameters and limits of the newest.
    func isAlike(_ number: Int) -> Bool {
        guard let revision = documents[number].revisions.last, case .pattern(let kind, _)? = revision.text?.body,
            let target = revision.targets["kind:\(kind)"], let tied = revision.kindRevision,
            case .kind(let old)? = documents[target].revisions[tied - 1].text?.body,
            case .kind(let new)? = documents[target].text?.body
        else { return true }
        return new.isLike(old)
    }

    /// Writes every pattern of a kind whose parameters or limits have changed.
    ///
    /// - Throws: `Refusal` with the problems of all patterns that don't fit.
    mutating func updatePatterns(ofKind number: Int) throws -> [String] {
        var answers: [String] = []
        var codes: [String] = []
        for pattern in referrers(of: number) where documents[pattern].type == "pattern" && !isAlike(pattern) {
            guard let text = documents[pattern].text else { continue }
            do {
                answers.append(append(try checked(text), to: pattern, as: "updated"))
            } catch let refusal as Refusal {
                codes += refusal.codes
            }
        }
        if !codes.isEmpty { throw Refusal(codes) }
        return answers
    }

    /// The contents with a value for every parameter.
    ///
    /// - Throws: `Refusal` with all problems.
    func checked(_ text: ModelText) throws -> ModelText {
        var text = text
        if case .pattern(let kind, var values) = text.body {
            let definitions = try self.definitions(ofKind: kind)
            var codes: [String] = []
            for (name, value) in values.numbers {
                if definitions.defaults[name] == nil { codes.append("unknown-parameter") }
                if name == "duration", !(0...definitions.maximum).contains(value) { codes.append("out-of-range") }
            }
            guard codes.isEmpty else { throw Refusal(codes) }
            values.numbers.merge(definitions.defaults) { own, _ in own }
            values.items = values.items ?? definitions.items
            text.body = .pattern(kind: kind, values)
        }
        var codes: [String] = []
        for name in Set(text.references) where !name.hasPrefix("kind:") {
            guard let target = number(named: name) else {
                codes.append("unknown-reference")
                continue
            }
            if documents[target].text == nil { codes.append("not-found") }
        }
        guard codes.isEmpty else { throw Refusal(codes) }
        return text
    }

    private func definitions(ofKind slug: String) throws -> ModelText.Definitions {
        guard let number = number(named: "kind:\(slug)") else { throw Refusal("unknown-kind") }
        guard case .kind(let definitions)? = documents[number].text?.body else { throw Refusal("not-found") }
        return definitions
    }

    private mutating func append(_ text: ModelText?, to number: Int?, as action: String) -> String {
        let type = text?.type ?? number.map { documents[$0].type } ?? ""
        let document = append(text, to: number, type: type)
        return "\(action) \(documents[document].name)@\(documents[document].newest)"
    }
}
