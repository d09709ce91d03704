import MotifCore
import MotifFormula

extension CatalogReader {
    /// The formula with the names that documents have now, where it compares one with a name of earlier.
    ///
    /// - Parameter type: The type of the documents that are filtered; `nil` for all types.
    func withPresentNames(_ formula: Formula, of type: DocumentType?) throws -> Formula {
        let names = FilterNames(type: type, definitions: try definitionsOfReferences())
        var bytes = Array(formula.source.utf8)
        // From the end, so that the places before stay what they are.
        for mention in names.mentions(in: formula.syntax).sorted(by: { $0.span.lowerBound > $1.span.lowerBound }) {
            guard let name = try presentName(of: mention) else { continue }
            bytes.replaceSubrange(mention.span.lowerBound..<mention.span.upperBound, with: "'\(name.slug)'".utf8)
        }
        let source = String(decoding: bytes, as: UTF8.self)
        return source == formula.source ? formula : try Formula(source)
    }

    /// The present name of the document that a mention means; `nil` if a document has the name, or none has had it.
    private func presentName(of mention: FilterNames.Mention) throws -> DocumentName? {
        guard let slug = Slug(mention.text) else { return nil }
        let names = mention.types.sorted().map { DocumentName($0, slug) }
        for name in names where try store.entry(of: name) != nil { return nil }
        for name in names {
            guard let entry = try store.entries(formerlyNamed: name).first else { continue }
            onFormerName?(name, entry.name)
            return entry.name
        }
        return nil
    }

    /// The parameters of all kinds that are references or contain them.
    private func definitionsOfReferences() throws -> [String: [ParameterDefinition]] {
        let parameters = try kinds.all().values.flatMap(\.parameters)
        return Dictionary(grouping: parameters.filter { $0.type.hasReference }, by: \.name)
    }
}

/// Finds the texts of a filter that are compared with the slugs of documents: `kind == 'expand'`, `slug != 'grow'`,
/// `icon.slug == 'twitter'`.
private struct FilterNames {
    /// A text of a filter that names a document of one of these types.
    struct Mention {
        let text: String
        let types: Set<DocumentType>
        let span: SourceSpan
    }

    /// The type of the documents that are filtered; `nil` for all types.
    let type: DocumentType?
    /// The parameters that are references or contain them, by name.
    let definitions: [String: [ParameterDefinition]]

    func mentions(in syntax: Syntax) -> [Mention] {
        let inside = syntax.node.children.flatMap(mentions)
        guard case .binary(let sign, let left, let right) = syntax.node, sign == .equal || sign == .notEqual else {
            return inside
        }
        return inside + [mention(left, comparedWith: right), mention(right, comparedWith: left)].compactMap(\.self)
    }

    /// A text that is compared with a slug; `nil` for anything else.
    private func mention(_ value: Syntax, comparedWith other: Syntax) -> Mention? {
        guard case .text(let text) = value.node else { return nil }
        let types = slugTypes(of: other)
        return types.isEmpty ? nil : Mention(text: text, types: types, span: value.span)
    }

    /// The types of the documents whose slug an expression is; none for any other expression.
    private func slugTypes(of syntax: Syntax) -> Set<DocumentType> {
        switch syntax.node {
        case .name("kind"): return [.kind]
        case .name("slug"): return type.map { [$0] } ?? Set(DocumentType.allCases)
        case .member(let base, let field) where field.text == "slug":
            return Set(
                types(of: base).compactMap { type in
                    if case .reference(let type) = type { type } else { nil }
                })
        default: return []
        }
    }

    /// The types that an expression has in the kinds that have its parameter.
    private func types(of syntax: Syntax) -> [ParameterType] {
        switch syntax.node {
        case .name(let name): return definitions[name]?.map(\.type) ?? []
        case .member(let base, let field):
            return types(of: base).flatMap { type -> [ParameterType] in
                guard case .record(let fields) = type else { return [] }
                return fields.filter { $0.name == field.text }.map(\.type)
            }
        case .index(let base, _):
            return types(of: base).compactMap { type in
                if case .list(let element) = type { element.type } else { nil }
            }
        default: return []
        }
    }
}

extension ParameterType {
    fileprivate var hasReference: Bool {
        switch self {
        case .reference: true
        case .record(let fields): fields.contains { $0.type.hasReference }
        case .list(let element): element.type.hasReference
        default: false
        }
    }
}
