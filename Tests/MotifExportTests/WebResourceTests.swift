import Foundation
import Testing

@testable import MotifExport

@Suite struct `a web resource` {
    @Test func `has the text of its file`() throws {
        #expect(WebResource.all.map(\.name) == WebResource.all.map(\.name).sorted())
        for resource in WebResource.all {
            let file = Seeds.root.appendingPathComponent("Resources/web/\(resource.name)")
            #expect(resource.text == (try String(contentsOf: file, encoding: .utf8)))
        }
    }

    @Test func `is found by its name`() {
        #expect(WebResource.named("pages.css")?.name == "pages.css")
        #expect(WebResource.named("nothing.css") == nil)
    }
}
