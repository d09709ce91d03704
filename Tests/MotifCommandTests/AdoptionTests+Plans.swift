import Foundation
import MotifJSON
import Testing

// What a plan ignores, and plans that don't fit.
extension AdoptionTests {
    @Test func `two suggestions never have one name`() throws {
        let sandbox = try Sandbox()
        for (name, time) in [("A", 0.21), ("B", 0.92), ("C", 1.3)] {
            let code = "class \(name) { func toast() { UIView.animate(withDuration: \(time)) { } } }\n"
            try sandbox.write(code, to: "App/\(name).swift")
        }
        let items = try JSONReader().read(try sandbox.read(try plan(sandbox)))["items"]?.array ?? []
        let names = items.compactMap { $0["name"]?.string }
        #expect(items.count == 3 && names.count == 3 && Set(names).count == 3, "\(names)")
        _ = try plan(sandbox) { items in
            for item in items { set(item["value"]?.string ?? "", in: &items, ["action": "take"]) }
        }
        #expect(try sandbox.motif("adopt", "App", "--apply", "plan.json").exit == 0)
    }

    @Test func `what a plan ignores gets a comment in its language, and no other byte changes`() throws {
        let sandbox = try sandbox()
        let path = try plan(sandbox) { items in
            set("easeInOut over 0.87 s", in: &items, ["action": "ignore", "reason": "an old screen"])
            set(
                "spring(mass: 1, stiffness: 120, damping: 15, initialVelocity: 0)", in: &items,
                ["action": "ignore", "reason": "a toy"])
            set("0.2 s", in: &items, ["action": "ignore", "reason": "a sheet"])
        }
        let done = try sandbox.motif("adopt", "App", "--apply", path)
        #expect(done.exit == 0 && done.errors.contains("Added 3 comments\n"), "\(done.errors)")
        let menu = try sandbox.read("App/Menu.swift")
        let lines = ["an old screen", "a sheet"].map { "        // motif:ignore unknown -- \($0)\n" }
        #expect(lines.allSatisfy(menu.contains))
        #expect(lines.reduce(menu) { $0.replacing($1, with: "") } == Self.files["App/Menu.swift"])
        let card = try sandbox.read("App/Card.tsx")
        let comment = "/* motif:ignore unknown -- a toy */ "
        #expect(card.contains("() => \(comment)withSpring("))
        #expect(card.replacing(comment, with: "") == Self.files["App/Card.tsx"])
        let rest = try plan(sandbox)
        #expect(try !sandbox.read(rest).contains("0.87"))
    }

    /// Code whose motion is ignored, and the same with the comment.
    private static let ignored = [
        (
            "a.css", ".a { color: red; }\n.b {\n  transition: opacity 0.55s ease-in;\n}\n",
            ".a { color: red; }\n.b {\n  /* motif:ignore unknown -- old */\n  transition: opacity 0.55s ease-in;\n}\n"
        ),
        (
            "a.css", ".a { color: red; }\n.c { transition: opacity 0.5s ease-in; }\n",
            ".a { color: red; }\n/* motif:ignore unknown -- old */\n.c { transition: opacity 0.5s ease-in; }\n"
        ),
        (
            "a.swift", "let a = Text(\"a\").animation(.easeIn(duration: 0.3), value: x)\n",
            "// motif:ignore unknown -- old\nlet a = Text(\"a\").animation(.easeIn(duration: 0.3), value: x)\n"
        ),
    ]

    @Test(arguments: ignored) func `a comment has a line of its own`(
        _ file: String, _ code: String, _ expected: String
    ) throws {
        let sandbox = try Sandbox()
        try sandbox.write(code, to: "App/\(file)")
        let path = try plan(sandbox) { items in
            for index in items.indices {
                set(items[index]["value"]?.string ?? "", in: &items, ["action": "ignore", "reason": "old"])
            }
        }
        #expect(try sandbox.motif("adopt", "App", "--apply", path).exit == 0)
        #expect(try sandbox.read("App/\(file)") == expected)
        #expect(try sandbox.motif("scan", "App", "--strict").exit == 0)
    }

    @Test func `a comment that would hide other motion is refused alone`() throws {
        let sandbox = try Sandbox()
        let code = "withAnimation(.easeIn(duration: 0.3)) { }; withAnimation(.linear(duration: 0.8)) { }\n"
        try sandbox.write(code, to: "App/a.swift")
        try sandbox.write("withAnimation(.easeIn(duration: 0.9)) { }\n", to: "App/b.swift")
        let path = try plan(sandbox) { items in
            set("easeIn over 0.3 s", in: &items, ["action": "ignore", "reason": "old"])
            set("easeIn over 0.9 s", in: &items, ["action": "ignore", "reason": "old"])
        }
        let run = try sandbox.motif("adopt", "App", "--apply", path)
        #expect(run.errors.contains("App/a.swift:1: not ignored: a comment would apply to other motion as well"))
        #expect(try sandbox.read("App/a.swift") == code)
        #expect(try sandbox.read("App/b.swift").hasPrefix("// motif:ignore unknown -- old\n"))
    }

    @Test(arguments: [
        ("\"format\": \"motif-adoption/1\"", "\"format\": \"motif-adoption/2\"", "newer version of motif"),
        ("\"action\": \"take\"", "\"action\": \"tke\"", "Did you mean 'take'"),
        ("\"uses\"", "\"usess\"", "Did you mean 'uses'"),
        ("\"name\": \"slow\"", "\"name\": \"fast\"", "Two values are named 'fast'"),
        ("\"name\": \"slow\"", "\"name\": \"So slow\"", "Did you mean 'so-slow'"),
        ("\"hash\": \"", "\"hash\": \"00", "another catalog"),
        ("\"value\": \"0.45 s\"", "\"value\": \"0.5 s\"", "is 0.45 s now; make a new plan"),
        ("MotionDuration.slow", "MotionDuration.gone", "has changed or is linked since the plan was made"),
    ]) func `a plan that doesn't fit is refused, with its line, and nothing is written`(
        _ old: String, _ new: String, _ message: String
    ) throws {
        let sandbox = try sandbox()
        _ = try plan(sandbox)
        var text = try sandbox.read("plan.json").replacing(old, with: new)
        if new.hasSuffix("00") { text = text.replacing(#/"hash": "00(.{62})../#) { "\"hash\": \"00\($0.1)" } }
        try sandbox.write(text, to: "plan.json")
        let before = try sandbox.motif("log").output
        let run = try sandbox.motif("adopt", "App", "--apply", "plan.json")
        #expect(run.exit != 0 && run.errors.contains(message), "\(run.errors)")
        #expect(try sandbox.motif("log").output == before && !sandbox.files.contains("motif.links.json"))
    }

    @Test func `code that has changed since the plan is named`() throws {
        let sandbox = try sandbox()
        let path = try plan(sandbox)
        let file = "App/Motion.swift"
        try sandbox.write(try sandbox.read(file).replacing("0.45", with: "0.5"), to: file)
        let run = try sandbox.motif("adopt", "App", "--apply", path)
        #expect(
            run.exit == 65 && run.errors.contains("App/Motion.swift: 'MotionDuration.slow' is 0.5 s now"),
            "\(run.errors)")
        #expect(try values(sandbox).isEmpty)
    }

    @Test func `a single letter isn't a name`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "val s = spring<Float>(dampingRatio = 0.6f, stiffness = 200f)\nval y = animateFloatAsState(1f, s)\n",
            to: "App/A.kt")
        let item = try JSONReader().read(try sandbox.read(try plan(sandbox)))["items"]?.array?.first
        #expect(item?["action"] == "leave" && item?["name"] == nil, "\(item ?? .null)")
    }

    @Test func `a constant with the name of an equal value, or its last words, is linked`() throws {
        let sandbox = try sandbox()
        for (name, value) in [("duration-fast", "0.15s"), ("duration-slower", "0.4s"), ("fast-curve", "0.2s")] {
            try sandbox.motif("create", "value:\(name)", "--set", "valueType=duration", "--set", "value=\(value)")
        }
        let items = try JSONReader().read(try sandbox.read(try plan(sandbox)))["items"]?.array ?? []
        let linked = items.compactMap { $0["to"]?.string }
        #expect(linked == ["value:duration-fast"])
        try sandbox.motif("create", "value:page-fast", "--set", "valueType=duration", "--set", "value=0.15s")
        let both = try JSONReader().read(try sandbox.read(try plan(sandbox)))["items"]?.array ?? []
        #expect(both.compactMap { $0["to"]?.string } == [])
    }

    @Test func `links serve each catalog that is built from the same documents`() throws {
        let sandbox = try sandbox()
        try sandbox.motif("adopt", "App", "--apply", try plan(sandbox))
        try sandbox.motif("export", "-o", "motion/")
        let links = try sandbox.read("motif.links.json")
        // A colleague's clone of the repository.
        try sandbox.motif("init", "--empty", "other.db")
        try sandbox.motif("import", "motion/", "--catalog", "other.db")
        let scan = try sandbox.motif("scan", "App", "--catalog", "other.db", "--all")
        #expect(scan.exit == 0 && scan.output.contains("linked") && !scan.output.contains("another catalog"))
        try sandbox.write(
            "enum Late { static let late = 0.77 as TimeInterval }\nfunc f() { UIView.animate(withDuration: Late.late) { } }\n",
            to: "App/Late.swift")
        try sandbox.motif("adopt", "App", "--plan", "late.json", "--catalog", "other.db")
        let done = try sandbox.motif("adopt", "App", "--apply", "late.json", "--catalog", "other.db")
        #expect(done.exit == 0, "\(done.errors)")
        let after = try sandbox.read("motif.links.json")
        #expect(after.contains("value:late"))
        #expect(after.split(separator: "\n").prefix(3) == links.split(separator: "\n").prefix(3))
        // The first catalog doesn't have the value yet.
        #expect(try sandbox.motif("scan", "App").output.contains("value:late"))
    }

    @Test func `code that adds a delay is offered, and what isn't is named`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("val a = tween<Float>(220, delayMillis = 90, easing = LinearEasing)\n", to: "App/A.kt")
        try sandbox.write(".a { transition: opacity 0.3s linear, color 0.5s linear; }\n", to: "App/a.css")
        let run = try sandbox.motif("adopt", "App", "--plan", "plan.json")
        #expect(
            run.errors.hasPrefix("1 place with several timings, or one that a value can't hold, such as App/a.css:1\n"))
        let items = try JSONReader().read(try sandbox.read("plan.json"))["items"]?.array ?? []
        #expect(items.map { $0["value"] } == ["linear over 0.22 s"])
    }

    @Test func `a constant that is put together of others is judged by them`() throws {
        let sandbox = try Sandbox()
        let code = """
            object Motion {
                const val MEDIUM_MS = 300
                val Standard = CubicBezierEasing(0.2f, 0f, 0f, 1f)
                val pageTween = tween<Float>(MEDIUM_MS, easing = Standard)
            }
            fun page() = animateFloatAsState(1f, Motion.pageTween)

            """
        try sandbox.write(code, to: "App/A.kt")
        let path = try plan(sandbox)
        let items = try JSONReader().read(try sandbox.read(path))["items"]?.array ?? []
        #expect(items.map { $0["name"] } == ["medium", "standard"])
        try sandbox.motif("adopt", "App", "--apply", path)
        try sandbox.motif("update", "value:medium", "--set", "value=350ms")
        let fixed = try sandbox.motif("scan", "App", "--fix")
        #expect(fixed.exit == 0 && fixed.output.contains("fixed: 300 is value:medium"), "\(fixed.output)")
        #expect(try sandbox.motif("scan", "App", "--strict").exit == 0)
    }

    @Test func `an edited plan is replaced only with --force`() throws {
        let sandbox = try sandbox()
        let path = "plan.json"
        for _ in 1...2 { #expect(try sandbox.motif("adopt", "App", "--plan", path).exit == 0) }
        try sandbox.write("{}", to: path)
        let refused = try sandbox.motif("adopt", "App", "--plan", path)
        #expect(refused.exit == 73 && refused.errors.contains("--force"))
        #expect(try sandbox.read(path) == "{}")
        try sandbox.write("text", to: "notes.txt")
        let baseline = try sandbox.motif("scan", "App", "--write-baseline", "notes.txt")
        #expect(baseline.exit == 64 && baseline.errors.contains("isn't a baseline"))
        #expect(try sandbox.read("notes.txt") == "text")
    }
}
