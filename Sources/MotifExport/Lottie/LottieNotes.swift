import MotifCore
import MotifJSON

/// Collects the differences between a motion and its Lottie file: one note for each kind of loss, with its subjects.
struct LottieNotes {
    /// The number of subjects that are named; the others are counted.
    private static let shown = 3

    private var found: [Found] = []

    private struct Found {
        let loss: Loss
        var subjects: [String] = []
        /// How far baked channels are from the motion, halfway between two keyframes, by unit.
        var errors: [(unit: String, size: Double)] = []
    }

    /// A kind of loss.
    enum Loss {
        case otherOperations, reducedMotion, roundedSize, springs, combinations, turns, corners, shadows, content
        case animations
    }

    /// Adds a loss for a subject, such as `menu.scale`.
    mutating func add(_ loss: Loss, _ subject: String) {
        let index = index(of: loss)
        if !found[index].subjects.contains(subject) { found[index].subjects.append(subject) }
    }

    private mutating func index(of loss: Loss) -> Int {
        if let index = found.firstIndex(where: { $0.loss == loss }) { return index }
        found.append(Found(loss: loss))
        return found.count - 1
    }

    /// Adds a note about a baked channel: it has springs, or its properties can't be combined.
    mutating func add(_ channel: LottieChannel, _ layer: TimelineLayer, _ properties: [LayerProperty]) {
        guard channel.isBaked else { return }
        let motions = properties.compactMap(layer.motion).filter { $0.start != $0.end || $0.segments.count > 1 }
        let springs = motions.filter { $0.segments.contains { $0.timing.spring != nil } }
        let loss = springs.isEmpty ? Loss.combinations : .springs
        let baked = springs.isEmpty ? motions : springs
        for motion in baked { add(loss, "\(layer.name).\(motion.property.rawValue)") }
        guard let unit = baked.first?.property.lottieUnit else { return }
        let (size, index) = (channel.errorBetweenKeys, index(of: loss))
        if let place = found[index].errors.firstIndex(where: { $0.unit == unit }) {
            found[index].errors[place].size = max(found[index].errors[place].size, size)
        } else {
            found[index].errors.append((unit, size))
        }
    }

    /// The notes in the order in which they were added.
    var notes: [ExportNote] {
        found.map { found in
            let more = found.subjects.count - Self.shown
            let named = found.subjects.prefix(more > 1 ? Self.shown : Self.shown + 1).joined(separator: ", ")
            let subjects = more > 1 ? "\(named) and \(more) more" : named
            let errors = found.errors.map { ($0.unit, ($0.size * 100).rounded(.up) / 100) }.filter { $0.1 > 0 }
                .map { JSONNumber.text($1) + $0 }.joined(separator: " and ")
            let off = errors.isEmpty ? "" : ", off by up to \(errors) between them"
            return ExportNote(found.loss.code, found.loss.degree, found.loss.words(for: subjects, off))
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
        case .shadows: .shadowEffect
        case .content: .contentOmitted
        case .animations: .lottieFrameOmitted
        }
    }

    fileprivate var degree: ExportNote.Degree {
        switch self {
        case .roundedSize, .springs, .combinations, .turns, .shadows: .approximated
        case .otherOperations, .reducedMotion, .corners, .content, .animations: .omitted
        }
    }

    /// - Parameter off: The error of baked keyframes.
    fileprivate func words(for subjects: String, _ off: String) -> String {
        switch self {
        case .otherOperations: "A Lottie file holds one operation; not included: \(subjects)"
        case .reducedMotion:
            "The reduced-motion variant is not included; a marker jumps to the end instead: \(subjects)"
        case .roundedSize: "A Lottie file is a whole number of points wide and high; rounded up: \(subjects)"
        case .springs: "Lottie has no springs; written as 60 keyframes per second\(off): \(subjects)"
        case .combinations:
            "Lottie's keyframes can't combine these properties; written as 60 per second\(off): \(subjects)"
        case .turns: "Lottie rotates only in the plane; the visible outline is written 60 times per second: \(subjects)"
        case .corners: "The outline of a rotating layer has no rounded corners: \(subjects)"
        case .shadows: "Shadows are a drop shadow effect, which rlottie and lottie-web's canvas don't draw: \(subjects)"
        case .content: "Images and text are the app's; placeholders move instead: \(subjects)"
        case .animations: "A Lottie file can't play another one: \(subjects)"
        }
    }
}

extension LayerProperty {
    /// The unit of its channels in a Lottie file.
    fileprivate var lottieUnit: String {
        switch self {
        case .opacity, .scale, .scaleX, .scaleY, .shadowOpacity: "%"
        case .rotationX, .rotationY, .rotationZ: "°"
        default: " pt"
        }
    }
}

extension LottieChannel {
    /// How far the straight lines between keyframes are from the motion, halfway.
    fileprivate var errorBetweenKeys: Double {
        var largest = 0.0
        for (from, to) in zip(keys, keys.dropFirst()) where from.easing == .linear {
            let middle = value((from.frame + to.frame) / 2)
            largest = max(largest, abs(middle - (from.value + to.value) / 2))
        }
        return largest
    }
}
