import MotifCatalog
import MotifJSON
import MotifStudio
import Testing

/// A preview shows what a document would be, and saves nothing.
@Suite struct PreviewTests {
    private func preview(_ studio: TestStudio, _ document: JSON) -> StudioAnswer {
        studio.ask("POST", "/api/preview", body: JSON.object(["document": document]).canonical)
    }

    private func parameter(_ name: String, of answer: StudioAnswer) throws -> JSON? {
        try answer.json["player"]?["parameters"]?.array?.first { $0["name"]?.string == name }
    }

    @Test func `values are read in every spelling, and references are resolved`() throws {
        let studio = try TestStudio()
        let answer = preview(
            studio,
            [
                "type": "pattern", "slug": "tried", "title": "Tried", "kind": "zoom-icons",
                "parameters": [
                    "duration": "250ms", "curve": "spring(response: 0.5, dampingFraction: 0.8)", "items": ["vimeo"],
                ],
            ])
        #expect(answer.status == 200, "\(answer.text)")
        #expect(try parameter("duration", of: answer)?["value"] == 0.25)
        #expect(
            try parameter("curve", of: answer)?["value"] == ["spring": ["response": 0.5, "dampingFraction": 0.8]])
        #expect(try parameter("items", of: answer)?["formulaValue"]?.array?.first?["slug"]?.string == "vimeo")
        #expect(try answer.json["document"]?["parameters"]?["duration"] == 0.25)
        #expect(studio.get("/api/patterns/tried").status == 404)
    }

    @Test func `values that are set are text, as on the command line, and documents are not`() throws {
        let studio = try TestStudio()
        let document: JSON = [
            "type": "pattern", "slug": "tried", "title": "Tried", "kind": "zoom-icons", "parameters": [:],
        ]
        func answer(_ set: JSON) -> StudioAnswer {
            studio.ask("POST", "/api/preview", body: JSON.object(["document": document, "set": set]).canonical)
        }
        let found = answer(["rows": "2, 3", "duration": "0.25", "items": "vimeo,twitter", "icon": [1]])
        #expect(found.status == 422)
        let set = answer(["rows": "2, 3", "duration": "0.25", "items": "vimeo,twitter"])
        #expect(set.status == 200, "\(set.text)")
        let parameters = try set.json["document"]?["parameters"]
        #expect(parameters?["rows"] == [2, 3] && parameters?["duration"] == 0.25)
        #expect(parameters?["items"] == ["vimeo", "twitter"])
        let refused = answer(["rows": "2, x"])
        #expect(refused.status == 422 && refused.text.contains("'x' is not a whole number"), "\(refused.text)")
        var strict = try #require(document.object)
        strict["parameters"] = ["rows": "2, 3"]
        #expect(preview(studio, .object(strict)).status == 422)
    }

    @Test func `a kind is played with its defaults`() throws {
        let studio = try TestStudio()
        var kind = try #require(try studio.get("/api/kinds/expand").json["document"]?.object)
        kind["slug"] = "tried"
        let answer = preview(studio, .object(kind))
        #expect(answer.status == 200, "\(answer.text)")
        #expect(try parameter("expandDuration", of: answer)?["value"] == 0.35)
        #expect(studio.get("/api/kinds/tried").status == 404)
    }

    @Test func `problems are those of saving`() throws {
        let studio = try TestStudio()
        let document: JSON = [
            "type": "pattern", "slug": "tried", "title": "Tried", "kind": "expand",
            "parameters": ["expandDuration": "99s", "expandCurve": "wobbly"],
        ]
        let answer = preview(studio, document)
        #expect(answer.status == 422)
        let saved = studio.run(["op": "create", "ref": "tried", "document": document])
        #expect(try answer.json["error"] == saved.json["error"])
        #expect(preview(studio, ["type": "device", "slug": "x", "title": "X", "width": 1, "height": 1]).status == 422)
        #expect(studio.ask("POST", "/api/preview", body: "{}").status == 400)
    }

    @Test(arguments: ["patterns/expand", "items/vimeo", "devices/ipad-9"])
    func `a document that isn't a kind is valid without dependents`(_ path: String) throws {
        let studio = try TestStudio()
        let document = try #require(try studio.get("/api/\(path)").json["document"])
        let answer = studio.ask(
            "POST", "/api/validate", body: JSON.object(["text": .string(document.pretty)]).canonical)
        #expect(answer.status == 200)
        #expect(try answer.json == ["problems": [], "valid": true])
    }

    @Test func `a card is still, or plays`() throws {
        let studio = try TestStudio()
        let (still, playing) = (
            studio.get("/api/patterns/expand/card.svg"), studio.get("/api/patterns/expand/card.svg?playing=true")
        )
        #expect(still.header("Content-Type") == "image/svg+xml")
        #expect(!still.text.contains("@keyframes") && playing.text.contains("@keyframes"))
        let tag = try #require(still.header("ETag"))
        #expect(tag != playing.header("ETag"))
        #expect(studio.get("/api/patterns/expand/card.svg", ["if-none-match": tag]).status == 304)
    }
}
