import MotifCore

extension Snippet {
    /// Reanimated, React Native's Animated, and React Navigation, from libraries and apps.
    ///
    /// `Animated.timing` takes 500 ms with `Easing.inOut(Easing.ease)` by default, `withTiming` 300 ms with
    /// `Easing.inOut(Easing.quad)`; neither is a single cubic Bézier. `Animated.spring` has Origami's tension 40 and
    /// friction 7 unless it has numbers of its own.
    /// - Source: facebook/react-native, `TimingAnimation.js`, `SpringAnimation.js`, `SpringConfig.js`;
    ///   software-mansion/react-native-reanimated, `timing.ts`.
    static let reactNative: [Snippet] = [
        Snippet(
            source: "react-navigation/react-navigation@73f8c298:packages/elements/src/Badge.tsx:52",
            code: """
                const animation = Animated.timing(opacity, {
                  toValue: visible ? 1 : 0,
                  duration: 150,
                  useNativeDriver,
                });
                """, expected: [Expected(nil, 0.15)]),
        Snippet(
            source: "react-navigation/react-navigation@73f8c298:packages/elements/src/Header/Header.tsx:327",
            code: """
                const animation = Animated.timing(searchBarVisibleAnim, {
                  toValue: 1,
                  duration: 150,
                  useNativeDriver,
                  easing: Easing.in(Easing.linear),
                });
                """, expected: [Expected(.named(.linear), 0.15)]),
        Snippet(
            source: "react-navigation/react-navigation@73f8c298:packages/elements/src/PlatformPressable.tsx:73",
            code: """
                const animateTo = (toValue: number, duration: number) => {
                  Animated.timing(opacity, {
                    toValue,
                    duration,
                    easing: Easing.inOut(Easing.quad),
                    useNativeDriver,
                  }).start();
                };
                """, expected: [Expected(unknown: ["duration"])]),
        Snippet(
            source:
                """
                react-navigation/react-navigation@73f8c298:packages/react-native-drawer-layout/src/views/\
                Drawer.native.tsx:269
                """,
            code: """
                const effectiveVelocity = isSameDirection ? velocity : 0;
                translationX.set(
                  withSpring(
                    toValue,
                    {
                      velocity: effectiveVelocity,
                      stiffness: 500,
                      damping: 40,
                      mass: 1,
                      overshootClamping: true,
                      reduceMotion: ReduceMotion.Never,
                    },
                    (finished) => {
                      animatingTo.set(null);
                    }
                  )
                );
                """,
            expected: [
                Expected(.physical(500, 40), unknown: ["initial velocity"]), Expected(.physical(500, 40)),
            ]),
        Snippet(
            source:
                """
                react-navigation/react-navigation@73f8c298:packages/react-native-drawer-layout/src/views/\
                Drawer.native.tsx:354
                """,
            code: """
                const PEEK_DELAY = 160;
                const SPRING_CONFIG = {
                  stiffness: 500,
                  damping: 40,
                  mass: 1,
                  overshootClamping: true,
                  reduceMotion: ReduceMotion.Never,
                };

                translationX.set(
                  withDelay(PEEK_DELAY, withSpring(peekTranslation, SPRING_CONFIG))
                );
                """, expected: [Expected(.physical(500, 40), delay: 0.16)]),
        Snippet(
            source:
                """
                react-navigation/react-navigation@73f8c298:packages/stack/src/TransitionConfigs/\
                TransitionEasings.tsx:26
                """,
            code: "export const FAST_OUT_SLOW_IN = Easing.bezier(0.4, 0, 0.2, 1);",
            expected: [Expected(.cubic(0.4, 0, 0.2, 1))]),
        Snippet(
            source:
                "react-navigation/react-navigation@73f8c298:packages/stack/src/TransitionConfigs/TransitionSpecs.tsx:9",
            code: """
                export const TransitionIOSSpec: TransitionSpec = {
                  animation: 'spring',
                  config: {
                    stiffness: 1000,
                    damping: 500,
                    mass: 3,
                    overshootClamping: true,
                    restDisplacementThreshold: 10,
                    restSpeedThreshold: 10,
                  },
                };
                """, expected: [Expected(.physical(mass: 3, 1000, 500))]),
        Snippet(
            source:
                """
                react-navigation/react-navigation@73f8c298:packages/bottom-tabs/src/TransitionConfigs/\
                TransitionSpecs.tsx:5
                """,
            code: """
                export const FadeSpec: TransitionSpec = {
                  animation: 'timing',
                  config: {
                    duration: 150,
                    easing: Easing.in(Easing.linear),
                  },
                };
                """, expected: [Expected(.named(.linear), 0.15)]),
        Snippet(
            source:
                """
                react-navigation/react-navigation@73f8c298:packages/stack/src/TransitionConfigs/\
                TransitionSpecs.tsx:37
                """,
            code: """
                export const FadeInFromBottomAndroidSpec: TransitionSpec = {
                  animation: 'timing',
                  config: {
                    duration: 350,
                    easing: Easing.out(Easing.poly(5)),
                  },
                };
                """, expected: [Expected(nil, 0.35)]),
        Snippet(
            source: "callstack/react-native-paper@1b2b0433:example/src/Examples/ProgressBarExample.tsx:35",
            code: """
                Animated.timing(progressBarValue, {
                  toValue: 1,
                  duration: 2000,
                  useNativeDriver: false,
                }).start();
                """, expected: [Expected(nil, 2)]),
        Snippet(
            source:
                "callstack/react-native-paper@1b2b0433:src/components/SegmentedButtons/SegmentedButtonItem.tsx:132",
            code: """
                Animated.spring(checkScale, {
                  toValue: 1,
                  useNativeDriver: true,
                }).start();
                """, expected: [Expected(.physical(230.2, 22))]),
        Snippet(
            source: "callstack/react-native-paper@1b2b0433:src/components/ActivityIndicator.tsx:77",
            code: """
                const {
                  animation: { scale },
                } = theme;
                Animated.timing(fade, {
                  duration: 200 * scale,
                  toValue: 1,
                  isInteraction: false,
                  useNativeDriver: true,
                }).start();
                """, expected: [Expected(unknown: ["duration"])]),
        Snippet(
            source: "callstack/react-native-paper@1b2b0433:src/components/Modal.tsx:119",
            code: """
                const DEFAULT_DURATION = 220;
                const { scale } = theme.animation;
                Animated.timing(opacity, {
                  toValue: 1,
                  duration: scale * DEFAULT_DURATION,
                  easing: Easing.out(Easing.cubic),
                  useNativeDriver: true,
                }).start();
                """, expected: [Expected(.outCubic, unknown: ["duration"])]),
        Snippet(
            source: "callstack/react-native-paper@1b2b0433:src/components/TextInput/hooks.ts:70",
            code: """
                import { TIMING_CONFIG } from './Context';
                const runFocusAnimation = (hasText: boolean) => {
                  focusSV.value = withTiming(1, TIMING_CONFIG);
                };
                """,
            context: """
                export const ANIMATION_DURATION_MS = motionDuration.short3;

                export const TIMING_CONFIG = {
                  duration: ANIMATION_DURATION_MS,
                  easing: Easing.bezier(...motionEasing.standard),
                } as const;

                export const motionEasing: MotionEasing = {
                  standard: [0.2, 0, 0, 1],
                };

                export const motionDuration: MotionDuration = {
                  short3: 150,
                };
                """, expected: [Expected(.cubic(0.2, 0, 0, 1), 0.15), Expected(.cubic(0.2, 0, 0, 1))]),
        Snippet(
            source: "callstack/react-native-paper@1b2b0433:src/components/FAB/Extended.tsx:224",
            code: """
                widthValue.value = withSpring(
                  expanded ? expandedWidth : collapsedWidth,
                  widthSpring
                );
                """, expected: [Expected(unknown: ["configuration"])]),
        Snippet(
            source: "callstack/react-native-paper@1b2b0433:src/components/FAB/Menu.tsx:186",
            code: """
                scaleX.value = withDelay(
                  delay,
                  withSpring(target, toRawSpring(theme.motion.spring.fast.spatial))
                );
                """, expected: [Expected(unknown: ["delay", "configuration"])]),
        Snippet(
            source:
                """
                kirillzyusko/react-native-keyboard-controller@af130ca4:example/src/screens/Examples/\
                KeyboardExtender/index.tsx:29
                """,
            code: "opacity.set(withTiming(showExtend ? 1 : 0));", expected: [Expected(nil, 0.3)]),
        Snippet(
            source:
                """
                kirillzyusko/react-native-keyboard-controller@af130ca4:FabricExample/src/screens/Examples/\
                LiquidKeyboard/index.tsx:41
                """,
            code: """
                progress.set(0);
                /*progress.value = withRepeat(withSpring(1, {
                  stiffness: 1000,
                  damping: 500,
                  mass: 3,
                }), -1, true);*/
                KeyboardEvents.addListener("keyboardDidShow", () => {
                  progress.set(
                    withSpring(1, {
                      stiffness: 1000,
                      damping: 500,
                      mass: 3,
                    }),
                  );
                });
                """, expected: [Expected(.physical(mass: 3, 1000, 500))]),
        Snippet(
            source:
                """
                kirillzyusko/react-native-keyboard-controller@af130ca4:example/src/screens/Examples/\
                ReanimatedChat/hooks.ts:20
                """,
            code: """
                height.value = withTiming(-e.height, {
                  duration: 250,
                  easing: Easing.bezier(
                    0.19919472913616398,
                    0.010644531250000006,
                    0.27920937042459737,
                    0.91025390625,
                  ),
                });
                """,
            expected: [
                Expected(
                    .cubic(0.19919472913616398, 0.010644531250000006, 0.27920937042459737, 0.91025390625), 0.25)
            ]),
        Snippet(
            source:
                """
                kirillzyusko/react-native-keyboard-controller@af130ca4:example/src/screens/Examples/\
                KeyboardChatScrollView/index.tsx:73
                """,
            code: """
                extraContentPadding.value = withTiming(
                  Math.max(height - TEXT_INPUT_HEIGHT, 0),
                  { duration: 250 },
                );
                """, expected: [Expected(nil, 0.25)]),
    ]
}
