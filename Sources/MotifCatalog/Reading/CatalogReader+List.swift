public import MotifCore
public import MotifJSON
public import MotifStore

/// One document of a list.
public struct ListedDocument: Sendable {
    /// Its name, its newest revision, and whether it is deleted.
    public let entry: CatalogEntry
    /// The canonical JSON.
    public let json: JSON
    /// When the newest revision was written.
    public let updated: Timestamp
    /// The total duration of a pattern's longest operation, in seconds.
    public let totalDuration: Double?
}

extension CatalogReader {
    /// Calls a closure with each document that a request asks for.
    ///
    /// - Throws: `Problems` with `bad-formula`, or `unknown-reference` for an order by an unknown parameter; any error
    ///   that `each` throws.
    /// - Complexity: One document is in memory at a time.
    public func list(_ request: ListRequest, each: (ListedDocument) throws -> Void) throws {
        try store.documents(try query(request)) { stored in
            let (name, json) = (stored.entry.name, try json.read(stored.body))
            if Document.name(of: json) != name {
                throw store.damage("the entry of \(name.quotedInside) isn't its text's")
            }
            try each(
                ListedDocument(
                    entry: stored.entry, json: json, updated: stored.note.date,
                    totalDuration: stored.totalDuration))
        }
    }

    /// The total durations of a pattern's operations that time drives, by name.
    public func durations(of document: ListedDocument) throws -> [OperationDuration] {
        try store.durations(of: document.entry)
    }

    /// The names of the documents that a request asks for.
    ///
    /// - Throws: As `list(_:each:)`.
    /// - Complexity: O(*n*) memory; the documents themselves aren't read.
    public func names(of request: ListRequest) throws -> [DocumentName] {
        var names: [DocumentName] = []
        try store.documents(try query(request)) { names.append($0.entry.name) }
        return names
    }

    /// The number of documents that a request finds, whatever its limit.
    public func count(_ request: ListRequest) throws -> Int { try store.count(try query(request)) }

    /// The patterns that match a formula, such as `"duration > 0.5"`; all patterns without one.
    ///
    /// The array is complete before the first pattern is returned, so that a loop over it can write.
    /// - Throws: As `list(_:each:)`.
    /// - Complexity: O(*n*) memory; `list(_:each:)` needs none.
    public func patterns(where filter: String? = nil, order: DocumentOrder = .bySlug) throws -> [Pattern] {
        var patterns: [Pattern] = []
        try store.documents(try query(ListRequest(.pattern, filter: filter, order: order))) { stored in
            let kind = try stored.entry.kind.flatMap { try kinds.kind($0) }
            if case .pattern(let pattern) = try document(stored.body, kind: kind) { patterns.append(pattern) }
        }
        return patterns
    }

    /// All shared values as they are now, by slug.
    public func sharedValues() throws -> [SharedValue] {
        try values.all().values.sorted { $0.metadata.name.slug < $1.metadata.name.slug }
    }
}

extension ListedDocument {
    /// The row of a list: the document without its long parts, and its revision and time.
    package var row: JSON {
        var object = json.object ?? JSONObject()
        for key in ["layers", "bindings", "scene", "checks", "interactions", "reduced", "extensions", "accepts"] {
            object[key] = nil
        }
        if object["type"]?.string == DocumentType.kind.rawValue {
            for key in ["parameters", "operations"] { object[key] = object[key]?.names }
        }
        object["tags"] = object["tags"] ?? []
        object["deprecated"] = object["deprecated"] ?? false
        object["revision"] = .integer(entry.newest.value)
        object["updated"] = .string(updated.description)
        object["totalDuration"] = totalDuration.map(JSON.number)
        if entry.isDeleted { object["deleted"] = true }
        return .object(object)
    }

    /// The row with what a card shows.
    var shortRow: JSON { row.with(["parameters": nil, "source": nil, "totalDuration": nil]) }
}

extension JSON {
    /// The names of the objects in a list.
    package var names: JSON? { array.map { .array($0.compactMap { $0["name"] }) } }
}
