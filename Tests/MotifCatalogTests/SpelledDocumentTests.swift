import MotifCatalog
import MotifCore
import MotifJSON
import Testing

/// Documents and settings whose curves and durations are the code of a platform.
@Suite struct SpelledDocumentTests {
    private static func expand(_ changes: [String: JSON]) throws -> JSON {
        let parameters = JSONObject(changes.map { ($0.key, $0.value) })
        return .object([
            "type": "pattern", "slug": "coded", "title": "Coded", "kind": "expand", "parameters": .object(parameters),
        ])
    }

    private static func parameters(_ catalog: Catalog, _ name: String) throws -> JSON? {
        let patterns = try catalog.patterns(where: "slug == '\(name)'")
        return patterns.first?.json["parameters"]
    }

    @Test func `the part of a spelling that a value can't hold is reported, whatever the way in`() throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: Sample.note)
        let text = ".easeIn(duration: 0.2)"
        let loss = "'\(text)' has a curve and a duration of 0.2 s; 'expandCurve' holds only one of them"
        let object = #"{"duration": 0.2, "ease": "easeIn"}"#
        let codes = [
            (text, [loss]), ("easeIn", []), ("cubic-bezier(0, 0, 0, 1)", []),
            (object, [loss.replacing(text, with: object)]),
        ]
        for (code, losses) in codes {
            let document = try Self.expand(["expandCurve": .string(code)])
            let summary = try catalog.importDocuments(
                from: [.bytes(document.canonicalBytes, name: "own.json")], as: Sample.note)
            #expect(summary.losses == losses)
            var found: [String] = []
            try catalog.write(as: Sample.note) { writer in
                writer.onLoss = { found.append($0) }
                _ = try writer.update(DocumentReference("expand")) { $0.set("expandCurve", to: .text(code)) }
                writer.onLoss = nil
            }
            #expect(found == losses)
            let operation = try CatalogOperation([
                "op": "update", "ref": "expand", "set": ["expandCurve": .string(code)],
            ])
            let answer = try JSONReader().read(catalog.answer(operation) { _ in Sample.note }.text)
            #expect(answer["losses"] == (losses.isEmpty ? nil : JSON.array(losses.map(JSON.string))))
        }
        // A timing holds both.
        let value: JSON = [
            "type": "value", "slug": "own", "title": "Own", "valueType": "timing", "value": .string(text),
        ]
        let bytes = value.canonicalBytes
        #expect(try catalog.importDocuments(from: [.bytes(bytes, name: "own.json")], as: Sample.note).losses == [])
    }

    /// Timings that no value holds, and what is said of them.
    private static let surplus = [
        (".easeIn(duration: 0.2).delay(0.1).repeatForever()", "is easeIn over 0.2 s, "),
        (".easeIn(duration: 0.2).repeatForever()", "is easeIn over 0.2 s, forever, reversing"),
        ("fade 1s ease-in infinite alternate", "is easeIn over 1 s, forever, reversing"),
        ("opacity .2s ease-in, color .3s linear", "has several timings"),
        ("withRepeat(withTiming(1, {duration: 200, easing: Easing.linear}), 3)", "is linear over 0.2 s, 3 times"),
    ]

    @Test(arguments: surplus) func `what no value can hold is refused, whatever the way in`(
        _ text: String, _ reason: String
    ) throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: Sample.note)
        let value: JSON = [
            "type": "value", "slug": "own", "title": "Own", "valueType": "timing", "value": .string(text),
        ]
        for document in [value, try Self.expand(["expandCurve": .string(text)])] {
            let found = #expect(throws: ImportProblems.self) {
                try catalog.importDocuments(from: [.bytes(document.canonicalBytes, name: "own.json")], as: Sample.note)
            }
            let messages = found?.documents.flatMap(\.problems).map(\.message) ?? []
            #expect(messages.count == 1 && messages[0].contains(reason), "\(messages)")
        }
        for name in ["value:new", "expand"] {
            let key = name == "expand" ? "expandCurve" : "value"
            let found = #expect(throws: Problems.self) {
                try catalog.write(as: Sample.note) { writer in
                    if name != "expand" {
                        _ = try writer.create(
                            DocumentReference("value:new"),
                            document: ["valueType": "timing", "value": ["duration": 0.3, "curve": "easeIn"]])
                    }
                    _ = try writer.update(DocumentReference(name)) { $0.set(key, to: .text(text)) }
                }
            }
            #expect(found?.problems.map(\.message).contains { $0.contains(reason) } == true)
        }
    }

    @Test func `an imported document becomes canonical`() throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: Sample.note)
        let json = try Self.expand([
            "expandCurve": ".spring(response: 0.5, dampingFraction: 0.8)",
            "expandDuration": ".easeInOut(duration: 0.3)",
        ])
        try catalog.importDocuments(from: [.bytes(json.canonicalBytes, name: "coded.json")], as: Sample.note)
        let parameters = try #require(try Self.parameters(catalog, "coded"))
        #expect(parameters["expandCurve"] == ["spring": ["response": 0.5, "dampingFraction": 0.8]])
        #expect(parameters["expandDuration"] == 0.3)
    }

    @Test(
        arguments: [
            ("duration", ".easeInOut(duration: 0.3)", JSON.number(0.3)), ("duration", "tween(300)", 0.3),
            ("curve", "Cubic(0.2, 0, 0, 1)", ["cubicBezier": [0.2, 0, 0, 1]]),
            ("timing", ".easeInOut(duration: 0.3)", ["duration": 0.3, "curve": "easeInOut"]),
            ("timing", "300ms ease-in", ["duration": 0.3, "curve": "easeIn"]),
            (
                "timing", ".easeIn(duration: 0.2).delay(0.1)", ["duration": 0.2, "curve": "easeIn", "delay": 0.1]
            ),
            ("timing", ".easeInOut", ["duration": 0.35, "curve": "easeInOut"]),
        ] as [(String, String, JSON)])
    func `a shared value that is imported or set becomes canonical`(
        _ type: String, _ text: String, _ value: JSON
    ) throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: Sample.note)
        let json: JSON = [
            "type": "value", "slug": "own", "title": "Own", "valueType": .string(type), "value": .string(text),
        ]
        try catalog.importDocuments(from: [.bytes(json.canonicalBytes, name: "own.json")], as: Sample.note)
        let own = try catalog.read { try $0.state(of: DocumentReference("value:own")) }
        #expect(own.document.json["value"] == value)
        try catalog.write(as: Sample.note) { try $0.update("value:own") { $0.set("value", to: .text(text)) } }
        #expect(try catalog.read { try $0.state(of: DocumentReference("value:own")) }.document.json["value"] == value)
    }

    @Test(arguments: [
        ("timing", ".default"), ("timing", "350ms"), ("duration", ".spring()"), ("number", "tween(300)"),
    ])
    func `a shared value isn't read from a spelling without its parts`(_ type: String, _ text: String) throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: Sample.note)
        let json: JSON = [
            "type": "value", "slug": "own", "title": "Own", "valueType": .string(type), "value": .string(text),
        ]
        #expect(throws: ImportProblems.self) {
            try catalog.importDocuments(from: [.bytes(json.canonicalBytes, name: "own.json")], as: Sample.note)
        }
    }

    @Test(arguments: [
        ("{\"duration\": {\"value\": \"q\"}, \"curve\": {\"value\": \"std\"}}", nil),
        ("{\"duration\": 0.3, \"curve\": {\"cubicBezier\": [0.2, 0, 0, 1]}, \"delay\": {\"value\": \"q\"}}", nil),
        ("{\"duration\": 0.3, \"curve\": \"easeIn\", \"delay\": -1}", "delay"),
        ("{\"duration\": {\"value\": \"nope\"}, \"curve\": \"easeIn\"}", "nope"),
        ("{\"duration\": 0.3, \"ease\": [0.2, 0, 0, 1]}", nil),
    ]) func `a timing is set from JSON, with other values in it`(_ text: String, _ problem: String?) throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: Sample.note)
        for (slug, type, value) in [("q", "duration", JSON.number(0.15)), ("std", "curve", "easeOut")] {
            let json: JSON = [
                "type": "value", "slug": .string(slug), "title": "A", "valueType": .string(type), "value": value,
            ]
            try catalog.importDocuments(from: [.bytes(json.canonicalBytes, name: "a.json")], as: Sample.note)
        }
        let json: JSON = [
            "type": "value", "slug": "own", "title": "Own", "valueType": "timing", "value": "300ms ease-in",
        ]
        try catalog.importDocuments(from: [.bytes(json.canonicalBytes, name: "own.json")], as: Sample.note)
        let result = Result {
            try catalog.write(as: Sample.note) { try $0.update("value:own") { $0.set("value", to: .text(text)) } }
        }
        switch result {
        case .success: #expect(problem == nil)
        case .failure(let error): #expect(problem.map("\(error)".contains) == true, "\(error)")
        }
    }

    @Test func `a setting is read in any spelling`() throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: Sample.note)
        for (text, curve) in [
            ("CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)", JSON.object(["cubicBezier": [0.4, 0, 0.2, 1]])),
            ("{duration: 0.3, ease: 'easeOut'}", "easeOut"), ("Curves.easeIn", "easeIn"),
        ] {
            try catalog.write(as: Sample.note) { try $0.update("expand") { $0.set("expandCurve", to: .text(text)) } }
            #expect(try Self.parameters(catalog, "expand")?["expandCurve"] == curve, "\(text)")
        }
    }

    @Test func `a timing with one part is refused with an example`() throws {
        for (text, part) in [("300ms", "and no curve"), ("easeOut", "has no duration")] {
            let json: JSON = [
                "type": "value", "slug": "a", "title": "A", "valueType": "timing", "value": .string(text),
            ]
            let problems = #expect(throws: Problems.self) { try Document(spelled: json) }
            let end = "\(part). A timing has both, such as '300ms ease-out'"
            #expect(problems?.problems.map { $0.message.hasSuffix(end) } == [true], "\(text)")
        }
    }

    @Test(arguments: [
        (".spring()", "Possible readings: spring(response: 0.5, dampingFraction: 0.825)"), ("350ms", "and no curve"),
        ("{stiffness: 900, damping: 120, mass: 4}", "Motion and Reanimated"), ("esaeIn", "Did you mean 'easeIn'?"),
    ])
    func `a spelling without a curve is refused with the reason`(_ text: String, _ reason: String) throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: Sample.note)
        let problems = #expect(throws: Problems.self) {
            try catalog.write(as: Sample.note) { try $0.update("expand") { $0.set("expandCurve", to: .text(text)) } }
        }
        let messages = problems?.problems.map(\.message) ?? []
        #expect(messages.count == 1 && messages[0].contains(reason), "\(messages)")
    }
}
