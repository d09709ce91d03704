public import MotifCatalog
import MotifCore
import MotifJSON
import MotifSystem

extension OperationTable {
    /// These operations and `scan`, for a program with the rights of the user who owns the catalog.
    public func scanning(besides catalog: String) -> OperationTable {
        self + [.scan(below: FileSystem.folder(of: catalog))]
    }
}

extension OperationDefinition {
    /// Compares the code below a folder with the catalog: `{"op": "scan", "paths": ["App/Sources"]}`.
    ///
    /// Nothing outside the folder is read: neither paths nor links can lead out of it.
    public static func scan(below folder: String) -> OperationDefinition {
        OperationDefinition(
            "scan", title: "Scan Code", .reads,
            """
            Compares the motion in an app's code with the catalog. A finding has a place and a verdict ('rule'): 'drift' \
            differs from the value that it is linked to, 'old' equals an earlier revision, 'unknown' is not in the \
            catalog, 'equal' and 'shared' equal one value or several. Code is only read in the folder of the catalog.
            """,
            brief: [BriefValue("limit", 50)],
            result: .object(
                [
                    ("counts", .map(of: .count)), ("files", .count), ("findings", .list(of: .record)), ("more", .count),
                    ("places", .count), ("timings", .count),
                ], required: ["counts", "files", "findings", "more", "places", "timings"])
        ) { keys in
            let paths = keys[.texts("paths", "Files and folders in the catalog's folder (default: all).")]
            let all =
                keys[.flag("all", "Include findings of all verdicts, such as linked, dynamic, or partial.")] ?? false
            let limit = keys[.integer("limit", from: 1, "Maximum number of findings (at most 1000).")]
            for path in paths ?? [] where !contains(folder, path) {
                let message = "There is no file or folder '\(path)' in the folder of the catalog"
                keys.report(.rule(.notFound, message), at: "paths")
            }
            return .read { reader in
                let report = try ScanReport(of: paths ?? ["."], in: folder, comparedWith: reader)
                let found = report.findings.filter { $0.isNew && (all || $0.isShown()) }
                let shown = found.prefix(min(limit ?? 1000, 1000))
                let counts = report.counts.map { ($0.key.rawValue, JSON.integer($0.value)) }
                return OperationAnswer([
                    "places": .integer(report.placeCount), "timings": .integer(report.timingCount),
                    "files": .integer(report.fileCount),
                    "counts": .object(JSONObject(counts)),
                    "findings": .array(shown.map(\.json)), "more": .integer(found.count - shown.count),
                ])
            }
        }
    }

    private static func contains(_ folder: String, _ path: String) -> Bool {
        guard !path.hasPrefix("/"), !path.utf8.contains(0), let root = FileSystem.resolved(folder),
            let found = FileSystem.resolved("\(folder)/\(path)")
        else { return false }
        return found == root || found.hasPrefix(root == "/" ? root : root + "/")
    }
}

extension ScanReport {
    /// Scans paths in a folder, using its files of settings and links.
    init(of paths: [String], in folder: String, comparedWith reader: CatalogReader) throws {
        let own: ScanFiles
        do throws(ScanFileError) {
            own = try ScanFiles(for: paths, in: folder, upTo: folder)
        } catch {
            throw Problems(.rule(.conflict, error.message))
        }
        let files = SourceFiles(paths, in: folder, excluding: own.settings.excluded)
        self.init(Scan(files, own.settings), try CatalogValues(reader), links: own.links)
    }
}
