public import MotifCore

extension StoreReader {
    /// The number of the change that is a release; `nil` if there is none with this name.
    public func change(of release: ReleaseName) throws(StoreError) -> Int? {
        let statement = try session.statement("SELECT id FROM change WHERE release = ?1")
        statement.bind(release.text, at: 1)
        defer { statement.reset() }
        return try statement.step() ? statement.int(0) : nil
    }

    /// The number of the last change at or before this time; 0 if there is none.
    public func change(at time: Timestamp) throws(StoreError) -> Int {
        let statement = try session.statement("SELECT coalesce(max(id), 0) FROM change WHERE time <= ?1")
        statement.bind(time.millisecondsSince1970, at: 1)
        defer { statement.reset() }
        return try statement.step() ? statement.int(0) : 0
    }

    /// The names of all releases, the newest first.
    public func releaseNames() throws(StoreError) -> [ReleaseName] {
        let statement = try session.statement("SELECT release FROM change WHERE release IS NOT NULL ORDER BY id DESC")
        defer { statement.reset() }
        var names: [ReleaseName] = []
        while try statement.step() {
            if let name = ReleaseName(statement.text(0)) { names.append(name) }
        }
        return names
    }
}
