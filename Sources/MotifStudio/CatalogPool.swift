import MotifCatalog
import MotifStore
import MotifSystem

/// The connections to the served catalog: several that read at the same time, and one that writes.
///
/// If the file is replaced, it is opened again, since a connection to the old file would read and write data that
/// nobody else can see.
final class CatalogPool: Sendable {
    /// The catalog's file.
    let path: String
    private let readers: Locked<Readers>
    private let writer: Locked<Writer>

    /// The number of readers to keep; others are closed after use.
    private static let maximumIdle = 4

    private struct Readers {
        var identity: [UInt64] = []
        var idle: [Catalog] = []
    }

    private struct Writer {
        var identity: [UInt64] = []
        var catalog: Catalog?
    }

    init(path: String) {
        self.path = path
        readers = Locked(Readers())
        writer = Locked(Writer())
    }

    /// Reads with a connection that no other thread uses at the same time.
    ///
    /// - Throws: Any error that `body` throws; `StoreError` if the catalog can't be opened.
    func read<Result>(_ body: (Catalog) throws -> Result) throws -> Result {
        let identity = try identity()
        let idle = readers.withLock { readers -> Catalog? in
            if readers.identity != identity { readers = Readers(identity: identity) }
            return readers.idle.popLast()
        }
        let catalog = try idle ?? Catalog.open(at: path, for: .reading)
        do {
            let result = try body(catalog)
            giveBack(catalog, identity)
            return result
        } catch let error as StoreError {
            // The next reader opens the file again, whatever error this connection had.
            throw error
        } catch {
            giveBack(catalog, identity)
            throw error
        }
    }

    /// Writes; concurrent calls run one after another.
    ///
    /// - Throws: Any error that `body` throws; `StoreError` if the catalog can't be opened; `StudioFailure` if it was
    ///   replaced in the meantime.
    func write<Result>(_ body: (Catalog) throws -> Result) throws -> Result {
        try writer.withLock { writer in
            let identity = try identity()
            if writer.identity != identity || writer.catalog == nil {
                writer = Writer(identity: identity, catalog: try Catalog.open(at: path, for: .writing))
            }
            guard let catalog = writer.catalog else { throw StudioFailure.replaced }
            do {
                let result = try body(catalog)
                guard FileStatus(at: path)?.identity == identity else { throw StudioFailure.replaced }
                return result
            } catch let error as StoreError {
                writer.catalog = nil
                throw error
            }
        }
    }

    /// Closes the connections that aren't in use. The last one that is closed puts the log into the file and removes it.
    func close() {
        readers.withLock { $0 = Readers() }
        writer.withLock { $0 = Writer() }
    }

    private func giveBack(_ catalog: Catalog, _ identity: [UInt64]) {
        readers.withLock { readers in
            if readers.identity == identity, readers.idle.count < Self.maximumIdle { readers.idle.append(catalog) }
        }
    }

    /// The identity of the file; empty if it is missing, so that opening it throws.
    private func identity() throws -> [UInt64] { FileStatus(at: path)?.identity ?? [] }
}
