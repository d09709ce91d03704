import MotifCore
import MotifJSON

/// Collects the differences between a motion and its Lottie file: one note for each kind of loss, with its subjects.
final class LottieNotes {
    private var found: [Found] = []

    private struct Found {
        let code: ExportNote.Code
        var subjects: [String] = []
        /// How far baked channels are from the motion, halfway between two keyframes, by unit.
        var errors: [(unit: String, size: Double)] = []
    }

    /// Adds a loss for a subject, such as `menu.scale`.
    func add(_ code: ExportNote.Code, _ subject: String) {
        let index = index(of: code)
        if !found[index].subjects.contains(subject) { found[index].subjects.append(subject) }
    }

    private func index(of code: ExportNote.Code) -> Int {
        if let index = found.firstIndex(where: { $0.code == code }) { return index }
        found.append(Found(code: code))
        return found.count - 1
    }

    /// Adds a note about a baked channel: it has springs, or its properties can't be combined.
    func add(_ channel: LottieChannel, _ layer: TimelineLayer, _ properties: [LayerProperty]) {
        guard channel.isBaked else { return }
        let motions = properties.compactMap(layer.motion).filter { $0.start != $0.end || $0.segments.count > 1 }
        let springs = motions.filter { $0.segments.contains { $0.timing.spring != nil } }
        let code = springs.isEmpty ? ExportNote.Code.combinedBaked : .springBaked
        let baked = springs.isEmpty ? motions : springs
        for motion in baked { add(code, "\(layer.name).\(motion.property.rawValue)") }
        guard let unit = baked.first?.property.lottieUnit else { return }
        // A scale is in percent.
        let size = channel.errorBetweenKeys / (unit == " in scale" ? 100 : 1)
        let index = index(of: code)
        if let known = found[index].errors.firstIndex(where: { $0.unit == unit }) {
            found[index].errors[known].size = max(found[index].errors[known].size, size)
        } else {
            found[index].errors.append((unit, size))
        }
    }

    /// The notes in the order in which they were added.
    var notes: [ExportNote] {
        found.map { found in
            let errors = found.errors.map { ($0.unit, ($0.size * 100).rounded(.up) / 100) }.filter { $0.1 > 0 }
                .map { JSONNumber.text($1) + $0 }
            let all = errors.count > 2 ? [errors.dropLast().joined(separator: ", ") + ","] + errors.suffix(1) : errors
            let off = errors.isEmpty ? "" : ", off by up to \(all.joined(separator: " and ")) between them"
            return ExportNote(
                found.code, "\(Self.message(for: found.code, off)): \(ExportNote.listed(found.subjects))")
        }
    }

    /// - Parameter off: The error of baked keyframes.
    private static func message(for code: ExportNote.Code, _ off: String) -> String {
        switch code {
        case .operationsOmitted: "A Lottie file holds one operation; not included"
        case .reducedMotionOmitted: "The reduced-motion variant is not included; a marker jumps to the end instead"
        case .sizeRounded: "A Lottie file is a whole number of points wide and high; rounded up"
        case .springBaked: "Lottie has no springs; written as 60 keyframes per second\(off)"
        case .combinedBaked: "Lottie's keyframes can't combine these properties; written as 60 per second\(off)"
        case .turnBaked: "Lottie rotates only in the plane; the visible outline is written 60 times per second"
        case .cornersOmitted: "The outline of a rotating layer has no rounded corners"
        case .shadowEffect: "Shadows are a drop shadow effect, which rlottie and lottie-web's canvas don't draw"
        case .contentOmitted: "Images and text are the app's; placeholders move instead"
        case .lottieFrameOmitted: "A Lottie file can't play another one"
        default: code.rawValue
        }
    }
}

extension LayerProperty {
    /// The unit of its channels in a Lottie file.
    fileprivate var lottieUnit: String {
        switch self {
        case .opacity, .shadowOpacity: "% in opacity"
        case .scale, .scaleX, .scaleY: " in scale"
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
