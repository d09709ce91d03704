package import MotifCatalog
package import MotifCore
package import MotifJSON
import MotifSystem

/// The findings of `motif scan --all --format json` in a file.
package struct SavedScan: Sendable {
    fileprivate let findings: [(json: JSON, targets: [LinkTarget])]

    /// - Throws: `FileError`; `Problems` if the file doesn't have a list.
    package init(at path: String) throws {
        let bytes = try OpenFile(readingRegular: path, followingLinks: false).read(
            upTo: JSONLimits.default.maximumBytes + 1)
        // The parser's words would show what is in the file.
        guard let findings = (try? JSONReader().read(bytes))?.array else {
            throw Problems(.rule(.conflict, "'\(path)' can't be read as a saved scan: it isn't a list of findings"))
        }
        self.findings = findings.map { finding in
            (finding, (finding["targets"]?.array ?? []).compactMap { $0.string.flatMap { LinkTarget($0) } })
        }
    }

    /// The scan beside a catalog: `motif.code.json` beside `motif.db`; `nil` if there is none.
    package init?(beside catalog: String) throws {
        let path = FileSystem.path(beside: catalog, "code.json")
        guard FileSystem.exists(path) else { return nil }
        try self.init(at: path)
    }

    /// The findings about a document: those of code that has its values, and of files that were exported from it.
    package func findings(about name: DocumentName) -> [JSON] {
        findings.filter { $0.targets.contains { $0.document == name } }.map(\.json)
    }
}

extension Review {
    /// Finds what each change concerns: files that were exported from the document, and code with a link that pins what
    /// changed. A link to a whole pattern pins each of its timings.
    package mutating func locate(in scan: SavedScan) {
        for (index, entry) in entries.enumerated() {
            let names = [entry.change.name, entry.change.formerName]
            entries[index].places = scan.findings.filter { finding, targets in
                let targets = targets.filter { names.contains($0.document) }
                let rule = finding["rule"]?.string.flatMap(ScanRule.init)
                if rule?.subject == .file { return !targets.isEmpty }
                return (rule == .linked || rule == .drift) && targets.contains(where: entry.drifts)
            }.map(\.json)
        }
    }
}

extension Review.Entry {
    /// Whether some code that a link allowed before the change drifts after it.
    fileprivate func drifts(_ target: LinkTarget) -> Bool {
        guard case .changed(let entries, _) = change.effect else { return change.effect == .removed }
        if target.document != change.name { return true }
        func allowed(_ motion: PatternMotion?) -> [CatalogValues.Entry] {
            guard let motion, case let text = Document.pattern(motion.pattern) else { return [] }
            return CatalogValues.entries(of: text, motion.kind, named: change.name, at: .first).filter(target.names)
        }
        for old in allowed(before)
        where !allowed(after).contains(where: { $0.curve == old.curve && $0.duration == old.duration }) { return true }
        return entries.contains { $0.path.elements.first == .key(SharedValue.valueKey) }
    }
}
