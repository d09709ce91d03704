// An app around the exported transitions: screens with views, and a report of what they show at a time.

@testable import UIKit

/// A view whose parts keep below the safe area, which is only there in a window.
final class PartsView: UIView {
    var parts: [(view: UIView, frame: CGRect)] = []

    override func layoutSubviews() {
        for (view, frame) in parts {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY + safeAreaTop - 59)
        }
    }
}

class Screen: UIViewController {
    var parts: [String: UIView] = [:]
    var calls: [String] = []
    var copied: [(view: UIView, copy: UIView)] = []

    init(_ size: CGSize, _ color: UIColor) {
        super.init()
        let root = PartsView(frame: CGRect(origin: .zero, size: size))
        root.backgroundColor = color
        view = root
    }

    /// Adds a view: with ink it is an image or words, else a plain surface.
    func add(_ name: String, _ frame: CGRect, fill: UIColor?, ink: UIColor?, isImage: Bool, radius: CGFloat) {
        let part: UIView
        if let ink, isImage {
            part = UIImageView(image: UIImage(filledWith: ink))
        } else if let ink {
            let label = UILabel()
            label.ink = ink
            part = label
        } else {
            part = UIView()
        }
        part.backgroundColor = fill
        part.layer.cornerRadius = radius
        view.addSubview(part)
        (view as? PartsView)?.parts.append((part, frame))
        parts[name] = part
    }

    /// All that a motion must leave as it was.
    var state: [String] {
        ([("screen", view)] + parts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }).map { name, view in
            let layer = view.layer
            return "\(name) \(view.alpha) \(view.isHidden) \(view.transform3D == CATransform3DIdentity) "
                + "\(layer.anchorPoint) \(layer.zPosition) \(layer.cornerRadius) \(layer.mask == nil) "
                + "\(view.backgroundColor.map { "\($0.components)" } ?? "-") \(view.clipsToBounds) \(layer.moves.count) "
                + "\(layer.added.count) \(layer.shadowOpacity) \(view.subviews.count)"
        }
    }
}

@MainActor
enum Report {
    static func numbers(_ numbers: [Double]) -> String { numbers.map { "\($0)" }.joined(separator: " ") }

    /// Points on a screen that avoid its edges and those of views, column by column.
    static func points(on size: CGSize) -> [CGPoint] {
        (0..<11).flatMap { column in
            (0..<15).map { row in
                CGPoint(x: (Double(column) + 0.4371) / 11 * size.width, y: (Double(row) + 0.5173) / 15 * size.height)
            }
        }
    }

    /// What is to be seen in a window: colors on a grid, the corners and opacity of every view, circles.
    static func sight(_ name: String, _ time: Double, _ window: UIView, _ points: [CGPoint]) {
        print("time|\(name)|\(time)")
        print("colors|" + numbers(points.flatMap { window.color(at: $0).map { ($0 * 1e6).rounded() / 1e6 } }))
        print("views|" + numbers(window.surfaces().flatMap { $0.corners + [$0.opacity] }))
        print("circles|" + numbers(window.circles().flatMap { $0 }))
    }

    /// Runs a motion and reports it at some times; then waits until it has ended.
    static func run(
        _ name: String, _ window: UIView, _ points: [CGPoint], _ times: [Double], _ start: () -> Void
    ) {
        Simulation.advance(to: Simulation.now + 0.1)
        let beginning = Simulation.now
        start()
        for time in times {
            Simulation.advance(to: beginning + time)
            sight(name, time, window, points)
        }
        Simulation.advance(to: beginning + (times.last ?? 0) + 1)
    }

    /// Whether screens are as they were, and which of them is shown.
    static func after(
        _ name: String, _ screens: [(Screen, [String])], shown: UIViewController, completed: Bool, hooks: Bool
    ) {
        for (screen, _) in screens where hooks {
            if screen.calls != ["begin", "alongside", "end \(completed)"] {
                print("changed|\(name)|hooks \(screen.calls)")
            }
            screen.calls = []
        }
        for (screen, before) in screens where screen.state != before {
            print("changed|\(name)|\(zip(screen.state, before).filter { $0 != $1 })")
        }
        let visible = screens.map(\.0).filter { $0.view.window != nil }
        if visible.count != 1 || visible.first !== shown {
            print("changed|\(name)|not the screen that was to be shown")
        }
        if TransitionContext.wasSystem { print("changed|\(name)|UIKit's own transition ran") }
    }
}
