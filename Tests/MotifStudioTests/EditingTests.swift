import MotifCatalog
import MotifJSON
import MotifStudio
import Testing

/// What helps to edit: problems at their lines, and merges.
@Suite struct EditingTests {
    private func validation(_ text: String, _ studio: TestStudio) throws -> JSON {
        let answer = studio.ask("POST", "/api/validate", body: JSON.object(["text": .string(text)]).canonical)
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.json
    }

    @Test func `problems are at their lines`() throws {
        let studio = try TestStudio()
        let text = """
            {
              "type": "pattern", "slug": "mine", "title": "Mine", "kind": "expand",
              "parameters": {
                "expandDuration": -1,
                "nothing": 2
              }
            }
            """
        let answer = try validation(text, studio)
        #expect(answer["valid"] == false)
        let places = try #require(answer["problems"]?.array).map { [$0["line"], $0["column"]] }
        #expect(places.contains([4, 23]) && places.contains([5, 16]), "\(answer.canonical)")
        let broken = try validation("{\n \"type\" 1}", studio)
        #expect(broken["problems"]?.array?.first?["line"] == 2)
        #expect(
            try validation(
                #"{"type":"device","slug":"x","title":"X","family":"phone","screen":{"width":300,"height":600}}"#,
                studio)["valid"]
                == true)
    }

    @Test func `a kind's patterns and their checks are listed before it is saved`() throws {
        let studio = try TestStudio()
        let text = studio.run(["op": "show", "ref": "kind:expand"])
        var kind = try #require(try text.json["document"]?.object)
        let same = try validation(JSON.object(kind).canonical, studio)
        #expect(same["valid"] == true)
        #expect(same["dependentCount"] == 2)
        #expect(same["dependents"]?.array?.allSatisfy { $0["checks"] == [] && $0["problems"] == [] } == true)

        let parameters = try #require(kind["parameters"]?.array)
        var check = try #require(kind["checks"]?.array?.first?.object)
        check["holds"] = "screen.width < 0"
        kind["checks"] = [.object(check)]
        let strict = try validation(JSON.object(kind).canonical, studio)
        let changes = strict["dependents"]?.array?.flatMap { $0["checks"]?.array ?? [] } ?? []
        #expect(changes.count == 2, "\(strict.canonical)")
        #expect(changes.allSatisfy { $0["check"] == "covers-screen" && $0["before"] != $0["after"] })
        kind["parameters"] = .array(
            parameters.map { parameter in
                guard parameter["name"] == "expandDuration", var object = parameter.object else { return parameter }
                object["maximum"] = 0.1
                return .object(object)
            })
        let narrow = try validation(JSON.object(kind).canonical, studio)
        #expect(narrow["valid"] == false, "\(narrow.canonical)")
    }

    @Test func `an update is validated as it would be saved`() throws {
        let studio = try TestStudio()
        for set in [["expandDuration": 0.4], ["expandDuration": -1, "nothing": 2]] as [JSON] {
            let body: JSON = ["update": ["ref": "expand", "set": set]]
            let answer = try studio.ask("POST", "/api/validate", body: body.canonical).json
            let saved = studio.run(["op": "update", "ref": "expand", "set": set])
            #expect(answer["valid"] == .boolean(saved.status == 200))
            let problems = answer["problems"]?.array?.map { $0["path"] }
            #expect(problems == (try saved.json["error"]?["problems"]?.array?.map { $0["path"] } ?? []))
        }
        #expect(studio.ask("POST", "/api/validate", body: #"{"update":{"ref":"none"}}"#).status == 404)
        for body in ["{}", #"{"update":{"refs":"expand"}}"#] {
            #expect(studio.ask("POST", "/api/validate", body: body).status == 400)
        }
        #expect(try studio.get("/api/patterns/expand").json["revision"] == 2)
    }

    @Test func `a view has everything that a page shows, from one state`() throws {
        let studio = try TestStudio()
        #expect(studio.run(["op": "update", "ref": "expand", "set": ["expandDuration": 0.4]]).status == 200)
        let view = try studio.get("/api/patterns/expand/view").json
        #expect(view["change"] == 2)
        #expect(try view["entry"] == studio.get("/api/patterns/expand").json)
        #expect(try view["history"] == studio.get("/api/patterns/expand/history").json)
        #expect(try view["player"] == studio.get("/api/patterns/expand/player").json)
        #expect(try studio.get("/api/kinds/expand/view").json["player"] == nil)
    }

    @Test func `two people's values are merged, and the one that both changed is named`() throws {
        let studio = try TestStudio()
        var mine = try #require(try studio.get("/api/patterns/expand").json["document"]?.object)
        #expect(
            studio.run(["op": "update", "ref": "expand", "set": ["expandDuration": 0.5, "presentDuration": 0.2]]).status
                == 200)
        var parameters = try #require(mine["parameters"]?.object)
        parameters["expandDuration"] = 0.6
        parameters["thresholdScale"] = 3
        mine["parameters"] = .object(parameters)
        var body: JSONObject = ["ref": "expand", "base": 1, "document": .object(mine)]
        let open = try studio.ask("POST", "/api/merge", body: JSON.object(body).canonical).json
        #expect(open["revision"] == 2)
        #expect(open["valid"] == false)
        #expect(
            open["conflicts"] == [
                [
                    "value": "expandDuration", "path": "$.parameters.expandDuration", "base": 0.35, "ours": 0.6,
                    "theirs": 0.5,
                ]
            ])
        body["take"] = ["expandDuration": "theirs"]
        let settled = try studio.ask("POST", "/api/merge", body: JSON.object(body).canonical).json
        #expect(settled["valid"] == true)
        let merged = settled["document"]?["parameters"]
        #expect(merged?["expandDuration"] == 0.5 && merged?["presentDuration"] == 0.2 && merged?["thresholdScale"] == 3)
        // Nothing is saved.
        #expect(try studio.get("/api/patterns/expand").json["revision"] == 2)
    }

    @Test(arguments: [
        "{}", #"{"ref":"expand"}"#, #"{"ref":"expand","base":0,"document":{}}"#,
        #"{"ref":"expand","base":1,"document":[]}"#, #"{"ref":"expand","base":1,"document":{},"x":1}"#,
        #"{"ref":"expand","base":1,"document":{},"take":{"a":"mine"}}"#,
    ]) func `a merge with invalid keys is refused`(_ body: String) throws {
        #expect(try TestStudio().ask("POST", "/api/merge", body: body).status == 400)
    }
}
