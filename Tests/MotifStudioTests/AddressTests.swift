import HostileText
import MotifCatalog
import MotifJSON
import MotifStudio
import Testing

/// Every address leads to one thing or to a clear error.
@Suite struct AddressTests {
    @Test(arguments: [
        "/assets/../Package.swift", "/assets/%2e%2e/Package.swift", "/assets/%2e%2e%2fPackage.swift",
        "/assets/..%2f..%2fetc%2fpasswd", "/assets/..%5c..%5cx", "/assets/player%2fmain.js", "/./", "/%2e/",
        "//evil.example/", "/patterns//expand", "/patterns/%00", "/patterns/%zz", "/patterns/%c0%ae", "/patterns/%ff",
        "/patterns/a%0d%0ab", "http://127.0.0.1:8460/", "*", "", "patterns", "/api/patterns?where=%ff",
    ]) func `an address that isn't plain is refused`(_ target: String) throws {
        #expect(try TestStudio().get(target).status == 400)
    }

    @Test(arguments: [
        "/nothing", "/assets/none.js", "/assets/migrations/0001.sql", "/api/none", "/patterns/none", "/api",
    ])
    func `an address without anything is not found`(_ target: String) throws {
        let answer = try TestStudio().get(target)
        #expect(answer.status == 404)
        #expect(
            answer.header("Content-Type")
                == (target.hasPrefix("/api/") ? "application/json" : "text/html; charset=utf-8"))
    }

    @Test(arguments: [("/api/patterns", "GET, HEAD"), ("/", "GET, HEAD"), ("/api/operations", "POST")])
    func `another method is refused with those that work`(_ target: String, _ allowed: String) throws {
        let studio = try TestStudio()
        for method in ["PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW"] {
            let answer = studio.ask(method, target)
            #expect(answer.status == 405)
            #expect(answer.header("Allow") == allowed)
        }
    }

    @Test func `HEAD has the fields of GET and no body`() throws {
        let studio = try TestStudio()
        for target in ["/", "/api/patterns/expand", "/assets/motif.css", "/nothing"] {
            let (head, get) = (studio.ask("HEAD", target), studio.get(target))
            #expect(head.status == get.status)
            #expect(head.headers.map(\.name) == get.headers.map(\.name))
            guard case .nothing(let count) = head.content else {
                Issue.record("\(target) has a body")
                continue
            }
            #expect(count == get.body.count && count > 0)
        }
    }

    @Test(arguments: ["/", "/kinds/", "/patterns/expand", "/nothing", "/api/patterns", "/assets/motif.js"])
    func `every response has security headers`(_ target: String) throws {
        let answer = try TestStudio().get(target)
        #expect(answer.header("X-Content-Type-Options") == "nosniff")
        #expect(answer.header("Referrer-Policy") == "no-referrer")
        let policy = try #require(answer.header("Content-Security-Policy"))
        #expect(policy.hasPrefix("default-src 'none';") && policy.contains("frame-ancestors 'none'"))
        #expect(!policy.contains("script-src 'unsafe"))
        if answer.header("Content-Type")?.hasPrefix("text/html") == true {
            #expect(policy.contains("script-src 'self'; style-src 'self';"))
            #expect(answer.header("Cache-Control") == "no-store")
        }
    }

    /// What opens tags of a page, besides its own.
    @Test func `no text of a catalog becomes part of a page`() throws {
        let studio = try TestStudio()
        for (index, text) in HostileText.packed.enumerated() {
            let answer = studio.run([
                "op": "copy", "ref": "expand", "to": .string("hostile-\(index)"), "message": .string(text),
            ])
            #expect(answer.status == 200)
            let changed = studio.run([
                "op": "update", "ref": .string("hostile-\(index)"), "title": .string(text), "summary": .string(text),
            ])
            #expect(changed.status == 200, "\(changed.text)")
            for target in ["/", "/patterns/hostile-\(index)"] {
                let page = studio.get(target)
                #expect(page.status == 200)
                let scripts = page.text.matches(of: /<script\b([^>]*)>/).map { String($0.1) }
                #expect(scripts.allSatisfy { $0.contains("src=\"/assets/") || $0.contains("application/json") })
                for tag in ["<img", "<b>", "onerror=\"", "<?php", "<style"] { #expect(!page.text.contains(tag)) }
            }
            // JSON keeps the text as it is.
            let document = try studio.get("/api/patterns/hostile-\(index)").json["document"]
            #expect(document?["title"]?.string == text)
        }
    }

    @Test func `an error repeats nothing that could be run`() throws {
        let studio = try TestStudio()
        for text in HostileText.all {
            let escaped = text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            let page = studio.get("/patterns/\(escaped)")
            #expect([400, 404].contains(page.status))
            #expect(!page.text.contains("<script>") && !page.text.contains("<img"))
            let answer = studio.get("/api/patterns?where=\(escaped)&\(escaped)=1")
            #expect(answer.status == 400, "\(text)")
            #expect(answer.header("Content-Type") == "application/json")
            #expect(try answer.json["error"]?["message"]?.string?.isEmpty == false)
        }
    }
}
