import MotifCatalog
import MotifCore
import MotifExport
import MotifText

/// A document of a review: its section of the page, its pictures, and the data that its players need.
struct ReviewSection: Sendable {
    /// A part of the page about this document.
    let html: HTML
    /// The pictures, for a page in a folder.
    let files: [SiteFile]
    /// The motions of a pattern that both sides have, as its revisions 1 and 2.
    let answers: AnswerFile?
    /// The document.
    let name: DocumentName
    /// Its folder.
    let folder: String

    private static let sides = ["Before", "After"]
    /// The names of the pictures of both sides.
    static let pictures = ["before.svg", "after.svg"]

    /// - Parameter isInline: Whether the page contains its pictures.
    init(_ entry: Review.Entry, in review: Review, isInline: Bool) {
        let change = entry.change
        name = change.name
        let folder = "\(name.type.plural)/\(name.slug)"
        let motions = [entry.before, entry.after].map { motion in motion.flatMap { Self.subject($0, in: review) } }
        let isPair = motions.allSatisfy { $0 != nil }
        let widest = entry.widest(on: review.screen)
        let canPlay = isPair && widest != nil
        // Two sides that move alike have no pictures.
        let shown = isPair && !canPlay ? [] : motions
        let drawings = shown.map { subject in
            subject.flatMap { Self.picture($0, operation: widest?.operation, time: widest?.time, isStill: isPair) }
        }
        var answers = AnswerFile()
        for (index, subject) in shown.enumerated() {
            guard canPlay, let subject else { continue }
            answers.add("\(folder)@\(index + 1)/player", PlayerMotion(subject, hasFindings: false).json)
        }
        let figures = zip(Self.sides, zip(Self.pictures, drawings)).compactMap { side, picture -> HTML? in
            guard let drawing = picture.1 else { return nil }
            let data = "data:image/svg+xml;base64," + Screenshot.base64(Array(drawing.utf8))
            let source = isInline ? data : "\(folder)/\(picture.0)"
            let image = HTML("img", ["src": source, "alt": "\(side): \(change.title)", "loading": "lazy"])
            return HTML("figure", [:], image, HTML("figcaption", [:], .plain(side)))
        }
        html = HTML(
            "section",
            [
                "id": Self.anchor(of: change.name), "class": "panel reviewed",
                "data-slug": canPlay ? change.name.slug.text : nil, "data-operation": widest?.operation,
            ],
            [
                Self.heading(change), Self.notes(entry), Self.values(change), Self.checks(entry),
                Self.places(entry), figures.isEmpty ? .nothing : HTML("div", ["class": "pair"], figures),
            ])
        files = zip(Self.pictures, drawings).compactMap { name, text in text.map { SiteFile("\(folder)/\(name)", $0) } }
        self.answers = canPlay ? answers : nil
        self.folder = folder
    }

    /// The place of a document on the page.
    static func anchor(of name: DocumentName) -> String { "\(name.type.rawValue)-\(name.slug)" }

    /// A motion on the screen of the review, on which both sides are shown.
    private static func subject(_ motion: PatternMotion, in review: Review) -> ExportSubject? {
        guard let scene = try? motion.scene(on: review.screen.size) else { return nil }
        return try? ExportSubject(
            motion, revision: .first, screen: review.screen, scene: scene, devices: review.devices)
    }

    /// Both sides at one time, or one that plays.
    private static func picture(
        _ subject: ExportSubject, operation: String?, time: Double?, isStill: Bool
    ) -> String? {
        guard let preview = (try? SVGPreview(subject, operation: operation)) ?? (try? SVGPreview(subject)) else {
            return nil
        }
        return (isStill ? preview.bareStill(at: time) : preview.bareAnimation()).text
    }

    private static func heading(_ change: DocumentChange) -> HTML {
        let badge = HTML("span", ["class": "badge"], .plain(change.word))
        let former = change.formerName.map { "\($0.slug) → " } ?? ""
        let kind = change.kind.map { " · \($0)" } ?? " · \(change.name.type.rawValue)"
        return .several([
            HTML("h2", ["dir": "auto"], .plain(change.title), " ", badge),
            HTML("p", ["class": "lesser"], HTML("code", [:], .plain("\(former)\(change.name.slug)")), .plain(kind)),
        ])
    }

    /// Who changed it and why.
    private static func notes(_ entry: Review.Entry) -> HTML {
        .several(
            entry.document.notes.map { note in
                let message = note.message.isEmpty ? "" : "\(note.message) · "
                let date = String(note.date.description.prefix(10))
                return HTML(
                    "p", ["class": "lesser", "dir": "auto"], .plain(message), HTML("bdi", [:], .plain(note.author)),
                    .plain(", \(date)"))
            })
    }

    private static func values(_ change: DocumentChange) -> HTML {
        let rows = change.rows
        guard !rows.isEmpty else { return .nothing }
        func cell(_ name: String, _ text: String?) -> HTML {
            text.map { HTML(name, [:], .plain($0)) } ?? HTML("span", ["class": "lesser"], "none")
        }
        return HTML(
            "div", ["class": "diff"],
            .table(
                ["Value"] + sides,
                rows.map { [HTML("code", [:], .plain($0.value)), cell("del", $0.before), cell("ins", $0.after)] }))
    }

    /// The checks whose results differ.
    static func checks(_ entry: Review.Entry) -> HTML {
        guard !entry.checks.isEmpty else { return .nothing }
        let items = entry.checks.map { check in
            let level = check.after?.level == .error ? "bad" : "warning"
            let isBad = check.isNewFailure && check.after?.acceptedReason == nil
            let sort = check.after?.failed == 0 ? "good" : isBad ? level : "plain"
            let badge = HTML("span", ["class": "badge \(sort)"], .plain(check.words))
            return HTML("li", [:], HTML("code", [:], .plain(check.check)), " ", badge)
        }
        return HTML("ul", ["class": "review-checks"], items)
    }

    /// The places in code that differ after the change.
    private static func places(_ entry: Review.Entry) -> HTML {
        guard !entry.places.isEmpty else { return .nothing }
        let items = entry.code.map { HTML("li", [:], .plain($0.place), " ", HTML("code", [:], .plain($0.code))) }
        return .several([HTML("h3", [:], "Code to update"), HTML("ul", ["class": "code-places"], items)])
    }
}
