import Testing

@testable import MotifExport

@Suite struct `Swift text` {
    @Test(arguments: [
        ("expand-sign-in", "ExpandSignIn"), ("3d-flip", "M3dFlip"), ("phantom.größe 🎈", "PhantomGrE"), ("", "M"),
    ])
    func `makes names of types`(words: String, name: String) { #expect(SwiftText.typeName(words) == name) }

    @Test(arguments: [
        ("view scale", "viewScale"), ("default", "`default`"), ("phantom.image center.x", "phantomImageCenterX"),
    ])
    func `makes names of values`(words: String, name: String) { #expect(SwiftText.valueName(words) == name) }

    @Test func `keeps a comment on its line`() {
        #expect(SwiftText.comment("a\nb\u{2028}c\u{202E}d") == "a b c d")
    }
}
