import MotifCore
import MotifScan
import MotifSource
import Testing

/// The timings that the declarations of a rule state together.
///
/// - Source: CSS Transitions Level 1, 2; CSS Animations Level 1, 4; CSS Cascading Level 5; CSS Easing Level 2; the
///   documentation of Sass and Less for their variables and functions.
@Suite struct StyleRuleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let type: String
        let code: String
        let expected: [Expected]

        var testDescription: String { code }

        init(_ type: String, _ code: String, _ expected: Expected...) {
            (self.type, self.code, self.expected) = (type, code, expected)
        }
    }

    private static let easeIn = Expected(.named(.easeIn), 0.2)
    private static let dynamic = Expected(unknown: ["value"])

    private static let cascade = [
        Row("css", "transition-property: a; transition-duration: .2s; transition-timing-function: ease-in", easeIn),
        Row("css", "transition: a 2s ease-in; transition-duration: .2s", easeIn),
        Row("css", "transition-duration: 2s; transition: a .2s ease-in", easeIn),
        Row("css", "transition: a .2s ease-in; transition-delay: 1s", Expected(.named(.easeIn), 0.2, delay: 1)),
        Row("css", "transition-duration: .2s !important; transition: a 3s ease-in", easeIn),
        Row("css", "transition: a .2s ease-in!important; transition: b 3s", easeIn),
        Row("css", "transition: a .2s ease-in; transition-duration: 5", easeIn, Expected(unknown: ["timing"])),
        Row("css", "transition: none; transition-duration: .2s", .none),
        Row("css", "transition-property: none", .none), Row("css", "transition-property: a"),
        Row("css", "transition: .2s ease-in", easeIn), Row("css", "transition: .2s", Expected(.named(.default), 0.2)),
        Row("css", "TRANSITION: A .2S EASE-IN", easeIn), Row("css", "transition: a", .none),
        Row("css", "transition: initial", .none), Row("css", "transition: inherit", Expected(unknown: ["timing"])),
        Row(
            "css", "transition: a .2s ease-in; transition-duration: inherit",
            Expected(.named(.easeIn), unknown: ["timing"])),
        Row("css", "transition: a b .2s", Expected(unknown: ["timing"])),
        Row("css", "transition: a .2s ease-in; color: red; transition-behavior: allow-discrete", easeIn),
        Row("css", "transition: a .2s ease-in allow-discrete", easeIn),
        Row("css", "-webkit-transition: a .2s ease-in; -moz-transition: a 9s; transition: a .2s ease-in", easeIn),
        Row("css", "-moz-transition: a .2s ease-in", easeIn),
        Row("css", "*transition: a 3s; transition: a .2s ease-in", easeIn),
        Row("css", "transition: a .2s\\9", dynamic),
    ]

    private static let lists = [
        Row("css", "transition: a .1s linear, b .2s ease-in", Expected(.named(.linear), 0.1), easeIn),
        Row(
            "css", "transition: a 0s linear .3s, b .5s", Expected(.named(.linear), 0, delay: 0.3),
            Expected(.named(.default), 0.5)),
        Row(
            "css", "transition-property: a, b, c; transition-duration: .2s, 1s; transition-timing-function: ease-in",
            easeIn, Expected(.named(.easeIn), 1)),
        Row("css", "transition-property: a; transition-duration: .2s, 1s; transition-timing-function: ease-in", easeIn),
        Row("css", "animation-duration: 350ms,700ms", Expected(nil, 0.35), Expected(nil, 0.7)),
        Row("css", "transition: a .2s ease-in, b var(--x)", easeIn, dynamic),
        Row(
            "css", "animation: .5s linear infinite spin, .2s ease-in pulse",
            Expected(.named(.linear), 0.5, repeats: true), easeIn),
    ]

    private static let animations = [
        Row("css", "animation: 200ms ease-in 0s 1 normal none running shake", easeIn),
        Row("css", "animation: none .2s ease-in shake", easeIn), Row("css", "animation: none", .none),
        Row("css", "animation: ease-in .2s ease", easeIn),
        Row(
            "css", "animation: a .2s ease-in; animation-iteration-count: infinite",
            Expected(.named(.easeIn), 0.2, repeats: true)),
        Row(
            "css", "animation: a 1ms linear; animation-timeline: scroll()",
            Expected(.named(.linear), 0.001, unknown: ["duration"])),
        Row(
            "css", "animation: a 1ms linear; animation-timeline: --x",
            Expected(.named(.linear), 0.001, unknown: ["duration"])),
        Row("css", "animation-timeline: view(); animation: a .2s ease-in", easeIn),
        Row("css", "animation: a .2s ease-in; animation-timeline: auto", easeIn),
        Row("css", "animation-name: a; animation-duration: .2s", Expected(.named(.default), 0.2)),
        Row("css", "animation-name: a"), Row("css", "animation-delay: .1s", Expected(delay: 0.1)),
    ]

    private static let functions = [
        Row("css", "transition: a calc(0.1s + 100ms) ease-in", easeIn),
        Row("css", "transition: a max(0.1s, 200ms) ease-in", easeIn),
        Row("css", "transition: a clamp(0s, min(1s, .2s), 3s) ease-in", easeIn),
        Row("css", "transition: a env(x, .2s) ease-in", easeIn),
        Row("css", "transition: a env(x) ease-in", Expected(.named(.easeIn), unknown: ["value"])),
        Row("css", "transition: a var(--t, .2s) ease-in", easeIn),
        Row("css", "--t: .2s; transition: a var(--t, 3s) ease-in", easeIn),
        Row("css", "transition: a calc(var(--t) * 2) ease-in", Expected(.named(.easeIn), unknown: ["duration"])),
        Row("css", "transition: a theme(x.y) ease-in", Expected(.named(.easeIn), unknown: ["value"])),
        Row("css", "transition: a .2s linear(0, 1)", Expected(.named(.linear), 0.2)),
        Row("css", "transition: a .2s linear(0, .5 50%, 1)", Expected(.named(.linear), 0.2)),
        Row("css", "transition: a .2s STEPS(4, START)", Expected(.steps(4, .start), 0.2)),
        Row("css", "transition:a cubic-bezier(.4,0,.2,1).2s", Expected(.cubic(0.4, 0, 0.2, 1), 0.2)),
        Row("css", "transition: a .2s cubic-bezier(var(--x), 0, 0, 1)", Expected(nil, 0.2, unknown: ["easing"])),
        Row("scss", "$m: (fast: 200ms, slow: 1s); transition: opacity map-get($m, fast) ease-in", easeIn),
        Row("scss", "$m: ('fast': (x: .2s)); transition: opacity map.get($m, fast, x) ease-in", easeIn),
        Row(
            "scss", "$m: (fast: 1s); transition: a map-get($m, slow) ease-in",
            Expected(.named(.easeIn), unknown: ["value"])),
        Row("scss", "$l: 1s, .2s; transition: a nth($l, 2) ease-in", easeIn),
        Row("scss", "$d: .4s; $e: ease-in; transition: opacity math.div($d, 2) $e", easeIn),
        Row("scss", "$t: .2s ease-in; transition: opacity $t", easeIn),
        Row("scss", "$t: a .2s ease-in, b 1s linear; transition: $t", easeIn, Expected(.named(.linear), 1)),
        Row("scss", "transition: { property: a; duration: .2s; timing-function: ease-in }", easeIn),
        Row("scss", "transition: a 9s { duration: .2s; timing-function: ease-in }", easeIn),
        Row("scss", "@include transition(opacity .2s ease-in)", easeIn),
        Row("scss", "@include m.transition(a .2s ease-in, b .2s ease-in)", easeIn, easeIn),
        Row("scss", "@include transition(opacity, .2s, ease-in)", dynamic),
        Row("scss", "$d: -.1s; transition: a .2s ease-in -$d", Expected(.named(.easeIn), 0.2, delay: 0.1)),
        // A word that is put together is a name, and an animation must have one.
        Row("scss", "transition: #{$prefix}-a .2s ease-in", easeIn),
        Row("less", "animation: ~'@{prefix}-a' .2s ease-in", easeIn), Row("less", "animation: @n .2s ease-in", easeIn),
        Row("scss", "animation: .2s ease-in $n", easeIn), Row("scss", "animation: $n .2s", dynamic),
        Row("scss", "animation: $n $t ease-in", Expected(.named(.easeIn), unknown: ["value"])),
        Row("scss", "transition: $p .2s ease-in", Expected(.named(.easeIn), unknown: ["value"])),
        Row("scss", "transition: a #{$t}s ease-in", Expected(.named(.easeIn), unknown: ["value"])),
        Row("scss", "transition: a .2s ease-in $d", Expected(.named(.easeIn), 0.2, unknown: ["delay"])),
        Row("less", "transition+: a .2s ease-in; transition+: b 1s linear", easeIn, Expected(.named(.linear), 1)),
        Row("less", "transition+_: a .2s ease-in", easeIn),
        Row("scss", "#{$p}time: .2s; transition: a var(#{$p}time) ease-in", easeIn),
        Row("less", "@e: ease-in; @d: .2s; transition: opacity @d @e", easeIn),
        Row("less", "transition: a @d ease-in; @d: 1s; @d: .2s", easeIn),
        Row("less", "@t: ~'a .2s ease-in'; transition: @t", easeIn), Row("less", ".transition(a .2s ease-in)", easeIn),
        Row("less", "transition: opacity .2s @e", Expected(nil, 0.2, unknown: ["value"])),
    ]

    private func read(_ files: [String: String]) throws -> [Expected] {
        try CodeFolder(files).scan().places.flatMap(\.readings).map(Expected.init)
    }

    @Test(arguments: cascade + lists + animations + functions)
    func `declarations of a rule are joined`(_ row: Row) throws {
        #expect(try read(["a.\(row.type)": ".x { \(row.code) }"]) == row.expected)
    }

    /// Whole sheets, in several files if a line begins with the name of one.
    private static let sheets: [Row] = [
        Row(
            "css", ".a { transition-duration: .2s } .b { transition-timing-function: ease-in }", Expected(nil, 0.2),
            Expected(.named(.easeIn))),
        Row(
            "css", ".a { --t: .2s } .b { --t: 1s } .c { transition: a var(--t) ease-in }",
            Expected(.named(.easeIn), unknown: ["value"])),
        Row(
            "css",
            ":root { --t: .2s } @media (prefers-reduced-motion) { :root { --t: 0s } } .c { transition: a var(--t) ease-in }",
            easeIn),
        Row(
            "css", ".b { --t: 1s } .c { transition: a var(--t, .2s) ease-in }",
            Expected(.named(.easeIn), unknown: ["duration"])),
        Row("css", ":root { --t: .2s } .c { transition: a var(--t, 3s) ease-in }", easeIn),
        Row(
            "scss", "$d: 1s; @mixin m($d: 2s) { transition: a $d ease-in }",
            Expected(.named(.easeIn), unknown: ["value"])),
        Row(
            "scss", "$d: 1s; .x { $d: .2s; transition: a $d ease-in } .y { transition: a $d ease-in }", easeIn,
            Expected(.named(.easeIn), 1)),
        Row(
            "scss", "$d: .2s; @if $x { $d: 1s } .x { transition: a $d ease-in }",
            Expected(.named(.easeIn), unknown: ["value"])),
        Row("scss", "$d: .2s; $d: 1s !default; .x { transition: a $d ease-in } $d: 9s;", easeIn),
        Row(
            "scss", "@each $d in 1s, 2s { .x { transition: a $d ease-in } }",
            Expected(.named(.easeIn), unknown: ["value"])),
        Row("less", "@d: 1s; .m(@d) { transition: a @d ease-in }", Expected(.named(.easeIn), unknown: ["value"])),
        Row("css", "@keyframes k { 50% { animation-timing-function: ease-in } }", Expected(.named(.easeIn))),
    ]

    @Test(arguments: sheets) func `names have the values of their scopes`(_ row: Row) throws {
        #expect(try read(["a.\(row.type)": row.code]) == row.expected)
    }

    @Test func `constants of other languages aren't seen`() throws {
        let script = "export const ease = [0.2, 0, 0, 1], linear = 1, color = 2; const width = 100;"
        let found = try read([
            "a.css": ".a { transition: color .2s ease; } .b { transition: width 1s linear }", "b.ts": script,
        ])
        #expect(found == [Expected(.named(.default), 0.2), Expected(.named(.linear), 1)])
    }

    @Test func `variables that keep an earlier value and differ between files are ambiguous`() throws {
        var files = ["a.scss": "$d: .2s !default; .x { transition: a $d ease-in }", "b.scss": "$d: 1s;"]
        #expect(try read(files) == [Self.easeIn])
        files["c.scss"] = "@import 'b', 'a';"
        #expect(try read(files) == [Expected(.named(.easeIn), unknown: ["value"])])
    }

    @Test func `variables belong to the files that imports connect`() throws {
        let files = [
            "web/_variables.less": "@d: .2s; @e: ease-in;", "mobile/_variables.less": "@d: 1s; @e: linear;",
            "web/_button.less": "@move: all @d @e;",
            "web/index.less":
                "@import \"./_variables.less\";\n@import (reference) \"button\";\n.a { transition: @move }",
            "mobile/index.less": "@import 'variables', 'other';\n.a { transition: color @d @e }",
            "theme/_index.scss": "$d: .5s;", "other/_index.scss": "$d: 9s;",
            "a.scss": "@use '../none';\n@use \"theme\";\n.a { transition: color theme.$d linear }",
        ]
        #expect(
            try read(files) == [
                Expected(.named(.linear), 0.5), Expected(.named(.linear), 1), Expected(.named(.easeIn), 0.2),
            ])
        // Two files of one program that differ.
        let program = [
            "a.scss": "@import 'b', 'c'; .a { transition: a $d linear }", "b.scss": "$d: 1s;", "c.scss": "$d: 2s;",
        ]
        #expect(try read(program) == [Expected(.named(.linear), unknown: ["value"])])
    }

    @Test func `rules in the arguments of a mixin are rules`() throws {
        let code = """
            .dark({ .a { transition: opacity .2s linear; } });
            .both(@width, { transition: color 1s ease-in; }, { @{name}: 1; transition: color 2s ease-in; });
            .plain(@a; @b: 3s) { transition: a @b linear }
            @media (min-width: 10px) { .b { transition: width 4s linear } }
            """
        #expect(
            try read(["a.less": code]) == [
                Expected(.named(.linear), 0.2), Expected(.named(.easeIn), 1), Expected(.named(.easeIn), 2),
                Expected(.named(.linear), unknown: ["value"]), Expected(.named(.linear), 4),
            ])
    }

    static let reduced = [
        ("@media (prefers-reduced-motion: reduce) { .a { transition: none } }", true),
        ("@media (prefers-reduced-motion) { .a { transition-duration: .01ms !important } }", true),
        (".a { @media screen and (prefers-reduced-motion: reduce) { animation: none } }", true),
        ("@media (prefers-reduced-motion: no-preference) { .a { transition: a 1s } }", false),
        ("@media not (prefers-reduced-motion: reduce) { .a { transition: a 1s } }", false),
        (".a { @include reduced-motion { transition: none } }", true), (".a { transition: a 1s }", false),
    ]

    @Test(arguments: reduced) func `reduced motion is named`(_ code: String, _ isReduced: Bool) throws {
        let readings = try CodeFolder(["a.scss": code]).scan().places.flatMap(\.readings)
        #expect(readings.map(\.isReduced) == [isReduced])
    }

    @Test func `items know their properties and where they are`() throws {
        let code = ".a { transition: a 1s,\n b 2s }\n.b { transition-property: a, b, c;\n transition-duration: 1s, 2s }"
        let places = try CodeFolder(["a.css": code]).scan().places
        #expect(places.map { $0.readings.map(\.part) } == [["a", "b"], ["a, c", "b"]])
        #expect(places.map { $0.readings.map { $0.position?.line } } == [[1, 2], [4, 4]])
        #expect(places.map(\.shape) == ["transition()", "transition()"])
    }

    /// The links of the places that a rule has.
    static let links: [(code: String, expected: [String?])] = [
        (".a {\n transition: a 1s;\n transition-duration: 2s; /* motif: value:x */\n}", ["value:x"]),
        (".a {\n transition:\n a 1s,\n b 2s; /* motif: value:x */\n}", ["value:x"]),
        (
            ".a {\n transition-duration: 1s; /* motif: value:x */\n transition-timing-function: ease; /* motif: value:y */\n}",
            ["value:x", "value:y"]
        ),
        (".a { transition: a 1s; }", [nil]),
    ]

    @Test(arguments: links) func `a link on any declaration reaches its place`(_ code: String, _ expected: [String?])
        throws
    {
        let scan = try CodeFolder(["a.css": code]).scan()
        #expect(scan.places.map(\.link) == expected)
        #expect(!ScanReport(scan, CatalogValues()).findings.contains { $0.rule == .unusedLink })
    }

    @Test(arguments: [
        ("a.css", ".a#{transition:opacity .%s ease-in,color 1s}"),
        ("a.scss", "$d:.%s;.a#{transition:opacity $d ease-in}"),
        ("a.less", ".a#{@d:.%s;transition:opacity @d ease-in}"),
        ("a.scss", ".a#{@if $b{$d:.%s}transition:opacity $d ease-in}"),
    ])
    func `sheets of any length take linear time`(_ file: String, _ rule: String) throws {
        func places(_ count: Int) throws -> Int {
            let rules = (0..<count).map { rule.replacing("#", with: "\($0)").replacing("%", with: "\($0 % 9 + 1)") }
            return try CodeFolder([file: "$d:0s;" + rules.joined()]).scan().places.count
        }
        let clock = ContinuousClock()
        var counts: [Int] = []
        let short = try clock.measure { counts.append(try places(300)) }
        let long = try clock.measure { counts.append(try places(4_800)) }
        #expect(counts == [300, 4_800])
        // 16 times the text takes 16 times as long, not 256 times.
        #expect(long < short * 80)
    }

    @Test func `a variable that conditions change too often is said to be too long`() throws {
        let code = "$d: 1s; " + (0..<300).map { "@if $b { $d: \($0)s }" }.joined() + ".a { transition: a $d linear }"
        let places = try CodeFolder(["a.scss": code]).scan().places
        #expect(places.flatMap(\.readings).flatMap(\.unknown).map(\.reason) == [.tooLong])
    }

    @Test(arguments: [
        ["transition: p# #ms ease-in"], ["transition-property: p#", "transition-duration: #ms"],
        ["animation-name: a#", "animation-timeline: --t#", "animation-duration: 1s"],
    ])
    func `lists of any length take linear time`(_ properties: [String]) throws {
        func time(_ count: Int) throws -> Duration {
            let lists = properties.map { property in
                let (name, item) = (property.prefix { $0 != ":" }, property.drop { $0 != ":" }.dropFirst())
                return name + ":" + (1...count).map { item.replacing("#", with: "\($0)") }.joined(separator: ",")
            }
            let rule = ".a { \(lists.joined(separator: ";")) }"
            return try ContinuousClock().measure { _ = try CodeFolder(["a.css": rule]).scan() }
        }
        // 16 times the items take 16 times as long, not 256 times.
        #expect(try time(4_000) < time(250) * 80)
    }

    @Test func `variables that repeat others end`() throws {
        let doubled = (1...40).map { "$a\($0): $a\($0 - 1) $a\($0 - 1);" }.joined()
        #expect(try read(["a.scss": "$a0: 1s; \(doubled) .x { transition: $a40 }"]).count == 1)
        #expect(try read(["a.scss": "$a: $b; $b: $a; .x { transition: a $a }"]).count == 1)
        #expect(try read(["a.css": ".x { --a: var(--b); --b: var(--a); transition: a var(--a) }"]).count == 1)
    }
}
