import MotifCore
import MotifFormula
public import MotifJSON
public import MotifStore

/// One document of a list.
public struct ListedDocument: Sendable {
    /// Where it stands: name, newest revision, whether it is deleted.
    public let entry: CatalogEntry
    /// The canonical JSON.
    public let json: JSON
    /// When the newest revision was written, in milliseconds since 1970 UTC.
    public let updatedMilliseconds: Int64
}

extension CatalogReader {
    /// The documents that a request asks for, one after the other; memory does not grow with their number.
    ///
    /// - Throws: `Problems` with `bad-formula`, or `unknown-parameter` for a sort key; what `each` throws.
    public func list(_ request: ListRequest, each: (ListedDocument) throws -> Void) throws {
        try store.documents(try query(request)) { stored in
            try each(
                ListedDocument(
                    entry: stored.entry, json: try json.read(stored.body),
                    updatedMilliseconds: stored.updatedMilliseconds))
        }
    }

    /// How many documents a request finds, whatever its limit.
    public func count(_ request: ListRequest) throws -> Int { try store.count(try query(request)) }
}
