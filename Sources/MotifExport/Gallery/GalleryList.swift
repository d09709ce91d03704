package import MotifCore

/// A pattern in a list.
package struct GalleryCard: Sendable {
    /// Type and slug.
    package let name: DocumentName
    /// The slug of its kind.
    package let kind: Slug
    /// The documents that it refers to.
    package let references: [DocumentName]
    let metadata: DocumentMetadata
    let kindTitle: String
    /// The size of its pictures; `nil` if it has none.
    let picture: MotionSize?

    init(_ pattern: GalleryPattern, picture: MotionSize?) {
        metadata = pattern.document.metadata
        name = metadata.name
        kind = pattern.kind.metadata.name.slug
        kindTitle = pattern.kind.metadata.title
        references = pattern.pattern?.references ?? []
        self.picture = picture
    }
}

/// Cards of patterns: those of the whole gallery, or of one kind or item.
struct GalleryList {
    let cards: [GalleryCard]
    /// The relative path from the page to the gallery's folder.
    let relativeRoot: String

    /// The cards.
    var html: HTML { HTML("ul", ["class": "cards"], cards.map(item)) }

    private func item(_ card: GalleryCard) -> HTML {
        let folder = relativeRoot + GalleryPage.folder(of: card.name)
        let tags = card.metadata.tags.map { HTML("li", ["dir": "auto"], .words($0)) }
        return HTML(
            "li",
            [
                "class": "card", "data-slug": card.name.slug.text, "data-kind": card.kind.text,
                "data-tags": JSON.array(card.metadata.tags.map(JSON.string)).canonical,
            ],
            stage(card, folder),
            HTML(
                "div", ["class": "about"],
                card.kindTitle == card.metadata.title
                    ? .nothing : HTML("p", ["class": "eyebrow", "dir": "auto"], .words(card.kindTitle)),
                HTML("h3", ["dir": "auto"], HTML("a", ["href": folder + "/index.html"], .words(card.metadata.title))),
                card.metadata.deprecation == nil ? .nothing : HTML("p", ["class": "badge warning"], "Deprecated"),
                .unlessEmpty(card.metadata.summary) { HTML("p", ["class": "summary", "dir": "auto"], $0) },
                tags.isEmpty ? .nothing : HTML("ul", ["class": "tags"], tags)))
    }

    private func stage(_ card: GalleryCard, _ folder: String) -> HTML {
        guard let size = card.picture else {
            return HTML("div", ["class": "stage empty"], HTML("span", [:], "Nothing to play"))
        }
        return GalleryStage(
            still: folder + "/still.svg", preview: folder + "/preview.svg", size: size, title: card.metadata.title,
            start: .still
        ).html
    }
}
