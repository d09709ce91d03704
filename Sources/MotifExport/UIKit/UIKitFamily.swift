import MotifCore

/// An operation and the one that runs it backward, which one method describes.
struct UIKitFamily {
    /// The operation whose tracks the method has.
    let operation: String
    /// The same from its end to its start, if there is one.
    let reversed: String?
    /// Whether the operation itself swaps another that the export leaves out.
    let isReversed: Bool

    var operations: [String] { [operation] + (reversed.map { [$0] } ?? []) }

    /// All operations of a subject.
    static func all(of words: UIKitNaming) -> [UIKitFamily] {
        let kind = words.subject.motion.kind
        var families: [UIKitFamily] = []
        for operation in words.subject.operations {
            let family = families.firstIndex { family in
                guard case .swap(family.operation, _)? = kind.operation(named: operation)?.action else { return false }
                return family.reversed == nil && !family.isReversed
                    && kind.mirrors(family.operation, operation)
            }
            if let family {
                families[family] = UIKitFamily(
                    operation: families[family].operation, reversed: operation, isReversed: false)
            } else {
                families.append(
                    UIKitFamily(operation: operation, reversed: nil, isReversed: words.isSwapped(operation)))
            }
        }
        return families
    }

    /// How a screen is transitioned to by an operation.
    enum Transition: Hashable {
        case present, dismiss, push, pop, tab
        /// By a delegate of the app's own.
        case other
    }

    /// The transition of UIKit that an operation is: by its name, or since one screen gives way to another.
    static func transition(_ operation: String, of words: UIKitNaming) -> Transition? {
        let subject = words.subject
        guard let timeline = try? subject.timeline(of: operation), timeline.driver == .time else { return nil }
        switch operation {
        case "present": return .present
        case "dismiss": return .dismiss
        case "push": return .push
        case "pop": return .pop
        default: break
        }
        func covers(_ role: LayerRole, at time: Double) -> Bool {
            timeline.layers.contains { layer in
                let extent = layer.extent(at: time)
                return layer.role == role && extent.x <= 0.5 && extent.y <= 0.5
                    && extent.x + extent.width >= subject.screen.size.width - 0.5
                    && extent.y + extent.height >= subject.screen.size.height - 0.5
            }
        }
        guard covers(.source, at: 0), covers(.destination, at: timeline.duration) else { return nil }
        let names = subject.motion.kind.scene.map(\.name)
        if names.contains("fromIndex"), names.contains("toIndex") { return .tab }
        let all = subject.motion.kind.operations.map(\.name)
        if all.contains("present") || all.contains("push") { return .other }
        let first = subject.operations.first { $0 == operation || !words.isSwapped($0) }
        return words.isSwapped(operation) ? .dismiss : first == operation ? .present : .other
    }
}

extension Kind {
    /// Whether the layers have the roles of one operation in another with source and destination exchanged.
    fileprivate func mirrors(_ operation: String, _ other: String) -> Bool {
        layers.allSatisfy { layer in
            switch (layer.roles.role(in: operation), layer.roles.role(in: other)) {
            case (.source, .destination), (.destination, .source): true
            case (.source, _), (.destination, _): false
            case (let role, let mirrored): role == mirrored
            }
        }
    }
}
