import MotifCore
import MotifText

/// The parameters of a pattern or of a kind, with samples of colors and curves.
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
        let defaultValue = definition.defaultValue
        let value = values?[definition.name]
        let isDefault = values != nil && value == defaultValue
        let name = HTML.several([
            HTML("code", [:], .words(definition.name)),
            .unlessEmpty(definition.summary) { HTML("p", ["class": "lesser"], $0) },
        ])
        let shown: HTML = values == nil ? .words(definition.type.words) : sample(value)
        return [
            name, shown, .words(definition.choices),
            isDefault ? HTML("span", ["class": "badge"], "default") : sample(defaultValue),
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

/// The results of a pattern's checks on all devices.
struct CheckSection {
    let results: [CheckResult]

    /// The section; empty if nothing was checked.
    var html: HTML {
        guard !results.isEmpty else { return .nothing }
        let rows = results.map { result in
            [HTML("code", [:], .words(result.check)), verdict(result), finding(result)]
        }
        let table = GalleryTable(["Check", "Result", "Worst case"], rows: rows, sort: "checks")
        return DocumentSections.section("checks", "Checks on devices", table.html)
    }

    private func verdict(_ result: CheckResult) -> HTML {
        guard result.failed > 0 else { return HTML("span", ["class": "badge good"], "passes") }
        let count = HTML.words(" in \(result.failed) of \(String.counted(result.cases, "case"))")
        if result.acceptedReason != nil { return .several([HTML("span", ["class": "badge"], "accepted"), count]) }
        let sort = result.level == .error ? "bad" : result.level == .warning ? "warning" : "plain"
        return .several([HTML("span", ["class": "badge \(sort)"], .words(result.level.rawValue)), count])
    }

    private func finding(_ result: CheckResult) -> HTML {
        guard result.failed > 0, let worst = result.worst else { return .nothing }
        let reason = result.acceptedReason.map { HTML("p", ["class": "lesser"], "Accepted: \($0)") } ?? .nothing
        return .several(["\(worst.screen.description): \(worst.message)", reason])
    }
}
