import MotifSource
import Testing

@testable import MotifScan

/// Functions of Sass that return a value, and mixins of Sass and Less.
///
/// The results are those of Dart Sass.
@Suite struct SassFunctionTests {
    private static let motion = """
        $curve: cubic-bezier(0.4, 0, 0.2, 1) !default;
        @function standard($name, $time, $wait: 0ms) { @return $name $time $wait $curve; }
        @function linear($name, $time) { @return $name $time linear; }
        @function twice($time) { @return $time * 2; }
        @function own($name) { @return standard($name, twice(60ms)); }
        @function odd($time) { @if $time { @return 1s; } @return 2s; }
        @function local($time) { $time: $time * 3; @return $time; }
        @function circle($time) { @return circle($time); }
        @function many($all...) { @return $all; }
        @mixin transition($time, $easing: ease-in) { .x { -webkit-transition: $time all $easing; transition: $time all $easing; } }
        @mixin animation($all...) { animation: $all; }
        """

    private static let rows: [(code: String, message: String)] = [
        (".a { transition: motion.standard(opacity, 150ms); }", "unknown: cubic-bezier(0.4, 0, 0.2, 1) over 0.15 s is"),
        (
            ".a { transition: motion.standard(opacity, 150ms, $wait: 30ms); }",
            "unknown: cubic-bezier(0.4, 0, 0.2, 1) over 0.15 s, delayed by 0.03 s"
        ),
        (
            ".a { transition: motion.standard($time: 2s, $name: color); }",
            "unknown: cubic-bezier(0.4, 0, 0.2, 1) over 2 s is"
        ),
        (
            ".a { transition: motion.standard($wait: 1s, opacity, $unknown: 1s); }",
            "dynamic: the value is the result of 'motion.standard'"
        ),
        (".a { transition: motion.linear(opacity, 50ms); }", "unknown: linear over 0.05 s"),
        (".a { transition: all motion.twice(200ms) ease-out; }", "unknown: easeOut over 0.4 s"),
        (".a { transition: motion.own(color); }", "unknown: cubic-bezier(0.4, 0, 0.2, 1) over 0.12 s"),
        // The function of CSS, and one of a module that doesn't have it.
        (".a { transition: all 1s linear(0, 0.5, 1); }", "unknown: linear over 1 s"),
        (".a { transition: other.standard(opacity, 1s); }", "dynamic: the value is the result of 'other.standard'"),
        (".a { transition: other.linear(opacity, 1s); }", "dynamic: the value is the result of 'other.linear'"),
        // What isn't one value.
        (".a { transition: all motion.odd(2) ease-out; }", "unknown: easeOut over 1 s"),
        (".a { transition: all motion.odd(null) ease-out; }", "unknown: easeOut over 2 s"),
        (".a { transition: all motion.odd($x) ease-out; }", "dynamic: the value is '$x'"),
        (".a { transition: all motion.local(2s) ease-out; }", "unknown: easeOut over 6 s"),
        (".a { transition: all motion.many(2s) ease-out; }", "unknown: easeOut over 2 s"),
        (".a { transition: all motion.many($x...) ease-out; }", "dynamic: the value is '$x'"),
        (".a { transition: all motion.circle(2s) ease-out; }", "dynamic: the value is the result of 'circle'"),
        (".a { transition: motion.standard(opacity); }", "dynamic: the value is the result of 'motion.standard'"),
        // A mixin of the app's own has the meaning that its code gives it.
        ("@import 'motion'; .a { @include transition(250ms); }", "unknown: easeIn over 0.25 s"),
        ("@import 'motion'; .a { @include transition($time: 250ms); }", "unknown: easeIn over 0.25 s"),
        ("@import 'motion'; .a { @include transition(250ms, linear); }", "unknown: linear over 0.25 s"),
        ("@import 'motion'; .a { @include animation(x 1s linear); }", "unknown: linear over 1 s"),
        ("@import 'none'; .a { @include transition(all 1s linear); }", "unknown: linear over 1 s"),
    ]

    @Test(arguments: rows.indices) func `functions and mixins are evaluated`(_ index: Int) throws {
        let code = "@use './motion';\n" + Self.rows[index].code
        let scan = try CodeFolder(["_motion.scss": Self.motion, "use.scss": code]).scan()
        let found = ScanReport(scan, CatalogValues()).findings.filter { $0.file.hasSuffix("use.scss") }
            .map { "\($0.rule.rawValue): \($0.message)" }
        #expect(found.count == 1 && found[0].hasPrefix(Self.rows[index].message), "\(found)")
    }

    /// A whole program, what its last rule states, and the files beside it.
    private static let programs: [(files: [String: String], message: String)] = [
        // Mixins of the app's own that do more than set their property don't have its meaning.
        (
            [
                "a.scss":
                    "@mixin transition($d) { $t: $d * 2; transition: opacity $t ease-in; } .x { @include transition(50ms); }"
            ],
            "unknown: easeIn over 0.1 s"
        ),
        (
            ["a.scss": "@mixin b($d) { } @mixin transition($d) { @include b($d); } .x { @include transition(1s); }"],
            "dynamic"
        ),
        (
            [
                "a.scss":
                    "@mixin transition($p, $d: 1s) { transition-property: $p; } .x { transition: all 9s linear; @include transition(opacity); }"
            ],
            "unknown: linear over 9 s"
        ),
        (
            ["a.less": ".transition(@d) { transition: opacity (@d * 2) ease-in; } .x { .transition(10ms); }"],
            "unknown: easeIn over 0.02 s"
        ),
        (
            [
                "_m.scss": "@mixin transition($d) { transition: opacity $d linear; }",
                "a.scss":
                    "@use 'm'; @mixin transition($d) { transition: opacity $d ease-in; } .y { @include m.transition(20ms); }",
            ], "unknown: linear over 0.02 s"
        ),
        (
            [
                "m/_mix.scss": "@mixin transition($d) { transition: opacity $d * 2 linear; }",
                "m/_index.scss": "@forward 'mix';", "z.scss": "@use 'm'; .x { @include m.transition(10ms); }",
            ], "unknown: linear over 0.02 s"
        ),
        // Names with a prefix, and variables that others assign.
        (
            [
                "_m.scss": "$d: 300ms; $m-d: 900ms;", "_w.scss": "@forward 'm' as m-*;",
                "a.scss": "@use 'w'; .y { transition: opacity w.$m-d ease-in; }",
            ], "dynamic"
        ),
        (
            ["_m.scss": "$d: 300ms;", "a.scss": "@use 'm'; m.$d: 1s; .x { transition: opacity m.$d ease-in; }"],
            "dynamic"
        ),
        // The values at the time of the call.
        (
            ["a.scss": "$d: 9s; @function f() { @return $d; } $d: 200ms; .x { transition: opacity f() ease-in; }"],
            "unknown: easeIn over 0.2 s"
        ),
        (["a.scss": "$d: 9s; @mixin m { transition: opacity $d ease-in; } $d: 200ms; .x { @include m; }"], "dynamic"),
    ]

    /// Files of one folder, and what all of them state, in the order of their paths.
    private static let folders: [(files: [String: String], messages: [String])] = [
        // A mixin in a file that no import connects is still the app's own.
        (
            [
                "a/_m.scss": "@mixin transition($p, $d: 0.2s) { transition: $p $d ease-in; }",
                "b.scss": ".x { @include transition(color); }", "c.scss": "@import 'a/**/*';",
            ], ["a/_m.scss dynamic", "b.scss unknown: easeIn over 0.2 s"]
        ),
        (
            [
                "a.less": ".transition(@t: all 0.3s ease-out) { transition: @t; }",
                "b.less": ".x { .transition(); } .y { .transition(color 1s linear); }",
            ], ["a.less dynamic", "b.less unknown: easeOut over 0.3 s", "b.less unknown: linear over 1 s"]
        ),
        (
            [
                "a.scss": "@mixin fade($d) { transition: all $d linear; }",
                "b.scss": "@mixin fade($d) { transition: all $d ease-in; }", "c.scss": ".x { @include fade(1s); }",
            ], ["a.scss dynamic", "b.scss dynamic", "c.scss dynamic: the value is the result of 'fade'"]
        ),
        // Of two files with a name, the one whose path ends with more of it.
        (
            [
                "_mixins.scss": "@mixin transition($p, $d: 0.1s) { transition: $p $d linear; }", "comments.scss": "",
                "mobile/_comments.scss": ".x { @include transition(color); }",
                "mobile/mobile.scss": "@import 'mixins'; @import 'mobile/comments';",
            ], ["_mixins.scss dynamic", "mobile/_comments.scss unknown: linear over 0.1 s"]
        ),
        // Lists that are passed on, and words that are put together.
        (
            [
                "a.scss":
                    "@mixin t($p, $d, $e: linear) { transition: $p $d $e; } @mixin all($all...) { @include t($all...); }",
                "b.scss": "$two: (opacity, 3s); .x { @include all(color, 8s); } .y { @include t($two...); }",
                "c.scss": "@mixin put($d) { transition: all #{$d}s linear; } .z { @include put(5); }",
                "d.scss":
                    "@mixin none($d) { color: $d; } @mixin transition($d) { color: $d; } .z { @include transition(5s); }",
            ],
            [
                "a.scss dynamic", "a.scss dynamic", "b.scss unknown: linear over 8 s",
                "b.scss unknown: linear over 3 s",
                "c.scss dynamic", "c.scss unknown: linear over 5 s",
            ]
        ),
        (
            ["a.less": ".rest(@d; @rest...) { transition: all @d @rest; } .x { .rest(14s; ease-in; 1s); }"],
            ["a.less dynamic", "a.less unknown: easeIn over 14 s, delayed by 1 s"]
        ),
        // In Less, the last value of all files counts.
        (
            [
                "a.less": "@d: 1s; .x { transition: all @d linear; }", "b.less": "@import 'a'; @d: 2s;",
                "c.less": "@e: 1s; .x { transition: all @e linear; }",
            ], ["a.less dynamic", "c.less unknown: linear over 1 s"]
        ),
        // A mixin of a library in one that arguments don't decide.
        (
            ["a.scss": "@mixin card($s: 1) { .t { @include transition(0.1s all linear); } } .x { @include card(2); }"],
            ["a.scss unknown: linear over 0.1 s"]
        ),
        // Variables that a loop sets.
        (
            [
                "a.scss":
                    "$i: 3; $j: 1s; @while $i > 0 { .w#{$i} { transition: all $i * 1s linear; } .v { transition: all $j linear; } $i: $i - 1; }"
            ], ["a.scss dynamic: the duration is '$i'", "a.scss unknown: linear over 1 s"]
        ),
    ]

    @Test(arguments: folders.indices) func `mixins of all files are known`(_ index: Int) throws {
        let (files, messages) = Self.folders[index]
        let found = ScanReport(try CodeFolder(files).scan(), CatalogValues()).findings
            .map {
                "\($0.file.split(separator: "/").dropFirst(2).joined(separator: "/")) \($0.rule.rawValue): \($0.message)"
            }
        #expect(found.count == messages.count && zip(found, messages).allSatisfy { $0.hasPrefix($1) }, "\(found)")
    }

    @Test(arguments: programs.indices) func `what isn't one value is dynamic`(_ index: Int) throws {
        let program = Self.programs[index]
        let found = ScanReport(try CodeFolder(program.files).scan(), CatalogValues()).findings.last
        let message = found.map { "\($0.rule.rawValue): \($0.message)" } ?? ""
        #expect(message.hasPrefix(program.message), "\(message)")
    }

    /// Mixins of any name: the code after the mixins below, and what it states.
    private static let mixins: [(code: String, messages: [String])] = [
        (".a { @include fade(50ms); }", ["8 unknown: easeIn over 0.05 s"]),
        (".a { @include fade-in(50ms, linear); }", ["8 unknown: linear over 0.05 s"]),
        (".a { @include fade_in($easing: linear, $time: 60ms); }", ["8 unknown: linear over 0.06 s"]),
        (".a { @include outer(70ms); }", ["8 unknown: easeIn over 0.07 s"]),
        (
            ".a { @include all-of(opacity 2s linear, color 3s linear); }",
            ["8 unknown: linear over 2 s", "8 unknown: linear over 3 s"]
        ),
        (".a { @include hover(80ms); }", ["8 unknown: easeOut over 0.08 s", "8 unknown: easeOut over 0.16 s"]),
        (".a { @include both(90ms); }", ["8 unknown: easeIn over 0.09 s", "8 unknown: linear over 0.09 s, forever"]),
        // Declarations around a call are one rule with it.
        (
            ".a { transition-timing-function: linear; @include late(10ms); }",
            ["8 unknown: linear over 0.1 s, delayed by 0.01 s"]
        ),
        (".a { @include fade(50ms); transition-duration: 1s; }", ["8 unknown: easeIn over 1 s"]),
        (".a { @include fixed; transition-delay: 1s; }", ["8 unknown: easeOut over 0.4 s, delayed by 1 s"]),
        // What arguments don't decide is stated in the mixin alone.
        (".a { @include fixed; } .b { @include padded(2px); } .c { @include plain(1s); }", []),
        // What isn't known.
        (".a { @include branch(1s); }", ["8 unknown: linear over 1 s"]),
        (".a { @include fade(1s, linear, 3); }", ["8 dynamic: the value is the result of 'fade'"]),
        (".a { @include fade($x...); }", ["8 dynamic: the value is the result of 'fade'"]),
        (".a { @include local(1s); }", ["8 unknown: linear over 2 s"]),
        (".a { @include other(1s); @include fade(1s) { color: red; } }", ["8 unknown: easeIn over 1 s"]),
        (".a { @include fade(1s, null); }", ["8 unknown: default over 1 s"]),
        (".a { @include text('opacity 2s linear'); }", ["8 unknown: linear over 2 s"]),
        (".a { @include circle(1s); }", []),
    ]

    private static let declared = """
        @mixin fade($time, $easing: ease-in) { transition: opacity $time $easing; } @mixin fade_in($time, $easing: ease-in) { transition: opacity $time $easing; }
        @mixin outer($t) { color: red; @include fade($t); } @mixin all-of($all...) { transition: $all; } @mixin plain($x) { color: $x; }
        @mixin hover($t) { transition: color $t ease-out; &:hover { @media (min-width: 1px) { transition: color $t * 2 ease-out; } } @media (prefers-reduced-motion) { transition: none; } }
        @mixin both($t) { @include fade($t); animation: spin $t linear infinite; } @mixin late($t) { transition-delay: $t; transition-duration: 100ms; }
        @mixin fixed { transition: all 0.4s ease-out; } @mixin padded($p) { padding: $p; transition: all 0.4s ease-out; }
        @mixin branch($t) { @if $t { transition: all $t linear; } } @mixin local($t) { $u: $t * 2; transition: all $u linear; }
        @mixin circle($t) { @include circle($t); } @mixin text($t) { transition: #{$t}; }

        """

    @Test(arguments: mixins.indices) func `mixins of any name are evaluated where they are called`(_ index: Int) throws
    {
        let (code, messages) = Self.mixins[index]
        let scan = try CodeFolder(["a.scss": Self.declared + code]).scan()
        let found = ScanReport(scan, CatalogValues()).findings.filter { ($0.position?.line ?? 0) == 8 }
            .map { "\(($0.position?.line ?? 0)) \($0.rule.rawValue): \($0.message)" }
        #expect(found.count == messages.count && zip(found, messages).allSatisfy { $0.hasPrefix($1) }, "\(found)")
    }

    @Test func `mixins of Less take arguments apart by semicolons, and by commas only if there are none`() throws {
        let code = """
            @slow: 3s;
            .fade(@time; @easing: ease-in) { transition: opacity @time @easing; }
            .all(@list) { -webkit-transition: @list; transition: @list; }
            .every() { transition: @arguments; } .any(@p, @t) { transition: @arguments; }
            .dark(@t) when (@t > 1s) { transition: all @t linear; } .light(dark; @t) { transition: all @t linear; }
            .a { .fade(1s); } .b { .fade(@slow, linear); } .c { .fade(@easing: linear; @time: 2s) !important; }
            .d { .all(opacity 4s linear, color 5s ease-in;); } .e { .any(color, 6s); } .f { .dark(2s); } .g { .light(dark; 1s); }
            """
        let scan = try CodeFolder(["a.less": code]).scan()
        let found = ScanReport(scan, CatalogValues()).findings.filter { ($0.position?.line ?? 0) > 5 }
            .map { "\(($0.position?.line ?? 0)) \($0.rule.rawValue): \($0.message)" }
        let expected = [
            "6 unknown: easeIn over 1 s", "6 unknown: linear over 3 s", "6 unknown: linear over 2 s",
            "7 unknown: linear over 4 s", "7 unknown: easeIn over 5 s", "7 unknown: default over 6 s",
            "7 dynamic: the value is the result of 'dark'", "7 dynamic: the value is the result of 'light'",
        ]
        #expect(found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
    }

    @Test(.timeLimit(.minutes(1))) func `functions that repeat their arguments end`() throws {
        let calls = (1...7).map { "@function a\($0)($n) { @return a\($0 - 1)(a\($0 - 1)($n)) + a\($0 - 1)($n); }" }
        let code = "@function a0($n) { @return $n + $n; }\n" + calls.joined(separator: "\n")
        let places = try CodeFolder(["a.scss": code + "\n.x { transition: opacity a7(1ms) ease-in; }"]).scan().places
        #expect(places.first?.readings.first?.unknown.isEmpty == false)
    }

    @Test func `calls of calls end`() throws {
        let functions = (1...30).map { "@function f\($0)($x) { @return f\($0 - 1)($x) f\($0 - 1)($x); }" }
        let code = functions.joined(separator: "\n") + "\n@function f0($x) { @return $x; }\n.a { transition: f30(1s); }"
        #expect(try CodeFolder(["a.scss": code]).scan().places.count == 1)
    }
}
