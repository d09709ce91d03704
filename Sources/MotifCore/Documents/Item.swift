public import MotifFormula
public import MotifJSON

/// Sample content for menus and previews: name, summary, color and image.
public struct Item: Sendable, Equatable {
    /// The name, title, summary, tags and source.
    public let metadata: DocumentMetadata
    /// The color.
    public let color: SRGBColor
    /// The name of its image in the app, if any.
    public let image: String?
    /// The canonical form.
    public let json: JSON

    /// The fields that can be set one by one.
    public static let fields = [
        ParameterDefinition(name: "color", type: .color),
        ParameterDefinition(name: "image", type: .text, isOptional: true),
    ]

    /// The values of `fields`.
    public var values: ParameterValues {
        var values: ParameterValues = ["color": .color(color)]
        values["image"] = image.map(ParameterValue.text)
        return values
    }

    /// Reads and checks an item.
    static func read(_ reader: inout ObjectReader) -> Item? {
        let metadata = DocumentMetadata.read(.item, &reader)
        let color = reader.required(ParameterDefinition(name: "color", type: .color), is: "the item's color")
        let image = reader.text("image").flatMap { $0.isEmpty ? nil : $0 }
        guard let metadata, case .color(let color)? = color else { return nil }
        var object = DocumentMetadata.canonical(reader.object)
        object["color"] = color.json
        object["image"] = image.map(JSON.string)
        return Item(metadata: metadata, color: color, image: image, json: .object(object))
    }
}

extension Item {
    /// The value of the item in formulas.
    public var formulaValue: FormulaValue {
        var fields: [String: FormulaValue] = [
            "slug": .text(metadata.name.slug.text), "title": .text(metadata.title), "summary": .text(metadata.summary),
            "color": color.formulaValue,
        ]
        fields["image"] = image.map(FormulaValue.text)
        return .record(fields)
    }
}
