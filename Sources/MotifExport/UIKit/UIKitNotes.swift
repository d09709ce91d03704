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
        guard timeline.driver == .time else { return }
        let operation = "'\(timeline.operation)'" + (timeline.variant == .reduced ? " with reduced motion" : "")
        for layer in timeline.layers {
            for motion in layer.motions {
                look(at: motion, "'\(motion.property.rawValue)' of '\(layer.name)' in \(operation)")
            }
            blend(layer, operation)
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
        let turning: Set<LayerProperty> = [.scale, .scaleX, .scaleY, .rotationX, .rotationY, .rotationZ]
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
}
