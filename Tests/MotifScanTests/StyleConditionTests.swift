import MotifSource
import Testing

@testable import MotifScan

/// Conditions, variables, and properties with variables in mixins and functions.
///
/// The results are those of Dart Sass and Less.
@Suite struct StyleConditionTests {
    /// The mixin of Bootstrap 5, in words of its own.
    private static let settings = """
        $enabled: true !default; $reduces: true !default; $usual: color 0.15s linear, opacity 0.15s linear;
        @mixin transition($all...) {
          @if length($all) == 0 { $all: $usual; }
          @if length($all) > 1 { @each $one in $all { @if $one == null or $one == none { @warn "none"; } } }
          @if $enabled {
            @if nth($all, 1) != null { transition: $all; }
            @if $reduces and nth($all, 1) != null and not false { @media (prefers-reduced-motion) { transition: none; } }
          }
        }
        """

    @Test(arguments: [
        (".a { @include transition($usual); }", "unknown: linear over 0.15 s"),
        (".a { @include transition(all 1s ease-in); }", "unknown: easeIn over 1 s"),
        (".a { @include transition(all 1s ease-in, color 1s ease-in); }", "unknown: easeIn over 1 s"),
        (".a { @include transition; }", "unknown: linear over 0.15 s"),
        (".a { @include transition($other); }", "dynamic: the value is"),
    ]) func `a switch of the whole program is followed`(_ code: String, _ message: String) throws {
        let files = ["_set.scss": Self.settings, "use.scss": "@import 'set';\n" + code]
        #expect(try Self.messages(files, in: "use.scss").first?.hasPrefix(message) == true)
    }

    @Test func `a switch that is off leaves nothing`() throws {
        let code = "$enabled: false;\n@import 'set';\n.a { @include transition(all 1s linear); }"
        let messages = try Self.messages(["_set.scss": Self.settings, "use.scss": code], in: "use.scss")
        #expect(messages.allSatisfy { !$0.hasPrefix("unknown") }, "\(messages)")
    }

    /// Bodies of a mixin with `$d`, and what it states if that is 1 s; nothing if arguments don't decide it.
    private static let bodies: [(body: String, messages: [String])] = [
        ("@if $d == 1s { transition: all $d linear; } @else { transition: none; }", ["unknown: linear over 1 s"]),
        (
            "@if $d < 1s { transition: all $d ease-in; } @else if $d >= 1s { transition: all $d linear; }",
            ["unknown: linear over 1 s"]
        ),
        (
            "@if $d==2s { transition: all 3s; } @elseif not ($d==2s) { transition: all $d linear; }",
            ["unknown: linear over 1 s"]
        ),
        // Numbers with different units, and functions that aren't known.
        ("@if $d == 1000ms { transition: all $d linear; }", ["dynamic: the value is the result of 'm'"]),
        ("@if math.odd($d) { transition: all $d linear; }", ["dynamic: the value is the result of 'm'"]),
        ("@if false and math.odd($d) { transition: all $d linear; }", []),
        ("@if $d or math.odd($d) { transition: all $d linear; }", ["unknown: linear over 1 s"]),
        ("@each $x in a, b { transition: $x $d linear; }", ["dynamic: the value is the result of 'm'"]),
        ("@else { transition: all $d linear; }", ["dynamic: the value is the result of 'm'"]),
        // Variables of the mixin.
        ("$t: $d * 2; @if $d { $t: $t + 1s; } transition: all $t linear;", ["unknown: linear over 3 s"]),
        ("$t: 5s; @if not $d { $t: 9s; } transition: all $t $e;", ["unknown: easeIn over 5 s"]),
        ("@if $d { $t: 9s; } transition: all $t linear;", ["dynamic: the value is the result of 'm'"]),
        ("$t: 1s; @while $t < $d * 3 { $t: $t * 2; } transition: all $t $e;", ["dynamic: the value is the result"]),
        ("$d: 7s !default; transition: all $d linear;", ["dynamic: the value is the result of 'm'"]),
        ("transition: all if($d == 1s, 4s, 5s) $e;", ["unknown: easeIn over 4 s"]),
        // Words with variables in them.
        ("-webkit-#{$p}: all $d $e; #{$p}: all $d $e;", ["unknown: easeIn over 1 s"]),
        ("#{$p}-duration: $d; #{$p}-timing-function: linear;", ["unknown: linear over 1 s"]),
        ("#{$other}: all $d; color-#{$p}: $d;", []),
        ("@each $x in -webkit-, '' { #{$x}#{$p}: all $d $e; }", ["dynamic: the value is the result of 'm'"]),
        ("transition: all #{$n * 1}ms $e;", ["dynamic: the value is"]),
        ("transition: all #{$n}ms $e;", ["unknown: easeIn over 0.25 s"]),
    ]

    @Test(arguments: bodies.indices) func `statements are run in their order`(_ index: Int) throws {
        let (body, messages) = Self.bodies[index]
        let mixin = "@mixin m($d, $e: ease-in, $p: transition, $n: 250) { \(body) }"
        let found = try Self.messages(
            ["_m.scss": mixin, "use.scss": "@import 'm'; .a { @include m(1s); }"], in: "use.scss")
        #expect(found.count == messages.count && zip(found, messages).allSatisfy { $0.hasPrefix($1) }, "\(found)")
    }

    /// A chain of conditions is followed up to a length, so that what it costs is linear.
    @Test(arguments: [(3, "unknown: linear over 1 s"), (80, "dynamic: the value is the result of 'm'")])
    func `long chains of conditions are dynamic`(_ count: Int, _ message: String) throws {
        let rest = (1..<count).map { "@else if $d == \($0)s { color: red; .x { color: blue } }" }
        let body = "@if $d == 9s { color: red } \(rest.joined(separator: " ")) @else { transition: all $d * 2 linear; }"
        let files = ["_m.scss": "@mixin m($d) { \(body) }", "use.scss": "@import 'm'; .a { @include m(0.5s); }"]
        let found = try Self.messages(files, in: "use.scss")
        #expect(found.first?.hasPrefix(message) == true, "\(found)")
    }

    /// In Less, a variable has its last value everywhere in its block.
    @Test(arguments: [
        ("transition: all @t linear; @t: (@d * 2);", ["unknown: linear over 2 s"]),
        ("@t: @d; @t: (@d * 3); transition: all @t linear;", ["unknown: linear over 3 s"]),
        ("@t: @u; @u: @d; transition: all @t linear;", ["dynamic: the value is the result of 'm'"]),
        ("-moz-@{p}: all @d linear; @{p}: all @d linear;", ["unknown: linear over 1 s"]),
        ("transition: all ~\"@{n}ms\" linear;", ["dynamic: the value is"]),
    ]) func `the statements of Less are lazy`(_ body: String, _ messages: [String]) throws {
        let code = ".m(@d; @p: transition; @n: 250) { \(body) }"
        let found = try Self.messages(["m.less": code, "use.less": "@import 'm'; .a { .m(1s); }"], in: "use.less")
        #expect(found.count == messages.count && zip(found, messages).allSatisfy { $0.hasPrefix($1) }, "\(found)")
    }

    /// Custom properties that scripts set, also in an object of styles.
    @Test func `what a script sets has its value at run time`() throws {
        let files = [
            "a.css": ".a { animation: x var(--step, 1s) linear; } .b { animation: x var(--own, 2s) linear; } "
                + ".c { animation: x var(--set, 3s) linear; }",
            "a.tsx": "const a = <i style={{ '--step': `${ms}ms` }} />; e.style.setProperty('--set', time);",
        ]
        let messages = try Self.messages(files, in: "a.css")
        #expect(messages.map { $0.prefix(8) } == ["dynamic:", "unknown:", "dynamic:"], "\(messages)")
    }

    /// A platform's function is meant if the app's own of the same name isn't visible.
    @Test(arguments: [
        ("", "system: the system decides the timing"),
        ("import own.animateTo", "dynamic: the timing is set in 'animateTo'"),
        ("import own.*", "dynamic: the timing is set in 'animateTo'"),
        ("import own.Drawer", "dynamic: the timing is set in 'animateTo'"),
    ]) func `Kotlin sees its package and its imports`(_ header: String, _ message: String) throws {
        let files = [
            "a.kt": "package own\nclass Drawer { fun animateTo(target: Float, spec: AnimationSpec<Float>) { } }",
            "b.kt": "package app\n\(header)\nimport androidx.compose.animation.core.*\n"
                + "suspend fun f() { state.animateTo(1f) }",
        ]
        let found = try Self.messages(files, in: "b.kt").first
        #expect(found?.hasPrefix(message) == true, "\(found ?? "")")
    }

    private static func messages(_ files: [String: String], in name: String) throws -> [String] {
        ScanReport(try CodeFolder(files).scan(), CatalogValues()).findings.filter { $0.file.hasSuffix(name) }
            .map { "\($0.rule.rawValue): \($0.message)" }
    }
}
