import MotifCore
import MotifJSON

/// A pattern's timing as Swift source: an `Animation` for every segment of every property, and a `Spring` for springs.
///
/// A Bézier is exact. A spring is the same spring, but SwiftUI runs it until it settles, whereas a track ends it. Steps
/// and straight lines have no equivalent, so they become the closest Bézier.
struct SwiftUITiming {
    private let subject: ExportSubject
    private var lines: [String] = []
    private var notes: [ExportNote] = []
    private var names = SwiftNames()
    /// The springs of an operation, such as `menu.scale`, with the durations of their tracks.
    private var springs: [(place: String, duration: Double)] = []

    init(_ subject: ExportSubject) { self.subject = subject }

    /// - Throws: `Problems` of a timeline.
    mutating func export() throws(Problems) -> MotionExport {
        let header = subject.motion.pattern.metadata
        lines = [
            "// Timing of \(SwiftText.comment(header.title)) (\(subject.reference)) for SwiftUI, exported by motif.",
            "// Each value animates one property of one layer; delays count from the start of the operation.",
            "import SwiftUI", "", "enum \(SwiftText.typeName(header.name.slug.text))Timing {",
        ]
        for operation in subject.operations {
            try add(operation, .standard)
            if subject.motion.hasReducedVariant(of: operation) { try add(operation, .reduced) }
        }
        if lines.last == "" { lines.removeLast() }
        lines.append("}")
        return MotionExport(lines.joined(separator: "\n") + "\n", notes: notes)
    }

    private mutating func add(_ operation: String, _ variant: Timeline.Variant) throws(Problems) {
        let timeline = try subject.timeline(of: operation, variant: variant)
        guard timeline.driver == .time else {
            notes.append(
                ExportNote(
                    .progressDriven, .omitted, "'\(operation)' is driven by a scroll or gesture and has no timing"))
            return
        }
        let suffix = variant == .reduced ? " reduced" : ""
        let what = variant == .reduced ? "`\(operation)` with reduced motion" : "`\(operation)`"
        lines += [
            "    /// \(what).", "    enum \(SwiftText.typeName(operation + suffix)) {", "        /// Seconds.",
            "        static let duration = \(JSONNumber.text(timeline.duration))",
        ]
        names = SwiftNames(reserved: ["duration"])
        for layer in timeline.layers {
            for motion in layer.motions { add(motion, of: layer.name, operation) }
        }
        lines += ["    }", ""]
        addSpringNotes(variant == .reduced ? "\(operation), reduced motion" : operation)
    }

    private mutating func add(_ motion: PropertyMotion, of layer: String, _ operation: String) {
        for segment in motion.segments {
            let name = names.value("\(layer) \(motion.property.rawValue)")
            let summary = "\(motion.property.rawValue) of \(layer): \(text(segment.from)) to \(text(segment.to))"
            lines.append("        /// \(SwiftText.comment(summary))")
            lines.append("        static let \(name) = \(animation(segment, motion, layer, operation))")
            guard let spring = segment.timing.spring else { continue }
            let numbers = "mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness))"
            lines += [
                "        /// The same spring as a `Spring` value, for iOS 17 and later.",
                "        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)",
                "        static let \(names.value(name + "Spring")) = Spring(",
                "            \(numbers), damping: \(text(spring.damping)), allowOverDamping: true)",
            ]
        }
    }

    private mutating func animation(
        _ segment: PropertyMotion.Segment, _ motion: PropertyMotion, _ layer: String, _ operation: String
    ) -> String {
        let duration = segment.end - segment.begin
        let place = "'\(motion.property.rawValue)' of '\(layer)' in '\(operation)'"
        var text: String
        if let spring = segment.timing.spring {
            let velocity = "initialVelocity: \(self.text(spring.initialVelocity))"
            text =
                "Animation.interpolatingSpring(\n            mass: \(self.text(spring.mass)), stiffness: "
                + "\(self.text(spring.stiffness)), damping: \(self.text(spring.damping)), \(velocity))"
            springs.append(("\(layer).\(motion.property.rawValue)", duration))
        } else {
            text = timingCurve(segment.timing, duration, place)
        }
        if segment.begin > 0 { text += ".delay(\(self.text(segment.begin)))" }
        return text
    }

    /// Adds a note for the springs of each duration.
    private mutating func addSpringNotes(_ operation: String) {
        while let first = springs.first {
            let places = springs.filter { $0.duration == first.duration }.map(\.place)
            notes.append(.springsRest(places, in: operation, after: first.duration))
            springs.removeAll { $0.duration == first.duration }
        }
    }

    private mutating func timingCurve(_ timing: CurveTiming, _ duration: Double, _ place: String) -> String {
        if timing.curve == .named(.linear) { return "Animation.linear(duration: \(text(duration)))" }
        var points = timing.curve.controlPoints
        if points == nil {
            let fit = subject.curves.bezier(of: timing)
            points = fit.bezier
            notes.append(.curveFitted(place, fit))
        }
        let numbers = points.map { [$0.x1, $0.y1, $0.x2, $0.y2].map(text).joined(separator: ", ") } ?? "0, 0, 1, 1"
        return "Animation.timingCurve(\(numbers), duration: \(text(duration)))"
    }

    /// Returns a number with at most six decimals, far below what is visible.
    private func text(_ number: Double) -> String {
        abs(number) < 1e9 ? JSONNumber.text((number * 1e6).rounded() / 1e6) : JSONNumber.text(number)
    }
}

extension ExportTarget {
    /// The timing as SwiftUI's `Animation` and `Spring` values.
    public static let swiftUI = ExportTarget(
        name: "swiftui", summary: "Swift source for the timing as Animation and Spring values",
        fileExtension: "timing.swift"
    ) { subject in
        var timing = SwiftUITiming(subject)
        return try timing.export()
    }
}
