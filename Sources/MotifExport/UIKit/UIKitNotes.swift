import MotifCore

/// What UIKit does otherwise than a motion, once for each sort of loss and operation.
struct UIKitNotes {
    /// The notes on an export, in the order of its operations.
    private(set) var notes: [ExportNote] = []
    private let curves: FittedCurves

    init(
        _ operations: [UIKitOperation], _ methods: [UIKitMethod], _ interactions: [Kind.Interaction],
        of subject: ExportSubject
    ) {
        curves = subject.curves
        for operation in operations {
            look(at: operation.standard)
            if let reduced = operation.reduced { look(at: reduced) }
            if operation.transition != nil {
                lookAtRoles(in: operation.name, subject.motion.kind)
                lookAtEnd(of: operation.standard, on: subject.screen.size)
            }
        }
        for method in methods where method.driver == .time && method.hasFixedDuration {
            let message = "differs between elements; UIKit gets the duration in this scene"
            add(.durationFixed, "The duration of '\(method.family.name)' \(message)")
        }
        for interaction in interactions { look(at: interaction, subject.motion.kind) }
    }

    private mutating func add(_ code: ExportNote.Code, _ message: String) { notes.add(ExportNote(code, message)) }

    /// What is lost of a timeline's tracks on views, whatever the code around them.
    private mutating func look(at timeline: Timeline) {
        let operation = "'\(timeline.operation)'" + (timeline.variant == .reduced ? " with reduced motion" : "")
        for layer in timeline.layers {
            for motion in layer.motions {
                let subject = "'\(motion.property.rawValue)' of '\(layer.name)' in \(operation)"
                if timeline.driver == .time { look(at: motion, subject) } else { lookAtProgress(motion, subject) }
            }
            guard timeline.driver == .time else { continue }
            blend(layer, operation)
            lookAtShape(layer, operation)
        }
    }

    /// A curve over a progress that is not a Bézier.
    private mutating func lookAtProgress(_ motion: PropertyMotion, _ subject: String) {
        for segment in motion.segments where segment.timing.curve.controlPoints == nil {
            add(.curveFitted, "The curve of \(subject) is the closest Bézier")
        }
    }

    /// The app plays its own animations by the clock, whatever drives the operation.
    private mutating func look(at interaction: Kind.Interaction, _ kind: Kind) {
        let frames = kind.tracks(of: interaction.operation).filter { $0.property == .lottieFrame }
        let names = frames.map { "\($0.layer).\($0.property.rawValue)" }
        guard !names.isEmpty else { return }
        let driven = "While '\(interaction.name)' drives '\(interaction.operation)'"
        add(.gesturePartial, "\(driven), these run by the clock: \(names.joined(separator: ", "))")
    }

    private mutating func look(at motion: PropertyMotion, _ subject: String) {
        for segment in motion.segments {
            switch segment.timing.curve {
            case .steps, .linear:
                let error = ExportNote.percent(curves.bezier(of: segment.timing).largestError)
                add(.curveFitted, "The curve of \(subject) is the closest Bézier, off by up to \(error)")
            case .spring(.physical), .spring(.duration), .spring(.response):
                let end = ExportNote.seconds(segment.end - segment.begin)
                add(.springRests, "The spring of \(subject) runs until it settles instead of ending after \(end)")
            case .spring(.dampingRatio(_, let velocity))
            where velocity < 0 && motion.property != .centerX && motion.property != .centerY:
                add(.velocityUnsigned, "UIKit reads the velocity of the spring of \(subject) without its sign")
            case .named, .cubicBezier, .spring: break
            }
            let turns: Set<LayerProperty> = [.rotationX, .rotationY, .rotationZ]
            if turns.contains(motion.property), abs(segment.to - segment.from) >= 180 {
                add(.turnShortened, "UIKit rotates \(subject) the short way around")
            }
        }
        for (segment, next) in zip(motion.segments, motion.segments.dropFirst()) where segment.to != next.from {
            add(.jumpOmitted, "\(subject) continues from its current value, without the jump between its tracks")
        }
    }

    /// Properties that UIKit keeps in one, at paces of their own.
    private mutating func blend(_ layer: TimelineLayer, _ operation: String) {
        let centers: Set<LayerProperty> = [.centerX, .centerY]
        let turning = layer.motions.filter { $0.property.isTransform && !centers.contains($0.property) }
        let hasHole = layer.motion(of: .holeDiameter) != nil
        let shapes = layer.motions.filter { hasHole && [.holeDiameter, .outset].contains($0.property) }
        for motions in [shapes, turning] {
            if motions.allSatisfy({ $0.hasPace(of: motions[0]) }) { continue }
            let names = motions.map(\.property.rawValue).joined(separator: ", ")
            let message = "UIKit has one property for \(names) of '\(layer.name)' in \(operation), whose timing differs"
            add(.pacesBlended, message)
        }
    }

    /// Masks and holes are on the screen, and sizes can fall below 0.
    private mutating func lookAtShape(_ layer: TimelineLayer, _ operation: String) {
        let shape = "The mask or hole of '\(layer.name)'"
        if layer.mask != nil || layer.hole != nil,
            layer.motions.contains(where: { $0.property.isTransform || [.width, .height].contains($0.property) })
        {
            add(.maskMoves, "\(shape) moves with it in \(operation), not with the screen")
        }
        if layer.mask != nil && layer.motion(of: .maskDiameter) == nil
            || layer.hole != nil && layer.motion(of: .holeDiameter) == nil
        {
            add(.maskOmitted, "\(shape) doesn't change in \(operation), and is not shown")
        }
        // The circles of masks and holes are held at 0.
        let held: Set<LayerProperty> = [.maskDiameter, .holeDiameter]
        for motion in layer.motions where motion.depthBelowZero > 0 && !held.contains(motion.property) {
            let size = "'\(motion.property.rawValue)' of '\(layer.name)'"
            add(.sizeInverted, "\(size) in \(operation) falls below 0, where UIKit doesn't keep it at 0")
        }
    }

    /// A screen that keeps its role on the way back is the other one there.
    private mutating func lookAtRoles(in operation: String, _ kind: Kind) {
        for layer in kind.layersWithFixedRole(in: operation) {
            let role = "'\(layer.name)' is the \(layer.roles.role(in: operation)?.rawValue ?? "") in '\(operation)' too"
            add(.roleFixed, "\(role), so another screen moves there; give it a role for each operation")
        }
    }

    /// What a transition leaves behind: after it UIKit shows the destination as the presentation has it.
    private mutating func lookAtEnd(of timeline: Timeline, on size: MotionSize) {
        for layer in timeline.layers {
            switch layer.role {
            case .destination:
                let extent = layer.extent(at: timeline.duration)
                let isWhole =
                    abs(extent.x) < 0.5 && abs(extent.y) < 0.5 && abs(extent.width - size.width) < 0.5
                    && abs(extent.height - size.height) < 0.5
                if isWhole, layer.value(of: .cornerRadius, at: timeline.duration) <= 0.5 { continue }
                let shown = "After '\(timeline.operation)' UIKit shows '\(layer.name)' as the presentation has it"
                add(.endFullScreen, "\(shown), without its frame and corner radius")
            case .backdrop:
                let isCovered = timeline.isCovered(by: .destination, at: timeline.duration, on: size)
                if layer.value(of: .opacity, at: timeline.duration) > 0.005, layer.fill != nil, !isCovered {
                    add(.backdropRemoved, "After '\(timeline.operation)' the backdrop '\(layer.name)' is gone")
                }
            case .source, .element, .control: break
            }
        }
    }
}

extension PropertyMotion {
    /// Whether its segments have the same times and curves as another's.
    func hasPace(of other: PropertyMotion) -> Bool {
        segments.elementsEqual(other.segments) {
            $0.begin == $1.begin && $0.end == $1.end && $0.timing == $1.timing
        }
    }
}
