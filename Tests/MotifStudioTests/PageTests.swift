import MotifCatalog
import MotifJSON
import MotifStudio
import Testing

/// Pages are filled by scripts; what they need is in the page, and nothing in it runs by itself.
@Suite struct PageTests {
    @Test func `the script contains the elements that it looks up`() throws {
        let script = try TestStudio().get("/assets/motif.js").text
        for id in ["toasts", "connection", "player-parts", "stand-ins"] {
            #expect(script.contains(" id=\\\"\(id)\\\""), "there is no \(id)")
        }
    }

    @Test(arguments: [
        ("/", 200), ("/kinds/", 200), ("/items/", 200), ("/devices/", 200), ("/patterns/expand", 200),
        ("/kinds/expand", 200), ("/devices/ipad-9", 200), ("/new", 200), ("/compare?a=expand", 200),
        ("/changelog?from=1.0", 200), ("/patterns/none", 404), ("/kinds/none", 404),
    ]) func `has its scripts, and no inline styles or handlers`(_ target: String, _ status: Int) throws {
        let answer = try TestStudio().get(target)
        #expect(answer.status == status)
        #expect(answer.text.contains(" id=\"main\""))
        #expect(answer.text.contains("src=\"/assets/motif.js\""))
        // The policy would keep these from working.
        #expect(
            !answer.text.contains(" style=") && !answer.text.contains("<style") && !answer.text.contains(" onclick="))
    }

    @Test(arguments: [("/patterns", "/"), ("/kinds", "/kinds/"), ("/items", "/items/"), ("/devices", "/devices/")])
    func `of a list is found without the slash at its end`(_ typed: String, _ address: String) throws {
        let answer = try TestStudio().get(typed)
        #expect(answer.status == 303)
        #expect(answer.header("Location") == address)
    }

    @Test func `is titled after its document`() throws {
        let studio = try TestStudio()
        #expect(studio.run(["op": "update", "ref": "expand", "title": "Calm & <b>bold</b>"]).status == 200)
        #expect(
            studio.get("/patterns/expand").text.contains("<title>Calm &amp; &lt;b&gt;bold&lt;/b&gt; · motif</title>"))
    }

    @Test func `files that pages load are served`() throws {
        let studio = try TestStudio()
        for (path, type) in [
            ("/assets/motif.js", "text/javascript; charset=utf-8"), ("/assets/motif.css", "text/css; charset=utf-8"),
            ("/assets/icon.svg", "image/svg+xml"),
        ] {
            #expect(studio.get("/").text.contains("=\"\(path)\""), "no page loads \(path)")
            let answer = studio.get(path)
            #expect(answer.status == 200)
            #expect(answer.header("Content-Type") == type)
            #expect(studio.get(path, ["if-none-match": answer.header("ETag") ?? ""]).status == 304)
        }
    }
}
