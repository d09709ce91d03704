import MotifSource
import Testing

@testable import MotifScan

/// Names of modules: what a file imports whole, under another name, through a third file, or as a default.
@Suite struct ModuleTests {
    private static let rows: [(files: [String: String], messages: [String])] = [
        (
            [
                "lib/motion.ts": """
                export const fast = 0.15, other = 9;
                export const speeds = { slow: 0.4 };
                const hidden = 0.05;
                export { hidden as shown };
                export default { base: 0.21, ease: [0.2, 0, 0, 1] };
                export enum Time { Short = 0.12, Long = 0.48 }
                """,
                "lib/theme.ts": "const theme = { enter: { duration: 0.25, ease: 'linear' } };\nexport default theme;",
                "lib/index.ts": """
                export { fast, speeds as velocity } from "./motion";
                export { default as theme } from "./theme";
                export * as all from "./motion";
                """,
                // Others of the same names, which nobody imports.
                "other.ts": "export const fast = 7, velocity = { slow: 8 }; export default { base: 6 };",
                "use.tsx": """
                import { motion } from "motion/react";
                import { fast, velocity, theme, all } from "./lib";
                import * as M from "./lib/motion";
                import tokens, { Time } from "./lib/motion";
                import { default as own } from "./lib/theme";
                import missing from "./lib/missing";
                const ease = "linear";
                const a = <motion.p transition={{ duration: fast, ease }} />;
                const b = <motion.p transition={{ duration: velocity.slow, ease }} />;
                const c = <motion.p transition={theme.enter} />;
                const d = <motion.p transition={{ duration: all.fast, ease }} />;
                const e = <motion.p transition={{ duration: M.speeds.slow, ease }} />;
                const f = <motion.p transition={{ duration: M.shown, ease }} />;
                const g = <motion.p transition={{ duration: tokens.base, ease: tokens.ease }} />;
                const h = <motion.p transition={{ duration: Time.Short, ease }} />;
                const i = <motion.p transition={own.enter} />;
                const j = <motion.p transition={{ duration: M.Time.Long, ease }} />;
                const k = <motion.p transition={{ duration: M.none, ease }} />;
                const l = <motion.p transition={{ duration: missing.base, ease }} />;
                """,
            ],
            [
                "use.tsx:8 unknown: linear over 0.15 s", "use.tsx:9 unknown: linear over 0.4 s",
                "use.tsx:10 unknown: linear over 0.25 s", "use.tsx:11 unknown: linear over 0.15 s",
                "use.tsx:12 unknown: linear over 0.4 s", "use.tsx:13 unknown: linear over 0.05 s",
                "use.tsx:14 unknown: cubic-bezier(0.2, 0, 0, 1) over 0.21 s", "use.tsx:15 unknown: linear over 0.12 s",
                "use.tsx:16 unknown: linear over 0.25 s", "use.tsx:17 unknown: linear over 0.48 s",
                "use.tsx:18 dynamic: the duration is 'M.none'", "use.tsx:19 dynamic: the duration is 'missing.base'",
            ]
        ),
        // A folder with another name; what a module doesn't export isn't what others import.
        (
            [
                "src/a/constants.ts": """
                import { Easing } from "react-native-reanimated";
                export const one = { duration: 300, easing: Easing.linear };
                const two = 700;
                export { two };
                """,
                "src/b/other.ts": """
                import { Easing, withTiming } from "react-native-reanimated";
                const one = { duration: 100, easing: Easing.linear }, three = 4;
                withTiming(1, one);
                """,
                "src/c/use.ts": """
                import { Easing, withTiming } from "react-native-reanimated";
                import { one } from "@/a/constants";
                import { one as none } from "~/none/constants";
                import { two } from "@team/src/a/constants";
                import { three } from "some-package";
                withTiming(1, one);
                withTiming(1, none);
                withTiming(1, { duration: two, easing: Easing.linear });
                withTiming(1, { duration: three, easing: Easing.linear });
                """,
            ],
            [
                "other.ts:3 unknown: linear over 0.1 s", "use.ts:6 unknown: linear over 0.3 s",
                "use.ts:7 dynamic: the configuration is 'none'", "use.ts:8 unknown: linear over 0.7 s",
                "use.ts:9 dynamic: the duration is 'three', which has no value in the scanned files",
            ]
        ),
        // Two files that import each other.
        (
            [
                "a.ts": "export { x } from './b';", "b.ts": "export { x } from './a';",
                "c.tsx": "import { animate } from 'motion';\nimport { x } from './a';\nanimate(y, 1, { duration: x });",
            ], ["c.tsx:3 dynamic: the duration is 'x'"]
        ),
        // Names that swap, a file beside a folder of its name, and what a package may have.
        (
            [
                "m.ts": "const a = 0.1, b = 0.9; export { a as b, b as a };", "n.ts": "export const d = 0.2;",
                "n/index.ts": "export const d = 7;", "i.ts": "export * from '@acme/tokens';",
                "use.tsx": """
                import { animate } from "motion";
                import { a, b } from "./m";
                import * as M from "./m";
                import { d } from "./n";
                animate(x, 1, { duration: a, ease: "linear" });
                animate(x, 1, { duration: b, ease: "linear" });
                animate(x, 1, { duration: M.a, ease: "linear" });
                animate(x, 1, { duration: d, ease: "linear" });
                """,
                "other.tsx": """
                import { animate } from "motion";
                import { d } from "@acme/tokens";
                animate(x, 1, { duration: d, ease: "linear" });
                """,
            ],
            [
                "other.tsx:3 dynamic: the duration is 'd', which has no value in the scanned files",
                "use.tsx:5 unknown: linear over 0.9 s", "use.tsx:6 unknown: linear over 0.1 s",
                "use.tsx:7 unknown: linear over 0.9 s", "use.tsx:8 unknown: linear over 0.2 s",
            ]
        ),
        // The name of a platform's module in front of its own.
        (
            [
                "a.tsx": """
                import * as Rea from "react-native-reanimated";
                Rea.withTiming(1, { duration: 111, easing: Rea.Easing.linear });
                """,
                "b.dart": """
                import 'package:flutter/material.dart' as m;
                import 'own.dart' as own;
                m.Widget a() => m.AnimatedSize(duration: m.Durations.short1, curve: const m.Cubic(0.1, 0.2, 0.3, 0.4));
                m.Widget b() => own.AnimatedSize(duration: const Duration(seconds: 1), curve: m.Curves.easeIn);
                """,
            ],
            [
                "a.tsx:2 unknown: linear over 0.111 s",
                "b.dart:3 unknown: cubic-bezier(0.1, 0.2, 0.3, 0.4) over 0.05 s",
                "b.dart:4 unknown: easeIn over 1 s",
            ]
        ),
        // A custom property that a script sets.
        (
            [
                "a.ts": "element.style.setProperty('--time', `${x}ms`);",
                "b.css": """
                :root { --time: 0ms; --other: 120ms }
                a { transition: opacity var(--time) linear }
                b { transition: opacity var(--other) linear }
                """,
            ], ["b.css:2 dynamic: the value is '--time', a variable", "b.css:3 unknown: linear over 0.12 s"]
        ),
        // A file of Kotlin sees its package, and those that it imports from.
        (
            [
                "a.kt": "package app.a\nconst val SHORT = 120\nobject Times { const val LONG = 480 }",
                "b.kt": """
                package app.b
                import androidx.compose.animation.core.*
                val a = tween<Float>(SHORT, easing = LinearEasing)
                val b = tween<Float>(Times.LONG, easing = LinearEasing)
                """,
                "c.kt": """
                package app.c
                import androidx.compose.animation.core.*
                import app.a.*
                val a = tween<Float>(SHORT, easing = LinearEasing)
                """,
                "d.kt": """
                package app.a
                import androidx.compose.animation.core.*
                val a = tween<Float>(Times.LONG, easing = LinearEasing)
                """,
            ],
            [
                "b.kt:3 dynamic: the duration is 'SHORT'", "b.kt:4 dynamic: the duration is 'Times.LONG'",
                "c.kt:4 unknown: linear over 0.12 s", "d.kt:3 unknown: linear over 0.48 s",
            ]
        ),
        // Kotlin imports members of objects by their paths.
        (
            [
                "Times.kt": "package app\nobject Times { const val SHORT = 120; const val LONG = 9 }",
                "Sizes.kt": "package app\nclass Sizes { companion object { const val LONG = 480 } }",
                "Use.kt": """
                package app.ui
                import androidx.compose.animation.core.*
                import app.Times.SHORT
                import app.Times.SHORT as S
                import app.Sizes.Companion.LONG
                val a = tween<Float>(SHORT, easing = LinearEasing)
                val b = tween<Float>(S, easing = LinearEasing)
                val c = tween<Float>(LONG, easing = LinearEasing)
                """,
            ],
            [
                "Use.kt:6 unknown: linear over 0.12 s", "Use.kt:7 unknown: linear over 0.12 s",
                "Use.kt:8 unknown: linear over 0.48 s",
            ]
        ),
        // The modules of Sass have variables of their own, and those that a file imports share them.
        (
            [
                "pk/el/_elevation-theme.scss": "$time: 280ms !default;", "_motion.scss": "$time: 30ms !default;",
                "a.scss": """
                @use '@team/el/elevation-theme';
                @use './motion' as m;
                @use './motion';
                $time: 5s !default;
                .a { transition: all elevation-theme.$time linear; }
                .b { transition: all m.$time linear; }
                .c { transition: all motion.$time linear; }
                .d { transition: all $time linear; }
                .e { transition: all none.$time linear; }
                """,
                "b.scss": "@import 'motion';\n$time: 2s !default;\n.a { transition: all $time linear; }",
            ],
            [
                "a.scss:5 unknown: linear over 0.28 s", "a.scss:6 unknown: linear over 0.03 s",
                "a.scss:7 unknown: linear over 0.03 s", "a.scss:8 unknown: linear over 5 s",
                "a.scss:9 dynamic: the value is '$time'", "b.scss:3 dynamic: the value is '$time'",
            ]
        ),
    ]

    @Test(arguments: rows.indices) func `names mean what their modules export`(_ index: Int) throws {
        let row = Self.rows[index]
        let report = ScanReport(try CodeFolder(row.files).scan(), CatalogValues())
        let found = report.findings.map {
            "\($0.file.split(separator: "/").last ?? ""):\($0.position?.line ?? 0) \($0.rule.rawValue): \($0.message)"
        }
        let isSame = zip(found, row.messages).allSatisfy { $0.hasPrefix($1) }
        #expect(found.count == row.messages.count && isSame, "\(found)")
    }
}
