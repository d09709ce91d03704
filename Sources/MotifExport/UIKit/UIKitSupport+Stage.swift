extension UIKitSupport {
    /// The views of a motion, and how they were before it.
    func stage(_ uses: (String) -> Bool) -> [String] {
        let screens = setting == .transition ? (hasScreens ? transitionScreens : transition) : app(uses)
        let isTransition = setting == .transition
        var blocks = [screens]
        if uses("stage.part(") {
            blocks.append(
                Self.part(isTransition ? "(home.flatMap(view) ?? other.flatMap(view))" : "screen.flatMap(view)"))
        }
        if uses("stage.play {") {
            blocks.append(
                Self.play(
                    isTransition ? "for screen in [home, other] { screen.map(animation) }" : "screen.map(animation)")
            )
        }
        blocks += Self.blocks.filter { uses($0.call) }.map(\.source)
        if uses("stage.copy(") || uses("stage.backdrop(") { blocks.append(Self.add) }
        blocks = blocks.map { $0.replacing("SCREEN", with: words.screenType) }
        var lines = [
            "/// The views that take part, and how they were before.", "@MainActor", "private final class Stage {",
        ]
        for (place, block) in blocks.enumerated() {
            if place > 0 { lines.append("") }
            lines += Self.split(block).map { $0.isEmpty ? $0 : "    " + $0 }
        }
        lines += [""] + Self.split(keep(uses)).map { $0.isEmpty ? $0 : "    " + $0 }
        return lines + ["}"]
    }

    private var transition: String {
        """
        let container: UIView
        let source: UIView?
        let destination: UIView?
        private var restorations: [() -> Void] = []
        private var kept: Set<UIView> = []

        init(_ context: any UIViewControllerContextTransitioning) {
            container = context.containerView
            source = context.view(forKey: .from)
            destination = context.view(forKey: .to)
            if let controller = context.viewController(forKey: .to) {
                destination?.frame = context.finalFrame(for: controller)
            }
        }
        """ + show
    }

    private var transitionScreens: String {
        """
        let container: UIView
        let source: UIView?
        let destination: UIView?
        /// The screen on which things are at rest.
        let home: (any \(words.screenType))?
        private let other: (any \(words.screenType))?
        private var restorations: [() -> Void] = []
        private var kept: Set<UIView> = []

        init(
            _ context: any UIViewControllerContextTransitioning,
            home key: UITransitionContextViewControllerKey
        ) {
            container = context.containerView
            source = context.view(forKey: .from)
            destination = context.view(forKey: .to)
            home = screen(of: context.viewController(forKey: key))
            other = screen(of: context.viewController(forKey: key == .from ? .to : .from))
            if let destination, let controller = context.viewController(forKey: .to) {
                destination.frame = context.finalFrame(for: controller)
                // Before its first layout nothing in it has a frame.
                destination.layoutIfNeeded()
            }
        }
        """ + show
    }

    private var show: String {
        """


        /// A screen, above all that is there.
        @discardableResult
        func show(_ view: UIView?) -> UIView? {
            guard let view else { return nil }
            container.addSubview(view)
            return keep(view)
        }
        """
    }

    private func app(_ uses: (String) -> Bool) -> String {
        let scene =
            uses("stage.scene")
            ? "\n" + """

                var scene: \(words.type)Scene { screen?.\(words.value)Scene ?? \(words.type)Scene() }
                """ : ""
        return """
            let container: UIView
            private weak var screen: (any \(words.screenType))?
            private var restorations: [() -> Void] = []
            private var kept: Set<UIView> = []

            init(_ screen: any \(words.screenType)) {
                self.screen = screen
                container = screen.\(words.value)Container
            }
            """ + scene
    }

    private func keep(_ uses: (String) -> Bool) -> String {
        let shapes = uses("stage.mask(") || uses("stage.hole(") ? "\n            view.layer.mask = mask" : ""
        let mask = shapes.isEmpty ? "" : "\n    let mask = view.layer.mask"
        let (shadow, unshadow) = uses(".layer.shadow") ? (Self.shadow, Self.unshadow) : ("", "")
        return """
            /// Remembers how a view is, to put it back.
            func keep(_ view: UIView) -> UIView {
                guard kept.insert(view).inserted else { return view }
                let (alpha, transform, isHidden) = (view.alpha, view.transform3D, view.isHidden)
                let (bounds, center, anchor) = (view.bounds, view.center, view.layer.anchorPoint)
                let (cornerRadius, clips) = (view.layer.cornerRadius, view.clipsToBounds)\(mask)\(shadow)
                restorations.append {
                    view.alpha = alpha
                    view.transform3D = transform
                    view.isHidden = isHidden
                    view.layer.anchorPoint = anchor
                    view.bounds = bounds
                    view.center = center
                    view.layer.cornerRadius = cornerRadius
                    view.clipsToBounds = clips\(shapes.replacing("            ", with: "        "))\(unshadow)
                }
                return view
            }

            /// Puts everything back, and takes away what was added.
            func restore() {
                for restoration in restorations { restoration() }
                restorations = []
                kept = []
            }
            """
    }

    private static let shadow = """

            let (shadowOpacity, shadowRadius) = (view.layer.shadowOpacity, view.layer.shadowRadius)
            let (shadowColor, shadowOffset) = (view.layer.shadowColor, view.layer.shadowOffset)
        """

    private static let unshadow = """

                view.layer.shadowOpacity = shadowOpacity
                view.layer.shadowRadius = shadowRadius
                view.layer.shadowColor = shadowColor
                view.layer.shadowOffset = shadowOffset
        """
}
