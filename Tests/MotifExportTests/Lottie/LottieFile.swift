import MotifJSON

@testable import MotifCore
@testable import MotifExport

/// A Lottie file as a test reads it.
struct LottieFile {
    let text: String
    let json: JSON
    let notes: [ExportNote]

    /// The file of a shipped pattern.
    init(_ slug: String, operation: String? = nil, on size: MotionSize = MotionSize(width: 393, height: 852)) throws {
        try self.init(Seeds.subject(slug, operation: operation, on: size))
    }

    /// The file of a subject.
    init(_ subject: ExportSubject) throws {
        let made = try LottieExport.export(subject)
        (text, notes) = (made.text, made.notes)
        json = try JSONReader().read(made.text)
    }

    /// The names of the layers, front to back.
    var names: [String] { layers.compactMap { $0["nm"]?.string } }

    /// The layers, front to back.
    var layers: [JSON] { json["layers"]?.array ?? [] }

    /// The codes of the notes.
    var codes: [String] { notes.map(\.code.rawValue) }

    /// A layer's transform.
    func transform(_ layer: String, _ key: String) -> LottieValues { LottieValues(found(layer)["ks"]?[key]) }

    /// A shape of a layer by its type.
    func shape(_ layer: String, _ type: String) -> JSON {
        // The placeholder for the app's contents is in front of the surface.
        let group = parts(of: layer).compactMap { $0["shapes"]?.array?.last?["it"]?.array }.first ?? []
        return group.first { $0["ty"]?.string == type } ?? .null
    }

    /// The first mask of a layer.
    func mask(_ layer: String) -> JSON {
        parts(of: layer).compactMap { $0["masksProperties"]?.array?.first }.first ?? .null
    }

    /// A layer and the layers of its compositions, from the outer one inward.
    func parts(of layer: String) -> [JSON] {
        let assets = json["assets"]?.array?.flatMap { $0["layers"]?.array ?? [] } ?? []
        return ([found(layer)] + assets.reversed()).filter { $0["nm"]?.string == layer }
    }

    /// The shapes that stand for what an app shows in a layer; empty if there are none.
    func standIns(_ layer: String) -> [JSON] {
        let groups = parts(of: layer).compactMap { $0["shapes"]?.array }.first ?? []
        return groups.first { $0["nm"]?.string == "contents" }?["it"]?.array ?? []
    }

    /// A marker's start and length.
    func marker(_ name: String) -> [Double?] {
        let marker = json["markers"]?.array?.first { $0["cm"]?.string == name }
        return [marker?["tm"]?.number, marker?["dr"]?.number]
    }

    private func found(_ name: String) -> JSON { layers.first { $0["nm"]?.string == name } ?? .null }
}

/// A property of a Lottie file.
struct LottieValues {
    let json: JSON?

    init(_ json: JSON?) { self.json = json }

    /// The value, where it stays.
    var rest: [Double] { json?["k"]?.array?.compactMap(\.number) ?? [json?["k"]?.number].compactMap { $0 } }

    /// The frames of the keyframes.
    var frames: [Double] { keys.compactMap { $0["t"]?.number } }

    /// The values of the keyframes.
    var values: [[Double]] { keys.map { $0["s"]?.array?.compactMap(\.number) ?? [] } }

    /// The corners of the paths of the keyframes.
    var corners: [[[Double]]] {
        keys.map { key in
            (key["s"]?.array?.first?["v"]?.array ?? []).map { $0.array?.compactMap(\.number) ?? [] }
        }
    }

    /// `[x1, y1, x2, y2]` of each keyframe that has an easing.
    var easings: [[Double]] {
        keys.filter { $0["o"] != nil }.map { key in
            [key["o"]?["x"], key["o"]?["y"], key["i"]?["x"], key["i"]?["y"]].compactMap { $0?.number }
        }
    }

    private var keys: [JSON] { json?["k"]?.array ?? [] }
}
