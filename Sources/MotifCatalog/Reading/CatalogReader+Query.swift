import MotifCore
import MotifFormula
import MotifStore
import MotifText

extension CatalogReader {
    /// The store's query for a request, its filter checked and its names known.
    ///
    /// - Throws: `Problems` with `bad-formula`, or `unknown-parameter` for a sort key.
    func query(_ request: ListRequest) throws -> Query {
        Query(
            request.type, filter: try request.filter.map(filter), words: request.words, tags: request.tags,
            order: try request.sort.map(order) ?? .bySlug, limit: request.limit, deleted: request.deleted)
    }

    private func filter(_ text: String) throws -> SQLFilter {
        do {
            return try SQLFilter(Formula(text), parameters: try parameterTypes())
        } catch let error as FormulaError {
            throw Problems(.badFormula(error))
        } catch let error as FilterError {
            throw Problems(Self.errors(in: error).map { Problem(.badFormula($0)) })
        }
    }

    private static func errors(in error: FilterError) -> [FormulaError] {
        switch error.kind {
        case .meaning(let errors): errors.errors
        case .unavailable(let words, let span):
            [FormulaError(.meaning(.misplaced(words, in: "a filter")), at: span, of: error.source)]
        }
    }

    private func order(_ text: String) throws -> SortOrder {
        let isDescending = text.hasPrefix("-")
        let name = isDescending ? String(text.dropFirst()) : text
        let direction: SortOrder.Direction = isDescending ? .descending : .ascending
        if let key = Self.sortKeys[name] { return SortOrder(key, direction) }
        let parameters = try parameterTypes()
        guard parameters[name] != nil else {
            let known = Self.sortKeys.keys.sorted() + parameters.keys.sorted()
            throw Problems(.unknown("sort key", name, among: known))
        }
        return SortOrder(.parameter(name), direction)
    }

    private static let sortKeys: [String: SortOrder.Key] = [
        "slug": .slug, "title": .title, "updated": .updated, "revision": .revision, "kind": .kind,
    ]

    /// The parameters of all kinds and their types, a curve as its text; one that has different types in two kinds may be anything.
    func parameterTypes() throws -> [String: FormulaType] {
        var types: [String: FormulaType] = [:]
        for kind in try kinds.all().values {
            for definition in kind.parameters {
                let type = definition.type.formulaType ?? .text
                types[definition.name] = types[definition.name].map { $0 == type ? type : .any } ?? type
            }
        }
        return types
    }
}
