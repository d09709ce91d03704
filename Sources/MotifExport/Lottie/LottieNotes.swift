import MotifCore

/// Collects the differences between a motion and its Lottie file: one note for each kind of loss, with its subjects.
struct LottieNotes {
    private var found: [(loss: Loss, subjects: [String])] = []

    /// A kind of loss.
    enum Loss {
        case otherOperations, reducedMotion, roundedSize, springs, combinations, turns, corners, shadows, content
        case animations
    }

    /// Adds a loss for a subject, such as `menu.scale`.
    mutating func add(_ loss: Loss, _ subject: String) {
        if let index = found.firstIndex(where: { $0.loss == loss }) {
            if !found[index].subjects.contains(subject) { found[index].subjects.append(subject) }
        } else {
            found.append((loss, [subject]))
        }
    }

    /// Adds a note about a baked channel: it has springs, or its properties can't be combined.
    mutating func add(_ channel: LottieChannel, _ layer: TimelineLayer, _ properties: [LayerProperty]) {
        guard channel.isBaked else { return }
        let motions = properties.compactMap(layer.motion).filter { $0.start != $0.end || $0.segments.count > 1 }
        let springs = motions.filter { $0.segments.contains { $0.timing.spring != nil } }
        let loss = springs.isEmpty ? Loss.combinations : .springs
        for motion in springs.isEmpty ? motions : springs { add(loss, "\(layer.name).\(motion.property.rawValue)") }
    }

    /// The notes in the order in which they were added.
    var notes: [ExportNote] {
        found.map { found in
            ExportNote(found.loss.code, found.loss.degree, found.loss.words(for: ExportNote.listed(found.subjects)))
        }
    }
}

extension LottieNotes.Loss {
    fileprivate var code: ExportNote.Code {
        switch self {
        case .otherOperations: .operationsOmitted
        case .reducedMotion: .reducedMotionOmitted
        case .roundedSize: .sizeRounded
        case .springs: .springBaked
        case .combinations: .combinedBaked
        case .turns: .turnBaked
        case .corners: .cornersOmitted
        case .shadows: .shadowOmitted
        case .content: .contentOmitted
        case .animations: .lottieFrameOmitted
        }
    }

    fileprivate var degree: ExportNote.Degree {
        switch self {
        case .roundedSize, .springs, .combinations, .turns: .approximated
        case .otherOperations, .reducedMotion, .corners, .shadows, .content, .animations: .omitted
        }
    }

    fileprivate func words(for subjects: String) -> String {
        switch self {
        case .otherOperations: "A Lottie file holds one operation; not included: \(subjects)"
        case .reducedMotion:
            "The reduced-motion variant is not included; a marker jumps to the end instead: \(subjects)"
        case .roundedSize: "A Lottie file is a whole number of points wide and high; rounded up: \(subjects)"
        case .springs: "Lottie has no springs; written as 60 keyframes per second: \(subjects)"
        case .combinations: "Lottie's keyframes can't combine these properties; written as 60 per second: \(subjects)"
        case .turns: "Lottie rotates only in the plane; the visible outline is written 60 times per second: \(subjects)"
        case .corners: "The outline of a rotating layer has no rounded corners: \(subjects)"
        case .shadows: "Lottie has no shadows: \(subjects)"
        case .content: "Images and text are the app's; only the surface moves: \(subjects)"
        case .animations: "A Lottie file can't play another one: \(subjects)"
        }
    }
}
