package import MotifSource
package import MotifSpelling

/// A piece of code about motion, with its location, values, and links.
package struct ScannedPlace: Sendable {
    /// The file, relative to the scanned folder.
    package let file: String
    /// Its location in the file.
    package let position: SourcePlace
    /// The byte offsets of its expression in the file, without what is around it.
    package var range = 0..<0
    /// The enclosing declarations, such as `Menu.show()`; for a constant, followed by its own name.
    package let scope: String
    /// The call with its labels: `UIView.animate(withDuration:delay:)`; `constant` for a named value.
    package let shape: String
    static let constantShape = "constant"
    /// The code without its closures, with single spaces.
    package let code: String
    /// Its number, from 1, among the places with the same scope and shape.
    package internal(set) var ordinal = 1
    /// The number of these places.
    package internal(set) var count = 1
    /// Its timings: one for each branch of its conditionals, item of its lists, and property that has its own.
    package internal(set) var readings: [Reading] = []
    /// The constants that it takes values from.
    package internal(set) var constants: [Use] = []
    /// The target that a comment names: `expand.expandDuration`.
    package internal(set) var link: String?
    /// The rule that a comment turns off, and the reason.
    package internal(set) var ignored: Ignored?
    /// The name of the constant, if the place is one.
    package let name: String?
    /// The lines that it has, without those of closures in it, and those of the JSX element or the CSS rule around it.
    var lines: [ClosedRange<Int>] = []

    /// A constant by its path and its file.
    struct ConstantName: Hashable {
        let path: String
        let file: String
    }

    /// One of the timings of a place.
    package struct Reading: Sendable {
        /// The timing; `nil` if the code couldn't be read.
        package private(set) var spelling: Spelling?
        /// The value of a named number, in seconds.
        package private(set) var seconds: Double?
        /// The parts that aren't known, with the reasons.
        package private(set) var unknown: [(part: String, reason: DynamicReason)] = []
        /// The property or argument that it belongs to, such as `opacity` or `reverseCurve`, if the place has several.
        package var part: String?
        /// Its location, if it differs from that of the place.
        package var position: SourcePlace?
        /// Whether it applies only with reduced motion.
        package var isReduced = false
        /// The same timing in other parts of the code.
        var twins: [Spelling] = []

        /// The timing before the speed that the code adds to it, and the speed.
        var stated: Timing {
            var timing = spelling?.timing ?? Timing(duration: seconds)
            let speed = spelling?.written.reduce(1) { $1.role == .speed ? $0 * $1.value : $0 } ?? 1
            guard speed != 1, timing.speed == nil, let slow = try? timing.faster(by: 1 / speed) else { return timing }
            timing = slow
            // The delay is the one that people see; the last digits are those of divisions.
            timing.delay = spelling?.delay.map { ($0 * 1e12).rounded() / 1e12 }
            timing.duration = slow.duration.map { ($0 * 1e12).rounded() / 1e12 }
            (timing.speed, timing.repeats) = (speed, spelling?.timing.repeats)
            return timing
        }

        /// Whether it is the same timing, or has the same unknown parts.
        func isSame(as other: Self) -> Bool {
            let isSameTiming =
                if let spelling, let theirs = other.spelling { spelling.means(sameAs: theirs) } else {
                    spelling == nil && other.spelling == nil && seconds == other.seconds
                }
            return isSameTiming && unknown.elementsEqual(other.unknown) { $0.part == $1.part && $0.reason == $1.reason }
        }
    }

    /// A constant that a place uses.
    package struct Use: Sendable {
        package let path: String
        package let file: Int
        package let offset: Int
        /// What the place takes it as, if it takes it as it is.
        var meaning: Meaning?

        /// Its identity among all constants.
        var id: [Int] { [file, offset] }

        /// A part of a timing.
        enum Part { case duration, curve }

        /// The parts of a reading that it decides.
        func parts(of reading: Reading) -> Set<Part> {
            switch meaning {
            // It is a part of a computed number.
            case nil: [.duration, .curve]
            case .other: []
            case .duration(let seconds):
                reading.seconds == seconds
                    || reading.spelling?.written.contains { $0.role.isDuration && $0.value == seconds } == true
                    ? [.duration] : []
            case .timing(let timing):
                timing.curve != reading.spelling?.curve ? [] : timing.duration == nil ? [.curve] : [.duration, .curve]
            }
        }
    }

    /// What code takes a constant as.
    enum Meaning: Sendable {
        /// A duration, in seconds.
        case duration(Double)
        /// A curve, or a timing with its curve.
        case timing(Spelling)
        /// Something else, such as a delay or a damping ratio.
        case other

        var isTiming: Bool { if case .other = self { false } else { true } }

        /// The only meaning that all uses of a constant have.
        static func common(_ all: [Meaning]) -> Meaning? {
            guard let first = all.first else { return nil }
            return all.dropFirst().allSatisfy(first.isSame) ? first : .other
        }

        private func isSame(as other: Meaning) -> Bool {
            switch (self, other) {
            case (.duration(let own), .duration(let theirs)): own == theirs
            case (.timing(let own), .timing(let theirs)): own.means(sameAs: theirs)
            default: false
            }
        }
    }

    /// The constant that is a whole timing of it, as in `withAnimation(Motion.standard)`.
    func whole(_ reading: Reading) -> Use? {
        guard name == nil, reading.unknown.isEmpty, let own = reading.spelling else { return nil }
        return constants.first {
            if case .timing(let timing)? = $0.meaning { timing.means(sameAs: own) } else { false }
        }
    }

    /// The constant that the place is, if it is one.
    var constant: ConstantName? { name.map { ConstantName(path: $0, file: file) } }

    /// A comment that turns rules off.
    package struct Ignored: Sendable, Hashable {
        package let rules: [String]
        package let reason: String

        func accepts(_ rule: String) -> Bool { !reason.isEmpty && (rules.contains(rule) || rules.contains("all")) }
    }

    /// The readings that are known.
    package var spellings: [Spelling] { readings.compactMap { $0.unknown.isEmpty ? $0.spelling : nil } }

    /// The identity of the place in baselines and links, without numbers and lines.
    package var key: String { Self.key(file, scope, shape, ordinal) }

    static func key(_ file: String, _ scope: String, _ shape: String, _ ordinal: Int) -> String {
        [file, scope, shape, String(ordinal)].joined(separator: "\u{1F}")
    }
}
