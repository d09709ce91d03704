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
}
