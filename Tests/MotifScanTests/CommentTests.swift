import MotifScan
import Testing

/// Which code a comment is about.
@Suite struct CommentTests {
    /// Code in a file with the comment in place of `@`, and the numbers of the places that it links.
    private static let positions: [(file: String, code: String, linked: [Int])] = [
        ("a.swift", "@\nUIView.animate(\n  withDuration: 0.3,\n  delay: 0\n) { show() }", [0]),
        ("a.swift", "UIView.animate(\n  withDuration: 0.3, @\n  delay: 0\n) { show() }", [0]),
        ("a.swift", "UIView.animate(\n  @\n  withDuration: 0.3,\n  delay: 0\n) { show() }", [0]),
        ("a.swift", "UIView.animate(withDuration: 0.3) {\n  show()\n} @", [0]),
        ("a.swift", "UIView.animate(withDuration: 0.3) {\n  show() @\n}", []),
        ("a.swift", "@\nstatic let slow: Animation =\n  .easeIn(duration: 0.3)", [0]),
        ("a.swift", "withAnimation(.easeIn(duration: 0.3)) {\n  @\n  withAnimation(.linear(duration: 1)) { }\n}", [1]),
        ("a.swift", "withAnimation(.easeIn(duration: 0.3)) {\n  withAnimation(.linear(duration: 1)) { }\n} @", [0]),
        (
            "a.swift",
            "func f() {\nlet a = CABasicAnimation(keyPath: \"opacity\")\na.fromValue = 0\na.duration = 0.3 @\nadd(a)\n}",
            [0]
        ),
        ("a.swift", "withAnimation(.linear(duration: 1)) { }; withAnimation(.easeIn(duration: 2)) { } @", []),
        (
            "a.swift",
            "if reduceMotion { withAnimation(.linear(duration: 1)) { } } else { withAnimation(.easeIn(duration: 2)) { } } @",
            [1]
        ),
        ("a.swift", "withAnimation(.linear(duration: 1)) { }\nfoo() @\nwithAnimation(.easeIn(duration: 2)) { }", []),
        ("a.kt", "x.animateTo(\n  1f,\n  tween(\n    durationMillis = 300, @\n    easing = LinearEasing\n  )\n)", [0]),
        ("a.kt", "x.animateTo(1f, tween(\n    300\n)) @", [0]),
        ("a.kt", "@\nval fade = tween<Float>(\n  300\n)", [0]),
        (
            "a.dart",
            "final a = AnimatedOpacity(\n  @\n  duration: Duration(milliseconds: 300),\n  curve: Curves.easeIn,\n);",
            [0]
        ),
        (
            "a.dart",
            "final a = AnimatedOpacity(\n  duration: Duration(milliseconds: 300),\n  curve: Curves.easeIn, @\n);", [0]
        ),
        (
            "a.dart",
            "final a = AnimatedOpacity(\n  duration: Duration(milliseconds: 300),\n  curve: Curves.easeIn,\n); @", [0]
        ),
        (
            "a.tsx",
            "const a = <motion.div\n  animate={{ x: 1 }} @\n  transition={{ duration: 0.3, ease: \"easeIn\" }}\n/>", [0]
        ),
        ("a.tsx", "const a = <motion.div\n  transition={{\n    duration: 0.3, @\n    ease: \"easeIn\",\n  }}\n/>", [0]),
        ("a.tsx", "const a = <motion.div\n  transition={{\n    duration: 0.3,\n    ease: \"easeIn\",\n  }} @\n/>", [0]),
        (
            "a.tsx",
            "const a = <p>\n  {@}\n  <motion.div\n    animate={{ x: 1 }}\n    transition={{ duration: 0.3, ease: \"easeIn\" }}\n  />\n</p>",
            [0]
        ),
        (
            "a.tsx",
            "const a = <p>\n  {@}\n  <motion.div\n    whileTap={{ x: 1, transition: { duration: 1, ease: \"easeIn\" } }}\n    transition={{ duration: 0.3, ease: \"easeIn\" }}\n  />\n</p>",
            []
        ),
        ("a.css", "@\n.a {\n  color: red;\n  transition: opacity 0.3s ease-in;\n}", [0]),
        ("a.css", ".a { @\n  color: red;\n  transition: opacity 0.3s ease-in;\n}", [0]),
        ("a.css", ".a {\n  color: red;\n  transition: opacity 0.3s ease-in;\n} @", [0]),
        ("a.css", ".a {\n  @\n  color: red;\n  transition: opacity 0.3s ease-in;\n}", [0]),
        ("a.css", "@\n.a {\n  transition: opacity 0.3s ease-in;\n  animation: spin 2s linear;\n}", []),
        ("a.css", ".a {\n  transition: opacity 0.3s ease-in;\n  animation: spin 2s linear; @\n}", [1]),
        (
            "a.scss", ".a { @\n  transition: opacity 0.3s ease-in;\n  &:hover {\n    transition: opacity 1s;\n  }\n}",
            [0]
        ),
        (
            "a.scss",
            ".a {\n  transition: opacity 0.3s ease-in;\n  @\n  &:hover {\n    transition: opacity 1s;\n  }\n}", [1]
        ),
        (
            "res/anim/a.xml",
            "@\n<alpha\n  android:duration=\"300\"\n  android:interpolator=\"@android:anim/linear_interpolator\"\n/>",
            [0]
        ),
        (
            "res/anim/a.xml",
            "<alpha\n  android:duration=\"300\"\n  android:interpolator=\"@android:anim/linear_interpolator\"\n/> @",
            [0]
        ),
    ]

    private static func comment(_ file: String, _ text: String) -> String {
        file.hasSuffix("xml") ? "<!-- \(text) -->" : file.hasSuffix("swift") ? "// \(text)" : "/* \(text) */"
    }

    @Test(arguments: positions) func `a link belongs to the place with the fewest lines around it, or to none`(
        _ file: String, _ code: String, _ linked: [Int]
    ) throws {
        let mark = try #require(code.ranges(of: "@").first { !code[$0.upperBound...].hasPrefix("android") })
        let text = code[..<mark.lowerBound] + Self.comment(file, "motif: value:gone") + code[mark.upperBound...]
        let scan = try CodeFolder([file: String(text)]).scan()
        #expect(scan.places.indices.filter { scan.places[$0].link != nil } == linked)
        let idle = ScanReport(scan, CatalogValues()).findings.filter { $0.rule == .unusedLink }
        #expect(idle.count == (linked.isEmpty ? 1 : 0), "\(idle.map(\.message))")
    }

    @Test func `a link that several timings share is reported with their number`() throws {
        let code = "withAnimation(.linear(duration: 1)) { }; withAnimation(.easeIn(duration: 2)) { } // motif: value:a"
        let finding = ScanReport(try CodeFolder(["a.swift": code]).scan(), CatalogValues()).findings.first {
            $0.rule == .unusedLink
        }
        #expect(finding?.message.hasPrefix("2 timings share the lines of this link to value:a") == true)
    }

    @Test(arguments: ["// motif: value:a -- the standard one", "// Motif: value:a"])
    func `a link can have a note, and begin with a capital`(_ comment: String) throws {
        let code = "withAnimation(.linear(duration: 1)) { } \(comment)"
        #expect(try CodeFolder(["a.swift": code]).scan().places.map(\.link) == ["value:a"])
    }

    @Test func `a constant and an entry of an object have lines of their own`() throws {
        let code = """
            const times = {
              fast: 0.2, // motif: value:fast
              slow: 0.4,
            } as const;
            const ease = [0.2, 0, 0, 1]; // motif: value:ease
            const Card = memo(() => {
              const grow = 0.3; // motif: value:grow
            });
            const a = <motion.div transition={{ duration: times.fast, ease }} />;
            const b = <motion.div transition={{ duration: times.slow, ease: "linear" }} />;
            """
        let scan = try CodeFolder(["a.tsx": code]).scan()
        #expect(scan.places.contains { $0.name == "grow" && $0.link == "value:grow" })
        let links = scan.constants.map { [$0.place.name, $0.place.link] }
        #expect(
            links == [["times.fast", "value:fast"], ["times.slow", nil], ["ease", "value:ease"]], "\(links)")
        #expect(!scan.constants.contains { !$0.isTiming })
    }
}
