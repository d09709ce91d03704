public import MotifCore
import MotifFormula
import MotifJSON
import MotifStore
import MotifText

extension CatalogReader {
    /// Evaluates an operation of a pattern.
    ///
    /// - Throws: `Problems`: no such pattern, revision or device; an operation that the kind doesn't have or that the
    ///   system runs; an unknown scene input, or a value of another type; a formula without a value, with its place
    ///   in the kind.
    public func sample(_ request: SampleRequest) throws -> SampledMotion {
        let (stored, screen, scene) = try staged(request)
        let timeline = try stored.motion.timeline(of: request.operation, in: scene, variant: request.variant)
        func sampled(
            _ timeline: Timeline, _ times: SampledMotion.Times, progress: Double? = nil,
            interaction: GestureSample.Outcome? = nil
        ) -> SampledMotion {
            SampledMotion(
                stored: stored, screen: screen, scene: scene, timeline: timeline, times: times, progress: progress,
                interaction: interaction)
        }
        switch request.frames {
        case .every(let rate):
            let times = FrameTimes(timeline.range, rate: rate)
            return sampled(timeline, .every(times))
        case .at(let values): return sampled(timeline, .given(try Self.times(values, of: timeline)))
        case .driven(let progress):
            let time = try timeline.time(drivenTo: progress)
            return sampled(timeline.drivenByGesture, .given([time]), progress: progress)
        case .gesture(let gesture):
            let outcome = try stored.motion.outcome(of: gesture, driving: timeline.operation, in: scene)
            return sampled(
                timeline.drivenByGesture, .given([timeline.time(at: outcome.progress)]), interaction: outcome)
        }
    }

    /// The pattern of a request and the scene that it plays in, whatever its operation and times.
    ///
    /// - Throws: `Problems`: no such pattern, revision or device; an unknown scene input, or a value of another type;
    ///   a formula of the scene without a value.
    public func staged(
        _ request: SampleRequest
    ) throws -> (stored: StoredMotion, screen: Screen, scene: MotionScene) {
        let stored = try trying(request.values, in: try motion(of: request.reference))
        let screen = try screen(request.screen, held: request.orientation)
        let given = try Self.given(request.scene, of: stored.motion.kind)
        return (stored, screen, try stored.motion.scene(on: screen.size, given: given))
    }

    private func screen(_ choice: SampleRequest.ScreenChoice, held orientation: Orientation) throws -> Screen {
        switch choice {
        case .standard: try standardScreen(held: orientation)
        case .device(let slug): Screen(try device(slug), held: orientation)
        case .size(let size): Screen(size: orientation == .portrait ? size : size.turned)
        }
    }

    /// The screen on which patterns move if none is chosen.
    func standardScreen(held orientation: Orientation) throws -> Screen {
        if let slug = Slug("iphone-15"), let entry = try store.entry(of: DocumentName(.device, slug)), !entry.isDeleted
        {
            return Screen(try device(slug), held: orientation)
        }
        if let first = try names(of: ListRequest(.device, limit: 1)).first?.slug {
            return Screen(try device(first), held: orientation)
        }
        return try screen(.size(MotionSize(width: 393, height: 852)), held: orientation)
    }

    private static func given(
        _ scene: [(name: String, value: InputValue)], of kind: Kind
    ) throws -> [String: FormulaValue] {
        let values = try scene.mapCollectingProblems { name, value throws(Problems) in
            let path = JSONPath.root.appending(key: "scene").appending(key: name)
            guard let input = kind.scene.first(where: { $0.name == name }) else {
                throw Problems(.unknown("scene input", name, among: kind.scene.map(\.name)), at: path)
            }
            let definition = ParameterDefinition(name: name, type: input.type)
            return (name, try value.value(of: definition, at: path).formulaValue())
        }
        return Dictionary(values) { _, last in last }
    }

    private static func times(_ values: [InputValue], of timeline: Timeline) throws -> [Double] {
        let definition = ParameterDefinition(name: "at", type: timeline.driver == .time ? .duration : .number)
        return try values.enumerated().mapCollectingProblems { index, value throws(Problems) in
            let path = JSONPath.root.appending(key: "at").appending(index: index)
            if let fraction = try value.fraction(at: path) { return timeline.time(at: fraction) }
            return try value.value(of: definition, at: path).number ?? 0
        }
    }
}

extension Timeline {
    /// The time at a fraction of the duration.
    fileprivate func time(at fraction: Double) -> Double { range.lowerBound + fraction * duration }

    /// The time at a progress.
    ///
    /// - Throws: `out-of-range`, also for what is not finite.
    fileprivate func time(drivenTo progress: Double) throws -> Double {
        let allowed = driver == .time ? 0...1 : range
        guard allowed.contains(progress) else {
            let value = progress.isFinite ? JSONNumber.text(progress) : "not a finite number"
            let ends = [allowed.lowerBound, allowed.upperBound].map(JSONNumber.text)
            throw Problems(
                .outOfRange(
                    label: "progress", value: value, range: "must be between \(ends.joined(separator: " and "))"))
        }
        return driver == .time ? time(at: progress) : progress
    }
}
