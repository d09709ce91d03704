import MotifCatalog
import MotifCore
import MotifPublishing

/// Advice that follows the message of a library's error. Libraries don't know the command line; all advice on commands
/// and options is here.
enum Hint {
    /// Advice if there is no catalog, or none with a name.
    static func create(_ path: String? = nil) -> String {
        "; run 'motif init\(path.map { " " + $0 } ?? "")' to create \(path == nil ? "one" : "it")"
    }

    /// Advice if `--prune` would delete what others use.
    static let prune =
        "  --prune deletes all documents that aren't in the files; add those that are used, or omit --prune"

    /// Advice if the URL of a hub has a password.
    static let password = "The password isn't kept; put it into ~/.pgpass, or set PGPASSWORD"

    /// Advice for an error of a hub; empty if there is none.
    static func next(_ error: HubError) -> String {
        switch error.kind {
        case .moved: "; run 'motif pull', or 'motif sync' for both"
        case .otherCatalog: "; name this catalog's hub with 'motif hub set', or clone the other one"
        case .behind: "; run 'motif push --restore' to send it what it lost"
        case .nothingShared: "; run 'motif hub create' with a catalog to share one there"
        case .isClone: "; use that one"
        case .diverged, .altered: "; nothing was written. Restore the hub from a backup, or clone it again"
        case .noSuchPlace where !error.hub.hasPrefix("postgres"): " with 'motif hub create'"
        default: ""
        }
    }

    /// Advice for a damaged catalog.
    ///
    /// - Parameter isVerified: Whether all of it could be read, so that what isn't damaged is intact.
    static func damage(_ damage: [Damage], to path: String, isVerified: Bool) -> [String] {
        if isVerified, damage.allSatisfy(\.isRepairedByRebuilding) {
            return ["  The history is intact; run 'motif verify --repair' to rebuild what is derived from it"]
        }
        if isVerified, !damage.contains(where: \.isOfHistory) {
            return ["  The history is intact; 'motif salvage \(path) -o new.db' writes all of it into a new catalog"]
        }
        if !damage.isEmpty, damage.allSatisfy(\.isHarmless) {
            return [
                "  The history isn't affected; 'motif salvage \(path) -o new.db' writes all of it into a new catalog"
            ]
        }
        return [
            isVerified
                ? "  The history is damaged. If you have a backup or a clone:" : "  If you have a backup or a clone:",
            "    motif salvage \(path) -o new.db --from <backup or clone>",
            "  Without --from, the new catalog ends before the first damaged change, and the report lists what is lost",
        ]
    }

    /// Advice if documents no longer fit a changed kind or value.
    static let misfits = "To change it and its dependents at once, put them into files and run 'motif import'"

    /// Advice for an error of the catalog file; empty if there is none.
    static func next(_ error: StoreError) -> String {
        switch error.kind {
        case .exists: "; name another file"
        case .newer: "; update motif to open it"
        case .altered: "; restore a backup, or run 'motif salvage' to write what is intact into a new catalog"
        case .damaged:
            "; run 'motif verify' for details, or 'motif salvage' to recover what is intact into a new catalog"
        case .nothingIntact: "; restore a backup, or pass one with --from"
        case .foreignLog(_, let owner): "; ask '\(owner)' to remove it when no process has the catalog open"
        case .leftover: "; remove it if no process has it open"
        case .busy: "; try again in a moment"
        case .forbiddenSQL: "; use SELECT, or 'motif batch' to change documents"
        default: ""
        }
    }

    /// Advice for a file that isn't replaced.
    static func next(_ error: KeptFile) -> String {
        switch error.reason {
        case .edited: ". Use --force to replace it"
        case .format: ". Use another folder for each format, or --force"
        case .foreign: ". Use another folder or name, or --force to replace it"
        }
    }

    /// Advice for an error of a gallery's folder; empty if there is none.
    static func next(_ error: GalleryError) -> String {
        switch error {
        case .foreignFiles: "; use --force to write there anyway and keep them"
        case .notAFolder: ""
        }
    }

    /// Advice for a problem; empty if there is none.
    static func next(_ problem: Problem) -> String {
        switch problem.kind {
        case .inUse: "; change or delete these first"
        case .listRow: "; use 'motif export' instead of 'motif list'"
        case .notFound(let what, let hint?) where hint.hasSuffix("…"):
            "; 'motif list \(what.prefix { $0 != " " }.lowercased())s' lists all"
        case .deleted(let name, _): "; run 'motif restore \(name)' to bring it back"
        case .conflict(let name, let expected, let newest) where expected < newest:
            "; run 'motif diff \(name)@\(expected)' to see what changed, then use --expect \(newest)"
        case .conflict(let name, _, let newest):
            "; run 'motif show \(name)' to see that revision, then use --expect \(newest)"
        default: ""
        }
    }
}
