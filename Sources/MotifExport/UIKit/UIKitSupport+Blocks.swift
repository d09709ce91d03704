extension UIKitSupport {
    /// The members of the stage by the call that needs them.
    static let blocks = views + shapes

    private static let views = [
        (
            call: "stage.copy(",
            source: """
            /// A copy of a view of the screens, above all that is there; the view itself is hidden meanwhile.
            func copy(at frame: CGRect, of view: (any SCREEN) -> UIView?) -> UIView? {
                let originals = [home, other].compactMap { $0.flatMap(view) }
                // What has not been on the screen yet has to be drawn first.
                let isNew = originals.first.map { $0.window == nil } ?? false
                let copy = originals.first?.snapshotView(afterScreenUpdates: isNew)
                for original in originals { keep(original).isHidden = true }
                guard let copy else { return nil }
                copy.frame = frame
                add(copy)
                return copy
            }
            """
        ),
        (
            call: "stage.backdrop(",
            source: """
            /// A plain view, above all that is there.
            @discardableResult
            func backdrop(_ color: UIColor, at frame: CGRect) -> UIView {
                let backdrop = UIView(frame: frame)
                backdrop.backgroundColor = color
                add(backdrop)
                return backdrop
            }
            """
        ),
        (
            call: "stage.frame {",
            source: """
            /// Where a view of the screen at home is.
            func frame(of view: (any SCREEN) -> UIView?) -> CGRect? {
                home.flatMap(view).map { $0.convert($0.bounds, to: container) }
            }
            """
        ),
        (
            call: "stage.pin(",
            source: """
            /// Lets a view scale and turn about a point, in fractions of its size, without moving it.
            func pin(_ view: UIView, at anchor: CGPoint) {
                let before = view.layer.anchorPoint
                view.center.x += (anchor.x - before.x) * view.bounds.width
                view.center.y += (anchor.y - before.y) * view.bounds.height
                view.layer.anchorPoint = anchor
            }
            """
        ),
    ]

    private static let shapes = [
        (
            call: "stage.mask(",
            source: """
            /// A round mask of a view; the center is on the screen.
            func mask(_ view: UIView, around center: CGPoint) -> UIView {
                let mask = view.mask ?? UIView()
                mask.backgroundColor = .black
                mask.center = view.convert(center, from: container)
                view.mask = mask
                return mask
            }
            """
        ),
        (
            call: "stage.hole(",
            source: """
            /// The shape that cuts a hole in a view; its path is on the screen.
            func hole(in view: UIView) -> CAShapeLayer {
                let hole = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
                hole.fillRule = .evenOdd
                hole.position = view.convert(.zero, from: container)
                view.layer.mask = hole
                return hole
            }
            """
        ),
        (
            call: "stage.shadow(",
            source: """
            /// What casts the shadow of a view with a hole; a mask would cut it off the view itself.
            func shadow(under view: UIView) -> CAShapeLayer {
                if let shadow = shadows[view] { return shadow }
                let shadow = CAShapeLayer()
                shadow.fillRule = .evenOdd
                view.layer.superlayer?.insertSublayer(shadow, below: view.layer)
                shadows[view] = shadow
                restorations.append { [weak self] in
                    shadow.removeFromSuperlayer()
                    self?.shadows[view] = nil
                }
                return shadow
            }

            private var shadows: [UIView: CAShapeLayer] = [:]
            """
        ),
    ]

    static let add = """
        private func add(_ view: UIView) {
            container.addSubview(view)
            restorations.append { view.removeFromSuperview() }
        }
        """

    /// A view of the app, at home or not.
    static func part(_ screens: String) -> String {
        """
        /// A view of the app.
        func part(_ view: (any SCREEN) -> UIView?) -> UIView? {
            \(screens).map(keep)
        }
        """
    }

    static func play(_ screens: String) -> String {
        """
        /// Tells the app to play an animation of its own.
        func play(_ animation: (any SCREEN) -> Void) {
            \(screens)
        }
        """
    }
}
