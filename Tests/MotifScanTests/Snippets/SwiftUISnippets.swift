import MotifCore

extension Snippet {
    /// Animations of SwiftUI, from apps.
    static let swiftUI: [Snippet] = [
        Snippet(
            source:
                """
                mastodon/mastodon-ios@a9e088a9:MastodonSDK/Sources/MastodonUI/View/Content/\
                ExpandableMediaBadge.swift:57
                """,
            code: "badge.animation(.spring(response: 0.3), value: isExpanded)",
            expected: [Expected(.response(0.3, 0.825))]),
        Snippet(
            source: "mastodon/mastodon-ios@a9e088a9:Mastodon/Scene/Report/ReportReason/ReportReasonView.swift:57",
            code: "row.animation(.easeInOut)", expected: [Expected(.named(.easeInOut), 0.35)]),
        Snippet(
            source:
                """
                mastodon/mastodon-ios@a9e088a9:MastodonSDK/Sources/MastodonUI/Scene/ComposeContent/Attachment/\
                AttachmentView.swift:128
                """,
            code: "bar.animation(.default, value: viewModel.videoCompressProgress)", expected: [.system]),
        Snippet(
            source: "exyte/PopupView@cf6f9795:PopupExample/PopupExample/GithubExample/GithubExampleView.swift:31",
            code: "Circle().animation(.spring())", expected: [.system]),
        Snippet(
            source: "exyte/PopupView@cf6f9795:Sources/PopupView/PopupBackgroundView.swift:47",
            code: "color.animation(.linear(duration: 0.2), value: animatableOpacity)",
            expected: [Expected(.named(.linear), 0.2)]),
        Snippet(
            source: "exyte/PopupView@cf6f9795:Sources/PopupView/PopupBody.swift:257",
            code: "withAnimation(params.animation) {\n    offset = .zero\n}",
            expected: [Expected(unknown: ["animation"])]
        ),
        Snippet(
            source: "TortugaPower/BookPlayer@be365147:BookPlayer/Player/Views/PlayerView.swift:127",
            code: "view.animation(reduceMotion ? .none : .interactiveSpring(), value: dragOffset)",
            expected: [.none, .system]),
        Snippet(
            source: "TortugaPower/BookPlayer@be365147:BookPlayer/Utils/Views/StoryViewer/StoryView.swift:122",
            code: "story.animation(.smooth, value: model.title)", expected: [Expected(.bounce(0.5, 0))]),
        Snippet(
            source: "TortugaPower/BookPlayer@be365147:BookPlayer/Utils/Views/StoryViewer/StoryProgress.swift:20",
            code: """
                LoadingBar(progress: min( max( (CGFloat(progress) - CGFloat(image)), 0.0), 1.0) )
                  .frame(width: nil, height: 2, alignment: .leading)
                  .animation(.linear)
                """, expected: [Expected(.named(.linear), 0.35)]),
        Snippet(
            source:
                """
                CodeEditApp/CodeEdit@cec6287a:CodeEdit/Features/ActivityViewer/Notifications/\
                CECircularProgressView.swift:38
                """,
            code: """
                circle.animation(Animation.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimating)
                """, expected: [Expected(.named(.linear), 1, repeats: true)]),
        Snippet(
            source: "CodeEditApp/CodeEdit@cec6287a:CodeEdit/Features/Editor/TabBar/Tabs/Views/EditorTabs.swift:318",
            code: """
                if tabs.count == newValue.count {
                    updateForTabCountChange(geometryProxy: geometryProxy)
                } else {
                    withAnimation(
                        .easeOut(duration: 0.20)
                    ) {
                        updateForTabCountChange(geometryProxy: geometryProxy)
                    }
                }
                """, expected: [Expected(.named(.easeOut), 0.2)]),
        Snippet(
            source: "CodeEditApp/CodeEdit@cec6287a:CodeEdit/Features/Tasks/Views/StopTaskToolbarButton.swift:42",
            code: """
                .frame(width: 38, height: 22)
                .animation(
                    .easeInOut(duration: 0.3),
                    value: currentSelectedStatus
                )
                .onChange(of: taskManager.selectedTaskID) { _, _ in updateStatusListener() }
                """, expected: [Expected(.named(.easeInOut), 0.3)]),
        Snippet(
            source:
                """
                CodeEditApp/CodeEdit@cec6287a:CodeEdit/Features/NavigatorArea/FindNavigator/\
                FindNavigatorIndexBar.swift:29
                """,
            code: "Text(\"Indexing\")\n    .font(.system(size: 10))\n    .animation(.none)", expected: [.none]),
        Snippet(
            source:
                """
                CodeEditApp/CodeEdit@cec6287a:CodeEdit/Features/NavigatorArea/FindNavigator/\
                FindNavigatorIndexBar.swift:64
                """,
            code: "withAnimation(.default.delay(0.75)) {\n    shown = false\n}", expected: [.system(delay: 0.75)]),
        Snippet(
            source:
                """
                CodeEditApp/CodeEdit@cec6287a:CodeEdit/Features/Notifications/ViewModels/\
                NotificationPanelViewModel.swift:190
                """,
            code: "if animated {\n    withAnimation(.easeInOut(duration: 0.3), operation) {\n        done()\n    }\n}",
            expected: [Expected(.named(.easeInOut), 0.3)]),
        Snippet(
            source: "permissionlesstech/bitchat@9b84b361:bitchat/Views/ContentHeaderView.swift:273",
            code: """
                withAnimation(.easeInOut(duration: TransportConfig.uiAnimationMediumSeconds)) {
                    showSidebar.toggle()
                }
                """, context: "enum TransportConfig { static let uiAnimationMediumSeconds: TimeInterval = 0.2 }",
            expected: [Expected(.named(.easeInOut), 0.2)]),
        Snippet(
            source: "permissionlesstech/bitchat@9b84b361:bitchat/Views/Media/LiveVoiceBadge.swift:19",
            code: """
                content
                    .opacity(active && dimmed ? 0.35 : 1)
                    .animation(active ? .easeInOut(duration: 0.7).repeatForever(autoreverses: true) : .default, value: dimmed)
                """, expected: [Expected(.named(.easeInOut), 0.7, repeats: true), .system]),
        Snippet(
            source: "damus-io/damus@9d287c7c:damus/ContentView.swift:201",
            code: "timeline.animation(isSideBarOpened ? .none : .default, value: isSideBarOpened)",
            expected: [.none, .system]),
        Snippet(
            source: "damus-io/damus@9d287c7c:damus/ContentView.swift:276",
            code: """
                SideMenuView(damus_state: damus_state!, isSidebarVisible: $isSideBarOpened.animation(), selected: $selected_timeline)
                """, expected: [.system]),
        Snippet(
            source: "damus-io/damus@9d287c7c:damus/Features/Actions/ActionBar/Views/EventActionBar.swift:407",
            code: "withAnimation(Animation.easeOut(duration: 0.15)) {\n    scale = 1\n}",
            expected: [Expected(.named(.easeOut), 0.15)]),
        Snippet(
            source: "damus-io/damus@9d287c7c:damus/Features/Chat/ChatEventView.swift:195",
            code: """
                withAnimation(new_state == true ? .easeIn(duration: 0.5) : .easeOut(duration: 0.1)) {
                    popover_state = new_state == true ? .open_emoji_selector : .closed
                }
                """, expected: [Expected(.named(.easeIn), 0.5), Expected(.named(.easeOut), 0.1)]),
        Snippet(
            source: "damus-io/damus@9d287c7c:damus/Features/Chat/ChatEventView.swift:223",
            code: "withAnimation(.bouncy(duration: 0.2, extraBounce: 0.35)) {\n    selected = true\n}",
            expected: [Expected(.bounce(0.2, 0.65))]),
        Snippet(
            source: "damus-io/damus@9d287c7c:damus/Features/Purple/Views/DamusPurpleTranslationSetupView.swift:88",
            code: "image.animation(Animation.snappy(duration: 2).delay(0), value: start)",
            expected: [Expected(.bounce(2, 0.15))]),
        Snippet(
            source: "damus-io/damus@9d287c7c:damus/Features/Purple/Views/DamusPurpleTranslationSetupView.swift:15",
            code: """
                fileprivate extension Animation {
                    static func delayed_content() -> Animation {
                        Animation.easeInOut(duration: 1.5).delay(1)
                    }
                }
                let button = text.animation(.delayed_content(), value: start)
                """,
            expected: [Expected(.named(.easeInOut), 1.5, delay: 1), Expected(.named(.easeInOut), 1.5, delay: 1)]),
        Snippet(
            source:
                """
                amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/SlideToCancelAnimations/\
                SlideToCancelWithScale.swift:14
                """,
            code: """
                struct SlideToCancelWithScale: View {
                    let slideGently = Animation.easeOut(duration: 0.5).delay(2).repeatForever(autoreverses: false).delay(-0.67)

                    var body: some View {
                        Text("a")
                            .offset(x: isSliding ? -50 : 1)
                            .animation(slideGently, value: isSliding)
                    }
                }
                """,
            expected: [
                Expected(.named(.easeOut), 0.5, delay: 1.33, repeats: true),
                Expected(.named(.easeOut), 0.5, delay: 1.33, repeats: true),
            ]),
        Snippet(
            source:
                """
                amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/AIThinkingAnimations/\
                Thinking.swift:34
                """,
            code: """
                ForEach(0..<letters.count) { think in
                    letter.animation(.easeInOut(duration: 0.5).delay(1).repeatForever(autoreverses: false).delay(Double(think) / 20), value: thinking)
                }
                """, expected: [Expected(.named(.easeInOut), 0.5, repeats: true, unknown: ["delay"])]),
        Snippet(
            source:
                """
                amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/AnimatedIllustrations/\
                MickeyMouseAnimation/MickeyMouseAnimation.swift:69
                """,
            code: """
                Image(.eyeRight)
                    .phaseAnimator([false, true]) { mickeyEyeRight, isBlinking in
                        mickeyEyeRight
                            .scaleEffect(isBlinking ? 0 : 1)
                    } animation: { isBlinking in
                            .timingCurve(0.68, -0.6, 0.32, 1.6).delay(2).repeatForever(autoreverses: false)
                    }
                """, expected: [Expected(.cubic(0.68, -0.6, 0.32, 1.6), 0.35, delay: 2, repeats: true)]),
        Snippet(
            source:
                """
                amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/Tutorials/BasicConcepts/\
                AnimationCompletionCriteria.swift:14
                """,
            code: """
                withAnimation(.interpolatingSpring(
                    stiffness: 170, damping: 10)) {
                        scaleRotate.toggle()
                    } completion: {
                        withAnimation(.bouncy(extraBounce: 0.4)) {
                            scaleRotate = false
                        }
                    }
                """, expected: [Expected(.physical(170, 10)), Expected(.bounce(0.5, 0.7))]),
        Snippet(
            source:
                "amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/Reactions/ReactionsView.swift:130",
            code: """
                withAnimation(.interpolatingSpring(stiffness: 170, damping: 15).delay(0.05))
                {
                    showReactionsBG = 1
                }
                """, expected: [Expected(.physical(170, 15), delay: 0.05)]),
        Snippet(
            source:
                """
                amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/Reactions/ReactionJumpAndFall/\
                JumpAndFallWithKeyframes.swift:53
                """,
            code: """
                KeyframeTrack(\\.scale) {
                    // Specify the keyframe timing curve
                    LinearKeyframe(1.0, duration: 0.36)
                    SpringKeyframe(2.0, duration: 0.8, spring: .bouncy)
                    SpringKeyframe(1, spring: .bouncy)
                }
                """,
            expected: [
                Expected(.named(.linear), 0.36), Expected(.bounce(0.5, 0.3), 0.8), Expected(.bounce(0.5, 0.3)),
            ]),
        Snippet(
            source:
                """
                amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/Reactions/ReactionJumpAndFall/\
                JumpAndFallWithKeyframes.swift:34
                """,
            code: """
                KeyframeTrack(\\.angle) {
                    CubicKeyframe(.zero, duration: 0.58)
                    CubicKeyframe(.degrees(16), duration: 0.125)
                }
                """, expected: [Expected(nil, 0.58), Expected(nil, 0.125)]),
        Snippet(
            source:
                """
                amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/Tutorials/BasicConcepts/\
                LinearEasedAnimations/EaseOut/EaseOutExample.swift:32
                """,
            code: "withAnimation(.easeOut.delay(2)) { isMoving.toggle() }",
            expected: [Expected(.named(.easeOut), 0.35, delay: 2)]),
        Snippet(
            source:
                """
                amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/Tutorials/DuolingoAnimations/\
                DuoLoading.swift:89
                """,
            code: "withAnimation(.easeOut(duration: 0.2).delay(0.25).repeatCount(2)) { isBlinking.toggle() }",
            expected: [Expected(.named(.easeOut), 0.2, delay: 0.25, repeats: true)]),
        Snippet(
            source:
                """
                amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/Tutorials/DuolingoAnimations/\
                SpringyDuoGetStarted.swift:86
                """,
            code: """
                withAnimation(.easeInOut(duration: 0.2).delay(0.5*4).repeatCount(1, autoreverses: true)) {
                }
                """, expected: [Expected(.named(.easeInOut), 0.2, delay: 2)]),
        Snippet(
            source:
                """
                amosgyamfi/open-swiftui-animations@db0a59cc:OpenSwiftUIAnimations/Tutorials/BasicConcepts/\
                FlipCharactersXYZ.swift:29
                """,
            code: "ForEach(0..<9) { flip in a.animation(.default.delay(Double(flip) * 0.1), value: flipXYZ) }",
            expected: [.system(unknown: ["delay"])]),
    ]
}
