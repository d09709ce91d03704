import ArgumentParser
import MotifCore
import MotifScan
import MotifSystem

/// The options for what is scanned.
struct ScanOptions: ParsableArguments {
    @Option(.file(), "Links from code to the catalog (default: the nearest motif.links.json).")
    var links: String?

    @Option(.file(), "Functions of your own, and folders to leave out (default: the nearest motif.scan.json).")
    var settings: String?

    /// Scans files and folders, with a bar for long scans.
    ///
    /// - Parameter isAdopting: Whether links will be written, so that their file may be missing.
    func scan(_ paths: [String], _ notices: NoticeOptions, isAdopting: Bool = false) throws -> ScannedFiles {
        let paths = paths.isEmpty ? ["."] : paths
        let settings = try settings.map { path throws(CommandError) in try ScanFile(option: path) }
        let links = try links.map { path throws(CommandError) in
            (path, isAdopting && !FileSystem.exists(path) ? nil : try ScanFile(option: path))
        }
        let own = try CommandError.scanning { () throws(ScanFileError) in
            try ScanFiles(for: paths, settings: settings, links: links)
        }
        return Progress.show("Scanning", notices) { progress in
            let files = SourceFiles(paths, excluding: own.settings.excluded)
            return ScannedFiles(own: own, scan: Scan(files, own.settings) { progress.update($0, of: $1) })
        }
    }
}

/// Scanned code with its settings and links.
struct ScannedFiles {
    var own: ScanFiles
    let scan: Scan

    /// Checks that the links can be compared with a catalog, before code or links are written.
    func checkLinks(with values: CatalogValues) throws(CommandError) {
        guard let problem = own.links.problem(with: values) else { return }
        throw .settings(file: own.linksPath, [Problem(.rule(.conflict, problem.message))])
    }
}
