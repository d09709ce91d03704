import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@Suite struct DraftTests {
    /// Updates `expand-sign-in` in a new catalog.
    ///
    /// - Returns: The document afterwards.
    private func updated(_ edit: (inout Draft) throws -> Void) throws -> JSON {
        let catalog = try Sample.catalog()
        let name = try Sample.name("expand-sign-in")
        try catalog.write(as: Sample.note) { _ = try $0.update(name, edit) }
        return try catalog.read { try $0.state(of: DocumentReference(name)).document.json }
    }

    @Test func `has the document's values, and changes them`() throws {
        let json = try updated { draft in
            #expect(draft.title == "Expand to sign in")
            #expect(draft.tags == ["reveal", "sign-in"])
            #expect(draft.deprecation == nil)
            draft.title += ", again"
            draft.tags.append("slow")
            draft.summary = ""
            draft.deprecation = .reason("use expand")
        }
        #expect(json["title"] == "Expand to sign in, again")
        #expect(json["tags"] == ["reveal", "sign-in", "slow"])
        #expect(json["summary"] == nil)
        #expect(json["deprecated"] == "use expand")
    }

    @Test func `accepts values as text or JSON, and resets them`() throws {
        let json = try updated { draft in
            draft.set("expandDuration", to: .text("150ms"))
            draft.set("thresholdScale", to: .json(3))
            draft.reset("presentDuration")
        }
        #expect(json["parameters"]?["expandDuration"] == 0.15)
        #expect(json["parameters"]?["thresholdScale"] == 3)
        #expect(json["parameters"]?["presentDuration"] == 0.35)
    }

    /// The code of platforms has such durations, too.
    @Test(arguments: [InputValue.text("12s"), .text("12000ms"), .json("12s"), .json(12)])
    func `a value out of its range is refused in every notation`(value: InputValue) throws {
        let problems = try Sample.problems { _ = try updated { $0.set("expandDuration", to: value) } }
        #expect(problems == ["out-of-range $.parameters.expandDuration"])
    }

    @Test func `an error that an edit throws writes nothing`() throws {
        struct Stop: Error {}
        let catalog = try Sample.catalog()
        let name = try Sample.name("expand")
        #expect(throws: Stop.self) {
            try catalog.write(as: Sample.note) { writer in
                _ = try writer.update(name) { draft in
                    draft.title = "Half"
                    throw Stop()
                }
            }
        }
        #expect(try Sample.history(catalog, of: name) == ["expand@1 created"])
    }

    @Test func `a kind has no values`() throws {
        let problems = try Sample.problems {
            _ = try Sample.catalog().write(as: Sample.note) { writer in
                try writer.update(Sample.name("kind:expand")) { draft in
                    draft.set("expandDuration", to: .text("1s"))
                    draft.reset("expandCurve")
                }
            }
        }
        #expect(problems == ["unknown-key $"])
    }
}
