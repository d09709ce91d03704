import Foundation
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `a gallery` {
    @Test func `is the same every time and has each file once`() throws {
        let files = try GallerySample().files
        #expect(files == (try GallerySample().files))
        #expect(Set(files.map(\.path)).count == files.count)
        // A file system may take two names for one.
        #expect(Set(files.map { $0.path.lowercased() }).count == files.count)
    }

    @Test func `has a file for every link and picture`() throws {
        let texts = try GallerySample().texts
        var count = 0
        for (path, text) in texts where path.hasSuffix(".html") {
            for link in Self.links(in: text) where !link.hasPrefix("#") && !link.hasPrefix("http") {
                let place = Self.resolved(link, from: path)
                #expect(texts[place] != nil, "\(path) names \(link)")
                count += 1
            }
        }
        #expect(count > 400)
    }

    @Test func `has a page, pictures and a file in each format for every pattern`() throws {
        let texts = try GallerySample().texts
        for slug in Seeds.patterns {
            for name in ["index.html", "player.html", "still.svg", "preview.svg", "curves.svg", "document.json"] {
                #expect(texts["patterns/\(slug)/\(name)"] != nil)
            }
            let page = try #require(texts["patterns/\(slug)/index.html"])
            let subject = try Seeds.subject(slug)
            for download in try GalleryDownload.all(of: subject) {
                switch download.made {
                case .success(let export):
                    #expect(texts["patterns/\(slug)/\(download.path)"] == export.text)
                    for note in export.notes { #expect(page.contains(Escaping.markup(note.message))) }
                case .failure(let problems):
                    #expect(texts["patterns/\(slug)/\(download.path)"] == nil)
                    for problem in problems.problems { #expect(page.contains(Escaping.markup(problem.message))) }
                }
            }
            for operation in subject.operations { #expect(page.contains("<figcaption>\(operation) ·")) }
        }
    }

    @Test func `escapes text that looks like tags`() throws {
        let titles = ["</script><b>\"it's\" & <!--", "مرحبا בעולם", "👩‍👩‍👧 😀 motion", "<img src=x onerror=alert(1)>"]
        for title in titles {
            let change = GalleryRevision.Change(title, before: title, after: nil)
            let texts = try GallerySample(["expand"], titled: title, changes: [change]).texts
            for (path, text) in texts where path.hasSuffix("index.html") {
                #expect(text.components(separatedBy: "<script").count == 2, "\(path)")
                #expect(text.components(separatedBy: "</script").count == 2, "\(path)")
                #expect(!text.contains("<b>") && !text.contains("<!--") && !text.contains("<img src=x"), "\(path)")
            }
            let page = try #require(texts["patterns/expand/index.html"])
            #expect(page.contains("<h1 dir=\"auto\">\(Escaping.markup(title))</h1>"))
            #expect(page.contains("<del>\(Escaping.markup(title))</del>"))
        }
    }

    @Test func `links only to web addresses`() throws {
        let source = DocumentMetadata.Source(title: "T", url: "javascript:alert(1)", author: nil)
        let header = try Seeds.subject("expand").motion.pattern.metadata
        let shown = DocumentMetadata(
            name: header.name, title: header.title, summary: "", tags: [], source: source, deprecation: nil)
        let pattern = Pattern(
            metadata: shown, kind: header.name.slug, parameters: [:], accepts: [], references: [], json: .null)
        let document = GalleryDocument(.pattern(pattern), revision: .first, text: "", history: [])
        let heading = DocumentSections(document: document, pages: []).heading("").text
        #expect(heading.contains("<span dir=\"auto\">T</span>"))
        #expect(!heading.contains("javascript"))
    }

    @Test func `explains why a pattern can't be played`() throws {
        let example = try GallerySample.pattern("expand")
        let problems = Problems(.rule(.unknownReference, "It has no operation with tracks"))
        let still = GalleryPattern(example.document, kind: example.kind, motion: .failure(problems))
        let page = PatternPage(still, pages: [])
        #expect(try page.files().map(\.path) == ["patterns/expand/index.html", "patterns/expand/document.json"])
        #expect(try page.files().first?.text.contains("It has no operation with tracks") == true)
        #expect(GalleryIndex([page.card]).file.text.contains("Nothing to play"))
    }

    @Test(arguments: Seeds.patterns) func `has the same findings screen by screen as in a check of all`(slug: String)
        throws
    {
        let screens = [(393, 852), (1032, 1376), (852, 393)].map { Screen(size: MotionSize(width: $0, height: $1)) }
        let pattern = try GallerySample.pattern(slug)
        let all = CheckRun(try pattern.motion.get().motion).results(on: screens)
        #expect(pattern.checked(on: screens).checks == all)
    }

    @Test func `has a message if the catalog is empty`() {
        let index = GalleryIndex([]).file.text
        #expect(index.contains("The catalog has no patterns yet"))
        #expect(!index.contains("type=\"search\""))
    }

    @Test func `has the colors of its pictures`() throws {
        let sheet = try #require(WebResource.named("gallery.css")?.text)
        let light = sheet.prefix { $0 != "@" }
        let inks = [
            ("page", PreviewInk.page), ("panel", PreviewInk.panel), ("words", PreviewInk.words),
            ("lesser", PreviewInk.lesserWords), ("accent", PreviewInk.accent),
        ]
        for (name, ink) in inks { #expect(light.contains("--\(name): \(ink);")) }
    }

    /// - Source: WCAG 2.2, 1.4.3: words of any size need 4.5:1.
    @Test(arguments: ["light", "dark"]) func `has text with enough contrast`(scheme: String) throws {
        let sheet = try #require(WebResource.named("gallery.css")?.text)
        let roots = sheet.components(separatedBy: ":root {").dropFirst().map { $0.prefix { $0 != "}" } }
        let sets = roots.map { root in
            root.matches(of: /--([a-z-]+): #([0-9a-f]{6});/).map { (String($0.1), Int($0.2, radix: 16) ?? 0) }
        }
        try #require(sets.count == 2)
        let light = Dictionary(sets[0]) { $1 }
        let inks = scheme == "light" ? light : light.merging(sets[1]) { $1 }
        for (words, grounds) in [
            ("words", ["page", "panel", "stage"]), ("lesser", ["page", "panel", "stage"]),
            ("accent", ["page", "panel", "stage", "tint"]), ("accent-words", ["accent"]), ("good", ["good-tint"]),
            ("warning", ["warning-tint"]), ("bad", ["bad-tint"]),
        ] {
            for ground in grounds {
                let (first, second) = (
                    Self.luminance(try #require(inks[words])), Self.luminance(try #require(inks[ground]))
                )
                let contrast = (max(first, second) + 0.05) / (min(first, second) + 0.05)
                #expect(contrast >= 4.5, "\(words) on \(ground): \(contrast)")
            }
        }
    }

    private static func luminance(_ color: Int) -> Double {
        zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
            let component = Double(color >> part.0 & 0xFF) / 255
            return sum + part.1 * (component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4))
        }
    }

    private static func links(in text: String) -> [String] {
        text.matches(of: /(?:href|src|data-still|data-preview)="([^"]*)"/).map { String($0.1) }
    }

    /// The path that a link of a page leads to.
    private static func resolved(_ link: String, from path: String) -> String {
        var parts = path.split(separator: "/").dropLast()
        for part in link.prefix(while: { $0 != "#" }).split(separator: "/") {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
