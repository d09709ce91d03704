import MotifCatalog
import MotifCore
import MotifExport

/// The patterns whose motion is exported, each with the scene that the options make.
struct MotionSelection {
    let scene: SceneOptions
    let operation: String?
    /// In the order in which they were named, or by slug.
    let references: [DocumentReference]
    private let devices: [Device]

    /// The patterns that a selection has.
    ///
    /// - Throws: What a list throws.
    init(_ selection: Selection, of reader: CatalogReader, _ scene: SceneOptions, operation: String?) throws {
        self.scene = scene
        self.operation = operation
        devices = try reader.devices()
        switch selection {
        case .named(let references): self.references = references
        case .everything: references = try Self.listed(ListRequest(.pattern), reader)
        case .listed(var request):
            if let type = request.type, type != .pattern {
                throw CommandError.usage("Only patterns have motion; '--type \(type.plural)' requires json or jsonl")
            }
            request.type = .pattern
            references = try Self.listed(request, reader)
        }
    }

    private static func listed(_ request: ListRequest, _ reader: CatalogReader) throws -> [DocumentReference] {
        var references: [DocumentReference] = []
        try reader.list(request) { references.append(DocumentReference($0.entry.name)) }
        return references
    }

    /// A pattern as exporters take it.
    ///
    /// - Throws: `CommandError.unanswered`; where there are several patterns, it names the one.
    func subject(_ reference: DocumentReference, of reader: CatalogReader) throws -> ExportSubject {
        var request = SampleRequest(reference)
        scene.apply(to: &request)
        return try answered(reference) {
            let (stored, screen, scene) = try reader.staged(request)
            return try ExportSubject(
                stored.motion, revision: stored.revision, screen: screen, scene: scene, operation: operation,
                devices: devices)
        }
    }

    /// What a target makes of a pattern.
    ///
    /// - Throws: As `subject`.
    func export(_ reference: DocumentReference, to target: ExportTarget, of reader: CatalogReader) throws
        -> MotionExport
    {
        let subject = try subject(reference, of: reader)
        return try answered(reference) { try target.export(subject) }
    }

    private func answered<Answer>(_ reference: DocumentReference, _ body: () throws -> Answer) throws -> Answer {
        do {
            return try body()
        } catch let problems as Problems {
            let name = references.count > 1 ? problems.document ?? reference.name : problems.document
            throw CommandError.unanswered(Problems(problems.problems, of: name))
        }
    }

    /// The name of a pattern's file: its slug, with the revision where several of one pattern are exported.
    func fileName(of reference: DocumentReference, _ target: ExportTarget) -> String {
        let count = references.count { $0.name == reference.name }
        let slug = reference.name.slug
        guard count > 1, let revision = reference.revision else { return target.fileName(of: slug) }
        return "\(slug)@\(revision).\(target.fileExtension)"
    }
}
