import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import Testing

/// The form of code that is fixed.
extension FixTests {
    /// Changes that keep the form of the code, and imports that they need.
    private static let forms: [(code: String, file: String, value: JSON, expected: String?, reason: String?)] = [
        // The delay of a shared timing, where the code states one.
        (
            "withAnimation(.easeIn(duration: 0.25).delay(0.2)) { } // motif: value:v", "a.swift",
            ["valueType": "timing", "value": ["duration": 0.25, "curve": "easeIn", "delay": 0.1]],
            "withAnimation(.easeIn(duration: 0.25).delay(0.1)) { } // motif: value:v", nil
        ),
        // A call that stays doesn't keep others of its shape as they are.
        (
            "import androidx.compose.animation.core.*\nval a = fadeIn(spring(Spring.DampingRatioNoBouncy, 700f)) // motif: value:v\n"
                + "val b = fadeIn(spring(1f, 300f)) // motif: value:v",
            "a.kt", ["valueType": "curve", "value": spring(0.5, 0.8)],
            "import androidx.compose.animation.core.*\nval a = fadeIn(spring(Spring.DampingRatioNoBouncy, 700f)) // motif: value:v\n"
                + "val b = fadeIn(spring(0.8f, 157.913670417f)) // motif: value:v",
            "the dampingRatio is Spring.DampingRatioNoBouncy"
        ),
        // Only names that the file imports.
        (
            "import androidx.compose.animation.core.Ease\nval a = tween<Float>(300, easing = Ease) // motif: value:v",
            "a.kt", timing("easeIn", 0.3), nil, "needs import androidx.compose.animation.core.EaseIn"
        ),
        (
            "import androidx.compose.animation.core.*\nval a = tween<Float>(300, easing = Ease) // motif: value:v",
            "a.kt", timing("easeIn", 0.3),
            "import androidx.compose.animation.core.*\nval a = tween<Float>(300, easing = EaseIn) // motif: value:v",
            nil
        ),
        (
            "import androidx.compose.animation.core.CubicBezierEasing\nval a = tween<Float>(300, easing = Ease) // motif: value:v",
            "a.kt", timing("easeIn", 0.3),
            "import androidx.compose.animation.core.CubicBezierEasing\n"
                + "val a = tween<Float>(300, easing = CubicBezierEasing(0.42f, 0f, 1f, 1f)) // motif: value:v", nil
        ),
        (
            "import 'package:flutter/widgets.dart' show Curves, AnimatedOpacity;\n"
                + "final a = AnimatedOpacity(duration: Duration(seconds: 1), curve: Curves.easeIn); // motif: value:v",
            "a.dart",
            timing(bezier([0.2, 0, 0, 1]), 1), nil,
            "needs import 'package:flutter/animation.dart'"
        ),
        (
            "import 'package:flutter/widgets.dart';\n"
                + "final a = AnimatedOpacity(duration: Duration(seconds: 1), curve: Curves.easeIn); // motif: value:v",
            "a.dart",
            timing(bezier([0.2, 0, 0, 1]), 1),
            "import 'package:flutter/widgets.dart';\n"
                + "final a = AnimatedOpacity(duration: Duration(seconds: 1), curve: Cubic(0.2, 0, 0, 1)); // motif: value:v",
            nil
        ),
        // Both curves of a widget, or none.
        (
            "final a = AnimatedSwitcher(duration: const Duration(milliseconds: 300), switchInCurve: Curves.fastOutSlowIn, "
                + "switchOutCurve: Curves.fastOutSlowIn); // motif: value:v", "a.dart", timing("default", 0.4),
            "final a = AnimatedSwitcher(duration: const Duration(milliseconds: 400), switchInCurve: Curves.ease, "
                + "switchOutCurve: Curves.ease); // motif: value:v", nil
        ),
        (
            ".a { transition: opacity 0.3s ease, color 0.3s ease; } /* motif: value:v */", "a.css",
            timing("easeOut", 0.4),
            ".a { transition: opacity 0.4s ease-out, color 0.4s ease-out; } /* motif: value:v */", nil
        ),
        // Spaces, quotes, and names stay.
        (
            "<motion.div transition={{ duration: 0.3, ease: 'easeIn' }} /> // motif: value:v", "a.tsx",
            timing("easeOut", 0.4),
            "<motion.div transition={{ duration: 0.4, ease: 'easeOut' }} /> // motif: value:v", nil
        ),
        (
            "<motion.div transition={{ duration: 0.3, ease: \"easeIn\" }} /> // motif: value:v", "a.tsx",
            timing(bezier([0.2, 0, 0, 1]), 0.3),
            "<motion.div transition={{ duration: 0.3, ease: [0.2, 0, 0, 1] }} /> // motif: value:v", nil
        ),
        (
            "<motion.div transition={{ duration: 1e1, ease: [0.4, 0.5, .6, 1.0] }} /> // motif: value:v", "a.tsx",
            timing(bezier([0.2, 0, 0, 1]), 35),
            "<motion.div transition={{ duration: 35, ease: [0.2, 0, 0, 1.0] }} /> // motif: value:v", nil
        ),
        (
            "<motion.div transition={{ duration: 0.3, ease: 'easeIn' }} /> // motif: value:v", "a.tsx",
            ["valueType": "curve", "value": ["spring": ["mass": 1, "stiffness": 200, "damping": 20]]],
            "<motion.div transition={{ type: 'spring', mass: 1, stiffness: 200, damping: 20 }} /> // motif: value:v",
            nil
        ),
        // An argument about something else isn't dropped.
        (
            "<motion.div transition={{ duration: 0.3, ease: 'easeIn', when: 'beforeChildren' }} /> // motif: value:v",
            "a.tsx", ["valueType": "curve", "value": ["spring": ["mass": 1, "stiffness": 200, "damping": 20]]], nil,
            "can't write spring(mass: 1, stiffness: 200, damping: 20, initialVelocity: 0) there in Motion"
        ),
        (
            "val a = fadeIn(tween(300)) // motif: value:v", "a.kt", timing("linear", 0.4), nil,
            "the code states no curve"
        ),
        (
            "withAnimation(.timingCurve(0.4, 0.1, 0.2, 1.0, duration: 0.5)) { } // motif: value:v", "a.swift",
            timing(bezier([0.2, 0, 0, 1]), 1),
            "withAnimation(.timingCurve(0.2, 0, 0, 1.0, duration: 1)) { } // motif: value:v", nil
        ),
        (
            "Text(a).animation(.bouncy, value: x) // motif: value:v", "a.swift", timing("easeOut", 0.4),
            "Text(a).animation(.easeOut(duration: 0.4), value: x) // motif: value:v", nil
        ),
        (
            "tween<Float>(300, easing = LinearEasing) // motif: value:v", "a.kt",
            ["valueType": "curve", "value": spring(0.5, 0.8)], nil,
            "can't write spring(response: 0.5, dampingFraction: 0.8) there in Jetpack Compose"
        ),
        (
            "let a = Animation.easeIn(duration: 0.3) // motif: value:v", "a.swift",
            ["valueType": "curve", "value": spring(0.5, 0.8)],
            "let a = Animation.spring(response: 0.5, dampingFraction: 0.8) // motif: value:v", nil
        ),
        (
            "enum K { static let a = 0.3 } // motif: value:v\nfunc f() { UIView.animate(withDuration: K.a) { } }",
            "a.swift", duration(2),
            "enum K { static let a = 2.0 } // motif: value:v\nfunc f() { UIView.animate(withDuration: K.a) { } }", nil
        ),
        (
            "val a = CubicBezierEasing(0.4f, 0.5f, 0.2f, 1f) // motif: value:v", "a.kt",
            ["valueType": "curve", "value": bezier([0.2, 0, 0, 1])],
            "val a = CubicBezierEasing(0.2f, 0f, 0f, 1f) // motif: value:v", nil
        ),
        // Style sheets: keywords in longhands, and a curve where the code has none.
        (
            ".a {\n  /* motif: value:v */\n  transition-duration: 0.3s;\n  transition-timing-function: ease-in;\n}",
            "a.css",
            timing("easeOut", 0.4),
            ".a {\n  /* motif: value:v */\n  transition-duration: 0.4s;\n  transition-timing-function: ease-out;\n}",
            nil
        ),
        (
            ".a { transition: opacity 0.2s; } /* motif: value:v */", "a.css", timing("easeOut", 0.4),
            ".a { transition: opacity 0.4s ease-out; } /* motif: value:v */", nil
        ),
        (
            ".a { transition-duration: 0.2s; } /* motif: value:v */", "a.css", timing("easeOut", 0.4), nil,
            "the code states no curve"
        ),
        (
            "UIView.animate(withDuration: 0.3) { } // motif: value:v", "a.swift", timing("easeOut", 0.4), nil,
            "the code states no curve"
        ),
        // A constant that other code uses concerns only the code that uses it.
        (
            "const FAST = 0.2; // motif: value:v\n\n<motion.div transition={{ duration: FAST, ease: 'linear' }} />\n\n"
                + "// motif: value:w\n<motion.div transition={{ type: 'spring', stiffness: 300, damping: 30, mass: 2 }} />",
            "a.tsx", duration(0.4),
            "const FAST = 0.4; // motif: value:v\n\n<motion.div transition={{ duration: FAST, ease: 'linear' }} />\n\n"
                + "// motif: value:w\n<motion.div transition={{ type: 'spring', stiffness: 400, damping: 40, mass: 2 }} />",
            nil
        ),
        (
            "const FAST = 0.2;\n<motion.div transition={{ duration: FAST, ease: 'linear' }} /> // motif: value:v\n\n"
                + "<motion.div transition={{ duration: FAST, ease: 'easeIn' }} />\n\n"
                + "// motif: value:w\n<motion.div transition={{ type: 'spring', stiffness: 300, damping: 30, mass: 2 }} />",
            "a.tsx", duration(0.4),
            "const FAST = 0.2;\n<motion.div transition={{ duration: FAST, ease: 'linear' }} /> // motif: value:v\n\n"
                + "<motion.div transition={{ duration: FAST, ease: 'easeIn' }} />\n\n"
                + "// motif: value:w\n<motion.div transition={{ type: 'spring', stiffness: 400, damping: 40, mass: 2 }} />",
            "'a.tsx:4' would change as well, and isn't linked to it"
        ),
    ]

    @Test(arguments: Self.forms.indices) func `what is fixed keeps its form and needs no import`(_ index: Int) throws {
        let (code, file, value, expected, reason) = Self.forms[index]
        let other: JSON = ["valueType": "curve", "value": ["spring": ["mass": 2, "stiffness": 400, "damping": 40]]]
        let (text, refused) = try fixed(code, in: file, [("v", value), ("w", other)])
        #expect(text == expected ?? code)
        #expect(refused == [reason].compactMap(\.self))
    }

    /// A change of a constant, read again in the files that use it.
    @Test func `constants of other files are read again`() throws {
        let use = "func f() { UIView.animate(withDuration: K.a) { } }"
        let folder = try CodeFolder([
            "a.swift": "enum K { static let a = 0.3 } // motif: value:v", "b.swift": use + " // motif: value:v",
            "c.swift": "func g() { UIView.animate(withDuration: 0.3) { } } // motif: value:v",
            // Two constants with one name have one value.
            "d.swift": "enum L { static let a = 0.3 } // motif: value:v", "e.swift": "enum L { static let a = 0.3 }",
            "f.swift": "func h() { UIView.animate(withDuration: L.a) { } }",
            "a.scss": "$t: 0.3s; // motif: value:v\n.a { transition: all $t linear; }", "b.css": ":root { --t: 0.3s; }",
            "c.css": "/* motif: value:v */\n.c { transition: all var(--t) linear; }",
        ])
        let fix = try fix(folder, try catalog([("v", Self.duration(0.4))]))
        let results = fix.edits.results.mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(results["a.swift"] == "enum K { static let a = 0.4 } // motif: value:v" && results["b.swift"] == nil)
        #expect(results["c.swift"]?.contains("0.4") == true && results["b.css"] == ":root { --t: 0.4s; }")
        #expect(results["a.scss"]?.hasPrefix("$t: 0.4s;") == true)
        #expect(results["d.swift"] == nil && fix.refused.map(\.place.file) == ["d.swift"])
    }
}
