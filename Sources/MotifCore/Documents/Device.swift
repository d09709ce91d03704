public import MotifFormula
public import MotifJSON

/// A named screen size to check and preview on.
public struct Device: Sendable, Equatable {
    /// The name, title, summary, tags and source.
    public let metadata: DocumentMetadata
    /// The device family.
    public let family: Family
    /// Width of the screen in portrait, in points.
    public let width: Double
    /// Height of the screen in portrait, in points.
    public let height: Double
    /// The canonical form.
    public let json: JSON

    /// A device family.
    public enum Family: String, Sendable, Hashable, CaseIterable {
        /// A phone.
        case phone
        /// A tablet.
        case tablet
    }

    /// The allowed lengths of a side of a screen, in points.
    static let sides = NumericBounds(lower: .init(1, isInclusive: true), upper: .init(10_000, isInclusive: true))

    /// The fields that can be set one by one.
    public static let fields = [familyField, screenField]

    private static let familyField = ParameterDefinition(
        name: "family", type: .choice(Family.allCases.map(\.rawValue)))
    private static let screenField = ParameterDefinition(name: "screen", type: .size)

    /// The values of `fields`.
    public var values: ParameterValues {
        ["family": .choice(family.rawValue), "screen": .size(MotionSize(width: width, height: height))]
    }

    /// Reads and checks a device.
    static func read(_ reader: inout ObjectReader) -> Device? {
        let metadata = DocumentMetadata.read(.device, &reader)
        let family = reader.required(familyField, is: "phone or tablet")
        let side = JSONSchema.number(within: sides)
        reader.describe(
            "screen", .object(["width": side, "height": side]).described("The size in portrait, in points."))
        let screen = reader.required(screenField, is: "the width and height in points, in portrait")
        if case .size(let size)? = screen { check(size, &reader) }
        guard let metadata, case .choice(let word)? = family, let family = Family(rawValue: word),
            case .size(let screen)? = screen
        else { return nil }
        let object = DocumentMetadata.canonical(reader.object)
        return Device(
            metadata: metadata, family: family, width: screen.width, height: screen.height, json: .object(object))
    }

    private static func check(_ screen: MotionSize, _ reader: inout ObjectReader) {
        let path = reader.path.appending(key: "screen")
        for (key, side) in [("width", screen.width), ("height", screen.height)] where !sides.contains(side) {
            let kind = Problem.Kind.outOfRange(
                label: key, value: JSONNumber.text(side) + " pt", range: sides.rule(unit: " pt"))
            reader.take([Problem(kind, at: path.appending(key: key))])
        }
        if screen.width > screen.height {
            let sides = "\(JSONNumber.text(screen.width)) pt wide and \(JSONNumber.text(screen.height)) pt high"
            reader.report(.rule(.outOfRange, "The screen is \(sides); give its size in portrait"), at: "screen")
        }
    }
}

extension Device {
    /// The value of the device in formulas.
    public var formulaValue: FormulaValue {
        .record([
            "slug": .text(metadata.name.slug.text), "title": .text(metadata.title),
            "screen": .size(MotionSize(width: width, height: height)),
        ])
    }
}
