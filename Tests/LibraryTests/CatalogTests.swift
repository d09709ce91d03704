import MotifCatalog
import Testing

/// The catalog as a program uses it that imports nothing else.
@Suite struct CatalogTests {
    private let note = ChangeNote(author: "mia", message: "try", date: Timestamp(secondsSince1970: 1_800_000_000))

    private func catalog() throws -> Catalog { try Catalog.inMemory(with: .shipped, as: note) }

    @Test func `a loop over patterns updates them in one change`() throws {
        let catalog = try catalog()
        let outcomes = try catalog.write(as: note) { writer in
            try writer.patterns(where: "duration > 0.5").map { pattern in
                try writer.update(pattern.metadata.name) { $0.tags.append("retimed") }
            }
        }
        #expect(
            outcomes.map(\.description) == [
                "updated mask-reveal@2", "updated punch-out@2", "updated punch-out-covering@2", "updated zoom-icons@2",
            ])
        #expect(try catalog.patterns(where: "'retimed' in tags").count == 4)
        #expect(try catalog.read { try $0.statistics().changes } == 2)
    }

    @Test func `a draft has typed values, and reports those of another type together`() throws {
        let catalog = try catalog()
        try catalog.write(as: note) { writer in
            _ = try writer.update("punch-out") { draft in
                #expect(draft["duration"] == .seconds(1))
                draft["duration"] = .milliseconds(500)
                draft["curve"] = nil
            }
        }
        #expect(try catalog.difference(from: "punch-out@1", to: "punch-out").entries.map(\.newText) == ["0.5 s"])
        let problems = #expect(throws: Problems.self) {
            try catalog.write(as: note) { writer in
                _ = try writer.update("punch-out") { draft in
                    draft["duration"] = .degrees(90)
                    draft["nosuch"] = .seconds(1)
                }
            }
        }
        #expect(problems?.problems.count == 2)
    }

    @Test func `a catalog has its patterns in the requested order`() throws {
        let catalog = try catalog()
        let slugs = try catalog.patterns(order: .descending(.title)).map(\.metadata.name.slug.text)
        #expect(slugs.first == "zoom-icons")
        #expect(slugs.last == "connect-the-dots")
        let names = try catalog.read { try $0.names(of: ListRequest(.device, order: .descending(.slug), limit: 1)) }
        #expect(names.map(\.description) == ["device:pixel-tablet"])
    }

    @Test func `an order by an unknown parameter is rejected`() throws {
        let problems = try #require(throws: Problems.self) {
            try catalog().patterns(order: .ascending(.parameter("x")))
        }
        #expect(problems.problems.map(\.code) == [.unknownReference])
    }

    @Test func `documents are named by text`() throws {
        let catalog = try catalog()
        try catalog.write(as: note) { writer in
            try writer.create("grow", kind: "expand") { $0.title = "Grow" }
            try writer.copy("grow", to: "grow-too")
            try writer.rename("grow", to: "swell")
            try writer.delete("grow-too")
            try writer.restore("grow-too")
        }
        var lines: [String] = []
        try catalog.read { reader in
            try reader.history(limit: 5) { lines.append("\($0.name)@\($0.key.number) \($0.action)") }
            #expect(try reader.state(of: "swell@1").document.metadata.title == "Grow")
        }
        #expect(
            lines.sorted() == [
                "grow-too@1 created", "grow-too@2 deleted", "grow-too@3 restored", "grow@1 created", "swell@2 renamed",
            ])
    }

    @Test func `text that isn't a reference is an error, not a trap`() throws {
        let catalog = try catalog()
        #expect(throws: ReferenceError.self) { try catalog.read { _ = try $0.entry(of: "No Slug") } }
        #expect(throws: ReferenceError.self) { try SampleRequest("a b") }
        #expect(throws: Problems(.badSlug("A B"))) {
            try catalog.write(as: note) { try $0.rename("expand", to: "A B") }
        }
        let problems = try #require(throws: Problems.self) { try catalog.write(as: note) { try $0.update("expand@1") } }
        #expect(problems.problems.map(\.code) == [.syntax])
    }

    @Test func `a changed kind returns the patterns that it changed`() throws {
        let catalog = try catalog()
        let kind = try catalog.read { try $0.state(of: "kind:expand").document.json }
        var object = try #require(kind.object)
        var parameters = try #require(object["parameters"]?.array)
        parameters[0] = .object(try #require(parameters[0].object).with("maximum", 9))
        object["parameters"] = .array(parameters)
        let outcome = try catalog.write(as: note) { try $0.update("kind:expand", document: .object(object)) }
        #expect(outcome.description == "updated kind:expand@2")
        #expect(outcome.dependents.map(\.description) == ["updated expand@2", "updated expand-sign-in@2"])
    }

    @Test func `a difference prints its values`() throws {
        let catalog = try catalog()
        try catalog.write(as: note) { writer in
            try writer.update("expand") { draft in
                draft.title = "Grow"
                draft.deprecation = .reason("use expand-covering")
            }
        }
        let entries = try catalog.difference(from: "expand").entries
        #expect(entries.map(\.description) == ["$.deprecated: none → use expand-covering", "$.title: Expand → Grow"])
    }
}

extension JSONObject {
    /// The object with another value of a key.
    fileprivate func with(_ key: String, _ value: JSON) -> JSONObject {
        var object = self
        object[key] = value
        return object
    }
}
