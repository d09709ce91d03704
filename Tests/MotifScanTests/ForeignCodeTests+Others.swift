extension ForeignCodeTests {
    /// What was read in other people's code otherwise than it is meant.
    static let others: [(file: String, code: String, expected: [String])] = [
        // Quotes, braces, and comments in the expressions of templates.
        (
            "a.tsx",
            #"""
            import { motion } from "motion/react";
            const a = `"${s.replace(/"/g, '""')}"`, b = `${s.replace(/'/g, "")} ${s /* it's } */} ${x / 2} ${(1) / 3 / 4}`;
            const c = `${s.replace(/[`{]/g, "")} ${y
              // don't
            } ${[/{/g]} ${/\/'/.test(s)} ${
              /"/.test(s)}`;
            const D = () => <motion.p animate={{ x: 1 }} transition={{ duration: 0.31, ease: "linear" }} />;
            """#, ["7 unknown: linear over 0.31 s"]
        ),
        (
            "a.kt", #"val a = "${b / c} ${d}//"; val e = tween<Float>(200, easing = LinearEasing)"#,
            ["1 unknown: linear over 0.2 s"]
        ),
        // An animation that begins in the middle.
        (
            "a.swift",
            """
            let a = CABasicAnimation(keyPath: "path")
            a.timeOffset = 0.5
            a.duration = 1
            """, ["1 unknown: linear over 1 s, starting 0.5 s in"]
        ),
        // Initializers without their type.
        (
            "a.swift",
            """
            let a: UIViewPropertyAnimator = .init(duration: 0.27, curve: .easeIn)
            class B { var b: UIViewPropertyAnimator { .init(duration: 0.25, dampingRatio: 1) } }
            func c() -> UIViewPropertyAnimator { return .init(duration: 0.28, curve: .linear) }
            let d: CGRect = .init(x: 0, y: 0, width: 1, height: 1)
            """,
            [
                "1 unknown: easeIn over 0.27 s", "2 unknown: spring(dampingRatio: 1, initialVelocity: 0) over 0.25 s",
                "3 unknown: linear over 0.28 s",
            ]
        ),
        // Arguments of other types.
        (
            "a.swift",
            """
            rows.replace(at: 4, animation: .none)
            show(tray, animation: animated ? .vertical : nil)
            show(tray, animation: animated ? .linear(duration: 1) : nil)
            """, ["3 system: nothing is animated", "3 unknown: linear over 1 s"]
        ),
        // Transitions of drawables, which have their own files.
        (
            "res/drawable/a.xml",
            #"<animated-selector><transition android:drawable="@drawable/b" android:fromId="@id/c"/></animated-selector>"#,
            []
        ),
        ("res/transition/a.xml", #"<transition class="a.B" android:duration="200"/>"#, ["1 partial: 0.2 s"]),
        // What an attribute has with reduced motion.
        (
            "a.tsx",
            """
            import { motion } from "motion/react";
            const a = <motion.p exit={reduceMotion ? { transition: { duration: 0.1, ease: "linear" } } : { x: 0,
              transition: { duration: 0.2, ease: "linear" } }} />;
            const b = <motion.p exit={on ? { transition: { duration: 0.3, ease: "linear" } } : {}} />;
            """,
            ["2 reduced: linear over 0.1 s", "3 unknown: linear over 0.2 s", "4 unknown: linear over 0.3 s"]
        ),
        // A delay that isn't known takes nothing from the rest of a style.
        (
            "a.tsx",
            """
            const a = { animation: `fade ${MS}ms linear both`, animationDelay: `${delay}ms` };
            const MS = 240;
            const b = { animationDelay: `${delay}ms` };
            """, ["1 unknown: linear over 0.24 s (delay set at run time)", "3 dynamic: the timing is 'delay'"]
        ),
        // A curve that the platform names isn't a value that the catalog lacks.
        (
            "a.dart",
            """
            final a = CurvedAnimation(parent: x, curve: Curves.easeOutBack);
            final b = CurvedAnimation(parent: x, curve: Cubic(0.1, 0.2, 0.3, 1));
            """, ["1 partial: cubic-bezier(0.175, 0.885, 0.32, 1.275) is a curve without", "2 unknown"]
        ),
        (
            "a.ts", "import { LayoutAnimation } from 'react-native'\nLayoutAnimation.linear()",
            ["2 unknown: linear over 0.5 s"]
        ),
        // Classes of Less are mixins, too, and their values are those of the last file.
        (
            "a.less",
            """
            .slow { transition-duration: 3s; } .named(@d: 1s, @e: linear) { transition: opacity @d @e; }
            .a { transition: opacity 1s linear; .slow; } .b { transition: opacity 1s linear; .slow() !important; }
            .c { .named; } .d { .none; }
            """,
            [
                "1 partial: 3 s", "1 dynamic", "2 unknown: linear over 3 s", "2 unknown: linear over 3 s",
                "3 unknown: linear over 1 s",
            ]
        ),
        (
            "a.less",
            """
            .args(@a, @b: 2s, @c: ease-in) { transition: @arguments; }
            .a { .args(opacity, 5s); } .b { .args(opacity); }
            """, ["1 dynamic", "2 unknown: easeIn over 5 s", "2 unknown: easeIn over 2 s"]
        ),
        // A class of Sass isn't a mixin.
        (
            "a.scss",
            """
            @mixin card($d) { transition: all $d linear; }
            .card { transition: all 1s ease-in; }
            .a { @include card(2s); }
            """, ["1 dynamic", "2 unknown: easeIn over 1 s", "3 unknown: linear over 2 s"]
        ),
        // Texts that are put into values, and variables that a condition declares.
        (
            "a.scss",
            """
            $text: "opacity 1s linear"; $d: 2s;
            .a { transition: #{$text}; } .b { transition: #{$text}, color 2s ease-in; }
            .c { @if true { $d: 6s; } transition: opacity $d linear; }
            .d { @if true { $d: 6s; transition: opacity $d linear; } }
            """,
            [
                "2 unknown: linear over 1 s", "2 unknown: linear over 1 s (opacity)",
                "2 unknown: easeIn over 2 s (color)",
                "3 dynamic: the value is '$d', a variable", "4 unknown: linear over 6 s",
            ]
        ),
    ]
}
