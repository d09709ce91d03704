import MotifCatalog
import MotifCore
import MotifJSON
import MotifPublishing

/// The routes that are operations: their parameters are the operation's keys, and their answers are the same as in
/// batches.
enum OperationRoutes {
    static let all: [Route] = [operations(of: .all)] + documents + [releases, changelog, changes, statistics]

    /// An answer is held in memory as a whole.
    private static let standardLimit: JSON = 1_000

    /// One operation of a table, reading or writing.
    static func operations(of table: OperationTable) -> Route {
        let schemas = table.definitions.map {
            $0.format.schema(besides: [("op", .constant(.string($0.name)))]).described($0.summary)
        }
        let description = RouteDescription(
            summary: "Runs one operation, as a line of a batch does.", body: .either(schemas), answer: .anything,
            failures: [404, 409, 422, 507])
        return Route(method: .post, path: "/api/operations", description: description) { routed in
            let json = try routed.json()
            let operation = try StudioFailure.malformed { () throws(Problems) in
                try CatalogOperation(json, in: table)
            }
            guard operation.isWriting else { return .reads { try routed.answer(operation) } }
            try routed.studio.gate.admitWriting(routed.request)
            return .writes {
                try routed.studio.pool.write { catalog in
                    StudioAnswer(200, .json, try catalog.answer(operation) { routed.studio.note($0) }.text)
                }
            }
        }
    }

    /// The routes for lists and documents of every type.
    private static let documents: [Route] = DocumentType.allCases.sorted(by: >).flatMap { type -> [Route] in
        let path = "/api/\(type.plural)"
        let one = "a \(type.rawValue)"
        return [
            operation(.list, path, "Lists \(type.plural).", without: ["type"]) { routed in
                let standard: JSONObject = ["type": .string(type.rawValue)]
                guard routed.target.value("limit") == nil else { return standard }
                return ["type": .string(type.rawValue), "limit": Self.standardLimit]
            },
            document(type, PathPattern(path + "/{ref}")),
            operation(.log, path + "/{ref}/history", "Lists the revisions of \(one), the newest first.", about: type),
            operation(
                .diff, path + "/{ref}/diff", "Compares \(one) with another revision or document.", about: type,
                without: ["range"]),
            operation(.uses, path + "/{ref}/uses", "Lists the documents that refer to \(one).", about: type),
        ]
    }

    private static let releases = operation(.releases, "/api/releases", "Lists the releases, the newest first.")

    private static let changelog = operation(
        .changelog, "/api/changelog", "Lists what changed, by release and document.")

    private static let changes = operation(
        .diff, "/api/diff", "Lists the documents that differ between two states of the catalog.",
        without: ["ref", "with"]
    ) { routed in
        guard routed.target.value("range") == nil else { return [:] }
        throw StudioFailure.operation(
            OperationFailure(malformed: Problems(.missing(key: "range", for: "two states of the catalog"))))
    }

    private static let statistics = operation(.stats, "/api/stats", "Counts documents and revisions.")

    /// A route that is an operation on the document in its path.
    static func operation(
        _ operation: OperationDefinition, _ path: String, _ summary: String, about type: DocumentType,
        without hidden: [String] = []
    ) -> Route {
        self.operation(operation, path, summary, without: hidden + ["ref"]) { ["ref": .string($0.reference(type))] }
    }

    /// A route that is a reading operation.
    ///
    /// - Parameters:
    ///   - hidden: Keys of the operation that the query can't have.
    ///   - fixed: Returns the keys that the route itself sets.
    private static func operation(
        _ operation: OperationDefinition, _ path: String, _ summary: String, without hidden: [String] = [],
        _ fixed: @escaping @Sendable (RoutedRequest) throws -> JSONObject = { _ in [:] }
    ) -> Route {
        let description = RouteDescription(
            summary: summary, query: operation.format.keys.filter { $0.query != nil && !hidden.contains($0.name) },
            answer: operation.result, failures: [404, 409, 422])
        return Route(method: .get, path: PathPattern(path), description: description) { routed in
            let keys = try routed.target.keys(description.query, fixed(routed))
            let request = try StudioFailure.malformed { () throws(Problems) in try CatalogOperation(operation, keys) }
            return .reads { try routed.answer(request) }
        }
    }

    /// The route for a document. A single revision never changes.
    private static func document(_ type: DocumentType, _ path: PathPattern) -> Route {
        let description = RouteDescription(
            summary: "Returns a \(type.rawValue): the newest revision, or with @ and a number that one.",
            answer: .entry, failures: [404])
        return .get(path, description) { routed in
            let reference = try routed.parsedReference(type)
            return try routed.studio.read { reader in
                let text = try reader.text(of: reference)
                let isLasting = reference.version != .newest
                let tag = EntityTag(text.revision, ContentDigest(of: text.canonical))
                return try routed.tagged(tag, cacheControl: routed.cacheControl(isImmutable: isLasting)) {
                    StudioAnswer(200, .json, try reader.answer(showing: text, isLasting: isLasting).text)
                }
            }
        }
    }
}

extension RoutedRequest {
    /// The reference that the path names: `kind:expand@2`.
    func reference(_ type: DocumentType) -> String {
        // A type in the path would make this the address of a different document.
        type == .pattern && !self["ref"].contains(":") ? self["ref"] : "\(type.rawValue):\(self["ref"])"
    }

    /// The reference that the path names.
    ///
    /// - Throws: `StudioFailure` with 404 if no document can have that name.
    func parsedReference(_ type: DocumentType) throws(StudioFailure) -> DocumentReference {
        do throws(ReferenceError) {
            return try DocumentReference(reference(type))
        } catch {
            throw .badReference(error)
        }
    }

    /// How long a browser may use an answer without asking again.
    ///
    /// After the server is restarted, the same address can belong to another catalog. So only answers to browsers last,
    /// since the session's cookie keeps them apart.
    func cacheControl(isImmutable: Bool) -> String {
        isImmutable && studio.gate.hasCookie(request) ? "private, max-age=31536000, immutable" : "no-cache"
    }

    /// The answer of a reading operation.
    func answer(_ operation: CatalogOperation) throws -> StudioAnswer {
        try taggedByHead { catalog in
            StudioAnswer(200, .json, try catalog.answer(operation) { studio.note($0) }.text)
        }
    }
}
