/// A step of a plan, with its author.
struct ModelStep: CustomStringConvertible {
    enum Action {
        /// One operation, as one change.
        case write(ModelOperation)
        /// Lines of a batch: one change, or one each.
        case batch([ModelOperation], keepsGoing: Bool)
        case importing(ModelImport)
        case undo(Int)
        case release(String)
    }

    let author: String
    let action: Action

    var description: String {
        switch action {
        case .write(let operation): "\(author): \(operation)"
        case .batch(let operations, let keepsGoing):
            "\(author): batch\(keepsGoing ? " --keep-going" : "")\n    "
                + operations.map(\.description).joined(separator: "\n    ")
        case .importing(let documents): "\(author): \(documents)"
        case .undo(let change): "\(author): undo \(change)"
        case .release(let name): "\(author): release \(name)"
        }
    }
}

// Random steps, chosen for what a catalog has. Some are wrong, as people's are.
extension Chooser {
    mutating func step(_ model: ModelCatalog) -> ModelStep {
        let author = pick(["mia", "tom", "eve"]) ?? "mia"
        switch number(1...100) {
        case ...60: return ModelStep(author: author, action: .write(operation(model)))
        case ...76:
            var model = model
            let operations = (0..<number(1...5)).map { _ in
                let operation = operation(model)
                _ = try? model.change(by: author) { try $0.run(operation) }
                return operation
            }
            return ModelStep(author: author, action: .batch(operations, keepsGoing: chance(40)))
        case ...88: return ModelStep(author: author, action: .importing(documents(model)))
        case ...96:
            let changes = Array(max(1, model.changes.count - 6)...model.changes.count + 1).filter(model.isLatest)
            let last = chance(60) ? model.changes.count : nil
            return ModelStep(author: author, action: .undo(last ?? pick(changes) ?? 1))
        default: return ModelStep(author: author, action: .release("v-\(number(1...3))"))
        }
    }

    private mutating func operation(_ model: ModelCatalog) -> ModelOperation {
        switch number(1...100) {
        case ...18: return .create(newText(model))
        case ...50: return edit(model)
        case ...64:
            let name = self.name(model)
            return .rename(name: name, to: slug(of: name))
        case ...74:
            let reference = reference(model)
            return .copy(reference, to: slug(of: reference.name))
        case ...86:
            let names = (0..<(chance(25) ? number(2...4) : 1)).map { _ in self.name(model) }
            let expected = names.count == 1 && chance(20) ? number(1...4) : nil
            return .delete(names, expecting: expected)
        default: return .restore(reference(model))
        }
    }

    private mutating func slug(of name: String) -> String {
        let parts = name.split(separator: ":")
        return slug(parts.count > 1 ? String(parts[0]) : "pattern")
    }

    /// A name: of a document, of one that is deleted, one of before, or any.
    private mutating func name(_ model: ModelCatalog) -> String {
        let types = ["pattern", "pattern", "pattern", "item", "kind"]
        switch number(1...100) {
        case ...65: return pick(model.present)?.text.name ?? "grow"
        case ...75: return pick(model.documents.filter { $0.text == nil })?.name ?? "grow"
        case ...90:
            guard let document = pick(model.documents) else { return "grow" }
            return document.name(at: number(1...document.newest)) ?? document.name
        default:
            let type = pick(types) ?? "pattern"
            return ModelText.name(type, slug(type))
        }
    }

    private mutating func reference(_ model: ModelCatalog) -> ModelReference {
        let name = name(model)
        switch number(1...10) {
        case ...5: return ModelReference(name: name)
        case ...9: return ModelReference(name: name, version: .revision(number(1...5)))
        default: return ModelReference(name: name, version: .release("v-\(number(1...3))"))
        }
    }

    private mutating func newText(_ model: ModelCatalog) -> ModelText {
        let type = pick(["pattern", "pattern", "pattern", "item", "kind"]) ?? "pattern"
        let slug = slug(type)
        var text = ModelText(slug: slug, title: "New \(slug)", body: .item)
        if type == "kind" { text.body = .kind(definitions(model)) }
        if type == "pattern" {
            let kind = chance(85) ? pick(model.present.map(\.text).filter { $0.type == "kind" })?.slug : nil
            text.body = .pattern(kind: kind ?? self.slug("kind"), values(model))
        }
        if chance(30) { text.tags = ["tag-\(number(1...3))"] }
        return text
    }

    private mutating func values(_ model: ModelCatalog) -> ModelText.Values {
        var values = ModelText.Values()
        if chance(40) { values.numbers["duration"] = Double(number(0...8)) / 2 }
        if chance(40) { values.numbers["delay"] = value() }
        if chance(15) { values.numbers["extra"] = value() }
        if chance(40) { values.items = items(model) }
        return values
    }

    private mutating func items(_ model: ModelCatalog) -> [String] {
        let alive = model.present.map(\.text).filter { $0.type == "item" }.map(\.slug)
        return (chance(90) ? alive : Self.items).filter { _ in chance(40) }.sorted()
    }

    private mutating func definitions(_ model: ModelCatalog) -> ModelText.Definitions {
        var definitions = ModelText.Definitions(maximum: Double(number(2...5)), items: chance(20) ? items(model) : [])
        if chance(30) { definitions.defaults["delay"] = value() }
        if chance(35) { definitions.defaults["extra"] = value() }
        return definitions
    }

    private mutating func edit(_ model: ModelCatalog) -> ModelOperation {
        let name = name(model)
        var edit = ModelEdit()
        switch number(1...10) {
        case 1: edit.title = "Title \(number(1...3))"
        case 2: edit.summary = chance(40) ? "" : "Summary \(number(1...3))"
        case 3: edit.addedTags = ["tag-\(number(1...3))"]
        case 4: edit.removedTags = ["tag-\(number(1...3))"]
        case 5: edit.isDeprecated = chance(60)
        default:
            if name.hasPrefix("kind:") {
                edit.definitions = definitions(model)
            } else if !name.contains(":") {
                let values = values(model)
                (edit.numbers, edit.items) = (values.numbers, values.items)
            } else {
                edit.title = "Title \(number(1...3))"
            }
        }
        return .edit(name: name, edit, expecting: chance(10) ? number(1...4) : nil)
    }

    /// Documents for an import: most as they are, some edited, some new, and kinds with patterns that fit them.
    private mutating func documents(_ model: ModelCatalog) -> ModelImport {
        var texts: [String: ModelText] = [:]
        for (_, text) in model.present where chance(60) { texts[text.name] = chance(50) ? text : edited(text, model) }
        for _ in 0..<number(0...2) {
            let text = newText(model)
            texts[text.name] = text
        }
        let rules = ["update", "update", "update-if-unchanged", "skip", "fail"]
        var documents = ModelImport(
            texts: texts.values.sorted { ($0.type, $0.slug) < ($1.type, $1.slug) }, conflict: pick(rules) ?? "update",
            deletesMissing: chance(15))
        documents.hasItemsLast = chance(25)
        if documents.conflict == "update-if-unchanged" || chance(10) {
            for text in documents.texts where chance(90) {
                guard let number = model.number(named: text.name) else { continue }
                documents.revisions[text.name] = max(1, model.documents[number].newest - (chance(10) ? 1 : 0))
            }
        }
        return documents
    }

    private mutating func edited(_ text: ModelText, _ model: ModelCatalog) -> ModelText {
        var text = text
        switch text.body {
        case .item: text.summary = "Summary \(number(1...3))"
        case .kind: text.body = .kind(definitions(model))
        case .pattern(let kind, var values):
            if chance(60) { values.numbers["delay"] = value() }
            if chance(20) { values.numbers["extra"] = nil }
            if chance(20) { values.items = nil }
            text.body = .pattern(kind: kind, values)
        }
        return text
    }
}
