import Foundation
import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `the page of a document in a gallery` {
    @Test(arguments: Seeds.patterns) func `has title, summary, values, and checks without scripts`(slug: String) throws
    {
        let page = try #require(try GallerySample.texts(slug)["patterns/\(slug)/index.html"])
        let motion = try Seeds.motion(slug)
        #expect(page.contains("<h1 dir=\"auto\">\(Escaping.markup(motion.pattern.metadata.title))</h1>"))
        #expect(page.contains(Escaping.markup(motion.pattern.metadata.summary)))
        for definition in motion.kind.parameters {
            #expect(page.contains("<code>\(Escaping.markup(definition.name))</code>"))
            let text = motion.pattern.parameters[definition.name]?.text ?? ""
            #expect(page.contains("data-column=\"Value\"><div dir=\"auto\">\(Escaping.markup(text))</div>"))
        }
        for check in motion.kind.checks { #expect(page.contains("<code>\(check.name)</code>")) }
    }

    @Test(arguments: Seeds.patterns) func `has a download or the reason for every format`(slug: String) throws {
        let page = try #require(try GallerySample.texts(slug)["patterns/\(slug)/index.html"])
        let subject = try Seeds.subject(slug)
        let downloads = try PatternDownload.all(of: subject)
        #expect(downloads.count == ExportTarget.all.count - 1)
        #expect(Set(downloads.map { $0.name.lowercased() }).count == downloads.count)
        for target in ExportTarget.all.map(\.inFolder) where target.name != "html" {
            do {
                let export = try target.export(subject)
                #expect(downloads.contains { $0.bytes == export.bytes && page.contains("href=\"files/\($0.name)\"") })
                for note in export.notes { #expect(page.contains(Escaping.markup(note.message))) }
            } catch let problems as Problems {
                for problem in problems.problems { #expect(page.contains(Escaping.markup(problem.message))) }
            }
        }
    }

    @Test func `loads files of the gallery alone`() throws {
        let page = try #require(try GallerySample.texts()["patterns/expand/index.html"])
        let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Escaping.markup(SitePage.policy))\">"
        #expect(page.contains(policy) && !SitePage.policy.contains("unsafe"))
        #expect(!page.contains("<style") && !page.contains(/<[^>]+ style=/))
        #expect(page.contains("data-root=\"../../\" data-page=\"/patterns/expand\""))
        #expect(page.contains("<script src=\"../../assets/motif.js\" defer></script>"))
        #expect(page.contains("<a href=\"../../kinds/index.html\">Kinds</a>"))
        #expect(page.matches(of: /<script/).count == 1)
    }

    @Test func `explains why a pattern can't be played`() throws {
        let pattern = Document.pattern(try Seeds.motion("expand").pattern)
        let problem = Problem(.rule(.unknownReference, "It has no operation with tracks"))
        let page = DocumentFacts(pattern, revision: .first, obstacles: [problem]).page.text
        #expect(page.contains("This pattern can’t be played"))
        #expect(page.contains("It has no operation with tracks"))
    }

    @Test func `has answers that a script reads back`() throws {
        let title = "</script><b>\"it's\" & \u{2028} <!--"
        let script = try #require(try GallerySample.texts(titled: title)["patterns/expand/data.js"])
        #expect(!script.contains("<") && !script.contains("\u{2028}"))
        let json = script.dropFirst("motifAnswers(".count).dropLast(");\n".count)
        let answers = try JSONReader().read(String(json))
        #expect(answers["patterns/expand"]?["document"]?["title"]?.string == title)
        #expect(answers["patterns/expand@1/player"]?["slug"] == "expand")
    }

    @Test func `is found by its address`() {
        let paths = ["/": "index.html", "/kinds/": "kinds/index.html", "/kinds/a": "kinds/a/index.html"]
        for (address, path) in paths { #expect(SitePage.path(of: address) == path) }
        #expect(["/", "/kinds/", "/kinds/a"].map(SitePage.root) == ["", "../", "../../"])
    }
}
