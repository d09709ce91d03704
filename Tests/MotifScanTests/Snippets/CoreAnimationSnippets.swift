import MotifCore

extension Snippet {
    /// Animations of Core Animation, from libraries and apps.
    ///
    /// Without a timing function, they are linear.
    /// - Source: Apple's documentation of `CAAnimation.timingFunction`.
    static let coreAnimation: [Snippet] = [
        Snippet(
            source:
                "mastodon/mastodon-ios@a9e088a9:MastodonSDK/Sources/MastodonUI/View/Control/StripProgressView.swift:83",
            code: """
                if animated {
                    let animation = CABasicAnimation(keyPath: StripProgressLayer.progressKey)
                    animation.fromValue = stripProgressLayer.presentation()?.progress ?? stripProgressLayer.progress
                    animation.toValue = progress
                    animation.duration = 0.33
                    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                    animation.isRemovedOnCompletion = true
                    stripProgressLayer.add(animation, forKey: StripProgressLayer.progressAnimationKey)
                }
                """, expected: [Expected(.named(.easeInOut), 0.33)]),
        Snippet(
            source: "SwiftKickMobile/SwiftMessages@c0ff6c65:SwiftMessages/BaseView.swift:331",
            code: """
                if let foundAnimation = layer.findAnimation(forKeyPath: "bounds.size") {
                    let animation = CABasicAnimation(keyPath: "shadowPath")
                    animation.duration = foundAnimation.duration
                    animation.timingFunction = foundAnimation.timingFunction
                    animation.fromValue = layer.shadowPath
                    layer.add(animation, forKey: "shadowPath")
                }
                """, expected: [Expected(unknown: ["duration", "timing function"])]),
        Snippet(
            source:
                """
                ninjaprox/NVActivityIndicatorView@9777b047:Sources/Base/Animations/\
                NVActivityIndicatorAnimationBallBeat.swift:43
                """,
            code: """
                let duration: CFTimeInterval = 0.7
                let scaleAnimation = CAKeyframeAnimation(keyPath: "transform.scale")

                scaleAnimation.keyTimes = [0, 0.5, 1]
                scaleAnimation.values = [1, 0.75, 1]
                scaleAnimation.duration = duration
                """, expected: [Expected(nil, 0.7)]),
        Snippet(
            source:
                """
                ninjaprox/NVActivityIndicatorView@9777b047:Sources/Base/Animations/\
                NVActivityIndicatorAnimationBallDoubleBounce.swift:41
                """,
            code: """
                fileprivate func bouncingBall(in layer: CALayer, size: CGSize, color: UIColor, startingAt: CFTimeInterval) {
                    let scaleAnimation = CAKeyframeAnimation(keyPath: "transform.scale")
                    scaleAnimation.duration = 2
                    scaleAnimation.keyTimes = [0, 0.5, 1]
                    scaleAnimation.values = [-1, 0, -1]

                    scaleAnimation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                    scaleAnimation.repeatCount = HUGE
                    scaleAnimation.isRemovedOnCompletion = false

                    scaleAnimation.beginTime = startingAt
                }
                """, expected: [Expected(.named(.easeInOut), 2, repeats: true, unknown: ["delay"])]),
        Snippet(
            source:
                """
                ninjaprox/NVActivityIndicatorView@9777b047:Sources/Base/Animations/\
                NVActivityIndicatorAnimationBallRotateChase.swift:52
                """,
            code: """
                func rotateAnimation(_ rate: Float, x: CGFloat, y: CGFloat, size: CGSize) -> CAAnimationGroup {
                    let duration: CFTimeInterval = 1.5
                    let timeFunc = CAMediaTimingFunction(controlPoints: 0.5, 0.15 + rate, 0.25, 1)

                    let scaleAnimation = CABasicAnimation(keyPath: "transform.scale")
                    scaleAnimation.duration = duration
                    scaleAnimation.repeatCount = HUGE
                }
                """, expected: [Expected(unknown: ["y1"]), Expected(.named(.linear), 1.5, repeats: true)]),
        Snippet(
            source:
                """
                ninjaprox/NVActivityIndicatorView@9777b047:Sources/Base/Animations/\
                NVActivityIndicatorAnimationBallScale.swift:37
                """,
            code: """
                let duration: CFTimeInterval = 1
                let scaleAnimation = CABasicAnimation(keyPath: "transform.scale")

                scaleAnimation.duration = duration
                scaleAnimation.fromValue = 0
                scaleAnimation.toValue = 1

                let animation = CAAnimationGroup()

                animation.animations = [scaleAnimation, opacityAnimation]
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                animation.duration = duration
                animation.repeatCount = HUGE
                animation.isRemovedOnCompletion = false
                """,
            expected: [Expected(.named(.linear), 1), Expected(.named(.easeInOut), 1, repeats: true)]),
        Snippet(
            source:
                """
                ninjaprox/NVActivityIndicatorView@9777b047:Sources/Base/Animations/\
                NVActivityIndicatorAnimationBallRotate.swift:36
                """,
            code: """
                let timingFunction = CAMediaTimingFunction(controlPoints: 0.7, -0.13, 0.22, 0.86)
                let scaleAnimation = CAKeyframeAnimation(keyPath: "transform.scale")

                scaleAnimation.keyTimes = [0, 0.5, 1]
                scaleAnimation.timingFunctions = [timingFunction, timingFunction]
                scaleAnimation.values = [1, 0.6, 1]
                scaleAnimation.duration = 1
                """, expected: [Expected(.cubic(0.7, -0.13, 0.22, 0.86)), Expected(nil, 1)]),
        Snippet(
            source:
                """
                ninjaprox/NVActivityIndicatorView@9777b047:Sources/Base/Animations/\
                NVActivityIndicatorAnimationBallScaleRipple.swift:41
                """,
            code: """
                func setUpAnimation(in layer: CALayer, size: CGSize, color: UIColor) {
                    let duration: CFTimeInterval = 1
                    let timingFunction = CAMediaTimingFunction(controlPoints: 0.21, 0.53, 0.56, 0.8)

                    let scaleAnimation = CAKeyframeAnimation(keyPath: "transform.scale")

                    scaleAnimation.keyTimes = [0, 0.7]
                    scaleAnimation.timingFunction = timingFunction
                    scaleAnimation.values = [0.1, 1]
                    scaleAnimation.duration = duration
                }
                """,
            expected: [Expected(.cubic(0.21, 0.53, 0.56, 0.8)), Expected(.cubic(0.21, 0.53, 0.56, 0.8), 1)]),
        Snippet(
            source:
                """
                ninjaprox/NVActivityIndicatorView@9777b047:Sources/Base/Animations/\
                NVActivityIndicatorAnimationBallGridBeat.swift:41
                """,
            code: "let timingFunction = CAMediaTimingFunction(name: .default)",
            expected: [Expected(.named(.default))]),
        Snippet(
            source:
                """
                Juanpe/SkeletonView@30c92f09:SkeletonViewCore/Sources/API/AnimationBuilder/\
                SkeletonAnimationBuilder.swift:27
                """,
            code: """
                public func makeSlidingAnimation(withDirection direction: GradientDirection, duration: CFTimeInterval = 1.5, autoreverses: Bool = false) -> SkeletonLayerAnimation {
                    { _ in
                        let animGroup = CAAnimationGroup()
                        animGroup.animations = [startPointAnim, endPointAnim]
                        animGroup.duration = duration
                        animGroup.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
                        animGroup.repeatCount = .infinity
                        animGroup.autoreverses = autoreverses
                        animGroup.isRemovedOnCompletion = false

                        return animGroup
                    }
                }
                """,
            expected: [Expected(.named(.easeIn), repeats: true, unknown: ["duration", "autoreverses"])]),
        Snippet(
            source:
                "Juanpe/SkeletonView@30c92f09:SkeletonViewCore/Sources/API/UIKitExtensions/CALayer+Animations.swift:19",
            code: """
                public extension CALayer {
                    var pulse: CAAnimation {
                        let pulseAnimation = CABasicAnimation(keyPath: #keyPath(CALayer.backgroundColor))
                        pulseAnimation.fromValue = backgroundColor
                        pulseAnimation.toValue = UIColor(cgColor: backgroundColor!).complementaryColor.cgColor
                        pulseAnimation.duration = 1
                        pulseAnimation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
                        pulseAnimation.autoreverses = true
                        pulseAnimation.repeatCount = .infinity
                        pulseAnimation.isRemovedOnCompletion = false
                        return pulseAnimation
                    }
                }
                """, expected: [Expected(.named(.easeInOut), 1, repeats: true)]),
        Snippet(
            source:
                """
                Juanpe/SkeletonView@30c92f09:SkeletonViewCore/Sources/Internal/UIKitExtensions/\
                CALayer+Extensions.swift:75
                """,
            code: """
                func setOpacity(from: Int, to: Int, duration: TimeInterval, completion: (() -> Void)?) {
                    DispatchQueue.main.async { CATransaction.begin() }
                    let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
                    animation.fromValue = from
                    animation.toValue = to
                    animation.duration = duration
                    animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
                    add(animation, forKey: "setOpacityAnimation")
                }
                """, expected: [Expected(.named(.easeInOut), unknown: ["duration"])]),
        Snippet(
            source: "MessageKit/MessageKit@b4493fe4:Sources/Views/TypingBubble.swift:67",
            code: """
                open var circlePulseAnimationLayer: CABasicAnimation {
                  let animation = CABasicAnimation(keyPath: "transform.scale")
                  animation.fromValue = 1
                  animation.toValue = 1.1
                  animation.duration = 0.5
                  animation.repeatCount = .infinity
                  animation.autoreverses = true
                  return animation
                }
                """, expected: [Expected(.named(.linear), 0.5, repeats: true)]),
        Snippet(
            source: "MessageKit/MessageKit@b4493fe4:Sources/Views/TypingIndicator.swift:51",
            code: """
                open var initialOffsetAnimationLayer: CABasicAnimation {
                  let animation = CABasicAnimation(keyPath: "transform.translation.y")
                  animation.byValue = -bounceOffset
                  animation.duration = 0.5
                  animation.isRemovedOnCompletion = true
                  return animation
                }
                """, expected: [Expected(.named(.linear), 0.5)]),
        Snippet(
            source: "Ramotion/folding-cell@620eda30:FoldingCell/FoldingCell/FoldingCell.swift:454",
            code: """
                func foldingAnimation(_ timing: String, from: CGFloat, to: CGFloat, duration: TimeInterval, delay: TimeInterval, hidden: Bool) {

                    let rotateAnimation = CABasicAnimation(keyPath: Const.transformRotationX)
                    rotateAnimation.timingFunction = CAMediaTimingFunction(name: convertToCAMediaTimingFunctionName(timing))
                    rotateAnimation.fromValue = from
                    rotateAnimation.duration = duration
                    rotateAnimation.beginTime = CACurrentMediaTime() + delay

                    self.layer.add(rotateAnimation, forKey: Const.rotationX)
                }
                """, expected: [Expected(unknown: ["duration", "delay", "timing function"])]),
        Snippet(
            source:
                """
                Ramotion/animated-tab-bar@52174249:RAMAnimatedTabBarController/Animations/RotationAnimation/\
                RAMRotationAnimation.swift:92
                """,
            code: """
                let rotateAnimation = CABasicAnimation(keyPath: Constants.AnimationKeys.rotation)
                rotateAnimation.fromValue = 0.0
                rotateAnimation.duration = TimeInterval(duration)

                icon.layer.add(rotateAnimation, forKey: nil)
                """, expected: [Expected(.named(.linear), unknown: ["duration"])]),
        Snippet(
            source: "iina/iina@3e7e879c:iina/PreferenceWindowController.swift:475",
            code: """
                if key == "alphaValue" {
                  let kfa = CAKeyframeAnimation(keyPath: "alphaValue")
                  kfa.duration = 1.5
                  kfa.timingFunctions = [CAMediaTimingFunction(name: .default), CAMediaTimingFunction(name: .linear)]
                  kfa.values = [1, 1, 0]
                  kfa.keyTimes = [0, 0.75, 1.5]
                  return kfa
                }
                """, expected: [Expected(nil, 1.5)]),
        Snippet(
            source: "iina/iina@3e7e879c:iina/MainWindowController.swift:2051",
            code: """
                NSAnimationContext.runAnimationGroup({ (context) in
                  context.duration = AccessibilityPreferences.adjustedDuration(SideBarAnimationDuration)
                  context.timingFunction = CAMediaTimingFunction(name: .easeIn)
                })
                """, expected: [Expected(.named(.easeIn))]),
    ]
}
