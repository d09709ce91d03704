import MotifCore

/// What a Lottie file does not say, gathered while it is made: one note for each sort, with all that it concerns.
struct LottieNotes {
    /// So many subjects are named, and the others counted.
    private static let shown = 3

    private var found: [(loss: Loss, subjects: [String])] = []

    /// A sort of loss.
    enum Loss: String, CaseIterable {
        case otherOperations = "operations-omitted"
        case reducedMotion = "reduced-motion-omitted"
        case roundedSize = "size-rounded"
        case springs = "spring-baked"
        case combinations = "combined-baked"
        case turns = "turn-baked"
        case corners = "corners-omitted"
        case shadows = "shadow-omitted"
        case content = "content-omitted"
        case animations = "lottie-frame-omitted"
    }

    /// Adds what is lost of a subject, such as `menu.scale`.
    mutating func add(_ loss: Loss, _ subject: String) {
        if let index = found.firstIndex(where: { $0.loss == loss }) {
            if !found[index].subjects.contains(subject) { found[index].subjects.append(subject) }
        } else {
            found.append((loss, [subject]))
        }
    }

    /// Adds that a channel is baked: by its spring, or since what it is made of does not fit together.
    mutating func add(_ channel: LottieChannel, _ layer: TimelineLayer, _ properties: [LayerProperty]) {
        guard channel.isBaked else { return }
        let motions = properties.compactMap(layer.motion).filter { $0.start != $0.end || $0.segments.count > 1 }
        let springs = motions.filter { $0.segments.contains { $0.timing.spring != nil } }
        let loss = springs.isEmpty ? Loss.combinations : .springs
        for motion in springs.isEmpty ? motions : springs { add(loss, "\(layer.name).\(motion.property.rawValue)") }
    }

    /// The notes in the order in which they were found.
    var notes: [ExportNote] {
        found.map { found in
            let more = found.subjects.count - Self.shown
            let named = found.subjects.prefix(more > 1 ? Self.shown : Self.shown + 1).joined(separator: ", ")
            let subjects = more > 1 ? "\(named) and \(more) more" : named
            return ExportNote(found.loss.rawValue, found.loss.degree, found.loss.words(for: subjects))
        }
    }
}

extension LottieNotes.Loss {
    fileprivate var degree: ExportNote.Degree {
        switch self {
        case .roundedSize, .springs, .combinations, .turns: .approximated
        case .otherOperations, .reducedMotion, .corners, .shadows, .content, .animations: .omitted
        }
    }

    fileprivate func words(for subjects: String) -> String {
        switch self {
        case .otherOperations: "A Lottie file has one operation; not in this one: \(subjects)"
        case .reducedMotion:
            "Where motion is reduced a player cuts to the end, by a marker; the variant of the kind is not in it: \(subjects)"
        case .roundedSize: "A Lottie file is a whole number of points wide and high; rounded up: \(subjects)"
        case .springs:
            "Lottie has no springs; a keyframe for each of 60 frames a second, straight in between: \(subjects)"
        case .combinations:
            "These do not go together in Lottie's keyframes; one for each of 60 frames a second: \(subjects)"
        case .turns:
            "Lottie turns only in the plane; the outline as it is seen, for each of 60 frames a second: \(subjects)"
        case .corners: "The outline of what turns has no round corners: \(subjects)"
        case .shadows: "Lottie has no shadows: \(subjects)"
        case .content: "Images and words are the app's; only the surface moves: \(subjects)"
        case .animations: "A Lottie file plays no other: \(subjects)"
        }
    }
}
