import MotifCore

/// What UIKit says otherwise than a motion, once for each sort of loss and operation.
struct UIKitNotes {
    private(set) var notes: [ExportNote] = []
    private let curves: FittedCurves

    init(curves: FittedCurves) { self.curves = curves }

    /// Adds a note, unless the same has been said.
    mutating func add(_ code: ExportNote.Code, _ degree: ExportNote.Degree, _ message: String) {
        add(ExportNote(code, degree, message))
    }

    private mutating func add(_ note: ExportNote) {
        if !notes.contains(note) { notes.append(note) }
    }

    /// What is lost of a timeline's tracks on views, whatever the code around them.
    mutating func look(at timeline: Timeline) {
        guard timeline.driver == .time else { return lookAtProgress(timeline) }
        let operation = "'\(timeline.operation)'" + (timeline.variant == .reduced ? " with reduced motion" : "")
        for layer in timeline.layers {
            for motion in layer.motions {
                look(at: motion, "'\(motion.property.rawValue)' of '\(layer.name)' in \(operation)")
            }
            blend(layer, operation)
            lookAtShape(layer, operation)
        }
    }

    /// A curve over a progress that is no Bézier.
    private mutating func lookAtProgress(_ timeline: Timeline) {
        for layer in timeline.layers {
            for motion in layer.motions {
                for segment in motion.segments {
                    switch segment.timing.curve {
                    case .named, .cubicBezier: break
                    default:
                        add(
                            .curveFitted, .approximated,
                            "The curve of '\(motion.property.rawValue)' of '\(layer.name)' in '\(timeline.operation)' is the closest Bézier"
                        )
                    }
                }
            }
        }
    }

    /// The app plays its own animations by the clock, whatever drives the operation.
    mutating func lookAtGestures(_ interactions: [Kind.Interaction], _ kind: Kind) {
        for interaction in interactions {
            let tracks = kind.choreography(of: interaction.operation)?.tracks ?? []
            let names = tracks.filter { $0.property == .lottieFrame }.map { "\($0.layer).\($0.property.rawValue)" }
            guard !names.isEmpty else { continue }
            add(
                .gesturePartial, .approximated,
                "While '\(interaction.name)' drives '\(interaction.operation)', these run by the clock: "
                    + names.joined(separator: ", "))
        }
    }

    private mutating func look(at motion: PropertyMotion, _ place: String) {
        for segment in motion.segments {
            switch segment.timing.curve {
            case .steps, .linear:
                add(.curveFitted(place, curves.bezier(of: segment.timing)))
            case .spring(.physical), .spring(.duration), .spring(.response):
                add(.springRests(place, after: segment.end - segment.begin))
            case .named, .cubicBezier, .spring: break
            }
            let centers: Set<LayerProperty> = [.centerX, .centerY]
            if case .spring(.dampingRatio(_, let velocity)) = segment.timing.curve, velocity < 0,
                !centers.contains(motion.property)
            {
                add(
                    .velocityUnsigned, .approximated,
                    "UIKit reads the velocity of the spring of \(place) without its sign")
            }
            let turns: Set<LayerProperty> = [.rotationX, .rotationY, .rotationZ]
            if turns.contains(motion.property), abs(segment.to - segment.from) >= 180 {
                add(.turnShortened, .approximated, "UIKit rotates \(place) the short way around")
            }
        }
        for (segment, next) in zip(motion.segments, motion.segments.dropFirst()) where segment.to != next.from {
            add(
                .jumpOmitted, .omitted,
                "\(place) continues from its current value, without the jump between its tracks")
        }
    }

    /// Properties that UIKit keeps in one, at paces of their own.
    private mutating func blend(_ layer: TimelineLayer, _ operation: String) {
        let shapes: Set<LayerProperty> = [.holeDiameter, .outset]
        let turning: Set<LayerProperty> = [
            .scale, .scaleX, .scaleY, .rotationX, .rotationY, .rotationZ, .translationX, .translationY, .offset,
        ]
        for group in [shapes, turning] {
            let motions = layer.motions.filter { group.contains($0.property) }
            guard let first = motions.first,
                group == turning || motions.contains(where: { $0.property == .holeDiameter })
            else { continue }
            let paces = motions.allSatisfy { motion in
                motion.segments.count == first.segments.count
                    && zip(motion.segments, first.segments).allSatisfy {
                        $0.begin == $1.begin && $0.end == $1.end && $0.timing == $1.timing
                    }
            }
            if paces { continue }
            let names = motions.map(\.property.rawValue).joined(separator: ", ")
            add(
                .pacesBlended, .approximated,
                "UIKit has one property for \(names) of '\(layer.name)' in \(operation), whose timing differs")
        }
    }

    /// Masks and holes are on the screen, and sizes can fall below 0.
    private mutating func lookAtShape(_ layer: TimelineLayer, _ operation: String) {
        let still: Set<LayerProperty> = [
            .opacity, .cornerRadius, .outset, .maskDiameter, .holeDiameter, .shadowOpacity, .shadowRadius, .lottieFrame,
        ]
        if layer.mask != nil || layer.hole != nil, layer.motions.contains(where: { !still.contains($0.property) }) {
            add(
                .maskMoves, .approximated,
                "The mask or hole of '\(layer.name)' moves with it in \(operation), not with the screen")
        }
        for property in [LayerProperty.maskDiameter, .holeDiameter] {
            guard layer.motion(of: property) == nil else { continue }
            if property == .maskDiameter ? layer.mask != nil : layer.hole != nil {
                add(
                    .maskOmitted, .omitted,
                    "The mask or hole of '\(layer.name)' doesn't change in \(operation), and is not shown")
            }
        }
        for motion in layer.motions where motion.depthBelowZero > 0 {
            // The circles of masks and holes are held at 0.
            if motion.property == .maskDiameter || motion.property == .holeDiameter { continue }
            add(
                .sizeInverted, .approximated,
                "'\(motion.property.rawValue)' of '\(layer.name)' in \(operation) falls below 0, where UIKit doesn't "
                    + "keep it at 0")
        }
    }

    /// A screen that keeps its role on the way back is the other one there.
    mutating func lookAtRoles(in operation: String, _ kind: Kind) {
        for layer in kind.layersWithFixedRole(in: operation) {
            let role = layer.roles.role(in: operation)?.rawValue ?? ""
            add(
                .roleFixed, .approximated,
                "'\(layer.name)' is the \(role) in '\(operation)' too, so another screen moves there; give it a role for each operation"
            )
        }
    }

    /// What a transition leaves behind: after it UIKit shows the destination as the presentation has it.
    mutating func lookAtEnd(of timeline: Timeline, on size: MotionSize) {
        for layer in timeline.layers {
            let extent = layer.extent(at: timeline.duration)
            switch layer.role {
            case .destination:
                let isWhole =
                    abs(extent.x) < 0.5 && abs(extent.y) < 0.5 && abs(extent.width - size.width) < 0.5
                    && abs(extent.height - size.height) < 0.5
                if !isWhole || layer.value(of: .cornerRadius, at: timeline.duration) > 0.5 {
                    add(
                        .endFullScreen, .approximated,
                        "After '\(timeline.operation)' UIKit shows '\(layer.name)' as the presentation has it, without its frame and corner radius"
                    )
                }
            case .backdrop:
                let isCovered = timeline.layers.contains { other in
                    let whole = other.extent(at: timeline.duration)
                    return other.role == .destination && whole.x < 0.5 && whole.y < 0.5
                        && whole.width > size.width - 0.5 && whole.height > size.height - 0.5
                }
                if layer.value(of: .opacity, at: timeline.duration) > 0.005, layer.fill != nil, !isCovered {
                    add(
                        .backdropRemoved, .omitted,
                        "After '\(timeline.operation)' the backdrop '\(layer.name)' is gone")
                }
            case .source, .element, .control: break
            }
        }
    }
}
