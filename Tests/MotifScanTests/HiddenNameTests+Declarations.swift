/// Declarations that hide constants of the same name, and code around them that doesn't.
extension HiddenNameTests {
    static let declarations: [(file: String, code: String, messages: [String])] = [
        // Words and addresses in JSX aren't strings and comments; a list declares each of its names.
        (
            "a.tsx",
            """
            import { motion } from "motion/react";
            const D = 0.5;
            const A = () => { const D = 0.9; return <div>{open && <p>Don't</p>}</div>; };
            const B = () => <motion.div transition={{ duration: D, ease: 'linear' }} />;
            const C = () => { const D = 0.8; return <p>see https://x.y</p>; }; // not http://z
            const E = () => <p>It's <motion.div transition={{ duration: D, ease: 'linear' }} /> Bob's</p>;
            const F = () => { const x = f(1, 2), D = 0.6; return <motion.div transition={{ duration: D, ease: 'linear' }} />; };
            """, ["4 unknown: linear over 0.5 s", "6 unknown: linear over 0.5 s", "7 unknown: linear over 0.6 s"]
        ),
        (
            "a.ts",
            """
            import{Animated as Own,Easing}from'react-native';
            Own.timing(v, { toValue: 1, duration: 200, easing: Easing.linear }).start();
            """, ["2 unknown: linear over 0.2 s"]
        ),
        (
            "a.dart",
            """
            import 'package:flutter/material.dart';
            const d = Duration(milliseconds: 100);
            class A { Duration d = const Duration(milliseconds: 7); Widget f() => AnimatedSize(duration: d); }
            class B { Duration? d; Widget f() => AnimatedSize(duration: d!); }
            Widget c() { Duration d = const Duration(milliseconds: 9); return AnimatedSize(duration: d); }
            Widget e() { final x = 1, d = load(); return AnimatedSize(duration: d); }
            """,
            [
                "3 dynamic: the duration is 'd', a variable", "4 dynamic: the duration is 'd', a variable",
                "5 unknown: linear over 0.009 s", "6 dynamic: the duration is the result of 'load'",
            ]
        ),
        (
            "a.kt",
            """
            val duration = 100
            fun a() { val duration by changing(500); go(tween<Float>(duration)) }
            fun b() { var duration: Int by remember { mutableStateOf(x = 500) }; go(tween<Float>(duration)) }
            """, (2...3).map { "\($0) dynamic: the duration is 'duration', which is set at run time" }
        ),
        (
            "a.swift",
            """
            let t = 0.1
            func a() { let other = f(1, 2), t = 0.9; UIView.animate(withDuration: t) { } }
            func b() { let other = 2
              g(t, other = 3); UIView.animate(withDuration: t) { } }
            """, ["2 unknown: easeInOut over 0.9 s", "4 unknown: easeInOut over 0.1 s"]
        ),
    ]
}
