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
        let reference = keys.required(
            .reference("ref", "Pattern: slug[@revision]."), is: "slug[@revision] of the pattern")
        let stage = MotionStage(&keys)
        let isReduced = keys[.flag("reduced", "Use the variant for reduced motion.")] ?? false
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
        let references = keys[.patterns]
        let (filter, tags) = (keys[.filter], keys[.havingTags])
        keys.exclude(["ref", "where"])
        keys.exclude(["ref", "tag"])
        if let references {
            request.patterns = .named(references)
        } else if filter != nil || tags != nil {
            request.patterns = .listed(ListRequest(.pattern, filter: filter, tags: tags ?? []))
        }
        let range = keys[.range("Only what changed in this range, as it was at its end")]
        request.since = range?.first
        keys.exclude(["range", "asOf"])
        request.devices = keys[.devices] ?? []
        if let orientation: Orientation = keys[.word("orientation", "orientation", "Check in this orientation only.")] {
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
                "Timing curve: easeInOut, easeOutBack, material-emphasized, cubic-bezier(.2, 0, 0, 1), steps(4, end), "
                    + "linear(0, 0.5 20%, 1), spring(duration: 0.5, bounce: 0.3), JSON, or code, whose duration is used."
            ),
            is: "a timing curve, such as 'easeIn' or 'spring(dampingRatio: 0.8)'")
        let duration = keys[
            .value(
                "duration", .duration,
                within: NumericBounds(lower: .init(0, isInclusive: false), upper: .init(60, isInclusive: true)), .time,
                "Duration, such as 0.35 or 350ms; a spring given by dampingRatio requires it.")]
        let times = keys[.times("Times, such as 0.2, 200ms, or 50% of the duration (default: 11 evenly spaced times).")]
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
    ///
    /// - Parameter standard: What plays without `operation`, in words.
    package init(_ keys: inout ObjectReader, orElse standard: String = "the kind's first with tracks") {
        self.init()
        operation = keys[.text("operation", "Operation, such as present or push (default: \(standard)).")]
        keys.exclude(["device", "screen"])
        let device = keys[.slug("device", "Device whose screen is used (default: iphone-15).")]
        let size = keys[
            .value(
                "screen", .size,
                .either([
                    .text, .object(["width": .number, "height": .number]),
                ]), "Screen size in points instead of a device, such as 393x852.")]
        screen = device.map { .device($0) } ?? size?.size.map { .size($0) } ?? .standard
        orientation = keys[.flag("landscape", "Rotate the screen to landscape.")] == true ? .landscape : .portrait
        let inputs = keys[
            .members(
                "scene",
                "Values that the app would decide, such as 20,700,56,56 for view; 'scene' of the kind lists them.")]
        scene = (inputs?.members ?? []).map { ($0.key, InputValue(given: $0.value)) }
        values = keys[.triedValues] ?? [:]
    }
}

extension SampleRequest.Frames {
    /// Reads one of `fps`, `at`, `progress`, and `pan` with `velocity`.
    fileprivate init(_ keys: inout ObjectReader) {
        keys.exclude(["fps", "at", "progress", "pan"])
        let rate = keys[.frameRate]
        let times = keys[
            .times("Only the frames at these times, such as 0.2, 350ms, or 50%, or at this progress of a gesture.")]
        if times?.isEmpty == true { keys.report(.missing(key: "at[0]", for: "the first time"), at: "at") }
        let progress = keys[
            .value("progress", .number, .time, "One frame, at this progress: 0 to 1, or in the operation's own range.")]
        let pan = keys[.value("pan", .point, .point, "One frame, after a pan with this translation, such as 0,-200.")]
        let velocity = keys[.value("velocity", .point, .point, "Velocity of the pan, in points per second.")]
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
        Self("fps", .number, query: .json, "Frames per second from the start (1 to 1000), and the end.") { keys, key in
            keys.number(key, within: FrameRate.bounds).flatMap { FrameRate($0) }
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
        Self("device", .oneOrMore(.text), query: .texts, "Check on these devices only.") { keys, key in
            keys.texts(key)?.compactMap { keys.slug(in: $0, at: key) }
        }
    }
}
