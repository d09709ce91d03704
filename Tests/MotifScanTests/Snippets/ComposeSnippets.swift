import MotifCore

extension Snippet {
    /// Animations of Jetpack Compose, from apps.
    ///
    /// - Source: The defaults are those of `AnimationSpec.kt` and `AnimationConstants` in androidx/androidx: 300 ms with
    ///   `FastOutSlowInEasing` for tweens, a damping ratio of 1 and a stiffness of 1500 for springs.
    static let compose: [Snippet] = [
        Snippet(
            source:
                """
                android/nowinandroid@d6abd6d3:core/designsystem/src/main/kotlin/com/google/samples/apps/\
                nowinandroid/core/designsystem/component/LoadingWheel.kt:68
                """,
            code: """
                (0 until NUM_OF_LINES).map { index ->
                    launch {
                        floatAnimValues[index].animateTo(
                            targetValue = 0F,
                            animationSpec = tween(
                                durationMillis = 100,
                                easing = FastOutSlowInEasing,
                                delayMillis = 40 * index,
                            ),
                        )
                    }
                }
                """, expected: [Expected(.cubic(0.4, 0, 0.2, 1), 0.1, unknown: ["delay"])]),
        Snippet(
            source:
                """
                android/nowinandroid@d6abd6d3:core/designsystem/src/main/kotlin/com/google/samples/apps/\
                nowinandroid/core/designsystem/component/LoadingWheel.kt:82
                """,
            code: """
                val rotationAnim by infiniteTransition.animateFloat(
                    initialValue = 0F,
                    targetValue = 360F,
                    animationSpec = infiniteRepeatable(
                        animation = tween(durationMillis = ROTATION_TIME, easing = LinearEasing),
                    ),
                    label = "wheel rotation animation",
                )

                private const val ROTATION_TIME = 12000
                """, expected: [Expected(.named(.linear), 12, repeats: true)]),
        Snippet(
            source:
                """
                android/nowinandroid@d6abd6d3:core/designsystem/src/main/kotlin/com/google/samples/apps/\
                nowinandroid/core/designsystem/component/LoadingWheel.kt:96
                """,
            code: """
                animationSpec = infiniteRepeatable(
                    animation = keyframes {
                        durationMillis = ROTATION_TIME / 2
                        progressLineColor at ROTATION_TIME / NUM_OF_LINES / 2 using LinearEasing
                        baseLineColor at ROTATION_TIME / NUM_OF_LINES using LinearEasing
                    },
                    repeatMode = RepeatMode.Restart,
                ),
                """, expected: [Expected(repeats: true)]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:JetLagged/app/src/main/java/com/example/jetlagged/backgrounds/\
                BubbleBackground.kt:66
                """,
            code: """
                animationSpec = infiniteRepeatable(
                    animation = tween(
                        bubble.durationMillis.toInt(),
                        easing = bubble.easingFunction,
                    ),
                    repeatMode = RepeatMode.Reverse,
                ),
                """, expected: [Expected(repeats: true, unknown: ["duration", "easing"])]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:JetLagged/app/src/main/java/com/example/jetlagged/backgrounds/\
                FadingCircleBackground.kt:46
                """,
            code: """
                alphaAnimation.animateTo(
                    1f,
                    animationSpec = infiniteRepeatable(
                        animation = tween(2000, easing = EaseInOut),
                        repeatMode = RepeatMode.Reverse,
                    ),
                )
                """, expected: [Expected(.named(.easeInOut), 2, repeats: true)]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:JetLagged/app/src/main/java/com/example/jetlagged/sleep/\
                SleepBar.kt:105
                """,
            code: """
                transition.AnimatedVisibility(
                    enter = fadeIn(animationSpec = tween(animationDuration)) + expandVertically(
                        animationSpec = tween(animationDuration),
                    ),
                    visible = { it },
                )

                private const val animationDuration = 500
                """, expected: [Expected(.cubic(0.4, 0, 0.2, 1), 0.5), Expected(.cubic(0.4, 0, 0.2, 1), 0.5)]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:JetLagged/app/src/main/java/com/example/jetlagged/sleep/\
                SleepBar.kt:124
                """,
            code: """
                val height by transition.animateDp(label = "height", transitionSpec = {
                    spring(
                        dampingRatio = Spring.DampingRatioLowBouncy,
                        stiffness =
                            Spring.StiffnessLow,
                    )
                }) { targetExpanded ->
                    if (targetExpanded) 100.dp else 24.dp
                }
                """, expected: [Expected(.compose(0.75, 200))]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:Jetcaster/mobile/src/main/java/com/example/jetcaster/ui/\
                podcast/PodcastDetailsScreen.kt:260
                """,
            code: """
                modifier = Modifier.animateContentSize(
                    animationSpec = tween(
                        durationMillis = 200,
                        easing = EaseOutExpo,
                    ),
                ),
                """, expected: [Expected(.cubic(0.16, 1, 0.3, 1), 0.2)]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:Jetcaster/mobile/src/main/java/com/example/jetcaster/util/\
                Buttons.kt:66
                """,
            code: """
                transitionSpec = {
                    if (initialState == targetState) {
                        snap()
                    } else {
                        spring(
                            dampingRatio = 0.6f,
                            stiffness = 200f,
                        )
                    }
                },
                """, expected: [Expected(.steps(1, .start), 0), Expected(.compose(0.6, 200))]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:Jetcaster/tv/src/main/java/com/example/jetcaster/tv/ui/\
                component/Loading.kt:95
                """,
            code: """
                infiniteRepeatable(
                    animation = tween(
                        durationMillis = RotationDuration * RotationsPerCycle,
                        easing = LinearEasing,
                    ),
                ),

                private const val RotationsPerCycle = 5
                private const val RotationDuration = 1332
                """, expected: [Expected(.named(.linear), 6.66, repeats: true)]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:Jetcaster/tv/src/main/java/com/example/jetcaster/tv/ui/\
                component/Loading.kt:211
                """,
            code: "private val CircularEasing = CubicBezierEasing(0.4f, 0f, 0.2f, 1f)",
            expected: [Expected(.cubic(0.4, 0, 0.2, 1))]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:Jetchat/app/src/main/java/com/example/compose/jetchat/\
                components/AnimatingFabContent.kt:51
                """,
            code: """
                if (targetState == ExpandableFabStates.Collapsed) {
                    tween(
                        easing = LinearEasing,
                        durationMillis = (transitionDuration / 12f * 5).roundToInt(), // 5 / 12 frames
                    )
                } else {
                    tween(
                        easing = FastOutSlowInEasing,
                        durationMillis = transitionDuration,
                    )
                }

                private const val transitionDuration = 200
                """,
            expected: [Expected(.named(.linear), 0.083), Expected(.cubic(0.4, 0, 0.2, 1), 0.2)]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:Jetchat/app/src/main/java/com/example/compose/jetchat/\
                conversation/RecordButton.kt:72
                """,
            code: "transitionSpec = { spring(Spring.DampingRatioMediumBouncy, Spring.StiffnessLow) },",
            expected: [Expected(.compose(0.5, 200))]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:Jetchat/app/src/main/java/com/example/compose/jetchat/\
                conversation/UserInput.kt:522
                """,
            code: """
                animationSpec = infiniteRepeatable(
                    tween(2000),
                    repeatMode = RepeatMode.Reverse,
                ),
                """, expected: [Expected(.cubic(0.4, 0, 0.2, 1), 2, repeats: true)]),
        Snippet(
            source:
                """
                android/compose-samples@488113f4:Jetsnack/app/src/main/java/com/example/jetsnack/ui/snackdetail/\
                SnackDetail.kt:130
                """,
            code: """
                fun <T> spatialExpressiveSpring() = spring<T>(
                    dampingRatio = 0.8f,
                    stiffness = 380f,
                )
                """, expected: [Expected(.compose(0.8, 380))]),
        Snippet(
            source:
                """
                chrisbanes/tivi@a0c62c2c:common/ui/compose/src/commonMain/kotlin/app/tivi/common/compose/ui/\
                ExpandingSummary.kt:42
                """,
            code: "modifier.animateContentSize(animationSpec = spring())",
            expected: [Expected(.compose(1, 1500))]),
        Snippet(
            source: "chrisbanes/tivi@a0c62c2c:ui/root/src/commonMain/kotlin/app/tivi/home/Home.kt:238",
            code: """
                val scale by animateFloatAsState(
                  targetValue = if (isSelected) 1f else 0.95f,
                  animationSpec = spring(
                    stiffness = Spring.StiffnessLow,
                    dampingRatio = Spring.DampingRatioLowBouncy,
                  ),
                )
                """, expected: [Expected(.compose(0.75, 200))]),
        Snippet(
            source:
                "mihonapp/mihon@a2c24ff0:app/src/main/java/eu/kanade/presentation/components/AdaptiveSheet.kt:36",
            code: """
                fadeIn(animationSpec = tween(220, delayMillis = 90)) togetherWith
                    fadeOut(animationSpec = tween(90))
                """,
            expected: [Expected(.cubic(0.4, 0, 0.2, 1), 0.22, delay: 0.09), Expected(.cubic(0.4, 0, 0.2, 1), 0.09)]),
        Snippet(
            source:
                """
                mihonapp/mihon@a2c24ff0:app/src/main/java/eu/kanade/presentation/manga/components/\
                MangaBottomActionMenu.kt:244
                """,
            code: """
                AnimatedVisibility(
                    visible = visible,
                    enter = expandVertically(animationSpec = tween(delayMillis = 300)),
                    exit = shrinkVertically(animationSpec = tween()),
                ) {
                """,
            expected: [Expected(.cubic(0.4, 0, 0.2, 1), 0.3, delay: 0.3), Expected(.cubic(0.4, 0, 0.2, 1), 0.3)]),
        Snippet(
            source:
                "mihonapp/mihon@a2c24ff0:app/src/main/java/eu/kanade/presentation/reader/appbars/ReaderAppBars.kt:42",
            code: "private val readerBarsSlideAnimationSpec = tween<IntOffset>(200)",
            expected: [Expected(.cubic(0.4, 0, 0.2, 1), 0.2)]),
        Snippet(
            source:
                """
                mihonapp/mihon@a2c24ff0:app/src/main/java/eu/kanade/presentation/more/settings/widget/\
                BasePreferenceWidget.kt:105
                """,
            code: """
                animationSpec = if (highlightFlag) {
                    repeatable(
                        iterations = 5,
                        animation = tween(durationMillis = 200),
                        repeatMode = RepeatMode.Reverse,
                        initialStartOffset = StartOffset(
                            offsetMillis = 600,
                            offsetType = StartOffsetType.Delay,
                        ),
                    )
                } else {
                    tween(200)
                },
                """,
            expected: [
                Expected(.cubic(0.4, 0, 0.2, 1), 0.2, delay: 0.6, repeats: true),
                Expected(.cubic(0.4, 0, 0.2, 1), 0.2),
            ]),
        Snippet(
            source:
                """
                mihonapp/mihon@a2c24ff0:app/src/main/java/mihon/feature/upcoming/components/calendar/\
                CalendarHeader.kt:79
                """,
            code: """
                private const val MONTH_YEAR_CHANGE_ANIMATION_DURATION = 200

                private fun AnimatedContentTransitionScope<YearMonth>.getAnimation(): ContentTransform {
                    val enterTransition = slideInVertically(
                        animationSpec = tween(durationMillis = MONTH_YEAR_CHANGE_ANIMATION_DURATION),
                    ) { height -> if (movingForward) height else -height }
                }
                """, expected: [Expected(.cubic(0.4, 0, 0.2, 1), 0.2)]),
        Snippet(
            source:
                """
                mihonapp/mihon@a2c24ff0:presentation-core/src/main/java/tachiyomi/presentation/core/components/\
                VerticalFastScroller.kt:468
                """,
            code: """
                private val ImmediateFadeOutAnimationSpec = tween<Float>(
                    durationMillis = ViewConfiguration.getScrollBarFadeDuration(),
                )
                """, expected: [Expected(.cubic(0.4, 0, 0.2, 1), unknown: ["duration"])]),
        Snippet(
            source:
                """
                mihonapp/mihon@a2c24ff0:presentation-core/src/main/java/tachiyomi/presentation/core/util/\
                Elevation.kt:117
                """,
            code: """
                private val OutgoingSpecEasing: Easing = CubicBezierEasing(0.40f, 0.00f, 0.60f, 1.00f)

                private val DefaultOutgoingSpec = TweenSpec<Dp>(
                    durationMillis = 150,
                    easing = OutgoingSpecEasing,
                )
                """, expected: [Expected(.cubic(0.4, 0, 0.6, 1)), Expected(.cubic(0.4, 0, 0.6, 1), 0.15)]),
        Snippet(
            source:
                """
                element-hq/element-x-android@477aa366:appnav/src/main/kotlin/io/element/android/appnav/loggedin/\
                SyncStateView.kt:34
                """,
            code: "enter = fadeIn(spring(stiffness = 500F)),", expected: [Expected(.compose(1, 500))]),
        Snippet(
            source:
                """
                element-hq/element-x-android@477aa366:features/networkmonitor/api/src/main/kotlin/io/element/\
                android/features/networkmonitor/api/ui/ConnectivityIndicatorContainer.kt:54
                """,
            code: """
                animationSpec = spring(
                    stiffness = Spring.StiffnessMediumLow,
                    visibilityThreshold = 1.dp,
                ),
                """, expected: [Expected(.compose(1, 400))]),
        Snippet(
            source:
                """
                element-hq/element-x-android@477aa366:libraries/designsystem/src/main/kotlin/io/element/android/\
                libraries/designsystem/animation/AlphaAnimation.kt:35
                """,
            code: """
                fun alphaAnimation(delayMillis: Int = 150, durationMillis: Int = 150): State<Float> {
                    return animateFloatAsState(
                        targetValue = alpha,
                        animationSpec = tween(
                            delayMillis = delayMillis,
                            durationMillis = durationMillis,
                        ),
                    )
                }
                """, expected: [Expected(.cubic(0.4, 0, 0.2, 1), unknown: ["duration", "delay"])]),
    ]
}
