import MotifJSON
import MotifPublishing
import MotifStudio
import Testing

/// What the studio's page exports: saved values, and values that are tried.
@Suite struct ExportingTests {
    private func export(_ studio: TestStudio, _ keys: JSONObject) throws -> JSON {
        var operation = keys
        (operation["op"], operation["ref"]) = ("export", operation["ref"] ?? "expand")
        let answer = studio.run(.object(operation))
        #expect(answer.status == 200, "\(answer.text)")
        return try #require(try answer.json.array?.first)
    }

    @Test(arguments: ["uikit", "swiftui", "css", "waapi", "lottie", "tokens", "compose", "motion", "reanimated"])
    func `a file has values that aren't saved, and mentions them`(_ format: String) throws {
        let studio = try TestStudio { $0.isReadOnly = true }
        let saved = try #require(try export(studio, ["to": .string(format)])["text"]?.string)
        let values: JSON = ["expandDuration": "777ms", "expandCurve": "ease-out"]
        let tried = try #require(try export(studio, ["to": .string(format), "set": values])["text"]?.string)
        #expect(tried != saved)
        #expect(tried.contains(" with unsaved values") && !saved.contains("unsaved"))
        #expect(try studio.get("/api/patterns/expand").json["revision"] == 1)
    }

    @Test func `values have the problems of saving them`() throws {
        let studio = try TestStudio()
        let set: JSON = ["expandDuration": "99s", "speed": 1]
        let answer = studio.run(["op": "export", "ref": "expand", "to": "css", "set": set])
        #expect(answer.status == 422)
        let paths = try answer.json["error"]?["problems"]?.array?.compactMap { $0["path"]?.string }
        #expect(paths?.sorted() == ["$.parameters.expandDuration", "$.parameters.speed"])
    }

    @Test func `unsaved values can be sampled, too`() throws {
        let studio = try TestStudio()
        let answer = studio.run(["op": "sample", "ref": "expand", "set": ["expandDuration": 0.5], "at": [0.5]])
        #expect(answer.text.contains("\"duration\":0.85"), "\(answer.text.prefix(300))")
    }

    @Test func `a GIF is made, or names the program that is missing`() throws {
        let studio = try TestStudio { $0.isReadOnly = true }
        let answer = studio.ask("POST", "/api/patterns/expand/animation", body: "{\"set\": {\"expandDuration\": 0.2}}")
        guard answer.status == 200 else {
            #expect(answer.status == 501 && answer.code == "missing-program")
            #expect(answer.text.contains("Debian's package"))
            return
        }
        #expect(answer.header("Content-Type") == "image/gif")
        #expect(answer.body.starts(with: Array("GIF89a".utf8)))
    }

    @Test(arguments: [
        ("Größe", "groesse"), ("Ångström", "angstrom"), ("naïve Über", "naive-ueber"), ("Menü öffnen", "menue-oeffnen"),
        ("日本語", "pattern"), ("Expand", "expand-2"),
        (String(repeating: "x", count: 70), String(repeating: "x", count: 64)),
    ])
    func `a title suggests a name that is free`(_ title: String, _ slug: String) throws {
        let studio = try TestStudio()
        let words = title.utf8.map { "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        #expect(try studio.get("/api/name?title=\(words)").json["slug"]?.string == slug)
        #expect(try studio.get("/api/name?type=item&title=Twitter").json["slug"] == "twitter-2")
    }
}
