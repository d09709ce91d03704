public import MotifJSON

/// A named screen size to check and preview on.
public struct Device: Sendable, Equatable {
    /// Name, title, summary, tags, source.
    public let metadata: DocumentMetadata
    /// Whether it is held in a hand or lies on a table.
    public let family: Family
    /// Width of the screen in portrait, in points.
    public let width: Double
    /// Height of the screen in portrait, in points.
    public let height: Double
    /// The canonical form.
    public let json: JSON

    /// The sort of device.
    public enum Family: String, Sendable, Hashable, CaseIterable {
        /// A phone.
        case phone
        /// A tablet.
        case tablet
    }

    /// How long a side of a screen may be, in points.
    static let sides = NumericBounds(lower: .init(1, isInclusive: true), upper: .init(10_000, isInclusive: true))

    /// The fields that a user sets one by one.
    public static let fields = [
        ParameterDefinition(name: "family", type: .choice(Family.allCases.map(\.rawValue))),
        ParameterDefinition(name: "screen", type: .size),
    ]

    /// Reads and checks a device.
    ///
    /// - Returns: `nil`, and at least one problem, where it is none.
    static func read(_ json: JSON) -> (Device?, [Problem]) {
        var reader = ObjectReader(json, at: .root)
        let metadata = DocumentMetadata.read(.device, &reader)
        let family = family(&reader)
        let screen = screen(&reader)
        let object = DocumentMetadata.canonical(reader.object)
        let problems = reader.finish()
        guard problems.isEmpty, let metadata, let family, let screen else { return (nil, problems) }
        let device = Device(
            metadata: metadata, family: family, width: screen.width, height: screen.height, json: .object(object))
        return (device, [])
    }

    private static func family(_ reader: inout ObjectReader) -> Family? {
        let definition = ParameterDefinition(name: "family", type: .choice(Family.allCases.map(\.rawValue)))
        guard let value = reader.required("family", is: "phone or tablet") else { return nil }
        var problems: [Problem] = []
        let family = definition.canonical(value, at: .root.appending(key: "family"), problems: &problems)
        reader.take(problems)
        return family?.string.flatMap(Family.init(rawValue:))
    }

    private static func screen(_ reader: inout ObjectReader) -> (width: Double, height: Double)? {
        guard let value = reader.required("screen", is: "width and height in points, portrait") else { return nil }
        let path = JSONPath.root.appending(key: "screen")
        var problems: [Problem] = []
        let definition = ParameterDefinition(name: "screen", type: .size)
        let size = definition.canonical(value, at: path, problems: &problems)
        reader.take(problems)
        guard let width = size?["width"]?.number, let height = size?["height"]?.number else { return nil }
        for (key, side) in [("width", width), ("height", height)] where !sides.contains(side) {
            let kind = Problem.Kind.outOfRange(
                label: key, value: JSONNumber.text(side) + " pt", range: sides.words(unit: " pt"))
            reader.take([Problem(kind, at: path.appending(key: key))])
        }
        if width > height {
            let sides = "\(JSONNumber.text(width)) pt wide and \(JSONNumber.text(height)) pt high"
            reader.report(.rule(.outOfRange, "The screen is \(sides); devices are given in portrait"), at: "screen")
        }
        return (width, height)
    }
}
