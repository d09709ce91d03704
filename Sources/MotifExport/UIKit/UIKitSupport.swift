/// What the code of every pattern stands on, private to its file: the stage with its views, the moves, the functions.
/// Only what a source uses is written.
struct UIKitSupport {
    let words: UIKitNaming
    let setting: UIKitChoreography.Setting
    let hasScreens: Bool

    /// The stage for a source, and how screens are found.
    func stageLines(for source: String) -> [String] {
        let lines = [""] + stage { source.mentions($0) }
        guard setting == .transition, hasScreens else { return lines }
        return lines + [""] + Self.split(screenOf)
    }

    /// The moves and the functions for a source.
    func lines(for source: String) -> [String] {
        var lines: [String] = []
        if source.mentions("Move(") { lines += [""] + moves { source.mentions($0) } }
        for function in Self.functions where source.mentions("\(function.name)(") {
            lines += [""] + Self.split(function.source)
        }
        return lines
    }

    static func split(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// UIKit shows containers in the place of the screens in them.
    private var screenOf: String {
        """
        /// The screen that a controller shows, which may be in a container.
        @MainActor
        private func screen(of controller: UIViewController?) -> (any \(words.screenType))? {
            var controller = controller
            while let next = controller, !(next is any \(words.screenType)) {
                let navigation = next as? UINavigationController
                let tabs = next as? UITabBarController
                controller = navigation?.topViewController ?? tabs?.selectedViewController
            }
            return controller as? any \(words.screenType)
        }
        """
    }

    private static let functions = [
        (
            name: "turned",
            source: """
            /// A turn in space, in degrees, seen from a distance, and moved as it is seen.
            private func turned(
                rotationX: CGFloat = 0, rotationY: CGFloat = 0, rotationZ: CGFloat = 0,
                perspective: CGFloat? = nil, scaleX: CGFloat = 1, scaleY: CGFloat = 1,
                translationX: CGFloat = 0, translationY: CGFloat = 0
            ) -> CATransform3D {
                var transform = CATransform3DIdentity
                if let perspective { transform.m34 = -1 / perspective }
                transform = CATransform3DRotate(transform, rotationX * .pi / 180, 1, 0, 0)
                transform = CATransform3DRotate(transform, rotationY * .pi / 180, 0, 1, 0)
                transform = CATransform3DRotate(transform, rotationZ * .pi / 180, 0, 0, 1)
                transform = CATransform3DScale(transform, scaleX, scaleY, 1)
                let translation = CATransform3DMakeTranslation(translationX, translationY, 0)
                return CATransform3DConcat(transform, translation)
            }
            """
        ),
        (
            name: "cutout",
            source: """
            /// A frame, grown on every side, with a round hole; both are on the screen.
            @MainActor
            private func cutout(
                _ frame: CGRect, outset: CGFloat, center: CGPoint, diameter: CGFloat
            ) -> CGPath {
                let path = UIBezierPath(rect: frame.insetBy(dx: -outset, dy: -outset))
                let radius = diameter / 2
                let hole = CGRect(
                    x: center.x - radius, y: center.y - radius, width: diameter, height: diameter)
                path.append(UIBezierPath(ovalIn: hole))
                return path.cgPath
            }
            """
        ),
        (
            name: "share",
            source: """
            /// How far a span of the progress is done, from 0 to 1.
            private func share(of progress: CGFloat, from begin: CGFloat, over length: CGFloat) -> CGFloat {
                min(max((progress - begin) / length, 0), 1)
            }
            """
        ),
        (
            name: "mix",
            source: """
            private func mix(_ start: CGFloat, _ end: CGFloat, _ fraction: CGFloat) -> CGFloat {
                start + (end - start) * fraction
            }
            """
        ),
        (
            name: "along",
            source: """
            /// The progress of a curve of straight lines.
            private func along(_ stops: [(CGFloat, CGFloat)], at fraction: CGFloat) -> CGFloat {
                guard let end = stops.firstIndex(where: { $0.0 >= fraction }), end > 0 else {
                    return fraction <= 0 ? stops.first?.1 ?? 0 : stops.last?.1 ?? 1
                }
                let (start, next) = (stops[end - 1], stops[end])
                return start.1 + (next.1 - start.1) * (fraction - start.0) / (next.0 - start.0)
            }
            """
        ),
    ]
}
