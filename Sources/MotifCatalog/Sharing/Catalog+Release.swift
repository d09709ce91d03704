public import MotifCore
public import MotifStore

extension Catalog {
    /// Gives the state of the catalog a permanent name.
    ///
    /// - Parameters:
    ///   - name: The name, which no other release has.
    ///   - note: The author, message, and time.
    /// - Returns: The release as a change.
    /// - Throws: `Problems`: `exists`, or `not-found` if the catalog has no changes; `StoreError`.
    @discardableResult
    public func release(_ name: ReleaseName, as note: ChangeNote) throws -> ChangeRecord {
        try changes { try $0.release(name, as: note) }
    }

    /// Gives the state of the catalog a permanent name. as `release(_:as:)` does.
    ///
    /// - Throws: As `release(_:as:)`; `Problems` with `syntax` if the text isn't the name of a release.
    @discardableResult
    public func release(_ name: String, as note: ChangeNote) throws -> ChangeRecord {
        try release(ReleaseName(forNew: name), as: note)
    }

    /// All releases, the oldest first.
    public func releases() throws -> [ChangeRecord] { try store.read { try $0.releases() } }
}

extension CatalogReader {
    /// All releases, the oldest first.
    public func releases() throws -> [ChangeRecord] { try store.releases() }
}

extension ReleaseName {
    /// The name of a release that doesn't exist yet.
    ///
    /// - Throws: `Problems` with `syntax`.
    package init(forNew text: String) throws(Problems) {
        guard let name = ReleaseName(text), name.misreading == nil else {
            let reason = ReleaseName(text)?.misreading.map { "; \($0)" } ?? ""
            throw Problems(.badText(text: text, expected: "the name of a release, such as 1.4 or spring-2026\(reason)"))
        }
        self = name
    }
}
