import MotifCore

/// The parameters of a pattern or of a kind, with samples of what words do not show.
struct ParameterSection {
    let definitions: [ParameterDefinition]
    /// The pattern's values; `nil` on the page of a kind.
    let values: ParameterValues?
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
        let shown: HTML = values == nil ? .words(definition.type.words) : sample(value)
        return [
            name, shown, .words(definition.choices),
            isStandard ? HTML("span", ["class": "badge"], "default") : sample(standard),
        ]
    }

    private func sample(_ value: ParameterValue?) -> HTML {
        guard let value else { return .nothing }
        let words = HTML("span", ["class": "value"], .words(value.text))
        switch value {
        case .color(let color): return .several([GallerySwatch.html(color), words])
        case .curve(let curve): return .several([CurveGlyph.html(curve), words])
        case .reference(let name): return link(to: name) ?? words
        case .list(let values):
            guard case .reference? = values.first else { return words }
            let links = values.map { value -> HTML in
                if case .reference(let name) = value, let link = link(to: name) { return link }
                return .words(value.text)
            }
            return .several(links.enumerated().flatMap { index, link in index == 0 ? [link] : [", ", link] })
        default: return words
        }
    }

    private func link(to name: DocumentName) -> HTML? {
        pages.contains(name)
            ? HTML("a", ["href": "../../" + GalleryPage.path(of: name)], .words(name.slug.text)) : nil
    }
}
