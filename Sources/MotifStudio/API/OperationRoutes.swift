import MotifCatalog
import MotifCore
import MotifJSON

/// The routes that are operations: their answers are those of batches.
enum OperationRoutes {
    static let all: [Route] = [operations] + documents + [releases, changelog, changes, statistics]

    private typealias Parameter = RouteDescription.Parameter

    private static let asOf = Parameter("asOf", "A change, a release, a date, or a time: the catalog as it was then.")
    private static let listing: [Parameter] = [
        Parameter("where", "A formula that the documents match."), Parameter("search", "Words that they contain."),
        Parameter("tag", .list, "A tag that they have; repeatable."),
        Parameter("sort", "A field, or the name of a parameter; with - before it, in reverse."),
        Parameter("limit", .integer, "The maximum number of documents; by default, 1,000."),
        Parameter("offset", .integer, "The number of documents to leave out at the start."),
        Parameter("deleted", .flag, "Only deleted documents."), asOf,
    ]

    /// An answer is held in memory as a whole.
    private static let standardLimit: JSON = 1_000

    /// One operation, reading or writing.
    private static let operations = Route.post(
        "/api/operations",
        RouteDescription(
            summary: "Runs one operation, as a line of a batch does.",
            body: ["$ref": "#/components/schemas/Operation"], answer: true,
            failures: [401, 403, 404, 409, 422, 503, 507])
    ) { routed in
        let json = try routed.json()
        let operation = try malformed { () throws(Problems) in try CatalogOperation(json) }
        guard operation.isWriting else { return try routed.answer(operation) }
        try routed.studio.gate.admitWriting(routed.request)
        return try routed.studio.pool.write { catalog in
            StudioAnswer(200, .json, try catalog.answer(operation) { routed.studio.note($0) }.text)
        }
    }

    /// Lists and documents of every type.
    private static let documents: [Route] = DocumentType.allCases.sorted(by: >).flatMap { type -> [Route] in
        let place = "/api/\(type.plural)"
        let one = "a \(type.rawValue)"
        return [
            operation(
                .list, PathPattern(stringLiteral: place),
                RouteDescription(
                    summary: "Lists \(type.plural).", query: listing,
                    answer: ["$ref": "#/components/schemas/Documents"],
                    failures: [404, 422])
            ) { routed in
                let standard: JSONObject = ["type": .string(type.rawValue)]
                guard routed.target.value("limit") == nil else { return standard }
                return JSONObject(standard.members.map { ($0.key, $0.value) } + [("limit", Self.standardLimit)])
            },
            document(type, PathPattern(stringLiteral: place + "/{ref}")),
            operation(
                .log, PathPattern(stringLiteral: place + "/{ref}/history"),
                RouteDescription(
                    summary: "Lists the revisions of \(one), the newest first.",
                    query: [Parameter("limit", .integer, "The maximum number of revisions.")],
                    answer: ["type": "array", "items": ["$ref": "#/components/schemas/Revision"]], failures: [404])
            ) { ["ref": .string($0.reference(type))] },
            operation(
                .diff, PathPattern(stringLiteral: place + "/{ref}/diff"),
                RouteDescription(
                    summary: "Compares \(one) with another revision or document.",
                    query: [Parameter("with", "The other; by default, the revision before.")],
                    failures: [404, 422])
            ) { ["ref": .string($0.reference(type))] },
            operation(
                .uses, PathPattern(stringLiteral: place + "/{ref}/uses"),
                RouteDescription(
                    summary: "Lists the documents that refer to \(one).",
                    answer: ["type": "array", "items": ["type": "object"]], failures: [404])
            ) { ["ref": .string($0.reference(type))] },
        ]
    }

    private static let releases = operation(
        .releases, "/api/releases",
        RouteDescription(
            summary: "Lists the releases, the newest first.", answer: ["type": "array", "items": ["type": "object"]])
    ) { _ in [:] }

    private static let changelog = operation(
        .changelog, "/api/changelog",
        RouteDescription(
            summary: "Lists what changed, by release and document.",
            query: [
                Parameter("from", "The release, change, or day before the changes; by default, the last release."),
                Parameter("to", "The release, change, or day after the changes; by default, now."),
            ], answer: true, failures: [404, 409, 422])
    ) { _ in [:] }

    private static let changes = operation(
        .diff, "/api/diff",
        RouteDescription(
            summary: "Lists the documents that differ between two states of the catalog.",
            query: [
                Parameter("from", "The release, change, or day before the changes."),
                Parameter("to", "The release, change, or day after the changes; by default, now."),
            ], answer: ["type": "array", "items": ["type": "object"]], failures: [404, 409, 422])
    ) { routed in
        guard routed.target.value("from") == nil else { return [:] }
        let missing = Problem.Kind.missing(key: "from", for: "the release, change, or day before the changes")
        throw StudioFailure(OperationFailure(malformed: Problems(missing)))
    }

    private static let statistics = operation(
        .stats, "/api/stats", RouteDescription(summary: "Counts documents and revisions.")
    ) { _ in [:] }

    /// A route that is an operation which reads.
    private static func operation(
        _ name: CatalogOperation.Name, _ path: PathPattern, _ description: RouteDescription,
        _ fixed: @escaping @Sendable (RoutedRequest) throws -> JSONObject
    ) -> Route {
        .get(path, description) { routed in
            let keys = try description.keys(routed.target.query, fixed(routed))
            return try routed.answer(try malformed { () throws(Problems) in try CatalogOperation(name, keys) })
        }
    }

    /// Problems with the keys of a request are its own, not those of a document.
    static func malformed<Result>(_ read: () throws(Problems) -> Result) throws(StudioFailure) -> Result {
        do throws(Problems) { return try read() } catch { throw StudioFailure(OperationFailure(malformed: error)) }
    }

    /// A document: with a revision, for good.
    private static func document(_ type: DocumentType, _ path: PathPattern) -> Route {
        let description = RouteDescription(
            summary: "Returns a \(type.rawValue): the newest revision, or with @ and a number that one.",
            answer: ["$ref": "#/components/schemas/Document"], failures: [404])
        return .get(path, description) { routed in
            let keys = try description.keys(routed.target.query, ["ref": .string(routed.reference(type))])
            let reference = try routed.parsedReference(type)
            return try routed.studio.pool.read { catalog in
                let (tag, isNewest) = try catalog.read { reader in
                    let state = try reader.state(of: reference)
                    return (EntityTag(state.revision, ContentDigest(of: state.canonical)), reference.version == .newest)
                }
                return try routed.tagged(tag, cacheControl: routed.cacheControl(isImmutable: !isNewest)) {
                    let text = try catalog.answer(CatalogOperation(.get, keys)) { routed.studio.note($0) }.text
                    return StudioAnswer(200, .json, isNewest ? text : try Self.lasting(text))
                }
            }
        }
    }

    /// The answer about one revision without what later revisions change.
    private static func lasting(_ text: [UInt8]) throws -> [UInt8] {
        guard var object = try JSONReader().read(text).object else { return text }
        object["newest"] = nil
        object["durations"] = nil
        return JSON.object(object).canonicalBytes
    }
}

extension RoutedRequest {
    /// The reference that the path names: `kind:expand@2`.
    func reference(_ type: DocumentType) -> String {
        // A type in the path itself would be another document at this address.
        type == .pattern && !self["ref"].contains(":") ? self["ref"] : "\(type.rawValue):\(self["ref"])"
    }

    /// The reference that the path names.
    ///
    /// - Throws: `StudioFailure` with 404, since there can't be a document with that name.
    func parsedReference(_ type: DocumentType) throws(StudioFailure) -> DocumentReference {
        do throws(ReferenceError) {
            return try DocumentReference(reference(type))
        } catch {
            throw StudioFailure(404, "not-found", error.message)
        }
    }

    /// For how long a browser may use an answer without asking again.
    ///
    /// The same address can belong to another catalog when the server runs again, so only a session's answers last, which
    /// browsers keep apart by its cookie.
    func cacheControl(isImmutable: Bool) -> String {
        isImmutable && studio.gate.hasSession(request) ? "private, max-age=31536000, immutable" : "no-cache"
    }

    /// The answer of an operation that reads.
    func answer(_ operation: CatalogOperation) throws -> StudioAnswer {
        try taggedByHead { catalog in
            StudioAnswer(200, .json, try catalog.answer(operation) { studio.note($0) }.text)
        }
    }

    /// The body as JSON.
    ///
    /// - Throws: `StudioFailure` with 400.
    func json() throws(StudioFailure) -> JSON {
        do throws(JSONError) {
            return try JSONReader().read(request.body)
        } catch {
            throw StudioFailure(OperationFailure(error))
        }
    }
}
