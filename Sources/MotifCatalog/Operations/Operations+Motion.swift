package import MotifCore
import MotifFormula
import MotifJSON
import MotifSpelling

// The operations about motion.
extension OperationDefinition {
    package static let sample = OperationDefinition(
        "sample", title: "Sample Motion", .reads,
        """
        Evaluates the motion of a pattern on a screen: the value of every animated property of every layer, at times or \
        at the progress of a gesture. Use it to test an implementation.
        """,
        brief: [BriefValue("fps", 10, unless: ["at", "progress", "pan"])],
        result: .object(["frames": .list(of: .record)], others: .anything)
    ) { keys in
        let reference = keys.required(.reference, is: "[type:]slug[@revision] of the document")
        let stage = MotionStage(&keys)
        let isReduced = keys[.flag("reduced", "Samples the variant for reduced motion.")] ?? false
        let frames = SampleRequest.Frames(&keys)
        return reference.map { reference in
            var request = SampleRequest(reference, on: stage)
            request.variant = isReduced ? .reduced : .standard
            request.frames = frames
            return .read { [request] reader in
                let sample = try reader.sample(request)
                guard sample.times.count <= maximumFrames else {
                    let count = sample.times.count
                    let message = "The sample has \(count) frames; an answer can have at most \(maximumFrames)"
                    throw Problems(.rule(.tooLarge, message))
                }
                var text: [UInt8] = []
                try sample.write(.compact) { text += $0 }
                return OperationAnswer(text: text)
            }
        }
    }

    /// An answer is held in memory as a whole.
    private static let maximumFrames = 100_000

    package static let check = OperationDefinition(
        "check", title: "Check Motion", .reads,
        """
        Checks patterns on every device in both orientations: whether circles cover the screen, values are finite, \
        nothing jumps, durations are comfortable, and the rules of the kind hold. 'ok' of a pattern is false if a check \
        of the level error fails that the pattern doesn't accept. Without keys, all patterns are checked.
        """,
        result: .list(
            of: .object([
                "checks": .list(of: .record), "failing?": .list(of: .text), "kind": .text, "ok": .boolean,
                "pattern": .text, "revision": .revision,
            ]))
    ) { keys in
        var request = CheckRequest()
        let references = keys[.references("The patterns: one, or a list of them.")]
        let (filter, tags) = (keys[.filter], keys[.havingTags])
        keys.exclude(["ref", "where"])
        keys.exclude(["ref", "tag"])
        if let references {
            request.patterns = .named(references)
        } else if filter != nil || tags != nil {
            request.patterns = .listed(ListRequest(.pattern, filter: filter, tags: tags ?? []))
        }
        let range = keys[.range("Only what changed in this range, as it was at its end.")]
        request.since = range?.first
        keys.exclude(["range", "asOf"])
        request.devices = keys[.devices] ?? []
        if let orientation: Orientation = keys[.word("orientation", "orientation", "The only orientation to check.")] {
            request.orientations = [orientation]
        }
        let isShort = keys[.flag("short", "Only the names of each pattern's failing checks, in 'failing'.")] == true
        return .read(at: range?.last) { [request] reader in
            var reports: [JSON] = []
            try reader.check(try reader.checkPlan(for: request)) { reports.append(isShort ? $0.shortJSON : $0.json) }
            return OperationAnswer(.array(reports))
        }
    }

    package static let curve = OperationDefinition(
        "curve", title: "Evaluate Timing Curve", .reads,
        """
        Evaluates a timing curve, and converts it: the values at some times, and for a spring its settling time, its \
        overshoot, and its parameters in UIKit, Core Animation, and SwiftUI, and as CSS.
        """,
        result: .object(["text": .text, "values": .list(of: .map(of: .number))], others: .anything)
    ) { keys in
        let curve = keys.required(
            .value(
                "curve", .curve, .either([.text, .record]),
                "The curve: easeInOut, cubic-bezier(.2, 0, 0, 1), steps(4, end), linear(0, 0.5 20%, 1), "
                    + "spring(dampingRatio: 0.8), spring(duration: 0.5, bounce: 0.3), easeOutBack, "
                    + "material-emphasized, JSON, or code such as '.easeInOut(duration: 0.3)', whose duration is used."),
            is: "a timing curve, such as 'easeIn' or 'spring(dampingRatio: 0.8)'")
        let duration = keys[
            .value(
                "duration", .duration,
                within: NumericBounds(lower: .init(0, isInclusive: false), upper: .init(60, isInclusive: true)), .time,
                "The duration; a spring given by dampingRatio needs it.")]
        let times = keys[.times("Times in seconds, or in percent of the duration (50%): one, or a list of them.")]
        let spelling = keys.object["curve"]?.string.flatMap { text in
            (try? Curve(text)) == nil ? try? Spelling(text) : nil
        }
        guard case .curve(let curve)? = curve else { return nil }
        return .read { _ in
            let duration = duration?.number ?? spelling?.duration
            return OperationAnswer(
                try CurveSheet(curve, duration: duration, at: times ?? [], spelling: spelling).json)
        }
    }
}

extension MotionStage {
    /// Reads `operation`, `device` or `screen`, `landscape`, `scene`, and `set`.
    package init(_ keys: inout ObjectReader) {
        self.init()
        operation = keys[.text("operation", "An operation of the kind, such as present; the first one by default.")]
        keys.exclude(["device", "screen"])
        let device = keys[.slug("device", "The device whose screen is used: iphone-15 by default.")]
        let size = keys[
            .value(
                "screen", .size,
                .either([
                    .text, .object(["width": .number, "height": .number]),
                ]), "A size in points instead of a device: 393x852.")]
        screen = device.map { .device($0) } ?? size?.size.map { .size($0) } ?? .standard
        orientation = keys[.flag("landscape", "Turns the screen.")] == true ? .landscape : .portrait
        let inputs = keys[
            .members(
                "scene",
                "Values for what the app decides, such as the frame of the tapped view: {\"view\": \"20,700,56,56\"}. The "
                    + "inputs are in 'scene' of the pattern's kind.")]
        scene = (inputs?.members ?? []).map { ($0.key, InputValue(given: $0.value)) }
        values = keys[.values] ?? [:]
    }
}

extension SampleRequest.Frames {
    /// Reads one of `fps`, `at`, `progress`, and `pan` with `velocity`.
    fileprivate init(_ keys: inout ObjectReader) {
        keys.exclude(["fps", "at", "progress", "pan"])
        let rate = keys[.frameRate]
        let times = keys[.times("Times in seconds (0.2, 200ms), or progress: one, or a list of them.")]
        if times?.isEmpty == true { keys.report(.missing(key: "at[0]", for: "the first time"), at: "at") }
        let progress = keys[.value("progress", .number, .time, "One frame, at this progress of the operation.")]
        let pan = keys[.value("pan", .point, .point, "One frame, at this translation of a gesture: 0,-200.")]
        let velocity = keys[.value("velocity", .point, .point, "The velocity of the gesture, in points per second.")]
        if keys.object["velocity"] != nil, keys.object["pan"] == nil {
            keys.report(.missing(key: "pan", for: "the translation of the gesture with this velocity"), at: "velocity")
        }
        if let translation = pan?.point {
            let velocity = velocity?.point ?? MotionPoint(x: 0, y: 0)
            self = .gesture(GestureSample(translation: translation, velocity: velocity))
        } else if let progress = progress?.number {
            self = .driven(to: progress)
        } else {
            self = times.map { .at($0) } ?? .every(rate ?? .default)
        }
    }
}

extension ObjectKey where Value == FrameRate {
    fileprivate static var frameRate: Self {
        Self("fps", .number, query: .json, "Frames per second from the start, and the end.") { keys, key in
            guard let number = keys.number(key) else { return nil }
            if let rate = FrameRate(number) { return rate }
            let range = FrameRate.bounds.rule(unit: "")
            keys.report(.outOfRange(label: key, value: JSONNumber.text(number), range: range), at: key)
            return nil
        }
    }
}

extension ObjectKey where Value == [InputValue] {
    fileprivate static func times(_ summary: String) -> Self {
        Self("at", .oneOrMore(.time), query: .texts, summary) { keys, key in
            keys.value(key).map { ($0.array ?? [$0]).map { InputValue(given: $0) } }
        }
    }
}

extension ObjectKey where Value == [Slug] {
    fileprivate static var devices: Self {
        Self("device", .oneOrMore(.text), query: .texts, "Devices: one, or a list of them; all by default.") {
            keys, key in keys.texts(key)?.compactMap { keys.slug(in: $0, at: key) }
        }
    }
}
