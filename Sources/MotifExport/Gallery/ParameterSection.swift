import MotifCore

/// The parameters of a pattern or of a kind, with samples of what words do not show.
struct ParameterSection {
    let definitions: [ParameterDefinition]
    /// The pattern's values; `nil` on the page of a kind.
    let values: JSONObject?
    let pages: Set<DocumentName>

    /// The section.
    var html: HTML {
        guard !definitions.isEmpty else { return .nothing }
        let columns = ["Parameter", values == nil ? "Type" : "Value", "Range", "Default"]
        let table = GalleryTable(columns, rows: definitions.map(row), sort: "parameters")
        return DocumentSections.section("parameters", "Parameters", table.html)
    }

    private func row(_ definition: ParameterDefinition) -> [HTML] {
        let standard = definition.defaultValue
        let value = values?[definition.name]
        let isStandard = values != nil && value == standard
        let name = HTML.several([
            HTML("code", [:], .words(definition.name)),
            .unlessEmpty(definition.summary) { HTML("p", ["class": "lesser"], $0) },
        ])
        let shown: HTML = values == nil ? .words(definition.type.words) : sample(definition, value)
        return [
            name, shown, .words(definition.choices),
            isStandard ? HTML("span", ["class": "badge"], "default") : sample(definition, standard),
        ]
    }

    private func sample(_ definition: ParameterDefinition, _ value: JSON?) -> HTML {
        guard let value else { return .nothing }
        let words = HTML("span", ["class": "value"], .words(definition.text(of: value)))
        switch definition.type {
        case .color: return .several([GallerySwatch.html(SRGBColor(json: value)), words])
        case .curve: return .several([CurveGlyph.html(value), words])
        case .reference(let type): return link(to: value, type) ?? words
        case .list(let element):
            guard case .reference(let type) = element.type, let values = value.array, !values.isEmpty else {
                return words
            }
            let links = values.map { link(to: $0, type) ?? .words(element.text(of: $0)) }
            return .several(links.enumerated().flatMap { index, link in index == 0 ? [link] : [", ", link] })
        default: return words
        }
    }

    private func link(to value: JSON, _ type: DocumentType) -> HTML? {
        guard let slug = value.string.flatMap({ Slug($0) }) else { return nil }
        let name = DocumentName(type, slug)
        return pages.contains(name)
            ? HTML("a", ["href": "../../" + GalleryPage.path(of: name)], .words(slug.text)) : nil
    }
}
