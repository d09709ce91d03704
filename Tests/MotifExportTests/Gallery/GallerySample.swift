@testable import MotifCore
@testable import MotifExport

/// A gallery of shipped patterns, made without a catalog.
struct GallerySample {
    let files: [GalleryFile]

    /// The texts by path.
    var texts: [String: String] { Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first } }

    /// - Parameters:
    ///   - title: The title of all patterns; their own where there is none.
    ///   - changes: What their last revision changed.
    init(
        _ patterns: [String] = Seeds.patterns, titled title: String? = nil,
        changes: [GalleryRevision.Change] = []
    ) throws {
        let shown = try patterns.map { try Self.pattern($0, titled: title, changes: changes) }
        let kinds = Dictionary(grouping: shown.map(\.kind), by: \.metadata.name).compactMap { $0.value.first }
            .sorted { $0.metadata.name < $1.metadata.name }
        let items = Set(shown.flatMap { $0.pattern?.references ?? [] }).sorted().compactMap(Seeds.document)
        let others = kinds.map(Document.kind) + items
        let pages = Set(shown.map(\.document.name) + others.map(\.metadata.name))
        let made = shown.map { PatternPage($0, pages: pages) }
        let cards = made.map(\.card)
        var files = try made.flatMap { try $0.files() } + GalleryAssets.files() + [GalleryIndex(cards).file]
        for document in others {
            let users = cards.filter { card in
                card.references.contains(document.metadata.name)
                    || DocumentName(.kind, card.kind) == document.metadata.name
            }
            files += DocumentPage(Self.document(document), users: users, pages: pages).files
        }
        for type in [DocumentType.kind, .item, .device] {
            let documents = others.filter { $0.metadata.name.type == type }
            files.append(DocumentList(type, documents, users: [:]).file)
        }
        self.files = files
    }

    /// A shipped pattern as its page takes it.
    static func pattern(
        _ slug: String, titled title: String? = nil, changes: [GalleryRevision.Change] = []
    ) throws -> GalleryPattern {
        let subject = try Seeds.subject(slug, titled: title)
        let document = document(.pattern(subject.motion.pattern), message: title ?? "", changes: changes)
        return GalleryPattern(document, kind: subject.motion.kind, motion: .success(subject))
    }

    private static func document(
        _ document: Document, message: String = "", changes: [GalleryRevision.Change] = []
    ) -> GalleryDocument {
        let revision = GalleryRevision(
            .first, action: "updated", author: "mia", message: message, time: "2026-05-04T09:30:00.000Z",
            changes: changes)
        return GalleryDocument(document, revision: .first, text: "{}\n", history: [revision])
    }
}
