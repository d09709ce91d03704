public import MotifJSON

/// A piece of sample content that menus and previews show: name, summary, colour and image.
public struct Item: Sendable, Equatable {
    /// Name, title, summary, tags, source.
    public let metadata: DocumentMetadata
    /// What it is filled with.
    public let color: SRGBColor
    /// The name of its image in the app, if it has one.
    public let image: String?
    /// The canonical form.
    public let json: JSON

    /// The fields that a user sets one by one.
    public static let fields = [
        ParameterDefinition(name: "color", type: .color),
        ParameterDefinition(name: "image", type: .text, isOptional: true),
    ]

    /// Reads and checks an item.
    ///
    /// - Returns: `nil`, and at least one problem, where it is none.
    static func read(_ json: JSON) -> (Item?, [Problem]) {
        var reader = ObjectReader(json, at: .root)
        let metadata = DocumentMetadata.read(.item, &reader)
        var color: JSON?
        if let value = reader.required("color", is: "what the item is filled with") {
            var problems: [Problem] = []
            color = SRGBColor.canonical(value, at: .root.appending(key: "color"), problems: &problems)
            reader.take(problems)
        }
        let image = reader.text("image")
        var object = DocumentMetadata.canonical(reader.object)
        object["color"] = color
        if image?.isEmpty == true { object["image"] = nil }
        let problems = reader.finish()
        guard problems.isEmpty, let metadata, let color = color.flatMap(SRGBColor.init(json:)) else {
            return (nil, problems)
        }
        return (Item(metadata: metadata, color: color, image: object["image"]?.string, json: .object(object)), [])
    }
}

extension SRGBColor {
    /// The colour of a canonical object.
    public init?(json: JSON) {
        let components = (json["components"]?.array ?? []).compactMap(\.number)
        guard components.count == 3 else { return nil }
        self.init(
            red: components[0], green: components[1], blue: components[2], alpha: json["alpha"]?.number ?? 1)
    }
}
