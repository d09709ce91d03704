import MotifCore
import MotifFormula
import MotifStore
import MotifText

extension CatalogReader {
    /// The maximum length of the words of a search, in Unicode scalars.
    private static let maximumSearchLength = 1_000

    /// The store's query for a request, with a checked filter and known names.
    ///
    /// - Parameter type: The only type to find, of all those that the request is about.
    /// - Throws: `Problems` with `bad-formula`, `empty` or `too-large` for a search, or `unknown-parameter` for a sort key.
    func query(_ request: ListRequest, only type: DocumentType? = nil) throws -> Query {
        if request.search?.isBlank == true { throw Problems(.empty(label: "The search", for: nil)) }
        // Each word is looked up, and all that it finds is compared with what the others find.
        let length = request.search?.unicodeScalars.count ?? 0
        guard length <= Self.maximumSearchLength else {
            throw Problems(
                .tooLarge(label: "The search", count: length, of: "character", limit: Self.maximumSearchLength))
        }
        var query: Query = try request.map(
            filter: { try filter($0, for: request.type) },
            start: { try store.changed(after: changeNumber(before: $0)) })
        if let type { query.type = type }
        query.order = try checked(request.order)
        return query
    }

    private func filter(_ text: String, for type: DocumentType?) throws -> SQLFilter {
        do {
            return try compiled(withPresentNames(Formula(text), of: type), for: type)
        } catch let error as FormulaError {
            throw Problems(.badFormula(error))
        } catch let errors as FormulaErrors {
            throw Problems(errors.errors.map { Problem(.badFormula($0)) })
        }
    }

    private func compiled(_ formula: Formula, for type: DocumentType?) throws -> SQLFilter {
        switch type {
        case .pattern, nil:
            try SQLFilter(formula, parameters: try parameterTypes(), operations: try timedOperations())
        case .item: try SQLFilter(formula, fields: Self.types(of: Item.fields))
        case .device: try SQLFilter(formula, fields: Self.types(of: Device.fields))
        case .value: try SQLFilter(formula, fields: [SharedValue.typeKey: .text])
        case .kind: try SQLFilter(formula, fields: [:])
        }
    }

    private func checked(_ order: DocumentOrder) throws -> DocumentOrder {
        switch order.key {
        case .parameter(let name):
            let parameters = try parameterTypes()
            guard parameters[name] == nil else { return order }
            let known = DocumentOrder.keyNames + parameters.keys.sorted()
            throw Problems(
                .unknownSortKey(
                    name, nearest: nearestName(to: name, among: known),
                    known: DocumentOrder.keyNames + ["a parameter"]))
        case .totalDuration(let operation?):
            let operations = try timedOperations()
            guard !operations.contains(operation) else { return order }
            // The prefix that all of them share would make any two of them similar.
            let nearest = nearestName(to: operation, among: operations.sorted())
            throw Problems(
                .unknownSortKey(
                    operation.keyOfDuration, nearest: nearest?.keyOfDuration,
                    known: operations.sorted().map(\.keyOfDuration)))
        default: return order
        }
    }

    /// The operations of all kinds that time drives.
    package func timedOperations() throws -> Set<String> {
        try kinds.all().values.reduce(into: []) { names, kind in
            for operation in kind.operations where kind.choreography(of: operation.name)?.driver == .time {
                names.insert(operation.name)
            }
        }
    }

    /// The parameters of all kinds with the types that filters see; a parameter with different types in two kinds has
    /// the type `any`.
    func parameterTypes() throws -> [String: FormulaType] {
        var types: [String: FormulaType] = [:]
        for kind in try kinds.all().values {
            for definition in kind.parameters {
                let type = Self.filterType(definition.type)
                types[definition.name] = types[definition.name].map { $0 == type ? type : .any } ?? type
            }
        }
        return types
    }

    private static func types(of fields: [ParameterDefinition]) -> [String: FormulaType] {
        Dictionary(fields.map { ($0.name, filterType($0.type)) }) { first, _ in first }
    }

    /// The type of a value in a document's text: a reference has only its slug, and a curve in a record or a list is
    /// text.
    private static func filterType(_ type: ParameterType) -> FormulaType {
        switch type {
        case .reference: .record(["slug": .text])
        case .list(let element): .list(memberType(element.type))
        case .record(let fields):
            .record(
                Dictionary(
                    fields.map { ($0.name, $0.isOptional ? .optional(memberType($0.type)) : memberType($0.type)) }
                ) { first, _ in first })
        default: type.formulaType ?? .any
        }
    }

    private static func memberType(_ type: ParameterType) -> FormulaType { type == .curve ? .text : filterType(type) }
}
