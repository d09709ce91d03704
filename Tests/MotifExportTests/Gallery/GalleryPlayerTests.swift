import Foundation
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `the player of a gallery` {
    @Test func `is one script and one style sheet for all patterns`() throws {
        let texts = try GallerySample().texts
        let script = try #require(texts["assets/player.js"])
        let style = try #require(texts["assets/player.css"])
        for slug in Seeds.patterns {
            let player = try #require(texts["patterns/\(slug)/player.html"])
            #expect(player.contains("<script src=\"../../assets/player.js\"></script>"))
            #expect(player.contains("<link rel=\"stylesheet\" href=\"../../assets/player.css\">"))
            #expect(player.utf8.count < 40_000)
            // A page of its own has the same script and style sheet, and needs no other file.
            let page = try ExportTarget.html.export(Seeds.subject(slug)).text
            #expect(page.contains(script) && page.contains(style))
            #expect(!texts.keys.contains { $0.hasPrefix("patterns/\(slug)/files/") && $0.hasSuffix(".html") })
        }
    }

    @Test func `is embedded, and leads back to the gallery`() throws {
        let texts = try GallerySample(["expand"]).texts
        let page = try #require(texts["patterns/expand/index.html"])
        #expect(page.contains("loading=\"lazy\" src=\"player.html\" title=\"Player of Expand\"></iframe>"))
        #expect(page.contains("<code>motif preview expand -o expand.html</code>"))
        let player = try #require(texts["patterns/expand/player.html"])
        #expect(player.contains("<a href=\"../../index.html\">All patterns</a>"))
        #expect(player.contains("<a href=\"index.html\">About this pattern</a>"))
    }

    @Test func `reports what it can't show`() throws {
        let page = try #require(try GallerySample(["shift-the-shape"]).texts["patterns/shift-the-shape/index.html"])
        let section = try #require(page.components(separatedBy: "<section id=\"play\">").last?.prefix(1500))
        #expect(section.contains("The frames of a Lottie animation are not drawn"))
    }

    /// - Source: Content Security Policy Level 3, 2.3.1 and 6.7.3: without `unsafe-inline`, scripts, style sheets and
    ///   style attributes within a page are blocked.
    @Test func `and all other pages load only files of the gallery`() throws {
        let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Escaping.markup(GalleryPage.policy))\">"
        #expect(!GalleryPage.policy.contains("unsafe"))
        for (path, text) in try GallerySample().texts where path.hasSuffix(".html") {
            #expect(text.contains(policy), "\(path)")
            #expect(!text.contains("<style") && !text.contains(/<[^>]+ style=/), "\(path)")
            for tag in text.matches(of: /<script([^>]*)>/) {
                #expect(tag.1.contains("src=\"") || tag.1.contains("type=\"application/json\""), "\(path)")
            }
        }
    }
}
