public import MotifCore
public import MotifStore

extension Catalog {
    /// Names the present state of the catalog, as a change of its own.
    ///
    /// - Returns: The number of the change.
    /// - Throws: `Problems` with `exists` if there is a release with that name; `StoreError`.
    @discardableResult
    public func release(_ name: ReleaseName, as note: ChangeNote) throws -> Int {
        try store.write(as: note) { writer in
            if let number = try writer.reader.change(of: name) {
                throw Problems(.exists(what: "Release '\(name)' (change \(number))"))
            }
            return try writer.release(name)
        }
    }
}
