import MotifCore
import MotifJSON

@testable import MotifCatalog

/// An operation on a catalog, as plain data.
enum ModelOperation: Equatable {
    case create(ModelText)
    case edit(name: String, ModelEdit, expecting: Int?)
    case rename(name: String, to: String)
    case copy(ModelReference, to: String)
    case delete([String], expecting: Int?)
    case restore(ModelReference)
}

/// An edit of a document.
struct ModelEdit: Equatable {
    var title: String?
    var summary: String?
    var addedTags: [String] = []
    var removedTags: [String] = []
    var isDeprecated: Bool?
    /// Values of a pattern.
    var numbers: [String: Double] = [:]
    var items: [String]?
    /// The parameters of a kind, whose whole document replaces the old one.
    var definitions: ModelText.Definitions?
}

// As a line of a batch.
extension ModelOperation: CustomStringConvertible {
    /// The line; the one for a kind has its whole document, which needs the catalog's.
    func line(_ model: ModelCatalog) -> String {
        switch self {
        case .create(let text): return #"{"op":"create","document":\#(text.json)}"#
        case .edit(let name, let edit, let expected):
            var members = [#""op":"update""#, #""ref":"\#(name)""#]
            if let expected { members.append(#""expect":\#(expected)"#) }
            return "{\((members + edit.members(of: name, model)).joined(separator: ","))}"
        case .rename(let name, let slug): return #"{"op":"rename","ref":"\#(name)","to":"\#(slug)"}"#
        case .copy(let reference, let slug): return #"{"op":"copy","ref":"\#(reference)","to":"\#(slug)"}"#
        case .delete(let names, let expected):
            let reference = names.count == 1 ? #""\#(names[0])""# : ModelText.list(names)
            let expect = expected.map { #","expect":\#($0)"# } ?? ""
            return #"{"op":"delete","ref":\#(reference)\#(expect)}"#
        case .restore(let reference): return #"{"op":"restore","ref":"\#(reference)"}"#
        }
    }

    var description: String { line(ModelCatalog()) }
}

extension ModelEdit {
    /// The members of a line of a batch.
    fileprivate func members(of name: String, _ model: ModelCatalog) -> [String] {
        var members: [String] = []
        if let title { members.append(#""title":"\#(title)""#) }
        if let summary { members.append(#""summary":"\#(summary)""#) }
        if !addedTags.isEmpty { members.append(#""tag":\#(ModelText.list(addedTags))"#) }
        if !removedTags.isEmpty { members.append(#""untag":\#(ModelText.list(removedTags))"#) }
        if let isDeprecated { members.append(#""deprecated":\#(isDeprecated)"#) }
        var values = numbers.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#(ModelText.number($0.value))"# }
        if let items { values.append(#""items":\#(ModelText.list(items))"#) }
        if !values.isEmpty { members.append(#""set":{\#(values.joined(separator: ","))}"#) }
        if let text = document(of: name, model) { members.append(#""document":\#(text.json)"#) }
        return members
    }

    /// The whole document of a kind with its new parameters; `nil` without any.
    fileprivate func document(of name: String, _ model: ModelCatalog) -> ModelText? {
        guard let definitions, name.hasPrefix("kind:") else { return nil }
        let present = (try? model.alive(name)).flatMap { model.documents[$0].text }
        var text = present ?? ModelText(slug: String(name.dropFirst(5)), title: "?", body: .kind(definitions))
        text.body = .kind(definitions)
        return text
    }
}

// On a real catalog.
extension ModelOperation {
    /// Runs the operation and returns what it did, the document first.
    func run(_ writer: CatalogWriter, _ model: ModelCatalog) throws -> [String] {
        switch self {
        case .create(let text):
            return try writer.create(text.name, document: ModelText.read(text.json)).lines
        case .edit(let name, let edit, let expected):
            let document = try edit.document(of: name, model).map { try ModelText.read($0.json) }
            return try writer.update(name, expecting: expected.flatMap { RevisionNumber($0) }, document: document) {
                edit.apply(to: &$0)
            }.lines
        case .rename(let name, let slug): return try writer.rename(name, to: slug).lines
        case .copy(let reference, let slug): return try writer.copy(reference.description, to: slug).lines
        case .delete(let names, let expected):
            if names.count == 1 {
                return try writer.delete(names[0], expecting: expected.flatMap { RevisionNumber($0) }).lines
            }
            return try writer.delete(names.map { try DocumentReference($0).name }).flatMap(\.lines)
        case .restore(let reference): return try writer.restore(reference.description).lines
        }
    }
}

extension ModelEdit {
    fileprivate func apply(to draft: inout Draft) {
        if let title { draft.title = title }
        if let summary { draft.summary = summary }
        for tag in removedTags { draft.removeTag(tag) }
        for tag in addedTags where !draft.tags.contains(tag) { draft.tags.append(tag) }
        if let isDeprecated { draft.deprecation = isDeprecated ? .unexplained : nil }
        for (name, value) in numbers { draft.set(name, to: .json(.number(value))) }
        if let items { draft.set("items", to: .json(.array(items.map(JSON.string)))) }
    }
}

extension ModelText {
    fileprivate static func read(_ text: String) throws -> JSON { try JSONReader().read(Array(text.utf8)) }
}

extension WriteOutcome {
    /// The document's line, then those of its dependents.
    var lines: [String] { [description] + dependents.flatMap(\.lines) }
}
