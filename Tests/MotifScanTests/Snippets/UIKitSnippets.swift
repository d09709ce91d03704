import MotifCore

extension Snippet {
    /// Calls of UIKit, from libraries and apps.
    static let uiKit: [Snippet] = [
        Snippet(
            source: "mastodon/mastodon-ios@a9e088a9:Mastodon/Scene/HomeTimeline/HomeTimelineViewController.swift:297",
            code: "UIView.animate(withDuration: 0.5) { [weak self] in self?.view.alpha = 1 }",
            expected: [Expected(.named(.easeInOut), 0.5)]),
        Snippet(
            source: "mastodon/mastodon-ios@a9e088a9:Mastodon/Scene/HomeTimeline/HomeTimelineViewController.swift:318",
            code: """
                guard progress > 0 else {
                    let dismissAnimator = UIViewPropertyAnimator(duration: 0.1, curve: .easeInOut)
                    dismissAnimator.addAnimations {
                        self.publishProgressView.alpha = 0
                    }
                    return
                }
                """, expected: [Expected(.named(.easeInOut), 0.1)]),
        Snippet(
            source: "mastodon/mastodon-ios@a9e088a9:Mastodon/Scene/HomeTimeline/HomeTimelineViewController.swift:647",
            code: """
                UIView.animate(withDuration: 0.5, delay: 0.0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0.9) { [weak self] in
                }
                """, expected: [Expected(.uiKit(0.75, velocity: 0.9), 0.5)]),
        Snippet(
            source:
                "mastodon/mastodon-ios@a9e088a9:Mastodon/Scene/Share/View/Content/NavigationBarProgressView.swift:28",
            code: """
                class NavigationBarProgressView: UIView {

                    static let progressAnimationDuration: TimeInterval = 0.3

                    var progress: CGFloat = 0 {
                        willSet(value) {
                            sliderTrailingAnchor.constant = (1 - progress) * bounds.width
                            UIView.animate(withDuration: NavigationBarProgressView.progressAnimationDuration) {
                                self.setNeedsLayout()
                            }
                        }
                    }
                }
                """, expected: [Expected(.named(.easeInOut), 0.3)]),
        Snippet(
            source:
                """
                mastodon/mastodon-ios@a9e088a9:Mastodon/Scene/Transition/MediaPreview/\
                MediaHostToMediaPreviewViewControllerAnimatedTransitioning.swift:28
                """,
            code: """
                class func animator(initialVelocity: CGVector = .zero) -> UIViewPropertyAnimator {
                    let timingParameters = UISpringTimingParameters(mass: 4.0, stiffness: 1300, damping: 180, initialVelocity: initialVelocity)
                    return UIViewPropertyAnimator(duration: 0.5, timingParameters: timingParameters)
                }
                """,
            expected: Array(
                repeating: Expected(.physical(mass: 4, 1300, 180), unknown: ["initial velocity"]), count: 2)),
        Snippet(
            source:
                "mastodon/mastodon-ios@a9e088a9:Mastodon/Scene/Onboarding/Login/MastodonLoginViewController.swift:205",
            code: """
                @objc func keyboardWillShowNotification(_ notification: Notification) {

                    guard let userInfo = notification.userInfo,
                          let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                    else { return }

                    UIView.animate(withDuration: duration.doubleValue, delay: 0, options: .curveEaseInOut) {
                        self.view.layoutIfNeeded()
                    }
                }
                """, expected: [Expected(.named(.easeInOut), unknown: ["duration"])]),
        Snippet(
            source:
                """
                mastodon/mastodon-ios@a9e088a9:Mastodon/Scene/Transition/Search/\
                SearchToSearchDetailViewControllerAnimatedTransitioning.swift:49
                """,
            code: """
                private func pushTransition(using transitionContext: UIViewControllerContextTransitioning, curve: UIView.AnimationCurve = .easeOut) -> UIViewPropertyAnimator {
                    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: curve)
                    return animator
                }
                """, expected: [Expected(unknown: ["duration", "curve"])]),
        Snippet(
            source: "huri000/SwiftEntryKit@5ad36ccc:Source/Extensions/UIView+Utils.swift:101",
            code: """
                if case .animate(duration: let duration,
                                 options: let options,
                                 transform: let transform) = newValue.animation {
                    let options: UIView.AnimationOptions = [.repeat, .autoreverse, options]
                    DispatchQueue.main.async {
                        UIView.animate(withDuration: duration,
                                       delay: 0,
                                       options: options,
                                       animations: {
                            self.transform = transform
                        }, completion: nil)
                    }
                }
                """, expected: [Expected(repeats: true, unknown: ["duration", "options"])]),
        Snippet(
            source: "huri000/SwiftEntryKit@5ad36ccc:Source/Infra/EKContentView.swift:452",
            code: """
                private func performAnimation(out: Bool, with animation: EKAnimation, action: @escaping () -> ()) {
                    let curve: UIView.AnimationOptions = out ? .curveEaseIn : .curveEaseOut
                    let options: UIView.AnimationOptions = [curve, .beginFromCurrentState]
                    UIView.animate(withDuration: animation.duration, delay: animation.delay, options: options, animations: {
                        action()
                    }, completion: nil)
                }
                """,
            expected: [
                Expected(.named(.easeIn), unknown: ["duration", "delay"]),
                Expected(.named(.easeOut), unknown: ["duration", "delay"]),
            ]),
        Snippet(
            source: "huri000/SwiftEntryKit@5ad36ccc:Source/Infra/EKContentView.swift:663",
            code: """
                private func stretchOut(usingSwipe type: OutTranslation, duration: TimeInterval) {
                    UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 4, options: [.allowUserInteraction, .beginFromCurrentState], animations: {
                        self.translateOut(withType: type)
                    })
                }
                """, expected: [Expected(.uiKit(1, velocity: 4), unknown: ["duration"])]),
        Snippet(
            source: "huri000/SwiftEntryKit@5ad36ccc:Source/Infra/EKEntryView.swift:86",
            code: """
                UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [.beginFromCurrentState, .layoutSubviews], animations: {
                    previousView!.alpha = 0
                }, completion: { (finished) in
                    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [.curveEaseOut], animations: {
                        view.alpha = 1
                    }, completion: nil)
                })
                """, expected: [Expected(.uiKit(1), 0.4), Expected(.uiKit(1), 0.4)]),
        Snippet(
            source: "huri000/SwiftEntryKit@5ad36ccc:Source/Infra/EKRootViewController.swift:262",
            code: """
                private func changeBackground(to style: EKBackgroundView.Style, duration: TimeInterval) {
                    UIView.animate(withDuration: duration, delay: 0, options: [], animations: {
                        self.backgroundView.style = style
                    }, completion: nil)
                }
                """, expected: [Expected(.named(.easeInOut), unknown: ["duration"])]),
        Snippet(
            source: "huri000/SwiftEntryKit@5ad36ccc:Source/MessageViews/EKRatingMessageView.swift:56",
            code: """
                UIView.animate(withDuration: 0.4,
                               delay: 0,
                               usingSpringWithDamping: 1,
                               initialSpringVelocity: 0,
                               options: [.transitionCrossDissolve],
                               animations: {
                    SwiftEntryKit.layoutIfNeeded()
                }, completion: nil)
                """, expected: [Expected(.uiKit(1), 0.4)]),
        Snippet(
            source: "huri000/SwiftEntryKit@5ad36ccc:Source/MessageViews/MessagesUtils/EKButtonBarView.swift:161",
            code: """
                if buttonBarContent.expandAnimatedly {
                    let damping: CGFloat = buttonBarContent.content.count <= 2 ? 0.4 : 0.8
                    UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: [.beginFromCurrentState, .allowUserInteraction, .layoutSubviews, .allowAnimatedContent], animations: {
                        expansion()
                    }, completion: nil)
                }
                """, expected: [Expected(.uiKit(0.4), 0.8), Expected(.uiKit(0.8), 0.8)]),
        Snippet(
            source: "SwiftKickMobile/SwiftMessages@c0ff6c65:SwiftMessages/PhysicsAnimation.swift:143",
            code: """
                public class PhysicsAnimation: NSObject, Animator {
                    open var showDuration: TimeInterval = 0.5
                    func showAnimation(context: AnimationContext, completion: @escaping AnimationCompletion) {
                        UIView.animate(withDuration: showDuration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [.beginFromCurrentState, .curveLinear, .allowUserInteraction], animations: {
                            view.transform = CGAffineTransform.identity
                        }, completion: nil)
                        UIView.animate(withDuration: 0.3 * showDuration, delay: 0, options: [.beginFromCurrentState, .curveLinear, .allowUserInteraction], animations: {
                            view.alpha = 1
                        }, completion: nil)
                    }
                }
                """,
            expected: [
                Expected(.uiKit(0.6), unknown: ["duration"]), Expected(.named(.linear), unknown: ["duration"]),
            ]),
        Snippet(
            source: "SwiftKickMobile/SwiftMessages@c0ff6c65:SwiftMessages/TopBottomAnimation.swift:149",
            code: """
                public class TopBottomAnimation: NSObject, Animator {
                    public var showDuration: TimeInterval = 0.4
                    public var springDamping: CGFloat = 0.8
                    func showAnimation(completion: @escaping AnimationCompletion) {
                        let animationDistance = abs(view.transform.ty)
                        let initialSpringVelocity = animationDistance == 0.0 ? 0.0 : min(0.0, closeSpeed / animationDistance)
                        UIView.animate(withDuration: showDuration, delay: 0.0, usingSpringWithDamping: springDamping, initialSpringVelocity: initialSpringVelocity, options: [.beginFromCurrentState, .curveLinear, .allowUserInteraction], animations: {
                            view.transform = .identity
                        })
                    }
                }
                """,
            expected: [
                Expected(unknown: ["duration", "damping ratio"]),
                Expected(unknown: ["duration", "damping ratio", "initial velocity"]),
            ]),
        Snippet(
            source: "SwiftKickMobile/SwiftMessages@c0ff6c65:SwiftMessages/PhysicsPanHandler.swift:162",
            code: """
                UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0, options: .beginFromCurrentState, animations: {
                    view.center = center
                })
                """, expected: [Expected(.uiKit(0.65), 0.5)]),
        Snippet(
            source: "TortugaPower/BookPlayer@be365147:BookPlayer/Utils/Extensions/UIViewController+BookPlayer.swift:93",
            code: """
                UIView.animate(withDuration: 0.5,
                               delay: 0.0,
                               usingSpringWithDamping: 0.7,
                               initialSpringVelocity: 1.5,
                               options: .preferredFramesPerSecond60,
                               animations: {
                  view.transform = .identity
                })

                UIView.animate(withDuration: 0.15, delay: 0.0, options: [.preferredFramesPerSecond60, .curveEaseIn], animations: {
                  view.alpha = 0.0
                })
                """, expected: [Expected(.uiKit(0.7, velocity: 1.5), 0.5), Expected(.named(.easeIn), 0.15)]),
        Snippet(
            source: "TortugaPower/BookPlayer@be365147:BookPlayer/Settings/Themes/ThemeManager.swift:118",
            code: """
                UIView.transition(
                  with: window,
                  duration: 0.3,
                  options: [.transitionCrossDissolve],
                  animations: { self.theme.value = newTheme },
                  completion: nil
                )
                """, expected: [Expected(.named(.easeInOut), 0.3)]),
        Snippet(
            source: "MessageKit/MessageKit@b4493fe4:Sources/Controllers/MessagesViewController+PanGesture.swift:70",
            code: """
                UIView.animate(
                  withDuration: 0.5,
                  delay: 0,
                  usingSpringWithDamping: 0.7,
                  initialSpringVelocity: 0.8,
                  options: .curveEaseOut,
                  animations: {
                    parentView.frame.origin.x = 0
                  },
                  completion: nil)
                """, expected: [Expected(.uiKit(0.7, velocity: 0.8), 0.5)]),
        Snippet(
            source: "Ranchero-Software/NetNewsWire@834decfa:iOS/Add/AddComboTableViewCell.swift:20",
            code: """
                final class AddComboTableViewCell: VibrantTableViewCell {
                	override func updateVibrancy(animated: Bool) {
                		if animated {
                			UIView.animate(withDuration: Self.duration) {
                				self.icon.tintColor = iconTintColor
                			}
                		}
                	}
                }
                """,
            context: "class VibrantTableViewCell: UITableViewCell {\n\tstatic let duration: TimeInterval = 0.6\n}",
            expected: [Expected(.named(.easeInOut), 0.6)]),
        Snippet(
            source: "Ranchero-Software/NetNewsWire@834decfa:iOS/UIKit Extensions/VibrantTableViewCell.swift:69",
            code: """
                class VibrantTableViewCell: UITableViewCell {
                	static let duration: TimeInterval = 0.6
                	func updateLabelVibrancy(_ label: UILabel?, color: UIColor, animated: Bool) {
                		UIView.transition(with: label, duration: Self.duration, options: .transitionCrossDissolve, animations: {
                			label.textColor = color
                		}, completion: nil)
                	}
                }
                """, expected: [Expected(.named(.easeInOut), 0.6)]),
        Snippet(
            source: "Ranchero-Software/NetNewsWire@834decfa:iOS/Article/ArticleViewController.swift:484",
            code: """
                if !searchBar.isHidden,
                	let duration = notification.userInfo?[UIWindow.keyboardAnimationDurationUserInfoKey] as? Double,
                	let curveRaw = notification.userInfo?[UIWindow.keyboardAnimationCurveUserInfoKey] as? UInt {
                	let curve = UIView.AnimationOptions(rawValue: curveRaw)
                	UIView.animate(withDuration: duration, delay: 0, options: curve, animations: {
                		self.view.layoutIfNeeded()
                	})
                }
                """, expected: [Expected(unknown: ["duration", "options"])]),
        Snippet(
            source: "Ranchero-Software/NetNewsWire@834decfa:iOS/Article/ImageTransition.swift:48",
            code: """
                final class ImageTransition: NSObject, UIViewControllerAnimatedTransitioning {
                	private let duration = 0.4
                	func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
                		UIView.animate(
                			withDuration: duration,
                			delay: 0.0,
                			usingSpringWithDamping: 0.8,
                			initialSpringVelocity: 0.2,
                			animations: {
                				imageView.frame = self.originFrame
                			}, completion: { _ in
                			})
                	}
                }
                """, expected: [Expected(.uiKit(0.8, velocity: 0.2), 0.4)]),
        Snippet(
            source:
                """
                Ranchero-Software/NetNewsWire@834decfa:iOS/MainFeed/Collection View Cells/\
                MainFeedCollectionViewFolderCell.swift:80
                """,
            code: """
                if animated {
                	UIView.animate {
                		self.unreadCountLabel.alpha = alpha
                	}
                }
                """, expected: [Expected(.bounce(0.5, 0))]),
        Snippet(
            source: "Ramotion/folding-cell@620eda30:FoldingCell/FoldingCell-Demo/TableViewController.swift:123",
            code: """
                var duration = 0.0
                if cellIsCollapsed {
                    duration = 0.5
                } else {
                    duration = 0.8
                }

                UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut, animations: { () -> Void in
                    tableView.beginUpdates()
                }, completion: nil)
                """, expected: [Expected(.named(.easeOut), unknown: ["duration"])]),
        Snippet(
            source:
                """
                Ramotion/animated-tab-bar@52174249:RAMAnimatedTabBarController/BottomLine/\
                RAMAnimatedTabBarController+BottomLine.swift:77
                """,
            code: """
                extension RAMAnimatedTabBarController {
                    func setBottomLine(_ animated: Bool) {
                        UIView.animate(withDuration: bottomLineMoveDuration) { self.bottomLine?.superview?.layoutIfNeeded() }
                    }
                }
                """,
            context: """
                open class RAMAnimatedTabBarController: UITabBarController {
                    open var bottomLineMoveDuration: TimeInterval = 0.3
                }
                """, expected: [Expected(.named(.easeInOut), unknown: ["duration"])]),
        Snippet(
            source:
                """
                Ramotion/animated-tab-bar@52174249:RAMAnimatedTabBarController/Animations/TransitionAniamtions/\
                RAMTransitionItemAnimations.swift:47
                """,
            code: """
                UIView.transition(with: icon, duration: TimeInterval(duration), options: transitionOptions, animations: {
                }, completion: { _ in
                })
                """, expected: [Expected(unknown: ["duration", "options"])]),
    ]
}
