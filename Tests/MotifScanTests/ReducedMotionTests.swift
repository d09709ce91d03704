import MotifScan
import Testing

/// Code that runs only with reduced motion.
@Suite struct ReducedMotionTests {
    /// Two animations around a condition, and whether each is for reduced motion.
    static let cases: [(file: String, code: String, expected: [Bool])] = [
        ("a.swift", "if reduceMotion { ① } else { ② }", [true, false]),
        ("a.swift", "if !reduceMotion { ① } else { ② }", [false, true]),
        ("a.swift", "if UIAccessibility.isReduceMotionEnabled { UIView.perform { ① } }\n②", [true, false]),
        ("a.swift", "guard !reduceMotion else { ①; return }\n②", [true, false]),
        ("a.swift", "if isOpen { ① } else { ② }", [false, false]),
        ("a.swift", "if isOpen { ① } else if reduceMotion { ② }", [false, true]),
        ("a.swift", "if reduceMotion { if isOpen { ① } }\nfor reduceMotion in all { ② }", [true, false]),
        ("a.kt", "if (reduceMotion) { ① } else { ② }", [true, false]),
        ("a.tsx", "if (!shouldReduceMotion) { ① } else { ② }", [false, true]),
        ("a.kt", "if (reduceMotion) ① else ②", [true, false]),
        ("a.kt", "if (!isReduced) ① else ②", [false, true]),
        ("a.kt", "if (isOpen) ① else if (reduceMotion) ② else ①", [false, true, false]),
        ("a.kt", "if (reduceMotion) ①\n②", [true, false]),
        ("a.tsx", "if (reduced) ① else ②", [true, false]),
        ("a.dart", "if (reduceMotion) ① else ②", [true, false]),
        ("a.dart", "if (MediaQuery.of(context).disableAnimations) { ① } else { ② }", [true, false]),
    ]

    private static let animations = [
        "swift": "withAnimation(.linear(duration: 9)) { x = 1 }",
        "kt": "tween<Float>(300, easing = LinearEasing)",
        "tsx": "withTiming(1, { duration: 300 });",
        "dart": "controller.animateTo(1, duration: Duration(milliseconds: 300), curve: Curves.easeIn);",
    ]

    @Test(arguments: cases) func `a block for reduced motion is marked`(
        _ file: String, _ code: String, _ expected: [Bool]
    ) throws {
        let animation = Self.animations[String(file.split(separator: ".").last ?? "")] ?? ""
        let text = code.replacing("①", with: animation).replacing("②", with: animation)
        let places = try CodeFolder([file: "func f() {\n\(text)\n}"]).scan().places
        #expect(places.map { $0.readings.allSatisfy(\.isReduced) } == expected)
    }

    @Test func `the condition of a widget in another one isn't that of the outer one`() throws {
        let code = """
            AnimatedOpacity(duration: const Duration(milliseconds: 900), curve: Curves.easeIn, child: AnimatedSlide(
              duration: reduceMotion ? Duration.zero : const Duration(milliseconds: 180), curve: Curves.easeOut));
            """
        let places = try CodeFolder(["a.dart": "Widget f() { return \(code) }"]).scan().places
        #expect(places.map { $0.readings.map(\.isReduced) } == [[false], [true, false]])
    }
}
