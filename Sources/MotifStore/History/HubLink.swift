/// The hub with which a catalog shares its history.
public struct HubLink: Sendable, Hashable {
    /// The hub's URL, without a password.
    public let url: String
    /// The number of the last change that the hub has, too; 0 for none. The changes after it are local: they can move.
    public let shared: Int

    /// A hub, and how much of the history it has.
    public init(url: String, shared: Int) {
        self.url = url
        self.shared = shared
    }
}

extension StoreReader {
    /// The hub of this catalog; `nil` if it has none.
    public func hubLink() throws(StoreError) -> HubLink? {
        let select = try session.statement("SELECT url, shared FROM hub")
        defer { select.reset() }
        return try select.step() ? HubLink(url: select.text(0), shared: select.int(1)) : nil
    }
}

extension HistoryWriter {
    /// Sets the hub of this catalog and how much of the history it has; `nil` to have none.
    package func setHubLink(_ link: HubLink?) throws(StoreError) {
        try reader.session.execute("DELETE FROM hub")
        guard let link else { return }
        let insert = try reader.session.prepare("INSERT INTO hub (id, url, shared) VALUES (1, ?1, ?2)")
        insert.bind(link.url, at: 1)
        insert.bind(link.shared, at: 2)
        try insert.run()
    }
}
