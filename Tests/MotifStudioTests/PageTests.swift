import MotifCatalog
import MotifJSON
import MotifStudio
import Testing

/// Pages are filled by scripts; what they need is in the page, and nothing in it runs by itself.
@Suite struct PageTests {
    @Test(arguments: [
        ("/", 200), ("/kinds/", 200), ("/items/", 200), ("/devices/", 200), ("/patterns/expand", 200),
        ("/kinds/expand", 200), ("/devices/ipad-9", 200), ("/new", 200), ("/compare?a=expand", 200),
        ("/changelog?from=1.0", 200), ("/patterns/none", 404), ("/kinds/none", 404),
    ]) func `has what the scripts look up`(_ target: String, _ status: Int) throws {
        let answer = try TestStudio().get(target)
        #expect(answer.status == status)
        for id in ["main", "toasts", "connection", "player-parts", "stand-ins"] {
            #expect(answer.text.contains(" id=\"\(id)\""), "\(target) has no \(id)")
        }
        #expect(answer.text.contains("src=\"/assets/studio/main.js\""))
        // The policy would keep these from working.
        #expect(
            !answer.text.contains(" style=") && !answer.text.contains("<style") && !answer.text.contains(" onclick="))
    }

    @Test func `is titled after its document`() throws {
        let studio = try TestStudio()
        #expect(studio.run(["op": "update", "ref": "expand", "title": "Calm & <b>bold</b>"]).status == 200)
        #expect(
            studio.get("/patterns/expand").text.contains("<title>Calm &amp; &lt;b&gt;bold&lt;/b&gt; · motif</title>"))
    }

    @Test func `every module that a module imports is served`() throws {
        let studio = try TestStudio()
        var asked: Set<String> = []
        var open = ["/assets/studio/main.js"]
        while let path = open.popLast() {
            guard asked.insert(path).inserted else { continue }
            let answer = studio.get(path)
            #expect(answer.status == 200, "\(path) is missing")
            #expect(answer.header("Content-Type") == "text/javascript; charset=utf-8")
            for found in answer.text.matches(of: /(?:from |import\()"(\.\.?)\/(?:(\w+)\/)?([\w-]+\.js)"/) {
                let folder = found.2.map(String.init) ?? (path.contains("/studio/") ? "studio" : "player")
                open.append("/assets/\(folder)/\(found.3)")
            }
        }
        #expect(asked.count > 30)
    }
}
