import MotifCore
import MotifScan
import MotifSpelling
import Testing

/// Real code of apps means what a person reads in it.
@Suite struct SnippetTests {
    private func check(_ snippet: Snippet) throws {
        let readings = try snippet.readings()
        #expect(readings == snippet.expected, "\(snippet.source)")
    }

    @Test(arguments: Snippet.swift.indices) func `Swift is read`(_ index: Int) throws {
        try check(Snippet.swift[index])
    }

    @Test(arguments: Snippet.uiKit.indices) func `UIKit is read`(_ index: Int) throws {
        try check(Snippet.uiKit[index])
    }

    @Test(arguments: Snippet.swiftUI.indices) func `SwiftUI is read`(_ index: Int) throws {
        try check(Snippet.swiftUI[index])
    }

    @Test(arguments: Snippet.coreAnimation.indices) func `Core Animation is read`(_ index: Int) throws {
        try check(Snippet.coreAnimation[index])
    }

    @Test(arguments: Snippet.compose.indices) func `Jetpack Compose is read`(_ index: Int) throws {
        try check(Snippet.compose[index])
    }

    @Test(arguments: Snippet.motion.indices) func `Motion is read`(_ index: Int) throws {
        try check(Snippet.motion[index])
    }

    @Test(arguments: Snippet.reactNative.indices) func `Reanimated and React Native are read`(_ index: Int) throws {
        try check(Snippet.reactNative[index])
    }

    @Test(arguments: Snippet.css.indices) func `CSS is read`(_ index: Int) throws {
        try check(Snippet.css[index])
    }

    @Test(arguments: Snippet.flutter.indices) func `Flutter is read`(_ index: Int) throws {
        try check(Snippet.flutter[index])
    }

    @Test(arguments: Snippet.android.indices) func `Android XML is read`(_ index: Int) throws {
        try check(Snippet.android[index])
    }

    @Test func `a transition set gives its duration and interpolator to its transitions`() throws {
        let code = """
            <transitionSet android:duration="375" android:interpolator="@android:interpolator/fast_out_slow_in">
                <changeBounds/>
                <fade android:duration="100" android:interpolator="@android:interpolator/linear"/>
            </transitionSet>
            """
        let readings = try CodeFolder(["res/transition/a.xml": code]).scan().places.flatMap(\.readings)
        let expected = Expected(.cubic(0.4, 0, 0.2, 1), 0.375)
        #expect(readings.map(Expected.init) == [expected, expected])
    }

    @Test func `a function of Compose has the system's animation unless an argument is one`() throws {
        let code = """
            val a by animateFloatAsState(if (on) 1f else 0f)
            val b by animateDpAsState(targetValue = y, animationSpec = tween(300, easing = LinearEasing))
            val c by animateFloatAsState(x, animationSpec = spec)
            AnimatedVisibility(on, enter = fadeIn(), exit = fadeOut(tween(100, easing = LinearEasing))) { }
            val d = Modifier.animateContentSize()
            """
        let readings = try CodeFolder(["A.kt": code]).scan().places.flatMap(\.readings)
        #expect(
            readings.map(Expected.init) == [
                .system, Expected(.named(.linear), 0.3), Expected(unknown: ["animationSpec"]), .system,
                Expected(.named(.linear), 0.1), .system,
            ])
    }

    @Test func `functions and mixins of Sass that aren't evaluated are the reason`() throws {
        let code = """
            @function fast($x) { @debug $x; @while $x { @return $x; } @return $x * 0.5; }
            @mixin fade($time, $ease: ease-in) { transition: opacity $time $ease; }
            .a { transition: opacity fast(0.4s) ease-in; }
            .b { transition: opacity math.div(400ms, 2) ease-in; }
            .c { @include transition(opacity, 0.2s, ease-in); }
            """
        let readings = try CodeFolder(["a.scss": code]).scan().places.flatMap(\.readings)
        #expect(
            readings.map { $0.unknown.map(\.reason) } == [
                [.argument("$time")], [.call("fast")], [], [.call("transition")],
            ])
        #expect(readings[2].spelling?.duration == 0.2)
    }

    /// Attributes of a set, and what an animation in it that has an interpolator of its own then has.
    static let sets: [(attributes: String, expected: Expected)] = [
        ("", Expected(nil, 0.2)), (#"android:shareInterpolator="true""#, Expected(nil, 0.2)),
        (#"android:shareInterpolator="false""#, Expected(.cubic(0.4, 0, 0.2, 1), 0.2)),
        (#"android:shareInterpolator="@bool/shares""#, Expected(nil, 0.2, unknown: ["interpolator"])),
        (#"android:interpolator="@android:interpolator/linear_out_slow_in""#, Expected(.cubic(0, 0, 0.2, 1), 0.2)),
        (
            #"android:interpolator="@android:interpolator/linear_out_slow_in" android:shareInterpolator="false""#,
            Expected(.cubic(0.4, 0, 0.2, 1), 0.2)
        ),
    ]

    @Test(arguments: sets) func `a set of Android shares its interpolator`(_ attributes: String, _ expected: Expected)
        throws
    {
        let code = """
            <set \(attributes)>
                <alpha android:duration="200" android:interpolator="@android:interpolator/fast_out_slow_in"/>
            </set>
            """
        let readings = try CodeFolder(["res/anim/a.xml": code]).scan().places.flatMap(\.readings)
        #expect(readings.map(Expected.init) == [expected])
    }
}
