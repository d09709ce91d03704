import Foundation
import Testing

@testable import MotifCore
@testable import MotifExport

/// What an app does with exported transitions: it sets parameters, lays out its screens, and has buttons of its own.
@Suite struct `Swift for UIKit in an app` {
    private static let size = MotionSize(width: 393, height: 852)
    private static let patterns = ["connect-the-dots", "dive-deeper", "expand", "mask-reveal", "punch-out"]

    /// What the program prints: the numbers or words behind each name.
    private static let output: Result<[String: String], any Error> = Result {
        var app = SimulatedApp()
        for slug in patterns { try app.add(Seeds.subject(slug, on: size)) }
        var files = app.program
        files["Program.swift"] = program
        let output = try SwiftCompiler.output(of: files, importing: .uiKit, with: ["App.swift"])
        let lines = output.split(separator: "\n").map { $0.split(separator: "|", maxSplits: 1) }
        guard lines.allSatisfy({ $0.count == 2 }) else { throw Problems(.rule(.notFound, String(output.prefix(2000)))) }
        return Dictionary(lines.map { (String($0[0]), String($0[1])) }) { first, _ in first }
    }

    private func printed(_ name: String) throws -> String { try #require(Self.output.get()[name]) }

    private func numbers(_ name: String) throws -> [Double] {
        try printed(name).split(separator: " ").compactMap { Double($0) }
    }

    /// UIKit's spring over the duration, for properties of layers, too.
    @Test(arguments: [("punch-out", 1.0, LayerProperty.holeDiameter), ("mask-reveal", 1, .maskDiameter)])
    func `plays a spring that the app sets`(slug: String, duration: Double, property: LayerProperty) throws {
        let timeline = try Seeds.subject(slug, on: Self.size).timeline(of: "push")
        let motion = try #require(timeline.layers.compactMap { $0.motion(of: property) }.first)
        let spring = try UIKitSpring(dampingRatio: 0.6, initialVelocity: 0, duration: duration).motion()
        let shown = try numbers(slug)
        #expect(shown.count == 9)
        for (index, diameter) in shown.enumerated() {
            let part = spring.value(at: Double(index + 1) / 10 * duration)
            #expect(abs(diameter - (motion.start + (motion.end - motion.start) * part)) < 0.01, "\(index)")
        }
    }

    @Test func `dismisses to the screen that has presented, with one transition for three screens`() throws {
        #expect(try numbers("dismissed") == numbers("dismissed after another"))
        #expect(try numbers("dismissed").count > 20)
    }

    @Test func `keeps the color and shape of a button with a configuration`() throws {
        for time in ["0", "0.28"] { #expect(try numbers("button \(time)") == [0.8, 0.1, 0.4, 1]) }
        // The button is round: nothing of it is in its corners.
        #expect(try numbers("corner") == [1, 1, 1, 1])
    }

    @Test func `keeps borders, shadows, corners, and opacity`() throws {
        #expect(try printed("look") == "3.0 0.5 7.0 4.0 true continuous 0.75 12.0 0.25")
        #expect(try printed("badge") == "80.0 15.0")
    }

    @Test func `shows a screen that grows as a whole, with its layout`() throws {
        let timeline = try Seeds.subject("connect-the-dots", on: Self.size).timeline(of: "open")
        let layer = try #require(timeline.layers.first { $0.name == "miniature" })
        for time in [0.0, 0.05, 0.25] {
            let frame = layer.extent(at: time)
            let scale = frame.width / Self.size.width
            let whole = [frame.x, frame.y, frame.x + frame.width, frame.y + Self.size.height * scale]
            for (seen, wanted) in zip(try numbers("miniature \(time)"), whole) {
                #expect(abs(seen - wanted) < 0.01, "\(time): \(seen), not \(wanted)")
            }
        }
        #expect(try numbers("miniature 2.0") == [0, 0, Self.size.width, Self.size.height])
        #expect(try printed("after") == "true true")
        // A screen that shrinks isn't laid out again: it is hidden where it was.
        let closing = try #require(
            Seeds.subject("connect-the-dots", on: Self.size).timeline(of: "close").layers.first {
                $0.name == "miniature"
            })
        let frame = closing.extent(at: 0.25)
        let inside = try numbers("closing").prefix(4)
        for (seen, wanted) in zip(inside, [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height]) {
            #expect(abs(seen - wanted) < 0.01, "\(seen), not \(wanted)")
        }
        #expect(try printed("leaving") == "true 0.0 393.0 true")
    }

    @Test func `has dark backdrops in dark mode`() throws {
        for component in try numbers("dark").prefix(2) { #expect(abs(component - 28 / 255) < 1e-3) }
    }

    @Test func `asks the page that is shown, not its neighbors`() throws {
        #expect(try printed("page") == "false")
    }

    private static let program = """
        @testable import UIKit

        @main
        @MainActor
        struct Program {
            static let size = CGSize(width: \(size.width), height: \(size.height))
            static let button = CGRect(x: 57, y: 503, width: 150, height: 50)

            static func window(_ screens: UIViewController...) -> UIWindow {
                let window = UIWindow(frame: CGRect(origin: .zero, size: size))
                for screen in screens { window.addSubview(screen.view) }
                Simulation.advance(to: Simulation.now + 0.1)
                return window
            }

            /// Calls a closure at some seconds from now, then waits for the end.
            static func at(_ times: [Double], _ action: (Double) -> Void) {
                let start = Simulation.now
                for time in times {
                    Simulation.advance(to: start + time)
                    action(time)
                }
                Simulation.advance(to: start + 2)
            }

            static func push(
                _ name: String, _ home: UIViewController, _ other: UIViewController,
                _ transition: any UINavigationControllerDelegate
            ) {
                let root = UINavigationController()
                root.view = UIView(frame: CGRect(origin: .zero, size: size))
                root.show(home)
                root.delegate = transition
                let window = window(root)
                root.pushViewController(other, animated: true)
                var diameters: [Double] = []
                at((1...9).map { Double($0) / 10 }) { _ in diameters.append(window.circles().first?[2] ?? -1) }
                print(name + "|" + Report.numbers(diameters))
            }

            static func springs() {
                let hole = PunchOutTransition()
                hole.parameters.curve = .spring(dampingRatio: 0.6, initialVelocity: 0)
                push("punch-out", PunchOutApp(size, .white), PunchOutApp(size, .black), hole)
                let mask = MaskRevealTransition()
                mask.parameters.curve = .spring(dampingRatio: 0.6, initialVelocity: 0)
                push("mask-reveal", MaskRevealApp(size, .white), MaskRevealApp(size, .black), mask)
            }

            static func dismissal(after another: Bool) {
                let screens = (0..<3).map { index in
                    let screen = DiveDeeperApp(size, .white)
                    for (name, y) in [("phantom.image", 100.0), ("phantom.title", 300)] {
                        let frame = CGRect(x: 20 + 30 * Double(index), y: y, width: 100 + 90 * Double(index), height: 80)
                        screen.add(name, frame, fill: nil, ink: .black, isImage: true, radius: 0)
                    }
                    return screen
                }
                let window = window(screens[0])
                let transition = DiveDeeperTransition()
                for screen in screens { screen.transitioningDelegate = transition }
                screens[0].present(screens[1], animated: true)
                at([]) { _ in }
                if another {
                    screens[1].present(screens[2], animated: true)
                    at([]) { _ in }
                    screens[2].dismiss(animated: true)
                    at([]) { _ in }
                }
                screens[1].dismiss(animated: true)
                var seen: [Double] = []
                at([0.1, 0.3]) { _ in
                    for surface in window.surfaces() { seen += surface.corners.map { ($0 * 1000).rounded() / 1000 } }
                }
                print((another ? "dismissed after another|" : "dismissed|") + Report.numbers(seen))
            }

            static func present(_ home: ExpandApp, _ times: [Double], _ action: (UIWindow, Double) -> Void) {
                let window = window(home)
                let other = ExpandApp(size, .black)
                let transition = ExpandTransition()
                other.transitioningDelegate = transition
                home.present(other, animated: true)
                at(times) { action(window, $0) }
            }

            static func buttons() {
                let home = ExpandApp(size, .white)
                home.add("view", button, fill: nil, ink: nil, isImage: false, radius: 0)
                let view = UIButton(frame: CGRect(origin: .zero, size: button.size))
                var configuration = UIButton.Configuration.filled()
                configuration.background.backgroundColor = UIColor(red: 0.8, green: 0.1, blue: 0.4, alpha: 1)
                configuration.background.cornerRadius = 25
                view.configuration = configuration
                home.parts["view"]?.addSubview(view)
                present(home, [0, 0.28]) { window, time in
                    let name = time == 0 ? "button 0" : "button \\(time)"
                    print(name + "|" + Report.numbers(window.color(at: CGPoint(x: 132, y: 528))))
                    if time == 0 { print("corner|" + Report.numbers(window.color(at: CGPoint(x: 59, y: 505)))) }
                }
                let card = ExpandApp(size, .white)
                card.add("view", button, fill: .black, ink: nil, isImage: false, radius: 12)
                guard let original = card.parts["view"] else { return }
                (original.layer.borderWidth, original.layer.shadowOpacity, original.layer.shadowRadius) = (3, 0.5, 7)
                original.layer.shadowOffset = CGSize(width: 0, height: 4)
                original.layer.maskedCorners = [.layerMinXMinYCorner]
                (original.layer.cornerCurve, original.alpha) = (.continuous, 0.75)
                let badge = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
                badge.alpha = 0.25
                original.addSubview(badge)
                present(card, [0]) { _, _ in
                    guard let copy = card.copied.first?.copy, let part = copy.subviews.first else { return }
                    let layer = copy.layer
                    print(
                        "look|\\(layer.borderWidth) \\(layer.shadowOpacity) \\(layer.shadowRadius) "
                            + "\\(layer.shadowOffset.height) \\(layer.maskedCorners == [.layerMinXMinYCorner]) "
                            + "\\(layer.cornerCurve.name) \\(copy.alpha) \\(layer.cornerRadius) \\(part.alpha)")
                }
            }

            static func miniature() {
                let (home, other) = (ConnectTheDotsApp(size, .white), ConnectTheDotsApp(size, .black))
                let fill = UILabel(frame: .zero)
                fill.ink = .black
                other.view.addSubview(fill)
                NSLayoutConstraint.activate([
                    fill.leftAnchor.constraint(equalTo: other.view.leftAnchor),
                    fill.rightAnchor.constraint(equalTo: other.view.rightAnchor),
                    fill.topAnchor.constraint(equalTo: other.view.topAnchor),
                    fill.bottomAnchor.constraint(equalTo: other.view.bottomAnchor),
                ])
                let window = window(home)
                let transition = ConnectTheDotsTransition()
                other.transitioningDelegate = transition
                let state = other.state
                home.present(other, animated: true)
                at([0, 0.05, 0.25, 2]) { time in
                    guard let shown = window.surfaces().last?.corners else { return }
                    print("miniature \\(time)|" + Report.numbers([shown[0], shown[1], shown[4], shown[5]]))
                }
                print("after|\\(other.view.superview === window) \\(other.state == state)")
                other.dismiss(animated: true)
                at([0.25]) { _ in
                    let shown = window.surfaces().map(\\.corners).first { $0[2] - $0[0] < size.width - 1 } ?? []
                    let view = other.view
                    print("closing|" + Report.numbers([shown[0], shown[1], shown[4], shown[5]]))
                    print(
                        "leaving|\\(view?.isHidden == true) \\(view?.frame.origin.y ?? -1) \\(view?.bounds.width ?? 0) "
                            + "\\(other.view.superview !== window)")
                }
            }

            static func darkness() {
                Simulation.isDark = true
                defer { Simulation.isDark = false }
                let (home, other) = (DiveDeeperApp(size, .white), DiveDeeperApp(size, .white))
                for name in ["phantom.image", "phantom.title"] {
                    let frame = CGRect(x: 20, y: 100, width: 100, height: 100)
                    home.add(name, frame, fill: nil, ink: .black, isImage: true, radius: 0)
                }
                home.parts["phantom.image"]?.addSubview(UIView(frame: CGRect(x: 80, y: 5, width: 15, height: 15)))
                let window = window(home)
                let transition = DiveDeeperTransition()
                other.transitioningDelegate = transition
                home.present(other, animated: true)
                let badge = home.copied.first?.copy.subviews.first?.frame ?? .zero
                print("badge|\\(badge.origin.x) \\(badge.size.width)")
                at([0.4999]) { _ in
                    print("dark|" + Report.numbers(window.color(at: CGPoint(x: 380, y: 800))))
                }
            }

            static func pages() {
                let (left, right) = (ExpandApp(size, .white), ExpandApp(size, .white))
                right.add("view", button, fill: .black, ink: nil, isImage: false, radius: 12)
                let pages = UIPageViewController()
                pages.view = UIView(frame: CGRect(origin: .zero, size: size))
                for page in [left, right] {
                    pages.addChild(page)
                    pages.view.addSubview(page.view)
                }
                pages.viewControllers = [right]
                let window = window(pages)
                let other = ExpandApp(size, .black)
                let transition = ExpandTransition()
                other.transitioningDelegate = transition
                pages.present(other, animated: true)
                at([]) { _ in }
                print("page|\\(TransitionContext.wasSystem)\\(window.isHidden ? "hidden" : "")")
            }

            static func main() {
                springs()
                dismissal(after: false)
                dismissal(after: true)
                buttons()
                miniature()
                darkness()
                pages()
            }
        }

        """
}
