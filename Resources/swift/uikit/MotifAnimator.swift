import UIKit

/// Animates the views of one motion, and restores them afterward.
@MainActor
internal final class MotifAnimator {
    /// The view in whose coordinates the motion takes place.
    let containerView: UIView
    /// Whether all tracks run from their end to their start.
    let isReversed: Bool
    /// The screens of a transition.
    let (fromView, toView): (UIView?, UIView?)
    private let screen: CGSize
    /// The views that take part, back to front.
    private var views: [UIView] = []
    private(set) var poses: [MotifPose] = []
    private(set) var animations: [MotifAnimation] = []
    /// Returns the value of the tracks of one property.
    typealias Values = @MainActor (_ tracks: [MotifTrack]) -> CGFloat
    /// Closures that update what isn't a UIKit property, and whether they change layers instead of views.
    private(set) var updates: [(isOfLayers: Bool, show: @MainActor (Values) -> Void)] = []
    /// Receives each element of the app with the copy that moves in its place.
    var didCopy: @MainActor (_ view: UIView, _ copy: UIView) -> Void = { _, _ in }
    /// Receives whether the transition was completed, after all views are restored.
    var didEnd: @MainActor (_ isCompleted: Bool) -> Void = { _ in }
    private var hidden: [(view: UIView, isScreen: Bool)] = []
    private var restorations: [@MainActor () -> Void] = []
    private var kept: Set<ObjectIdentifier> = []
    private var round: Set<ObjectIdentifier> = []
    /// The screens that are shown in miniature, by the view that contains each.
    var miniatures: [ObjectIdentifier: UIView] = [:]

    init(in containerView: UIView, from: UIView? = nil, to: UIView? = nil, isReversed: Bool = false) {
        (self.containerView, self.isReversed) = (containerView, isReversed)
        (fromView, toView, screen) = (from, to, containerView.bounds.size)
    }

    /// Whether the container still has its initial size.
    var isCurrent: Bool { containerView.bounds.size == screen }

    /// The frame of a view in the container; `nil` if there is no view.
    func frame(of view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: containerView) } }

    /// Adds a view in front of those added so far, unless it belongs to another view.
    @discardableResult
    func add(_ view: UIView?, removedAtEnd: Bool = false) -> UIView? {
        guard let view else { return nil }
        if removedAtEnd { restorations.append { view.removeFromSuperview() } }
        if removedAtEnd || view.superview === containerView { containerView.addSubview(view) }
        if !views.contains(view) { views.append(view) }
        return view
    }

    /// Adds a plain view that is removed at the end.
    func addBackdrop(_ color: UIColor, frame: CGRect) -> UIView {
        let backdrop = UIView(frame: frame)
        backdrop.backgroundColor = color
        add(backdrop, removedAtEnd: true)
        return backdrop
    }

    /// Keeps a circle round while its size changes.
    func keepRound(_ view: UIView) { round.insert(ObjectIdentifier(view)) }

    func add(_ animation: MotifAnimation) { animations.append(animation) }

    /// Adds a closure that updates a part of the motion from the values of its tracks.
    func update(isOfLayers: Bool = false, _ show: @escaping @MainActor (Values) -> Void) {
        updates.append((isOfLayers, show))
    }

    /// Adds an action that runs when the motion has ended or was canceled.
    func atEnd(_ action: @escaping @MainActor () -> Void) { restorations.append(action) }

    /// Shows a screen in this frame until the end.
    func place(_ view: UIView?, frame: CGRect, cornerRadius: CGFloat = 0) {
        guard let view else { return }
        keep(view)
        (view.bounds.size, view.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
        view.layer.cornerRadius = cornerRadius
        if cornerRadius > 0 { view.clipsToBounds = true }
    }

    /// Animates a view of the app or of the motion.
    ///
    /// - Parameters:
    ///   - frame: The frame at rest (default: the current frame).
    ///   - anchor: The point about which it scales and rotates, as fractions of its size.
    ///   - perspective: The distance of the viewer in points; 0 for none.
    func animate(
        _ view: UIView?, frame: CGRect? = nil, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), perspective: CGFloat = 0,
        _ tracks: [MotifTrack]
    ) {
        guard let view else { return }
        if !views.contains(view) { views.append(view) }
        keep(view)
        let pose = MotifPose(
            view: view, container: containerView, frame: frame ?? self.frame(of: view) ?? .zero, anchor: anchor,
            perspective: perspective, isRound: round.contains(ObjectIdentifier(view)),
            content: miniatures[ObjectIdentifier(view)],
            tracks: isReversed ? tracks.map(\.reversed) : tracks)
        pose.begin()
        poses.append(pose)
        animations += pose.animations()
    }

    /// Remembers the state of a view of the app, and restores it at the end.
    func keep(_ view: UIView) {
        guard kept.insert(ObjectIdentifier(view)).inserted else { return }
        let (alpha, transform, isHidden, color) = (view.alpha, view.transform3D, view.isHidden, view.backgroundColor)
        let (size, center, anchor, depth) = (
            view.bounds.size, view.center, view.layer.anchorPoint, view.layer.zPosition
        )
        let (cornerRadius, clips) = (view.layer.cornerRadius, view.clipsToBounds)
        restorations.append { [containerView, screen] in
            (view.alpha, view.transform3D, view.isHidden, view.backgroundColor) = (alpha, transform, isHidden, color)
            (view.layer.anchorPoint, view.layer.zPosition) = (anchor, depth)
            (view.layer.cornerRadius, view.clipsToBounds) = (cornerRadius, clips)
            if containerView.bounds.size == screen {
                (view.bounds.size, view.center) = (size, center)
            } else if view.superview === containerView {
                // The screen has been resized, by a rotation or in Stage Manager.
                view.frame = containerView.bounds
            }
        }
    }

    /// Starts all animations.
    func start(completion: @escaping @MainActor () -> Void) {
        prepare()
        guard !animations.isEmpty else { return completion() }
        var running = animations.count
        for animation in animations {
            animation.start {
                running -= 1
                if running == 0 { completion() }
            }
        }
    }

    /// Hides the views that the motion replaces, and separates all others in depth if one of them rotates in 3D, since
    /// it would intersect its siblings.
    func prepare() {
        for (view, isScreen) in hidden {
            keep(view)
            // A stack view would remove a hidden view from its layout.
            if isScreen { view.isHidden = true } else { view.alpha = 0 }
        }
        guard poses.contains(where: \.turns) else { return }
        let depth = max(containerView.bounds.width, containerView.bounds.height)
        for (index, view) in views.enumerated() { view.layer.zPosition = CGFloat(index + 1) * depth }
    }

    /// Hides an element or a screen from the start to the end.
    func hide(_ view: UIView?, isScreen: Bool = false) {
        if let view { hidden.append((view, isScreen)) }
    }

    /// Whether a view is on a hidden screen.
    func isOnHiddenScreen(_ view: UIView) -> Bool {
        hidden.contains { $0.isScreen && view.isDescendant(of: $0.view) }
    }

    /// Restores all views, and removes those of the motion.
    func restore() {
        for restoration in restorations.reversed() { restoration() }
        (restorations, kept, round, views, poses) = ([], [], [], [], [])
        (animations, updates, hidden, miniatures) = ([], [], [], [:])
    }
}

/// Changes that share one timing.
@MainActor
internal struct MotifAnimation {
    let timing: MotifTrack.Timing
    var isCenter = false
    /// The changes to views.
    var changes: @MainActor () -> Void = {}
    /// Starts a layer animation instead, for properties that UIKit doesn't animate.
    var startsLayer: (@MainActor (_ completion: @escaping @MainActor () -> Void) -> Void)?

    func start(completion: @escaping @MainActor () -> Void) {
        if let startsLayer { return startsLayer(completion) }
        let animator = UIViewPropertyAnimator(
            duration: timing.duration, timingParameters: timing.curve.timingParameters(forCenter: isCenter))
        animator.addAnimations { changes() }
        animator.addCompletion { _ in completion() }
        animator.startAnimation(afterDelay: timing.delay)
    }
}
