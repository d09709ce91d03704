import MotifCore

extension Snippet {
    private static let animationTime = """
        struct Constants { enum Animation { static let defaultAnimationTime = 0.3 as TimeInterval } }
        """

    /// Thirty pieces of code of nine apps.
    static let swift: [Snippet] = [
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/DiscoverViewController.swift:179",
            code: "UIView.animate(withDuration: 0.1) { self.view.alpha = 1 }",
            expected: [Expected(.named(.easeInOut), 0.1)]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/BouncyButton.swift:55",
            code: """
                UIView.animate(withDuration: 0.2, delay: 0.1, options: UIView.AnimationOptions.beginFromCurrentState, animations: { () in
                })
                """, expected: [Expected(.named(.easeInOut), 0.2, delay: 0.1)]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/GridHelper.swift:129",
            code: """
                UIView.animate(withDuration: 0.1, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: {
                })
                """, expected: [Expected(.named(.easeInOut), 0.1)]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/MiniPlayerViewController+Positioning.swift:78",
            code: """
                UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.94, initialSpringVelocity: 0.7, options: UIView.AnimationOptions.curveEaseIn, animations: { () in
                })
                """, expected: [Expected(.uiKit(0.94, velocity: 0.7), 0.7)]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/NowPlayingPlayerItemViewController.swift:370",
            code: """
                UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 1, animations: { [weak self] in
                })
                """, expected: [Expected(.uiKit(0.75, velocity: 1), 0.35)]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/DiscoverViewController+Search.swift:56",
            code: "UIView.animate(withDuration: Constants.Animation.defaultAnimationTime) { }", context: animationTime,
            expected: [Expected(.named(.easeInOut), 0.3)]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/UserEpisodeDetailViewController.swift:365",
            code: """
                UIView.animate(withDuration: Constants.Animation.defaultAnimationTime / 2, animations: { [weak self] in
                })
                """, context: animationTime, expected: [Expected(.named(.easeInOut), 0.15)]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/MiniPlayerToFullPlayerAnimator.swift:255",
            code: """
                final class Animator {
                    private let duration: TimeInterval
                    func animate() {
                        UIView.animate(withDuration: duration, delay: 0, options: isPresenting ? .curveEaseInOut : .curveEaseOut) {
                        }
                    }
                }
                """,
            expected: [
                Expected(.named(.easeInOut), unknown: ["duration"]), Expected(.named(.easeOut), unknown: ["duration"]),
            ]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/MiniPlayerToFullPlayerAnimator.swift:275",
            code: """
                UIView.animate(withDuration: self.duration * 0.3, delay: self.duration * 0.7, options: .curveEaseOut) { [self] in
                }
                """, expected: [Expected(.named(.easeOut), unknown: ["duration", "delay"])]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/MiniPlayerToFullPlayerAnimator.swift:289",
            code: """
                UISpringTimingParameters(mass: mass, stiffness: 400, damping: 30, initialVelocity: CGVector(dx: -springVelocity, dy: springVelocity))
                """, expected: [Expected(unknown: ["mass", "initial velocity"])]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/NowPlayingPlayerItemViewController+Shelf.swift:398",
            code: """
                UIView.transition(with: starBtn, duration: Constants.Animation.defaultAnimationTime, options: .transitionCrossDissolve, animations: {
                })
                """, context: animationTime, expected: [Expected(.named(.easeInOut), 0.3)]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/TranscriptViewController.swift:564",
            code: """
                func show(_ userInfo: [AnyHashable: Any]) {
                    guard let animationDuration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double else { return }
                    UIView.animate(withDuration: animationDuration, animations: { [weak self] in
                    })
                }
                """, expected: [Expected(.named(.easeInOut), unknown: ["duration"])]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/Theme.swift:289",
            code: """
                func show() {
                    let pathAnimation = CABasicAnimation(keyPath: "path")
                    pathAnimation.fromValue = start
                    pathAnimation.duration = 0.4
                    pathAnimation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
                    mask.add(pathAnimation, forKey: nil)
                }
                """, expected: [Expected(.named(.easeIn), 0.4)]),
        Snippet(
            source: "HeroTransitions/Hero@d7a72e13:Sources/Extensions/CAMediaTimingFunction+Hero.swift:34",
            code: "static let standard = CAMediaTimingFunction(controlPoints: 0.4, 0.0, 0.2, 1.0)",
            expected: [Expected(.cubic(0.4, 0, 0.2, 1))]),
        Snippet(
            source: "HeroTransitions/Hero@d7a72e13:Sources/Extensions/CAMediaTimingFunction+Hero.swift:40",
            code: "static let easeOutBack = CAMediaTimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)",
            expected: [Expected(.cubic(0.175, 0.885, 0.32, 1.275))]),
        Snippet(
            source: "HeroTransitions/Hero@d7a72e13:Sources/Animator/HeroCoreAnimationViewContext.swift:140",
            code: """
                func animation(_ stiffness: CGFloat, _ damping: CGFloat) {
                    let sanim = CASpringAnimation(keyPath: key)
                    sanim.stiffness = stiffness
                    sanim.damping = damping
                    sanim.duration = sanim.settlingDuration
                }
                """, expected: [Expected(unknown: ["stiffness", "damping"])]),
        Snippet(
            source: "HeroTransitions/Hero@d7a72e13:Sources/Animator/HeroViewPropertyViewContext.swift:45",
            code: "let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { }",
            expected: [Expected(.named(.linear), unknown: ["duration"])]),
        Snippet(
            source:
                """
                breadwallet/breadwallet-ios@a81bc58d:breadwallet/src/Extensions/\
                UIViewPropertyAnimator+BRWAdditions.swift:17
                """,
            code: """
                func spring(_ duration: TimeInterval) {
                    let springParameters = UISpringTimingParameters(dampingRatio: 0.7)
                    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: springParameters)
                }
                """, expected: [Expected(.uiKit(0.7)), Expected(.uiKit(0.7), unknown: ["duration"])]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/Common SwiftUI/Toast/ToastView.swift:187",
            code: """
                enum ToastConstants {
                    static let animation: Animation = .interpolatingSpring(stiffness: 350, damping: 50, initialVelocity: 10)
                }
                let a = toast.animation(ToastConstants.animation, value: isVisible)
                """,
            expected: [Expected(.physical(350, 50, velocity: 10)), Expected(.physical(350, 50, velocity: 10))]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/Whats New/GiveRatingsWhatsNewHeader.swift:32",
            code: """
                struct Header {
                    let delay: Int
                    var body: some View {
                        Image("a").animation(
                            .interpolatingSpring(stiffness: Constants.animationStiffness, damping: Constants.animationDamping)
                            .delay(TimeInterval(delay)),
                            value: isVisible)
                    }
                    enum Constants {
                        static let animationStiffness: CGFloat = 300
                        static let animationDamping: CGFloat = 10
                    }
                }
                """, expected: [Expected(.physical(300, 10), unknown: ["delay"])]),
        Snippet(
            source: "Automattic/pocket-casts-ios@c23892d1:podcasts/Whats New/SlumberViews.swift:16",
            code: "a.animation(.easeInOut(duration: 3).repeatForever(autoreverses: true).delay(0.4), value: distance)",
            expected: [Expected(.named(.easeInOut), 3, delay: 0.4, repeats: true)]),
        Snippet(
            source:
                """
                Automattic/pocket-casts-ios@c23892d1:podcasts/End of Year/Stories/2023/\
                TopFivePodcastsStory2023.swift:29
                """,
            code: "withAnimation(.spring(duration: 1, bounce: 0.3)) { }", expected: [Expected(.bounce(1, 0.3))]),
        Snippet(
            source:
                """
                Dimillian/IceCubesApp@0fc41d2c:Packages/DesignSystem/Sources/DesignSystem/Views/\
                ToastOverlayView.swift:26
                """,
            code: "a.animation(.bouncy(duration: 0.4), value: toastCenter.toast)",
            expected: [Expected(.bounce(0.4, 0.3))]),
        Snippet(
            source: "pointfreeco/isowords@c727d3a7:Sources/ActiveGamesFeature/ActiveGameCard.swift:22",
            code:
                "withAnimation(\n  .interpolatingSpring(mass: 0.5, stiffness: 10, damping: 10, initialVelocity: 2)\n) { }",
            expected: [Expected(.physical(mass: 0.5, 10, 10, velocity: 2))]),
        Snippet(
            source: "pointfreeco/isowords@c727d3a7:Sources/SettingsFeature/AppearanceSettingsView.swift:16",
            code: "AppIconPicker(appIcon: $store.userSettings.appIcon.animation())", expected: [.system]),
        Snippet(
            source:
                """
                element-hq/element-x-ios@5d0343c4:ElementX/Sources/Screens/HomeScreen/View/\
                HomeScreenRoomCell.swift:202
                """,
            code: "a.animation(isSelected ? .none : .easeOut(duration: 0.1).disabledDuringTests(), value: isSelected)",
            expected: [.none, Expected(.named(.easeOut), 0.1, unknown: ["timing"])]),
        Snippet(
            source:
                "element-hq/element-x-ios@5d0343c4:ElementX/Sources/Screens/RoomScreen/View/SwipeRightAction.swift:47",
            code: "a.animation(.interactiveSpring().speed(0.5), value: xOffset)", expected: [.system]),
        Snippet(
            source: "home-assistant/iOS@d722d781:Sources/HADesignSystem/Sources/Tokens/DesignSystem.swift:95",
            code: """
                public enum DesignSystem { public enum Animation {
                    public static let `default`: SwiftUICore.Animation = .easeInOut(duration: 0.3)
                } }
                func tap() { withAnimation(DesignSystem.Animation.default) { } }
                """, expected: [Expected(.named(.easeInOut), 0.3), Expected(.named(.easeInOut), 0.3)]),
        Snippet(
            source: "rioX432/CivitDeck@47b7efc0:iosApp/iosApp/DesignSystem/CivitDeckMotion.swift:13",
            code: """
                enum MotionDuration { static let normal: Double = 0.3 }
                enum MotionAnimation {
                    static let standard = Animation.easeInOut(duration: MotionDuration.normal)
                }
                """, expected: [Expected(.named(.easeInOut), 0.3)]),
    ]

    /// Code in which nothing animates.
    static let nothing: [(source: String, code: String)] = [
        (
            "EmergeTools/Pow@f650bd26:Sources/Pow/Transitions/Glare.swift:30",
            "/// withAnimation(.easeIn(duration: 1)) { }\nlet a = 1"
        ),
        (
            "Automattic/pocket-casts-ios@c23892d1:podcasts/PatronUnlockButton.swift:35",
            "TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { timeline in }"
        ),
        (
            "breadwallet/breadwallet-ios@a81bc58d:breadwallet/src/Views/AccountHeaderView.swift:402",
            "func show(withAnimation: Bool) { if withAnimation { a() } }"
        ),
        (
            "Automattic/pocket-casts-ios@c23892d1:podcasts/PodcastImageView.swift:81",
            "layer.animation(forKey: \"position\")"
        ),
        ("an alert", "UIAlertAction.default(\"OK\"); alert.add(.default(title: \"OK\"))"),
        ("a string", "let s = \"withAnimation(.easeIn(duration: 1)) \\(f(\"UIView.animate(withDuration: 1)\"))\""),
        ("another function", "Store.animate(withDuration: 0.2) { }"),
    ]
}
