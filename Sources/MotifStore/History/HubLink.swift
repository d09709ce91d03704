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
        try session.first("SELECT url, shared FROM hub") { HubLink(url: $0.text(0), shared: $0.int(1)) }
    }
}

extension HistoryWriter {
    /// Sets the hub of this catalog and how much of the history it has; `nil` to have none.
    package func setHubLink(_ link: HubLink?) throws(StoreError) {
        try reader.session.execute("DELETE FROM hub")
        guard let link else { return }
        try reader.session.run("INSERT INTO hub (id, url, shared) VALUES (1, ?1, ?2)", link.url, link.shared)
    }
}
