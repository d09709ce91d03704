import Foundation
import MotifJSON
import Testing

/// An app on five platforms whose motion is brought into a catalog.
@Suite struct AdoptionTests {
    static let files = [
        "App/Motion.swift": """
        enum MotionDuration {
            static let fast: TimeInterval = 0.15
            static let slow = 0.45
            static let damping: CGFloat = 0.7
            enum Sheet { static let fast = 0.2 }
        }
        extension Animation {
            static let standard = Animation.easeInOut(duration: 0.31)
            static let pop: Animation = .spring(response: 0.41, dampingFraction: 0.62)
        }

        """,
        "App/Menu.swift": """
        final class Menu {
            func open() {
                UIView.animate(withDuration: MotionDuration.fast) { self.grow() }
                UIView.animate(withDuration: MotionDuration.slow, delay: 0, options: .curveEaseOut) { self.move() }
                withAnimation(.standard) { self.fade() }
                withAnimation(.pop) { self.pop() }
                UIView.animate(withDuration: 0.23) { self.blink() }
                UIView.animate(withDuration: 0.23) { self.blink() }
                UIView.animate(
                    withDuration: MotionDuration.slow, delay: 0, usingSpringWithDamping: MotionDuration.damping,
                    initialSpringVelocity: 0, animations: { })
            }
            func close() {
                UIView.animate(withDuration: 0.23) { self.shrink() }
                UIView.animate(withDuration: MotionDuration.Sheet.fast) { self.drop() }
                UIView.animate(withDuration: 0.87) { self.rest() }
            }
        }

        """,
        "App/Card.tsx": """
        const DURATION = 350
        const SCALE = 1.2
        const DAMPING = 15
        export const grow = () => withTiming(SCALE, { duration: DURATION })
        export const pop = () => withSpring(1, { damping: DAMPING, stiffness: 120, mass: 1 })

        """,
        "App/Card.kt": """
        object Timing {
            const val EXPAND_MILLIS = 350
            const val DAMP = 0.6f
        }
        fun grow() = tween<Float>(Timing.EXPAND_MILLIS)
        fun pop() = spring<Float>(dampingRatio = Timing.DAMP, stiffness = 200f)

        """,
    ]

    func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        for (name, text) in Self.files { try sandbox.write(text, to: name) }
        return sandbox
    }

    private func counts(_ sandbox: Sandbox) throws -> [String: Int] {
        let run = try sandbox.motif("scan", "App", "--all", "--format", "json", "--quiet")
        let rows = try JSONReader().read(run.output).array ?? []
        return rows.reduce(into: [:]) { $0[$1["rule"]?.string ?? "", default: 0] += 1 }
    }

    /// Writes a plan, changes its items, and returns its path.
    func plan(_ sandbox: Sandbox, _ change: (inout [JSON]) -> Void = { _ in }) throws -> String {
        try sandbox.motif("adopt", "App", "--plan", "plan.json", "--force")
        var plan = try JSONReader().read(try sandbox.read("plan.json")).object ?? JSONObject()
        var items = plan["items"]?.array ?? []
        change(&items)
        plan["items"] = .array(items)
        try sandbox.write(JSON.object(plan).pretty, to: "plan.json")
        return "plan.json"
    }

    /// Sets members of the item with a value.
    func set(_ value: String, in items: inout [JSON], _ members: JSONObject) {
        for index in items.indices where items[index]["value"] == .string(value) {
            var item = items[index].object ?? JSONObject()
            for (key, value) in members.members.map({ ($0.key, $0.value) }) { item[key] = value }
            items[index] = .object(item)
        }
    }

    func values(_ sandbox: Sandbox) throws -> [String] {
        let run = try sandbox.motif("list", "value", "--format", "json")
        return try JSONReader().read(run.output).array?.compactMap { $0["slug"]?.string }.sorted() ?? []
    }

    @Test func `the suggestions have units, types, and names from the code`() throws {
        let sandbox = try sandbox()
        _ = try plan(sandbox)
        let items = try JSONReader().read(try sandbox.read("plan.json"))["items"]?.array ?? []
        let found = items.map { item in
            [item["action"], item["name"], item["value"]].map { $0?.string ?? "" }.joined(separator: " ")
        }
        // 350 ms is the only duration of its kind on both platforms; damping ratios and targets aren't durations.
        #expect(
            found.sorted() == [
                "leave  spring(mass: 1, stiffness: 120, damping: 15, initialVelocity: 0)",
                "leave close easeInOut over 0.87 s", "leave menu easeInOut over 0.23 s",
                "leave pop-2 spring(mass: 1, stiffness: 200, damping: 16.97056274847714, initialVelocity: 0)",
                "take expand 0.35 s", "take fast 0.15 s",
                "take pop spring(response: 0.41, dampingFraction: 0.62)", "take sheet-fast 0.2 s", "take slow 0.45 s",
                "take standard easeInOut over 0.31 s",
            ])
        let shared = items.first { $0["name"] == "expand" }?["places"]?.array ?? []
        #expect(shared.compactMap { $0["file"]?.string } == ["App/Card.kt", "App/Card.tsx"])
    }

    /// Constants with code that uses them, and what a plan suggests for them.
    private static let constants: [(file: String, code: String, expected: [String])] = [
        (
            "a.dart",
            """
            const kStandard = Duration(milliseconds: 310);
            class M { static const slow = Duration(seconds: 2); }
            const kEmphasized = Cubic(0.2, 0, 0, 1);
            const kCurve = Curves.easeIn;
            final a = AnimatedOpacity(duration: kStandard, curve: kEmphasized, opacity: 1);
            final b = AnimatedOpacity(duration: M.slow, curve: kCurve, opacity: 1);
            """,
            [
                "take curve easeIn 1", "take emphasized cubic-bezier(0.2, 0, 0, 1) 1", "take slow 2 s 1",
                "take standard 0.31 s 1",
            ]
        ),
        (
            "a.css",
            """
            :root { --fast: 150ms; --ease: cubic-bezier(0.2, 0, 0, 1); --wait: 50ms; --fade: 0.4s linear; }
            .a { transition: opacity var(--fast) var(--ease) var(--wait); }
            .b { transition: opacity var(--fast) linear, color var(--fade); }
            :root { --move: var(--fast) var(--ease); --slow: calc(var(--fast) * 2); --in: var(--fade); }
            .c { transition: color var(--move), top var(--slow) linear, left var(--in); }
            """,
            ["take ease cubic-bezier(0.2, 0, 0, 1) 2", "take fade linear over 0.4 s 2", "take fast 0.15 s 3"]
        ),
        (
            "a.scss",
            "$fast: 150ms;\n$base: 0.2s ease-in;\n.a { transition: opacity $fast linear; }\n.b { transition: color $base; }",
            ["take base easeIn over 0.2 s 1", "take fast 0.15 s 1"]
        ),
        ("a.less", "@fast: 150ms;\n.a { transition: opacity @fast linear; }", ["take fast 0.15 s 1"]),
        (
            "a.tsx",
            """
            const DURATIONS = { fast: 0.15, slow: { enter: 0.4 }, delay: 0.1 } as const
            const EASE = [0.2, 0, 0, 1] as const
            const fade = { duration: 0.25, ease: "easeInOut" }
            const POP = { type: "spring", stiffness: 400, damping: 30 }
            const a = <motion.p transition={{ duration: DURATIONS.fast, delay: DURATIONS.delay, ease: EASE }} />
            const b = <motion.p transition={{ duration: DURATIONS.slow.enter, ease: EASE }} />
            const c = <motion.p transition={fade} />
            const d = <motion.p transition={POP} />
            """,
            [
                "take ease cubic-bezier(0.2, 0, 0, 1) 2", "take enter 0.4 s 1", "take fade easeInOut over 0.25 s 1",
                "take fast 0.15 s 1", "take pop spring(mass: 1, stiffness: 400, damping: 30, initialVelocity: 0) 1",
            ]
        ),
        (
            "res/values/motion.xml",
            "<resources>\n<integer name=\"fast\">150</integer>\n<integer name=\"count\">3</integer>\n</resources>",
            ["take fast 0.15 s 1"]
        ),
        (
            "a.swift",
            """
            final class Button: UIButton {
                let shrinkCurve = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
                func f() { let a = CABasicAnimation(keyPath: "bounds"); a.duration = 0.1; a.timingFunction = shrinkCurve }
            }
            """, ["take shrink cubic-bezier(0.4, 0, 0.2, 1) 1"]
        ),
        (
            "a.swift",
            """
            enum M { static let fast = 0.2; static let slow = fast * 2; static let quick = Animation.easeIn(duration: fast) }
            let a = Text("a").animation(M.quick, value: x).animation(.linear(duration: M.slow), value: y)
            let base = 0.3; let fade = base
            func f() { UIView.animate(withDuration: fade) { } }
            """, ["take base 0.3 s 1", "take fast 0.2 s 3"]
        ),
    ]

    @Test(arguments: constants) func `constants are offered as what the code that uses them takes them for`(
        _ file: String, _ code: String, _ expected: [String]
    ) throws {
        let sandbox = try Sandbox()
        try sandbox.write(code + "\n", to: "App/\(file)")
        let user = "<objectAnimator android:duration=\"@integer/fast\" android:repeatCount=\"@integer/count\"/>\n"
        if file.hasSuffix("xml") { try sandbox.write(user, to: "App/res/animator/a.xml") }
        let items = try JSONReader().read(try sandbox.read(try plan(sandbox)))["items"]?.array ?? []
        let found = items.filter { $0["action"] == "take" }.map { item in
            let words = [item["action"], item["name"], item["value"]].map { $0?.string ?? "" }.joined(separator: " ")
            return "\(words) \(Int(item["uses"]?.number ?? 0))"
        }
        #expect(found.sorted() == expected)
        // Once they are linked, nothing is left to take, and all of them agree.
        #expect(try sandbox.motif("adopt", "App", "--apply", "plan.json").exit == 0)
        let counts = try counts(sandbox)
        #expect(counts["drift"] == nil && counts["stale-link"] == nil && counts["linked"] ?? 0 >= expected.count)
        let rest = try sandbox.read(try plan(sandbox))
        #expect(!rest.contains("\"take\""))
    }

    @Test func `equal constants of several platforms are one value`() throws {
        let sandbox = try Sandbox()
        let files = [
            "a.swift": "enum Motion { static let standard = 0.3 }\nUIView.animate(withDuration: Motion.standard) { }",
            "a.kt": "object Motion { const val Standard = 300 }\nfun f() = tween<Float>(Motion.Standard)",
            "a.css": ":root { --standard: 300ms; }\n.a { transition: opacity var(--standard) linear; }",
            "a.dart": "const kStandard = Duration(milliseconds: 300);\nfinal a = AnimatedOpacity(duration: kStandard);",
            "a.tsx":
                "const D = { standard: 0.3 }\nconst a = <motion.p transition={{ duration: D.standard, ease: \"linear\" }} />",
            "b.swift": "let pop: Animation = .spring(response: 0.4, dampingFraction: 0.7)",
            "b.kt": "val pop = spring<Float>(dampingRatio = 0.7f, stiffness = 246.74f)",
        ]
        for (name, code) in files { try sandbox.write(code + "\n", to: "App/\(name)") }
        let items = try JSONReader().read(try sandbox.read(try plan(sandbox)))["items"]?.array ?? []
        let taken = items.filter { $0["action"] == "take" }
        #expect(taken.map { $0["name"]?.string } == ["standard", "pop"], "\(items)")
        #expect(taken.map { $0["places"]?.array?.count } == [5, 2])
        #expect(try sandbox.motif("adopt", "App", "--apply", "plan.json").exit == 0)
        let counts = try counts(sandbox)
        #expect(counts["drift"] == nil)
    }

    @Test func `a list of equal timings is one of them`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            ".y {\n  transition: opacity 0.67s ease-in,\n    transform 0.67s ease-in;\n}\n", to: "App/a.css")
        let items = try JSONReader().read(try sandbox.read(try plan(sandbox)))["items"]?.array ?? []
        #expect(items.map { $0["value"]?.string } == ["easeIn over 0.67 s"])
    }

    @Test func `undo removes the file of links that an adoption made, and redo brings it back`() throws {
        let sandbox = try sandbox()
        try sandbox.motif("adopt", "App", "--apply", try plan(sandbox))
        let (links, before) = (try sandbox.read("motif.links.json"), try counts(sandbox))
        #expect(try sandbox.motif("undo").errors.contains("Removed 7 links from motif.links.json\n"))
        #expect(!sandbox.files.contains("motif.links.json"))
        let redone = try sandbox.motif("redo")
        #expect(redone.errors.contains("Restored 7 links in motif.links.json\n"), "\(redone.errors)")
        #expect(try sandbox.read("motif.links.json") == links)
        #expect(try counts(sandbox) == before)
        #expect(!sandbox.files.contains { $0.hasSuffix(".db.links") })
    }

    @Test func `a plan is one change, which is shown first`() throws {
        let sandbox = try sandbox()
        let before = try sandbox.motif("log", "--format", "json").output
        let shown = try sandbox.motif("adopt", "App", "--apply", try plan(sandbox), "--dry-run")
        #expect(try sandbox.motif("log", "--format", "json").output == before)
        #expect(!sandbox.files.contains("motif.links.json"))
        let done = try sandbox.motif("adopt", "App", "--apply", "plan.json", "-m", "Take over the app")
        #expect(done.output == shown.output && !done.output.isEmpty)
        try expect(done, try sandbox.motif("scan", "App", "--all"), matches: "adopt")
        let log = try JSONReader().read(try sandbox.motif("log", "--format", "json").output).array ?? []
        let own = log.filter { $0["message"] == "Take over the app" }
        #expect(own.count == 6 && Set(own.compactMap { $0["change"]?.number }).count == 1)
    }

    @Test func `a second adoption writes nothing`() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.motif("adopt", "App", "--apply", try plan(sandbox)).exit == 0)
        let (links, catalog) = (try sandbox.read("motif.links.json"), try sandbox.motif("log").output)
        let again = try sandbox.motif("adopt", "App", "--apply", try plan(sandbox))
        #expect(again.errors == "Nothing to adopt\n" && again.exit == 0)
        #expect(try sandbox.read("motif.links.json") == links)
        #expect(try sandbox.motif("log").output == catalog)
    }

    @Test(arguments: [
        ("App/Motion.swift", "0.15", "0.16", 2), ("App/Motion.swift", "0.62", "0.63", 9),
        ("App/Card.tsx", "350", "360", 1), ("App/Card.kt", "350", "360", 2),
    ]) func `a changed literal is one drift, with its line`(
        _ file: String, _ old: String, _ new: String, _ line: Int
    ) throws {
        let sandbox = try sandbox()
        try sandbox.motif("adopt", "App", "--apply", try plan(sandbox))
        try sandbox.write(try sandbox.read(file).replacing(old, with: new), to: file)
        let drifts = try sandbox.motif("scan", "App").output.split(separator: "\n").filter { $0.contains(" error: ") }
        #expect(drifts.count == 1 && drifts.first?.hasPrefix("\(file):\(line):") == true, "\(drifts)")
    }

    @Test func `a changed value flags the code on each platform that uses it, and no other`() throws {
        let sandbox = try sandbox()
        try sandbox.motif("adopt", "App", "--apply", try plan(sandbox))
        try sandbox.motif("update", "value:expand", "--set", "value=0.4s")
        let lines = try sandbox.motif("scan", "App").output.split(separator: "\n").filter { $0.contains(" error: ") }
        #expect(lines.map { $0.prefix { $0 != ":" } } == ["App/Card.kt", "App/Card.tsx"], "\(lines)")
    }

    @Test func `undo takes back all links of an adoption, and no others`() throws {
        let sandbox = try sandbox()
        try sandbox.write(
            "func a() { UIView.animate(withDuration: 0.35, options: .curveEaseIn) { } }\n", to: "App/New.swift")
        let earlier = try plan(sandbox) { items in
            set("easeIn over 0.35 s", in: &items, ["action": "link", "to": "expand"])
            for index in items.indices where items[index]["action"] == "take" {
                set(items[index]["value"]?.string ?? "", in: &items, ["action": "leave"])
            }
        }
        try sandbox.motif("adopt", "App", "--apply", earlier)
        let before = try counts(sandbox)
        try sandbox.motif("create", "value:own", "--set", "valueType=duration", "--set", "value=0.2s")
        let path = try plan(sandbox) { items in
            set("0.2 s", in: &items, ["action": "link", "to": "value:own"])
        }
        try sandbox.motif("adopt", "App", "--apply", path)
        // Whatever fails, nothing is half undone, and the same command completes it.
        try sandbox.write("broken", to: "motif.db.links")
        #expect(try sandbox.motif("undo").exit == 65)
        #expect(try values(sandbox).count > 1)
        try FileManager.default.removeItem(at: sandbox.folder.appendingPathComponent("motif.db.links"))
        let undone = try sandbox.motif("undo")
        #expect(undone.errors.contains("Removed 7 links from motif.links.json\n"), "\(undone.errors)")
        let links = try sandbox.read("motif.links.json")
        #expect(links.split(separator: "\"to\"").count == 2 && links.contains("\"expand\""))
        #expect(try values(sandbox) == ["own"])
        #expect(try counts(sandbox) == before)
    }

    @Test func `equal numbers are mentioned, and linked only on demand`() throws {
        let sandbox = try Sandbox()
        let code = "func f() { UIView.animate(withDuration: 0.35, options: .curveEaseIn) { } }\n"
        try sandbox.write(code, to: "App/New.swift")
        let item = try JSONReader().read(try sandbox.read(try plan(sandbox)))["items"]?.array?.first
        let names = ["expand.expandDuration+expandCurve", "expand-covering.expandDuration+expandCurve"]
        #expect(item?["action"] == "leave" && item?["equals"] == .array(names.map { .string($0) }))
        #expect(try sandbox.motif("adopt", "App", "--apply", "plan.json").errors == "Nothing to adopt\n")
        let path = try plan(sandbox) { items in
            set("easeIn over 0.35 s", in: &items, ["action": "link", "to": .string(names[0])])
        }
        let linked = try sandbox.motif("adopt", "App", "--apply", path)
        #expect(
            linked.output
                == "link   App/New.swift:1  UIView.animate(withDuration: 0.35, options: .curveEaseIn) to \(names[0])\n")
        #expect(try sandbox.motif("scan", "App").errors == "1 timing in 1 file: 1 linked\n")
        try sandbox.write(code.replacing("0.35", with: "0.36"), to: "App/New.swift")
        let drifted = try sandbox.motif("scan", "App")
        #expect(drifted.exit == 1 && drifted.output.split(separator: "\n").count == 1)
    }

    @Test func `without a terminal, the option for scripts is named`() throws {
        let run = try sandbox().motif("adopt", "App")
        #expect(run.exit == 64 && run.errors.contains("--plan"))
    }

    @Test func `a file that can't be read stops it`() throws {
        let sandbox = try sandbox()
        _ = try plan(sandbox)
        let run = try sandbox.motif("adopt", "App", "Missing", "--apply", "plan.json")
        #expect(run.exit == 65 && run.errors.contains("1 error in the code or its links"), "\(run.errors)")
        #expect(try values(sandbox).isEmpty)
    }

    @Test func `an adoption that was cut short is completed by the next`() throws {
        let sandbox = try sandbox()
        try sandbox.motif("adopt", "App", "--apply", try plan(sandbox))
        let links = try sandbox.read("motif.links.json")
        try FileManager.default.removeItem(at: sandbox.path("motif.links.json"))
        // The same plan, and a new one.
        #expect(try sandbox.motif("adopt", "App", "--apply", "plan.json").exit == 0)
        #expect(try sandbox.read("motif.links.json").contains("value:slow"))
        try FileManager.default.removeItem(at: sandbox.path("motif.links.json"))
        #expect(try sandbox.motif("adopt", "App", "--apply", try plan(sandbox)).exit == 0)
        #expect(try sandbox.read("motif.links.json") == links)
    }

    @Test func `a terminal asks about each value, and explains what can't be done`() throws {
        let sandbox = try sandbox()
        let answers = [
            "", "r quick", "what", "t", "l value:nothing", "l", "value:none", "l expand.expandDuration", "r quick",
            "r stage", "v", "i", "", "i an old screen", "d",
        ]
        let run = try sandbox.run(
            ["adopt", "App", "-m", "Ask"], input: answers.map { $0 + "\n" }.joined(), output: .dialog(columns: 100))
        try expect(run, matches: "adopt-dialog")
        #expect(try values(sandbox) == ["expand", "quick", "slow", "stage"])
    }

    @Test(arguments: ["\u{4}", "t\nq\n"]) func `a dialog that the user ends writes nothing`(_ input: String) throws {
        let sandbox = try sandbox()
        let run = try sandbox.run(["adopt", "App"], input: input, output: .dialog(columns: 100))
        #expect(run.exit == 0 && run.output.hasSuffix("Nothing was written\n"), "\(run.output)")
        #expect(try values(sandbox).isEmpty && !sandbox.files.contains("motif.links.json"))
    }
}
