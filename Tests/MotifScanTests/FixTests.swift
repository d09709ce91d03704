import Foundation
import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import SeededRandom
import Testing

/// Drifted code that gets the catalog's values.
@Suite struct FixTests {
    private static let date = Timestamp("2026-05-04T09:30:00Z") ?? Timestamp(millisecondsSince1970: 0)

    /// A catalog with shared values, by name.
    func catalog(_ values: [(name: String, value: JSON)]) throws -> Catalog {
        let catalog = try Catalog.inMemory(with: .nothing, as: ChangeNote(author: "ana", date: Self.date))
        try catalog.write(as: ChangeNote(author: "ana", date: Self.date)) { writer in
            for (name, value) in values { _ = try writer.create(DocumentReference("value:\(name)"), document: value) }
        }
        return catalog
    }

    func fix(_ folder: CodeFolder, _ catalog: Catalog) throws -> ScanFix {
        let files = SourceFiles(["."], in: folder.url.path)
        let values = try catalog.read { try CatalogValues($0) }
        return ScanFix(Scan(files), values, ScanLinks(), ScanSettings())
    }

    /// The text of a file after the fixes, and the reasons for what stays.
    func fixed(
        _ code: String, in file: String, _ values: [(String, JSON)]
    ) throws -> (text: String, refused: [String]) {
        let folder = try CodeFolder([file: code])
        let fix = try fix(folder, try catalog(values))
        let bytes = fix.edits.results[file] ?? Array(code.utf8)
        return (String(decoding: bytes, as: UTF8.self), fix.refused.map(\.reason))
    }

    static func duration(_ seconds: Double) -> JSON { ["valueType": "duration", "value": .number(seconds)] }

    static func timing(_ curve: JSON, _ seconds: Double) -> JSON {
        ["valueType": "timing", "value": ["duration": .number(seconds), "curve": curve]]
    }

    static func bezier(_ numbers: [Double]) -> JSON { ["cubicBezier": .array(numbers.map(JSON.number))] }

    static func spring(_ response: Double, _ fraction: Double) -> JSON {
        ["spring": ["response": .number(response), "dampingFraction": .number(fraction)]]
    }

    // MARK: Planted drifts

    /// Numbers as a catalog and code have them.
    struct Numbers {
        let milliseconds: Int
        let points: [Double]
        let name: Int
        let response: Double
        let fraction: Double

        init(_ random: inout SeededGenerator) {
            milliseconds = Int.random(in: 5...99, using: &random) * 10 + 1
            points = [0, 1, 2, 3].map { _ in Double(Int.random(in: 1...99, using: &random)) / 100 }
            name = Int.random(in: 0...3, using: &random)
            response = Double(Int.random(in: 11...99, using: &random)) / 100
            fraction = Double(Int.random(in: 31...99, using: &random)) / 100
        }

        var seconds: String { "0." + String(repeating: "0", count: milliseconds < 100 ? 1 : 0) + "\(milliseconds)" }
        func points(_ format: (Double) -> String) -> String { points.map(format).joined(separator: ", ") }
    }

    /// A piece of code with numbers, linked to a value with the same numbers.
    struct Plant: Sendable {
        let file: String
        let value: @Sendable (Numbers) -> JSON
        let code: @Sendable (Numbers) -> String
    }

    private static let names = ["linear", "easeIn", "easeOut", "easeInOut"]
    private static func seconds(_ numbers: Numbers) -> Double { Double(numbers.milliseconds) / 1000 }
    private static let length: @Sendable (Numbers) -> JSON = { duration(seconds($0)) }
    private static let named: @Sendable (Numbers) -> JSON = { timing(.string(names[$0.name]), seconds($0)) }
    private static let curved: @Sendable (Numbers) -> JSON = { timing(bezier($0.points), seconds($0)) }
    private static let sprung: @Sendable (Numbers) -> JSON = {
        ["valueType": "curve", "value": spring($0.response, $0.fraction)]
    }

    static let plants: [Plant] = [
        Plant(file: "a.swift", value: length) { "UIView.animate(withDuration: \($0.seconds)) { self.open() }" },
        Plant(file: "b.swift", value: length) {
            "withAnimation(.easeIn(duration: \($0.seconds)).delay(0.5)) { x = 1 }"
        },
        Plant(file: "c.swift", value: named) {
            let option = ["curveLinear", "curveEaseIn", "curveEaseOut", "curveEaseInOut"][$0.name]
            return
                "UIView.animate(withDuration: \($0.seconds), delay: 0, options: [.\(option), .beginFromCurrentState]) { a() }"
        },
        Plant(file: "d.swift", value: named) { "withAnimation(.\(names[$0.name])(duration: \($0.seconds))) { x = 1 }" },
        Plant(file: "e.swift", value: curved) {
            "withAnimation(.timingCurve(\($0.points { "\($0)" }), duration: \($0.seconds))) { x = 1 }"
        },
        Plant(file: "f.swift", value: sprung) {
            "withAnimation(.spring(response: \($0.response), dampingFraction: \($0.fraction))) { x = 1 }"
        },
        Plant(file: "g.kt", value: length) { "fun f() = tween<Float>(\($0.milliseconds), easing = LinearEasing)" },
        Plant(file: "h.kt", value: curved) {
            "fun f() = tween<Dp>(durationMillis = \($0.milliseconds), "
                + "easing = CubicBezierEasing(\($0.points { "\($0)f" })))"
        },
        Plant(file: "j.tsx", value: length) {
            "export const f = () => withTiming(1, { duration: \($0.milliseconds) })"
        },
        Plant(file: "k.tsx", value: curved) {
            "const f = () => withTiming(1, { duration: \($0.milliseconds), easing: Easing.bezier(\($0.points { "\($0)" })) })"
        },
        Plant(file: "l.css", value: length) { ".a { transition: opacity \($0.milliseconds)ms linear; }" },
        Plant(file: "m.css", value: named) {
            let word = ["linear", "ease-in", "ease-out", "ease-in-out"][$0.name]
            return ".b { color: red; transition: opacity \($0.milliseconds)ms \(word); }"
        },
        Plant(file: "n.scss", value: curved) {
            ".c { &:hover { transition: all \($0.seconds)s cubic-bezier(\($0.points { "\($0)" })); } }"
        },
        Plant(file: "o.dart", value: length) {
            "final c = AnimationController(vsync: this, duration: const Duration(milliseconds: \($0.milliseconds)));"
        },
        Plant(file: "p.dart", value: named) {
            "final w = AnimatedOpacity(opacity: 1, duration: const Duration(milliseconds: \($0.milliseconds)), "
                + "curve: Curves.\(names[$0.name]), child: child);"
        },
        Plant(file: "q.xml", value: length) {
            "<objectAnimator android:duration=\"\($0.milliseconds)\" android:propertyName=\"alpha\"/>"
        },
    ]

    /// The code of all plants, several of each, with other code between them.
    private func code(_ plan: [(plant: Plant, name: String, numbers: Numbers)]) -> [String: String] {
        var files: [String: String] = [:]
        for (plant, name, numbers) in plan {
            let type = plant.file.split(separator: ".").last ?? ""
            let link =
                switch type {
                case "xml": "<!-- motif: value:\(name) -->"
                case "css": "/* motif: value:\(name) */"
                default: "// motif: value:\(name)"
                }
            // Wide letters, tabs, and the line ends of Windows.
            let file = "\(name).\(type)"
            files[file] = "\t\(link)\r\n\(plant.code(numbers))\r\n\(link.replacing("motif: value:", with: "größe 🙂 "))"
        }
        return files
    }

    @Test func `200 planted drifts are fixed, and no other byte changes`() throws {
        var (done, refused): (Int, [String]) = (0, [])
        for seed in RandomPlans(1).seeds {
            var random = SeededGenerator(seed: seed)
            var plan: [(plant: Plant, name: String, old: Numbers, new: Numbers)] = []
            while plan.count < 200 {
                let plant = Self.plants[plan.count % Self.plants.count]
                plan.append((plant, "v\(plan.count)", Numbers(&random), Numbers(&random)))
            }
            let before = code(plan.map { ($0.plant, $0.name, $0.old) })
            let expected = code(plan.map { ($0.plant, $0.name, $0.new) })
            let folder = try CodeFolder(before)
            let catalog = try catalog(plan.map { ($0.name, $0.plant.value($0.new)) })
            let fix = try fix(folder, catalog)
            let kept = Set(fix.refused.map(\.place.file))
            let results = fix.edits.results
            for (file, text) in before where text != expected[file] {
                let now = String(decoding: results[file] ?? Array(text.utf8), as: UTF8.self)
                #expect(now == (kept.contains(file) ? text : expected[file]), "seed \(seed)")
            }
            for (file, bytes) in results { try folder.write(Data(bytes), to: file) }
            // A second scan finds what was refused, and nothing else.
            let second = try self.fix(folder, catalog)
            #expect(second.fixed.isEmpty && Set(second.refused.map(\.place.file)) == kept, "seed \(seed)")
            done += fix.fixed.count
            refused += fix.refused.map { "\($0.place.file) \($0.place.code): \($0.reason)" }
        }
        // Declarations of style sheets don't all say where their numbers are.
        #expect(refused.allSatisfy { $0.contains("css ") }, "\(refused.joined(separator: "\n"))")
        #expect(done > 180 && done + refused.count > 190)
    }

    // MARK: What can't be fixed

    private static let cases: [(code: String, file: String, value: JSON, expected: String?, reason: String?)] = [
        // The literal of a constant that is linked itself, and that only linked code uses.
        (
            "enum K {\n    // motif: value:v\n    static let a = 0.3\n}\nfunc f() { UIView.animate(withDuration: K.a) { } }",
            "a.swift",
            duration(0.4),
            "enum K {\n    // motif: value:v\n    static let a = 0.4\n}\nfunc f() { UIView.animate(withDuration: K.a) { } }",
            nil
        ),
        (
            "let a = 0.3\nUIView.animate(withDuration: a) { } // motif: value:v", "a.swift", duration(0.4),
            "let a = 0.4\nUIView.animate(withDuration: a) { } // motif: value:v", nil
        ),
        (
            "let a = 0.3\nUIView.animate(withDuration: a) { } // motif: value:v\n\n\nwithAnimation(.linear(duration: a)) { }",
            "a.swift", duration(0.4), nil, "'a.swift:5' would change as well, and isn't linked to it"
        ),
        (
            "let a = 0.3\nUIView.animate(withDuration: a * 2) { } // motif: value:v", "a.swift", duration(0.4), nil,
            "the duration is computed"
        ),
        (
            "@mixin fade($d) { transition: all $d linear; }\n.a { @include fade(.3s); } /* motif: value:v */", "a.scss",
            duration(0.4), nil, "the duration is the result of 'fade'"
        ),
        (
            "UIView.animate(withDuration: 0.1 + 0.2) { } // motif: value:v", "a.swift", duration(0.4), nil,
            "the duration is computed"
        ),
        (
            "withAnimation(.easeIn(duration: 0.3)) { } // motif: value:v", "a.swift",
            ["valueType": "curve", "value": spring(0.5, 0.8)],
            "withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { } // motif: value:v", nil
        ),
        (
            "/* motif: value:v */\n.a { transition: opacity 0.3s linear; }", "a.css",
            ["valueType": "curve", "value": spring(0.5, 0.8)], nil,
            "can't write spring(response: 0.5, dampingFraction: 0.8) there in CSS"
        ),
        ("fun f() = tween<Float>(300) // motif: value:v", "a.kt", duration(0.3335), nil, "333.5 isn't a whole number"),
        // Only a curve is written where a curve is.
        (
            "fun f() = tween<Float>(durationMillis = 300, delayMillis = 50, easing = FastOutSlowInEasing) // motif: value:v",
            "a.kt", timing(bezier([0.2, 0, 0, 1]), 0.25),
            "fun f() = tween<Float>(durationMillis = 250, delayMillis = 50, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f)) // motif: value:v",
            nil
        ),
        (
            "const f = () => withTiming(1, { duration: 300, easing: Easing.inOut(Easing.quad) }, done) // motif: value:v",
            "a.tsx", timing(bezier([0.2, 0, 0, 1]), 0.25),
            "const f = () => withTiming(1, { duration: 250, easing: Easing.bezier(0.2, 0, 0, 1) }, done) // motif: value:v",
            nil
        ),
        (
            ".a { transition: opacity 0.3s ease-in; } /* motif: value:v */", "a.css", timing("easeOut", 0.4),
            ".a { transition: opacity 0.4s ease-out; } /* motif: value:v */", nil
        ),
        (
            ".a {\n  transition-timing-function: ease-in; /* motif: value:v */\n}", "a.css",
            ["valueType": "curve", "value": "easeOut"],
            ".a {\n  transition-timing-function: ease-out; /* motif: value:v */\n}", nil
        ),
        (
            "Text(\"a\").animation(.easeInOut(duration: 0.2), value: x) // motif: value:v", "a.swift",
            timing("easeOut", 0.4), "Text(\"a\").animation(.easeOut(duration: 0.4), value: x) // motif: value:v", nil
        ),
        (
            "Text(\"a\")\n    .frame(width: 1)\n    .animation(.easeInOut(duration: 0.2), value: x) // motif: value:v",
            "a.swift",
            timing("easeOut", 0.4),
            "Text(\"a\")\n    .frame(width: 1)\n    .animation(.easeOut(duration: 0.4), value: x) // motif: value:v",
            nil
        ),
        // A number keeps its form, as far as the new one needs it.
        (
            ".a { transition: opacity .3s cubic-bezier(.4,0,.2,1); } /* motif: value:v */", "a.css",
            timing(bezier([0.2, 0, 0, 1]), 0.25),
            ".a { transition: opacity .25s cubic-bezier(.2,0,0,1); } /* motif: value:v */", nil
        ),
        (
            "final a = AnimationController(vsync: this, duration: Duration(microseconds: 300000)); // motif: value:v",
            "a.dart", duration(0.4),
            "final a = AnimationController(vsync: this, duration: Duration(microseconds: 400000)); // motif: value:v",
            nil
        ),
        // A place that can't be fixed leaves its neighbors alone.
        (
            "fun f() = tween<Float>(300, easing = LinearEasing) // motif: value:v\n\n"
                + "fun g() = spring<Float>(0.5f, 200f) // motif: value:v",
            "a.kt", duration(0.4),
            "fun f() = tween<Float>(400, easing = LinearEasing) // motif: value:v\n\n"
                + "fun g() = spring<Float>(0.5f, 200f) // motif: value:v",
            "the code states no duration"
        ),
        (
            "UIView.animate(withDuration: slow ? 0.2 : 0.3) { } // motif: value:v", "a.swift", duration(0.4), nil,
            "the code has 2 timings, and the link names none of them"
        ),
        // The form of a literal stays, as far as the number and the type need it.
        (
            "UIView.animate(withDuration: 0.30) { } // motif: value:v", "a.swift", duration(2),
            "UIView.animate(withDuration: 2) { } // motif: value:v", nil
        ),
    ]

    @Test(arguments: Self.cases.indices) func `what can't be fixed stays as it is, with the reason`(_ index: Int) throws
    {
        let (code, file, value, expected, reason) = Self.cases[index]
        let (text, refused) = try fixed(code, in: file, [("v", value)])
        #expect(text == expected ?? code)
        #expect(refused == [reason].compactMap(\.self))
    }

    @Test func `the difference is one that git applies`() throws {
        let old = (1...30).map { "line \($0)\r\n" }.joined() + "end"
        let new = old.replacing("line 3\r\n", with: "line three\r\n").replacing("line 20\r\n", with: "line twenty\r\n")
            .replacing("end", with: "END")
        let diff = String(
            decoding: UnifiedDiff.text(of: "a.txt", from: Array(old.utf8), to: Array(new.utf8)), as: UTF8.self)
        #expect(diff.components(separatedBy: "@@ -").count == 4 && diff.contains("-line 3\r\n+line three\r\n"))
        let folder = try CodeFolder(["a.txt": old, "a.diff": diff])
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "apply", "a.diff"]
        git.currentDirectoryURL = folder.url
        try git.run()
        git.waitUntilExit()
        #expect(git.terminationStatus == 0)
        #expect(try String(contentsOf: folder.url.appendingPathComponent("a.txt"), encoding: .utf8) == new)
    }
}
