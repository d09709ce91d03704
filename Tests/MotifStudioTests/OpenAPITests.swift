import Foundation
import MotifCatalog
import MotifCore
import MotifJSON
import MotifPublishing
import SamplePictures
import Testing

@testable import MotifStudio

/// The document of the API describes every route, and nothing else.
@Suite struct OpenAPITests {
    private func document() throws -> JSON {
        let answer = try TestStudio().get("/api/openapi.json")
        #expect(answer.status == 200)
        return try answer.json
    }

    @Test func `every route of the API is described, and no other`() throws {
        let paths = try #require(try document()["paths"]?.object)
        let described = paths.members.flatMap { path in
            (path.value.object?.members ?? []).map { "\($0.key.uppercased()) \(path.key)" }
        }
        let routes = StudioRoutes.all.filter { $0.path.text.hasPrefix("/api") }
        #expect(Set(described) == Set(routes.map { "\($0.method.rawValue) \($0.path.text)" }))
        #expect(described.count == routes.count && described.count > 30)
    }

    @Test func `each description has the parts that readers need`() throws {
        let paths = try #require(try document()["paths"]?.object)
        for path in paths.members {
            for operation in path.value.object?.members ?? [] {
                let name = "\(operation.key) \(path.key)"
                #expect(operation.value["summary"]?.string?.hasSuffix(".") == true, "\(name)")
                #expect(operation.value["responses"]?["200"]?["content"] != nil, "\(name)")
                let parameters = operation.value["parameters"]?.array ?? []
                let variables = parameters.filter { $0["in"] == "path" }.compactMap { $0["name"]?.string }
                #expect(Set(variables) == Set(path.key.matches(of: /{(\w+)}/).map { String($0.1) }), "\(name)")
                #expect(Set(parameters.compactMap { $0["name"]?.string }).count == parameters.count, "\(name)")
                #expect(parameters.allSatisfy { $0["description"]?.string?.hasSuffix(".") == true }, "\(name)")
            }
        }
    }

    @Test func `the example of each path has an answer`() throws {
        let studio = try TestStudio()
        // The shipped catalog has everything but a shared value, and a picture of a screen.
        let value: JSON = ["valueType": "duration", "value": "200ms"]
        #expect(studio.run(["op": "create", "ref": "value:duration-quick", "set": value]).status == 200)
        let screens = studio.folder.appendingPathComponent("motif.screens")
        try FileManager.default.createDirectory(at: screens, withIntermediateDirectories: true)
        try Data(SamplePicture.red.bytes).write(to: screens.appendingPathComponent("current.png"))
        let paths = try #require(try document()["paths"]?.object)
        for path in paths.members where path.value["get"] != nil && path.key != "/api/events" {
            let parameters = path.value["get"]?["parameters"]?.array ?? []
            var target = path.key
            for parameter in parameters {
                guard let name = parameter["name"]?.string, let example = parameter["example"]?.string else { continue }
                target.replace("{\(name)}", with: example)
            }
            let answer = studio.get(target)
            #expect(![404, 500].contains(answer.status), "\(target)")
            guard answer.status == 200, let type = answer.header("Content-Type") else { continue }
            #expect(path.value["get"]?["responses"]?["200"]?["content"]?[type] != nil, "\(target): \(type)")
        }
    }

    /// An operation is described in one place, so one that is added is everywhere.
    @Test func `the body of operations has the keys of each`() throws {
        let added = OperationDefinition("tint", title: "Tint", .reads, "Tints.", result: .list(of: .text)) { keys in
            let color = keys.required(.text("color", "The color."), is: "a color")
            return color.map { color in .read { _ in OperationAnswer([.string(color)]) } }
        }
        let table = OperationTable.all + [added]
        let document = OpenAPI.document(of: [OperationRoutes.operations(of: table)])
        let body = document["paths"]?["/api/operations"]?["post"]?["requestBody"]?["content"]?["application/json"]
        let schemas = try #require(body?["schema"]?["anyOf"]?.array)
        #expect(schemas.map { $0["properties"]?["op"]?["const"]?.string } == table.definitions.map(\.name))
        let tint = schemas.first { $0["properties"]?["op"]?["const"] == "tint" }
        #expect(tint?["required"] == ["op", "color"])
        #expect(tint?["properties"]?["color"]?["description"] == "The color.")
    }

    @Test func `the query of a list has the keys of the operation`() throws {
        let parameters = try document()["paths"]?["/api/patterns"]?["get"]?["parameters"]?.array ?? []
        let keys = OperationDefinition.list.format.keys.map(\.name).filter { $0 != "type" }
        #expect(parameters.map { $0["name"]?.string } == keys)
    }

    @Test func `every reference leads to a schema`() throws {
        let document = try document()
        let schemas = try #require(document["components"]?["schemas"]?.object)
        func check(_ json: JSON) {
            if let reference = json["$ref"]?.string {
                let name = String(reference.dropFirst("#/components/schemas/".count))
                #expect(schemas[name] != nil, "\(reference)")
            }
            for value in (json.array ?? []) + (json.object?.members.map(\.value) ?? []) { check(value) }
        }
        check(document)
    }

    @Test func `no two routes answer one request`() throws {
        let routes = StudioRoutes.all.map { "\($0.method.rawValue) \($0.path.text)" }
        #expect(Set(routes).count == routes.count)
    }
}
