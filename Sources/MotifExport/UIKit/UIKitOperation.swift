import MotifCore

/// An operation with its timelines in the scene of the export.
struct UIKitOperation {
    let name: String
    let standard: Timeline
    let reduced: Timeline?
    /// The transition of UIKit that it is, if it is one.
    let transition: Transition?
    /// Whether an odd number of swaps leads from it to its tracks.
    let isSwapped: Bool

    /// How UIKit runs an operation between two screens.
    enum Transition: Hashable {
        case present, dismiss, push, pop, tab
        /// By a delegate of the app's own.
        case other
    }

    /// - Throws: `Problems` of a timeline.
    init(_ name: String, of subject: ExportSubject) throws(Problems) {
        self.name = name
        (standard, reduced) = try subject.timelines(of: name)
        isSwapped = subject.motion.kind.isSwapped(name)
        transition = Self.transition(standard, of: subject, isSwapped: isSwapped)
    }

    private static let named: [String: Transition] = [
        "present": .present, "dismiss": .dismiss, "push": .push, "pop": .pop,
    ]

    /// The transition of an operation: by its name, or since one screen gives way to another.
    private static func transition(
        _ timeline: Timeline, of subject: ExportSubject, isSwapped: Bool
    ) -> Transition? {
        guard timeline.driver == .time else { return nil }
        if let named = named[timeline.operation] { return named }
        let screen = subject.screen.size
        guard timeline.isCovered(by: .source, at: 0, on: screen),
            timeline.isCovered(by: .destination, at: timeline.duration, on: screen)
        else { return nil }
        let kind = subject.motion.kind
        let names = kind.scene.map(\.name)
        if names.contains("fromIndex"), names.contains("toIndex") { return .tab }
        let all = kind.operations.map(\.name)
        if all.contains("present") || all.contains("push") { return .other }
        if isSwapped { return .dismiss }
        return subject.operations.first { !kind.isSwapped($0) } == timeline.operation ? .present : .other
    }
}

extension Timeline {
    /// Whether a layer with this role covers a screen at a time.
    func isCovered(by role: LayerRole, at time: Double, on screen: MotionSize) -> Bool {
        layers.contains { layer in
            let extent = layer.extent(at: time)
            return layer.role == role && extent.x <= 0.5 && extent.y <= 0.5
                && extent.x + extent.width >= screen.width - 0.5 && extent.y + extent.height >= screen.height - 0.5
        }
    }
}

/// An operation and the one that runs it backward, which one method describes.
struct UIKitFamily {
    /// The operation whose tracks the method has.
    let operation: UIKitOperation
    /// The same from its end to its start, if there is one.
    var reversed: UIKitOperation?
    /// Whether the operation itself swaps another that the export leaves out.
    var isReversed: Bool { operation.isSwapped }
    /// The operation that runs the tracks backward, if one does.
    var backward: UIKitOperation? { reversed ?? (isReversed ? operation : nil) }

    var operations: [UIKitOperation] { [operation] + (reversed.map { [$0] } ?? []) }
    var name: String { operation.name }
    var isTransition: Bool { operation.transition != nil }

    static func all(of operations: [UIKitOperation], in kind: Kind) -> [UIKitFamily] {
        func named(_ name: String) -> UIKitOperation? { operations.first { $0.name == name } }
        return kind.families(of: operations.map(\.name)).flatMap { family -> [UIKitFamily] in
            let reversed = family.backward.first(where: \.isMirrored)?.operation
            let others = family.backward.map(\.operation).filter { $0 != reversed }
            return ([family.operation] + others).compactMap(named).map { operation in
                let back = operation.name == family.operation ? reversed.flatMap(named) : nil
                return UIKitFamily(operation: operation, reversed: back)
            }
        }
    }
}

extension Timeline {
    /// Whether all copies of a layer are elements that move as the screen right behind them does: what moves the screen
    /// moves them, so they need no copy.
    func hasRiders(of layer: Layer, on home: LayerRole) -> Bool {
        guard let screen = layers.firstIndex(where: { $0.role == home }) else { return false }
        let copies = layers.indices.filter { layers[$0].isCopy(of: layer.name) }
        guard let first = copies.first, let last = copies.last, first > screen, !layers[screen].motions.isEmpty else {
            return false
        }
        return layers[(screen + 1)...last].allSatisfy { rides($0, on: layers[screen]) }
    }

    private func rides(_ layer: TimelineLayer, on screen: TimelineLayer) -> Bool {
        let shared: Set<LayerProperty> = [
            .opacity, .scale, .scaleX, .scaleY, .rotationZ, .translationX, .translationY,
        ]
        guard layer.role == .element, layer.motions.allSatisfy({ shared.contains($0.property) }),
            layer.motions.count == screen.motions.count,
            layer.motions.allSatisfy({ $0 == screen.motion(of: $0.property) })
        else { return false }
        func pivot(_ layer: TimelineLayer) -> (x: Double, y: Double) {
            (layer.frame.x + layer.anchor.x * layer.frame.width, layer.frame.y + layer.anchor.y * layer.frame.height)
        }
        let (own, other) = (pivot(layer), pivot(screen))
        guard abs(own.x - other.x) < 1e-6, abs(own.y - other.y) < 1e-6 else { return false }
        // A screen fades as one, its elements in the kind one by one; that is the same only over its own color.
        guard layer.motion(of: .opacity) != nil else { return true }
        return screen.fill != nil && layers.contains { $0.role == .backdrop && $0.fill == screen.fill }
    }
}

extension TimelineLayer {
    /// Whether it is a layer of the kind, or a copy of one that repeats.
    func isCopy(of layer: String) -> Bool { name == layer || name.hasPrefix(layer + ".") }
}
