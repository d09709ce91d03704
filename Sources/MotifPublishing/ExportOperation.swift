public import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON

extension OperationTable {
    /// All operations: the catalog's operations, and `export`.
    public static let all = OperationTable.catalog + [.export]
}

extension OperationDefinition {
    /// Exports the motion of patterns: `{"op": "export", "ref": "expand", "to": "css"}`.
    package static let export = OperationDefinition(
        "export", title: "Export Motion", .reads,
        """
        Makes the file that plays a pattern elsewhere, complete and ready to use, and lists what the format doesn't \
        represent exactly. 'text' has the file. An html file is about 100 KB.
        """,
        result: .list(
            of: .object([
                "exact": .boolean, "fileName": .text, "notes": .list(of: .map(of: .text)), "simulation?": .text,
                "operations": .list(of: .text), "pattern": .text, "revision": .revision, "target": .text,
                "text?": .text,
            ]))
    ) { keys in
        let references = keys.required(.patterns, is: "[type:]slug[@revision] of the pattern")
        let target = keys.required(.exportTarget, is: "one of \(ExportTarget.all.map(\.name).joined(separator: ", "))")
        let part: ExportTarget.Part? = keys[
            .word(
                "only", "part",
                "Only a part: timings as constants, or numbers for any framework (swiftui, compose, motion, reanimated)."
            )]
        let file = ExportKeys(&keys)
        guard let references, let whole = target else { return nil }
        guard let target = part.map({ whole.only($0) }) ?? whole else {
            keys.report(.rule(.conflict, "'\(whole.name)' has no '\(part?.rawValue ?? "")' by itself"), at: "only")
            return nil
        }
        return .read { reader in
            var reports: [JSON] = []
            let selection = try file.selection(of: references, from: reader)
            try selection.exports(to: [target], from: reader) { exports in
                for (target, result) in exports.made {
                    let made = try result.get()
                    var report = exports.subject.report(result, of: target)
                    report["text"] = .string(made.text)
                    reports.append(.object(report))
                }
            }
            return OperationAnswer(.array(reports))
        }
    }
}

/// The keys of an export besides the patterns and the format.
package struct ExportKeys: Sendable {
    private let stage: MotionStage
    private let name: Slug?

    /// Reads `name`, and the keys of a stage.
    package init(_ keys: inout ObjectReader) {
        name = keys[.slug("name", "Name of classes, types, and the file (default: the pattern's slug).")]
        stage = MotionStage(&keys, orElse: "all, or the first with tracks if the format holds only one")
    }

    /// The patterns on the stage.
    package func selection(
        of references: [DocumentReference], from reader: CatalogReader
    ) throws -> MotionSelection {
        if name != nil, references.count > 1 {
            throw Problems(.rule(.conflict, "'name' can be used with one pattern only"))
        }
        var selection = try MotionSelection(.named(references), of: reader)
        (selection.stage, selection.name) = (stage, name)
        return selection
    }
}

extension ObjectKey where Value == ExportTarget {
    fileprivate static var exportTarget: Self {
        let summary = ExportTarget.all.map { "\($0.name): \($0.summary)" }.joined(separator: ". ") + "."
        return Self("to", .choice(ExportTarget.all.map(\.name)), summary) { keys, key in
            guard let name = keys.text(key) else { return nil }
            if let target = ExportTarget.named(name) { return target }
            keys.report(.unknown("format", name, among: ExportTarget.all.map(\.name)), at: key)
            return nil
        }
    }
}
