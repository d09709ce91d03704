import MotifText
import Testing

@Suite struct NearestNameTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        let candidates: [String]
        let nearest: String?

        var testDescription: String { "\(text) among \(candidates.prefix(3))" }
    }

    static let cases = [
        Case(text: "tresholdScale", candidates: ["curve", "thresholdScale"], nearest: "thresholdScale"),
        Case(text: "widht", candidates: ["height", "width"], nearest: "width"),
        Case(text: "expad", candidates: ["expand"], nearest: "expand"),
        Case(text: "expandd", candidates: ["expand"], nearest: "expand"),
        Case(text: "expond", candidates: ["expand"], nearest: "expand"),
        Case(text: "expand", candidates: ["expand-2", "expand"], nearest: "expand"),
        Case(text: "abcdef", candidates: ["abcxyz"], nearest: nil),
        Case(text: "abcdef", candidates: ["abcdxy"], nearest: "abcdxy"),
        Case(text: "maxx", candidates: ["min", "max"], nearest: "max"),
        Case(text: "aa", candidates: ["ab", "ac"], nearest: "ab"),
        Case(text: "aa", candidates: ["ac", "ab"], nearest: "ac"),
        Case(text: "ca", candidates: ["abc", "ac"], nearest: "ac"),
        Case(text: "x", candidates: ["y"], nearest: nil),
        Case(text: "x", candidates: ["xs"], nearest: "xs"),
        Case(text: "", candidates: ["a"], nearest: nil),
        Case(text: "größe", candidates: ["grösse", "grösze", "grüße"], nearest: "grüße"),
        Case(text: "curve", candidates: [], nearest: nil),
        Case(text: "rotationY", candidates: ["rotation.x", "rotation.y"], nearest: "rotation.y"),
        Case(text: "SHADOW", candidates: ["shape", "shadow"], nearest: "shadow"),
    ]

    @Test(arguments: cases) func `the nearest name is within a third of the length`(_ example: Case) {
        #expect(nearestName(to: example.text, among: example.candidates) == example.nearest)
    }

    @Test func `a name among ten thousand is found`() {
        let names = (0..<10_000).map { "pattern-number-\($0)" }
        #expect(nearestName(to: "patern-number-9999", among: names) == "pattern-number-9999")
    }

    @Test func `long texts have no nearest name`() {
        let long = String(repeating: "a", count: 129)
        #expect(nearestName(to: long, among: [String(long.dropLast())]) == nil)
        #expect(nearestName(to: "aaa", among: [String(repeating: "a", count: 1_000_000)]) == nil)
    }
}
