import MotifCore
import MotifScan
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
