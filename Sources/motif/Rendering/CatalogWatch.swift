import MotifCatalog
import MotifStore

/// Waits for changes of a catalog by any process.
enum CatalogWatch {
    /// The time between two looks at the catalog's last change.
    private static let milliseconds: UInt32 = 200

    /// Calls `changed` after each change, until a signal ends the process.
    ///
    /// - Throws: Any error that `changed` throws, and errors of reading the catalog.
    static func run(_ options: some CatalogReading, _ changed: () throws -> Void) throws -> Never {
        let catalog = try options.open()
        var head = try catalog.read { try $0.head }
        while true {
            Process.sleep(milliseconds: milliseconds)
            let now = try catalog.read { try $0.head }
            guard now != head else { continue }
            head = now
            try changed()
        }
    }
}
