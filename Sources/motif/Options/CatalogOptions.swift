import ArgumentParser
import MotifCatalog
import MotifCore
import MotifSystem

/// The option for the catalog. The root command has it too, so that `--catalog` may come before the command.
struct CatalogOptions: ParsableArguments {
    @Option(
        .file(ending: "db"), "Catalog file (default: $MOTIF_CATALOG, then the nearest motif.db).",
        name: .customLong("catalog"))
    var file: String?

    /// The default file name of a catalog.
    static let standardName = "motif.db"

    /// Refuses a path besides the option.
    func exclude(_ path: String?) throws {
        if path != nil, file != nil { throw ValidationError("Pass either <path> or --catalog, not both") }
    }

    /// The path of the catalog: from the option, the environment, or the nearest `motif.db` in this folder or its
    /// parents.
    func path() throws(CommandError) -> String {
        if let named = file ?? Environment.catalog { return named }
        guard let nearest = Self.nearest() else { throw .noCatalog }
        return nearest
    }

    /// Whether the catalog is another user's, and was only found in this folder or its parents.
    func isForeign(_ path: String) -> Bool {
        (file ?? Environment.catalog) == nil && FileStatus(at: path)?.isOwn == false
    }

    /// The path of a new catalog: from the argument, which may be a folder, from the option, or the environment.
    func newPath(_ argument: String?) -> String {
        guard let path = argument ?? file ?? Environment.catalog else { return Self.standardName }
        guard argument != nil, FileSystem.isFolder(path) else { return path }
        return path + (path.hasSuffix("/") ? "" : "/") + Self.standardName
    }

    /// Opens the catalog.
    ///
    /// - Parameter hint: Advice if it can't be written.
    func open(for access: Catalog.Access = .reading, hint: String? = nil) throws -> Catalog {
        do {
            return try Catalog.open(at: path(), for: access)
        } catch let error as StoreError where error.kind == .noSuchFile {
            throw CommandError.catalog(error, hint: Hint.create(try path()))
        } catch let error as StoreError where error.kind == .notPermitted && hint != nil {
            throw CommandError.catalog(error, hint: hint ?? "")
        }
    }

    /// Reads from one snapshot of the catalog.
    func read<Result>(_ body: (CatalogReader) throws -> Result) throws -> Result {
        try Self.read(try open(), body)
    }

    /// Reads from one snapshot of a catalog.
    static func read<Result>(_ catalog: Catalog, _ body: (CatalogReader) throws -> Result) throws -> Result {
        try catalog.read { reader in
            noteFormerNames(reader)
            return try body(reader)
        }
    }

    /// Makes one change to the catalog.
    func write<Result>(as note: ChangeNote, _ body: (CatalogWriter) throws -> Result) throws -> Result {
        try open(for: .writing).write(as: note) { writer in
            Self.noteFormerNames(writer)
            return try body(writer)
        }
    }

    private static func noteFormerNames(_ reader: CatalogReader) {
        reader.onLoss = Notice.write
        var noted: Set<DocumentName> = []
        reader.onFormerName = { former, present in
            if noted.insert(former).inserted { Notice.write("'\(former)' is now '\(present)'") }
        }
    }

    private static func nearest() -> String? {
        var folder = ""
        var last: FileStatus?
        while let here = FileStatus(at: folder.isEmpty ? "." : folder), here.identity != last?.identity {
            if FileStatus(at: folder + standardName) != nil { return folder + standardName }
            last = here
            folder += "../"
        }
        return nil
    }
}
