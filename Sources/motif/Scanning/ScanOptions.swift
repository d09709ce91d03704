import ArgumentParser
import MotifScan
import MotifSystem

/// The options for what is scanned.
struct ScanOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Links from code to the catalog (default: motif.links.json).", valueName: "file"),
        completion: .file())
    var links: String?

    @Option(
        help: ArgumentHelp(
            "Functions of your own, and folders to leave out (default: motif.scan.json).", valueName: "file"),
        completion: .file())
    var settings: String?

    /// Scans files and folders, with a bar for long scans.
    func scan(_ paths: [String], _ notices: NoticeOptions) throws -> ScannedFiles {
        let own = try ScanFiles.read(settings, standard: ScanSettings.fileName, ScanSettings.init)
        let settings = own ?? ScanSettings()
        let known = try ScanFiles.links(links)
        return try Progress.show("Scanning", notices) { progress in
            let files = SourceFiles(paths.isEmpty ? ["."] : paths, excluding: settings.excluded)
            if files.paths.isEmpty, files.findings.isEmpty { throw CommandError.noMatch("file") }
            let scan = Scan(files, settings) { progress.update($0, of: $1) }
            return ScannedFiles(
                files: files, settings: settings, scan: scan, links: known?.links ?? ScanLinks(),
                linksPath: known?.path ?? links ?? ScanLinks.fileName, linksBytes: known?.bytes)
        }
    }
}

/// Scanned code with its settings and links.
struct ScannedFiles {
    let files: SourceFiles
    let settings: ScanSettings
    let scan: Scan
    let links: ScanLinks
    let linksPath: String
    /// The contents of the file of links; `nil` if there is none.
    let linksBytes: [UInt8]?
}
