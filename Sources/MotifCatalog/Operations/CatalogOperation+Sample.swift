import MotifCore
import MotifFormula
import MotifJSON

extension CatalogOperation {
    /// Reads the request of an operation that samples a pattern.
    static func sample(_ keys: inout OperationKeys) -> SampleRequest? {
        let reference = keys.requiredReference("ref")
        let operation = keys.text("operation")
        let stage = keys.stage()
        let variant: Timeline.Variant = keys.isSet("reduced") ? .reduced : .standard
        let frames = frames(&keys)
        guard let reference else { return nil }
        var request = SampleRequest(reference)
        request.operation = operation
        (request.screen, request.orientation, request.scene) = (stage.screen, stage.orientation, stage.scene)
        request.variant = variant
        request.frames = frames
        return request
    }

    private static func frames(_ keys: inout OperationKeys) -> SampleRequest.Frames {
        keys.exclude(["fps", "at", "progress", "pan"])
        var frames = SampleRequest.Frames.every(.default)
        if let number = keys.number("fps") {
            if let rate = FrameRate(number) {
                frames = .every(rate)
            } else {
                let range = FrameRate.bounds.words(unit: "")
                keys.report(.outOfRange(label: "fps", value: JSONNumber.text(number), range: range), at: "fps")
            }
        }
        if let value = keys.value("at") {
            let times = value.array ?? [value]
            if times.isEmpty { keys.report(.missing(key: "at[0]", for: "the first time"), at: "at") }
            frames = .at(times.map { InputValue(given: $0) })
        }
        if case .number(let progress)? = keys.value("progress", as: .number) { frames = .driven(to: progress) }
        return gesture(&keys).map { .gesture($0) } ?? frames
    }

    private static func gesture(_ keys: inout OperationKeys) -> GestureSample? {
        let velocity = keys.value("velocity", as: .point)
        if keys.object["velocity"] != nil, keys.object["pan"] == nil {
            keys.report(.missing(key: "pan", for: "the translation of the gesture with this velocity"), at: "velocity")
        }
        guard case .point(let translation)? = keys.value("pan", as: .point) else { return nil }
        guard case .point(let velocity)? = velocity else { return GestureSample(translation: translation) }
        return GestureSample(translation: translation, velocity: velocity)
    }
}

extension CatalogOperation.Read {
    /// An answer is held in memory as a whole.
    static let mostFrames = 100_000

    /// The sample as one object.
    static func sample(_ request: SampleRequest, _ reader: CatalogReader) throws -> OperationAnswer {
        let sample = try reader.sample(request)
        guard sample.times.count <= mostFrames else {
            let count = sample.times.count
            let words = "The sample has \(count) frames; an answer can have at most \(mostFrames)"
            throw Problems(.rule(.tooLarge, words))
        }
        var text: [UInt8] = []
        try sample.write(.compact) { text += $0 }
        return OperationAnswer(text: text)
    }
}
