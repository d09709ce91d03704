import MotifScan
import Testing

/// The declarations around code, as links, baselines, and reports name them.
@Suite struct DeclarationNameTests {
    private static let kotlin: [(code: String, scopes: [String])] = [
        ("fun x() = spring<Float>(stiffness = 301f)\nfun y() { run(tween<Float>(300)) }", ["x()", "y()"]),
        (
            "fun x(): TweenSpec<Float> =\n    tween(300)\n@Composable\nfun y() { run(tween<Float>(300)) }",
            ["x()", "y()"]
        ),
        ("fun x() = run(1)\nclass A { init { run(tween<Float>(300)) } }", ["A"]),
        ("fun x() = if (a) tween<Float>(300)\n    else tween<Float>(301)", ["x()", "x()"]),
        ("val g get() = tween<Float>(300)\nval h: TweenSpec<Float>\n    get() = tween(301)", ["g", "h"]),
        ("val g: TweenSpec<Float> get() { return tween(300) }", ["g"]),
        (
            "val l by lazy { tween<Float>(300) }\nclass A { val m: X by lazy(NONE) { run(); tween<Float>(1) } }",
            ["l", "A.m"]
        ),
        ("fun d(spec: X = tween<Float>(300), n: Int) { run(tween<Float>(301)) }", ["d()", "d()"]),
        ("class A(val spec: X = tween<Float>(300)) { val y = tween<Float>(301) }", ["A", "A.y"]),
        ("fun <T> b() { run(tween<Float>(300)) }", ["b()"]),
        ("fun <T : Any> List<T>.b() { run(tween<Float>(300)) }", ["List.b()"]),
        ("fun SharedTransitionScope.Up() { run(tween<Float>(300)) }", ["SharedTransitionScope.Up()"]),
        ("interface A {\n    fun a(): Int\n    val y = tween<Float>(300)\n}", ["A.y"]),
        ("class A { companion object { val s = tween<Float>(300) } }", ["A.s"]),
        ("val p = androidx.compose.animation.core.tween<Float>(300)", ["p"]),
        ("fun a() { run(androidx.compose.animation.core.spring(stiffness = 3f)) }", ["a()"]),
        // Types aren't calls.
        ("fun a(): SpringSpec<Float> { return spring(stiffness = 301f) }", ["a()"]),
        ("fun a(x: TweenSpec<Float>): TweenSpec<Float> { return x as TweenSpec<Float> }", []),
        ("class A : SpringSpec<Float> { val l = List<TweenSpec<Float>>(3) { x } }", []),
        ("fun a() = TweenSpec<Float>(300)", ["a()"]),
    ]

    private static let others: [(file: String, code: String, scopes: [String])] = [
        ("a.swift", "func f<T: P>(_ a: T) { withAnimation(.linear(duration: 1)) { } }", ["f()"]),
        ("a.swift", "func == (a: A, b: A) { withAnimation(.linear(duration: 1)) { } }", ["==()"]),
        ("a.swift", "extension A.B { init?(x: Int) { withAnimation(.linear(duration: 1)) { } } }", ["A.B.init()"]),
        ("a.swift", "extension A { var v: V { withAnimation(.linear(duration: 1)) { } } }", ["A.v"]),
        ("a.swift", "extension A { func d(a: Animation = .linear(duration: 1)) { } }", ["A.d()"]),
        ("a.tsx", "function h<T>(a: T) { withTiming(a, { duration: 300 }) }", ["h()"]),
        ("a.tsx", "function h(a = withTiming(1, { duration: 300 })) { }", ["h()"]),
        ("a.tsx", "function* h(a) { withTiming(a, { duration: 300 }) }", ["h()"]),
        ("a.tsx", "export default function (a) { withTiming(a, { duration: 300 }) }", [""]),
        ("a.dart", "extension E on W { f<T>() { x.animateTo(1, duration: d, curve: Curves.easeIn); } }", ["E"]),
    ]

    @Test(arguments: kotlin.map { (file: "a.kt", code: $0.code, scopes: $0.scopes) } + others)
    func `code is in the declarations around it`(_ file: String, _ code: String, _ scopes: [String]) throws {
        #expect(try CodeFolder([file: code]).scan().places.map(\.scope) == scopes)
    }
}
