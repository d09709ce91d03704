import ArgumentParser
import MotifCatalog
import MotifCore
import MotifScan
import MotifSource
import MotifSpelling
import MotifStore
import MotifSystem
import MotifText

/// `motif adopt`: the motion in an app's code, brought into the catalog.
struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "adopt")

    @Argument(.file("path"), "Files and folders with code (default: this folder).")
    var paths: [String] = []

    @Option(.file(ending: "json"), "Write the suggestions to this file instead of asking.")
    var plan: String?

    @Option(.file(ending: "json"), "Carry out a file that --plan wrote, as one change.")
    var apply: String?

    @Flag(help: "Replace a file of --plan with other contents.")
    var force = false

    @Flag(help: "Show what would be created, linked, and ignored.")
    var dryRun = false

    @OptionGroup var files: ScanOptions
    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    func validate() throws {
        if plan != nil, apply != nil { throw ValidationError("--plan and --apply cannot be combined") }
        if plan != nil, dryRun {
            throw ValidationError("--dry-run cannot be combined with --plan, which saves nothing")
        }
    }

    func run() throws {
        let catalog = try catalog.open(for: plan == nil ? .writing : .reading)
        if plan == nil, apply == nil, !Terminal.isInteractive {
            throw CommandError.usage(
                "There is no terminal to ask; use --plan to write the suggestions to a file, and --apply to carry it out"
            )
        }
        var scanned = try files.scan(paths, notices, isAdopting: true)
        if scanned.scan.fileCount == 0, scanned.scan.findings.isEmpty { throw CommandError.noCode(paths) }
        try scanned.scan.findings.refuseUnread()
        let (values, point) = try catalog.read { (try CatalogValues($0), try $0.head) }
        try scanned.checkLinks(with: values)
        scanned.own.links = scanned.own.links.following(scanned.scan.allPlaces, values)
        let adoption = Adoption(scanned.scan, values, scanned.own.links)
        if let first = adoption.omitted.first {
            let count = String.counted(adoption.omitted.count, "place")
            let location = "\(first.file):\(first.position.line)"
            notices.notice("\(count) with several timings, or one that a value can't hold, such as \(location)")
        }
        if let plan { return try write(adoption.items, point, to: plan) }
        guard let items = try apply.map({ try read($0, adoption, values, catalog) }) ?? ask(adoption.items, values)
        else {
            return notices.notice("Nothing was written")
        }
        let changes = AdoptionChanges(items, scanned.scan, values, scanned.own.settings)
        for place in changes.refused {
            let location = "\(place.file):\(place.position.line)"
            Notice.write("\(location): not ignored: a comment would apply to other motion as well".onOneLine)
        }
        guard !changes.isEmpty else { return notices.notice("Nothing to adopt") }
        try print(items, changes)
        if dryRun { return notices.notice("Nothing was written") }
        try AdoptionRun(changes: changes, scanned: scanned, point: point, identity: values.identity).run(
            on: catalog, as: try change.note("Adopt values from code"), notices)
    }

    private func write(_ items: [AdoptionItem], _ point: HistoryPoint?, to path: String) throws {
        let bytes = Array(AdoptionPlan.text(of: items, at: point).utf8)
        // An edited plan is work.
        if !force, let earlier = try? OpenFile(readingRegular: path).read(upTo: bytes.count + 1), earlier != bytes {
            throw CommandError.fileExists(path)
        }
        try AtomicFile.write(bytes, to: path)
        notices.notice("Wrote \(String.counted(items.count, "value")) to \(path); edit it, then use --apply \(path)")
    }

    private func read(
        _ path: String, _ adoption: Adoption, _ values: CatalogValues, _ catalog: Catalog
    ) throws -> [AdoptionItem] {
        let file = try TextFile(path)
        do {
            let plan = try AdoptionPlan(try file.json())
            if let point = plan.point {
                let known = try catalog.read { try $0.head.map { $0.number }.map { $0 >= point.number } ?? false }
                let hash = known ? try catalog.read { try $0.change(point.number).hash } : nil
                guard hash == point.hash else {
                    let message = "The plan was made for another catalog: change \(point.number) isn't in this one"
                    throw Problems(.rule(.conflict, message))
                }
            }
            return try plan.items(of: adoption, values)
        } catch let problems as Problems {
            throw CommandError.problems(file: file.name, file.placed(problems.problems))
        }
    }

    private func ask(_ items: [AdoptionItem], _ values: CatalogValues) -> [AdoptionItem]? {
        let dialog = AdoptionDialog(
            values: values,
            ask: { question in
                StandardStream.errors.write(question.escaped)
                return readLine()
            },
            show: { Notice.write($0.onOneLine) })
        return dialog.settle(items)
    }

    private func print(_ items: [AdoptionItem], _ changes: AdoptionChanges) throws {
        try Output.print { output in
            for (slug, json) in changes.values {
                let item = items.first { $0.action == .take && $0.slug == slug }
                let sources = item?.places.compactMap(\.name).joined(separator: ", ") ?? ""
                let words = item?.value.words ?? json.canonical
                try output.line("create value:\(slug)  \(words)  \(sources)".trimmed.onOneLine.escaped)
            }
            for (place, target) in changes.links {
                let code = "\(place.file):\(place.position.line)  \(place.code)"
                try output.line("link   \(code) to \(target)".onOneLine.escaped)
            }
            for (place, reason) in changes.comments {
                let code = "\(place.file):\(place.position.line)  \(place.code)"
                try output.line("ignore \(code) -- \(reason)".onOneLine.escaped)
            }
        }
    }
}
