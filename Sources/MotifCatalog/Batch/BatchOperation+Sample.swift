import MotifCore
import MotifFormula
import MotifJSON

extension BatchOperation {
    /// Reads the request of a line that samples a pattern.
    static func sample(_ keys: inout BatchKeys) -> SampleRequest? {
        let reference = keys.requiredReference("ref")
        let (operation, screen) = (keys.text("operation"), screen(&keys))
        let orientation: Orientation = keys.isSet("landscape") ? .landscape : .portrait
        let scene = keys.members("scene")?.members ?? []
        let variant: Timeline.Variant = keys.isSet("reduced") ? .reduced : .standard
        let frames = frames(&keys)
        guard let reference else { return nil }
        var request = SampleRequest(reference)
        request.operation = operation
        request.screen = screen
        request.orientation = orientation
        request.scene = scene.map { ($0.key, InputValue(given: $0.value)) }
        request.variant = variant
        request.frames = frames
        return request
    }

    private static func screen(_ keys: inout BatchKeys) -> SampleRequest.ScreenChoice {
        exclude(["device", "screen"], &keys)
        if let text = keys.text("device") {
            if let slug = Slug(text) { return .device(slug) }
            keys.report(.badSlug(text), at: "device")
        }
        if case .size(let size)? = keys.value("screen", as: .size) { return .size(size) }
        return .standard
    }

    private static func frames(_ keys: inout BatchKeys) -> SampleRequest.Frames {
        exclude(["fps", "at", "progress", "pan"], &keys)
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

    private static func gesture(_ keys: inout BatchKeys) -> GestureSample? {
        let velocity = keys.value("velocity", as: .point)
        if keys.object["velocity"] != nil, keys.object["pan"] == nil {
            keys.report(.missing(key: "pan", for: "the translation of the gesture with this velocity"), at: "velocity")
        }
        guard case .point(let translation)? = keys.value("pan", as: .point) else { return nil }
        guard case .point(let velocity)? = velocity else { return GestureSample(translation: translation) }
        return GestureSample(translation: translation, velocity: velocity)
    }

    /// Reports these keys if more than one of them is present.
    private static func exclude(_ names: [String], _ keys: inout BatchKeys) {
        let given = names.filter { keys.object[$0] != nil }
        guard given.count > 1 else { return }
        let list = given.map { "'\($0)'" }.joined(separator: " and ")
        keys.report(.rule(.conflict, "\(list) can't be combined"))
    }
}

extension BatchOperation.Read {
    /// An answer is one line, which is held in memory as a whole.
    static let mostFrames = 100_000

    /// The sample as one object.
    static func sample(_ request: SampleRequest, _ reader: CatalogReader) throws -> BatchResult {
        let sample = try reader.sample(request)
        guard sample.times.count <= mostFrames else {
            let count = sample.times.count
            let words = "The sample has \(count) frames; an answer can have at most \(mostFrames)"
            throw Problems(.rule(.tooLarge, words))
        }
        var text: [UInt8] = []
        try sample.write(.compact) { text += $0 }
        return BatchResult(text: text)
    }
}
