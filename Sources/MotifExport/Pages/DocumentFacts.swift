package import MotifCore
import MotifText

/// The contents of a document's page without its scripts: title, summary, values, checks, and downloads. Scripts replace
/// the title and the summary, and keep the sections.
package struct DocumentFacts: Sendable {
    private let document: Document
    private let reference: DocumentReference
    private let kind: Kind?
    private let checks: [CheckResult]
    private let downloads: [PatternDownload]
    private let obstacles: [Problem]

    /// The name of the document's own file beside its page.
    package static let file = "document.json"

    /// The facts of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - revision: Its revision.
    ///   - kind: The kind of a pattern.
    ///   - checks: The results of a pattern's checks.
    ///   - downloads: A pattern in other formats.
    ///   - obstacles: The reasons why a pattern can't be played.
    package init(
        _ document: Document, revision: RevisionNumber, kind: Kind? = nil, checks: [CheckResult] = [],
        downloads: [PatternDownload] = [], obstacles: [Problem] = []
    ) {
        self.document = document
        reference = DocumentReference(document.metadata.name, revision: revision)
        self.kind = kind
        self.checks = checks
        self.downloads = downloads
        self.obstacles = obstacles
    }

    /// The page in a folder.
    package var page: SitePage {
        let metadata = document.metadata
        return SitePage(
            metadata.title, at: SitePage.address(of: metadata.name), section: SitePage.address(of: metadata.name.type),
            in: .folder, [heading, obstacleSection, parameters, checkSection, downloadSection])
    }

    private var heading: HTML {
        let metadata = document.metadata
        let eyebrow = kind?.metadata.title ?? metadata.name.type.rawValue.capitalizedFirst
        let deprecation: HTML =
            switch metadata.deprecation {
            case nil: .nothing
            case .unexplained: HTML("p", ["class": "notice"], "Deprecated")
            case .reason(let reason): HTML("p", ["class": "notice", "dir": "auto"], "Deprecated: \(reason)")
            }
        let tags = metadata.tags.map { HTML("li", ["dir": "auto"], .plain($0)) }
        let facts = [own, reference.description].compactMap { $0 }.joined(separator: " · ")
        return HTML(
            "div", ["class": "said"],
            HTML("p", ["class": "eyebrow", "dir": "auto"], .plain(eyebrow)),
            HTML("h1", ["dir": "auto"], .plain(metadata.title)), deprecation,
            .unlessEmpty(metadata.summary) { HTML("p", ["class": "lead", "dir": "auto"], $0) },
            tags.isEmpty ? .nothing : HTML("ul", ["class": "tags"], tags),
            HTML("p", ["class": "lesser"], .plain(facts)))
    }

    /// The facts of items, devices, and shared values.
    private var own: String? {
        switch document {
        case .item(let item): item.color.text
        case .device(let device): "\(svgText(device.width)) × \(svgText(device.height)) pt, \(device.family.rawValue)"
        case .value(let value): "\(value.type.word): \(value.text)"
        case .kind, .pattern: nil
        }
    }

    private func section(_ id: String, _ title: String, _ content: HTML) -> HTML {
        HTML("section", ["id": id], HTML("h2", [:], .plain(title)), content)
    }

    /// The values of a pattern, or the types of a kind's parameters.
    private var parameters: HTML {
        let definitions: [ParameterDefinition]
        var values: ParameterValues?
        switch document {
        case .pattern(let pattern): (definitions, values) = (kind?.parameters ?? [], pattern.parameters)
        case .kind(let kind): definitions = kind.parameters
        case .item, .device, .value: return .nothing
        }
        guard !definitions.isEmpty else { return .nothing }
        let rows = definitions.map { definition -> [HTML] in
            let name = HTML.several([
                HTML("code", [:], .plain(definition.name)),
                .unlessEmpty(definition.summary) { HTML("p", ["class": "lesser"], $0) },
            ])
            let value = values.map { $0.member(definition.name)?.text ?? "" } ?? definition.type.phrase
            return [name, .plain(value), .plain(definition.choices), .plain(definition.defaultValue?.text ?? "")]
        }
        let columns = ["Parameter", values == nil ? "Type" : "Value", "Range", "Default"]
        return section("values", values == nil ? "Parameters" : "Values", .table(columns, rows))
    }

    private var obstacleSection: HTML {
        guard !obstacles.isEmpty else { return .nothing }
        let reasons = obstacles.map { HTML("li", [:], .plain($0.message)) }
        return section("obstacles", "This pattern can’t be played", HTML("ul", [:], reasons))
    }

    private var checkSection: HTML {
        guard !checks.isEmpty else { return .nothing }
        let rows = checks.map { result in
            [HTML("code", [:], .plain(result.check)), Self.verdict(result), Self.worst(result)]
        }
        return section("checks", "Checks on all devices", .table(["Check", "Result", "Worst case"], rows))
    }

    private static func verdict(_ result: CheckResult) -> HTML {
        guard result.failed > 0 else { return HTML("span", ["class": "badge good"], "passes") }
        let count = HTML.plain(" in \(result.failed) of \(String.counted(result.cases, "case"))")
        if result.acceptedReason != nil { return .several([HTML("span", ["class": "badge"], "accepted"), count]) }
        let sort = result.level == .error ? "bad" : result.level == .warning ? "warning" : "plain"
        return .several([HTML("span", ["class": "badge \(sort)"], .plain(result.level.rawValue)), count])
    }

    private static func worst(_ result: CheckResult) -> HTML {
        guard result.failed > 0, let worst = result.worst else { return .nothing }
        let reason = result.acceptedReason.map { HTML("p", ["class": "lesser"], "Accepted: \($0)") } ?? .nothing
        return .several(["\(worst.screen.description): \(result.message ?? "")", reason])
    }

    private var downloadSection: HTML {
        let name = document.metadata.name
        let file = "\(name.slug).json"
        let own: [HTML] = [
            HTML("a", ["href": Self.file, "download": file], .plain(file)), "The document as JSON", .nothing,
        ]
        let root = SitePage.root(of: SitePage.address(of: name))
        return section(
            "downloads", "Downloads",
            .table(["File", "Format", "Accuracy"], downloads.map { $0.row(root: root) } + [own]))
    }
}
