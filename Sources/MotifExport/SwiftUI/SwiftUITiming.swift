import MotifCore
import MotifJSON

/// A pattern's timing as Swift source: an `Animation` for every way of every property, and a `Spring` where one runs.
///
/// A Bézier is exact. A spring is the same spring, but SwiftUI runs it until it rests, where a track cuts it off.
/// Straight lines and steps have no counterpart; the nearest Bézier stands for them.
struct SwiftUITiming {
    private let subject: ExportSubject
    private var lines: [String] = []
    private var notes: [ExportNote] = []
    private var names: Set<String> = []

    init(_ subject: ExportSubject) { self.subject = subject }

    /// - Throws: `Problems` of a timeline that cannot be.
    mutating func export() throws(Problems) -> MotionExport {
        let header = subject.motion.pattern.metadata
        lines = [
            "// Timing of \(SwiftText.comment(header.title)) (\(subject.reference)) for SwiftUI, exported by motif.",
            "// Every value is the way of one property of one layer; delays count from the start of the operation.",
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
            note("progress-driven", .omitted, "'\(operation)' follows a scroll or gesture, which is its timing")
            return
        }
        let suffix = variant == .reduced ? " reduced" : ""
        let what = variant == .reduced ? "`\(operation)` where the user asked for reduced motion" : "`\(operation)`"
        lines += [
            "    /// \(what).", "    enum \(SwiftText.typeName(operation + suffix)) {", "        /// Seconds.",
            "        static let duration = \(JSONNumber.text(timeline.duration))",
        ]
        names = ["duration"]
        for layer in timeline.layers {
            for motion in layer.motions { add(motion, of: layer.name, operation) }
        }
        lines += ["    }", ""]
    }

    private mutating func add(_ motion: PropertyMotion, of layer: String, _ operation: String) {
        for segment in motion.segments {
            let name = free(SwiftText.valueName("\(layer) \(motion.property.rawValue)"))
            let way = "\(motion.property.rawValue) of \(layer): \(text(segment.from)) to \(text(segment.to))"
            lines.append("        /// \(SwiftText.comment(way))")
            lines.append("        static let \(name) = \(animation(segment, motion, layer, operation))")
            guard let spring = segment.timing.spring else { continue }
            let numbers = "mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness))"
            lines += [
                "        /// The same as a value, for iOS 17.",
                "        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)",
                "        static let \(free(name + "Spring")) = Spring(",
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
            let words = "The spring of \(place) runs until it rests, not \(JSONNumber.text(duration)) s"
            note("spring-rests", .approximated, words)
        } else {
            text = timingCurve(segment.timing, duration, place)
        }
        if segment.begin > 0 { text += ".delay(\(self.text(segment.begin)))" }
        return text
    }

    private mutating func timingCurve(_ timing: CurveTiming, _ duration: Double, _ place: String) -> String {
        if timing.curve == .named(.linear) { return "Animation.linear(duration: \(text(duration)))" }
        var points = timing.curve.controlPoints
        if points == nil {
            let fit = FittedCurves.bezier(of: timing)
            points = fit.bezier
            let percent = JSONNumber.text((fit.largestError * 10_000).rounded() / 100)
            let words = "The curve of \(place) is the nearest Bézier, up to \(percent) % of the way off"
            note("curve-fitted", .approximated, words)
        }
        let numbers = points.map { [$0.x1, $0.y1, $0.x2, $0.y2].map(text).joined(separator: ", ") } ?? "0, 0, 1, 1"
        return "Animation.timingCurve(\(numbers), duration: \(text(duration)))"
    }

    /// The name, or with a number behind it where it is taken.
    private mutating func free(_ name: String) -> String {
        var candidate = name
        var number = 2
        while !names.insert(candidate).inserted {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }

    private mutating func note(_ code: String, _ degree: ExportNote.Degree, _ message: String) {
        notes.append(ExportNote(code, degree, message))
    }

    /// At most six decimals, which is far below what an eye or a frame tells apart.
    private func text(_ number: Double) -> String {
        abs(number) < 1e9 ? JSONNumber.text((number * 1e6).rounded() / 1e6) : JSONNumber.text(number)
    }
}

extension ExportTarget {
    /// The timing as `Animation` and `Spring` values.
    static let swiftUI = ExportTarget(
        name: "swiftui", summary: "Swift source: the timing as Animation and Spring values",
        fileExtension: "timing.swift"
    ) { subject in
        var timing = SwiftUITiming(subject)
        return try timing.export()
    }
}
