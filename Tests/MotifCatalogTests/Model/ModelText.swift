/// The contents of a document of the model, and the text that a catalog must have of them.
///
/// Nothing here uses the catalog's own code. The documents are small: a kind has a duration, a delay, items, and sometimes
/// an extra number.
struct ModelText: Equatable {
    var slug: String
    var title: String
    var summary = ""
    var tags: [String] = []
    var isDeprecated = false
    var body: Body

    enum Body: Equatable {
        case item
        case kind(Definitions)
        case pattern(kind: String, Values)
    }

    /// The parameters of a kind.
    struct Definitions: Equatable {
        /// The longest duration.
        var maximum = 2.0
        /// The defaults of the numbers; `extra` is a parameter only if it has one.
        var defaults = ["delay": 0.0, "duration": 0.5]
        /// The default of the items.
        var items: [String] = []

        /// Whether patterns of both have the same parameters with the same limits.
        func isLike(_ other: Definitions) -> Bool {
            maximum == other.maximum && defaults.keys.sorted() == other.defaults.keys.sorted()
        }
    }

    /// The values of a pattern; omitted ones have the kind's default.
    struct Values: Equatable {
        var numbers: [String: Double] = [:]
        var items: [String]?
    }

    var type: String {
        switch body {
        case .item: "item"
        case .kind: "kind"
        case .pattern: "pattern"
        }
    }

    /// The name in references: `grow`, `item:dot`.
    var name: String { ModelText.name(type, slug) }

    static func name(_ type: String, _ slug: String) -> String { type == "pattern" ? slug : "\(type):\(slug)" }

    /// The names of the documents that this one refers to, the kind of a pattern first.
    var references: [String] {
        switch body {
        case .item: []
        case .kind(let definitions): definitions.items.map { "item:\($0)" }
        case .pattern(let kind, let values): ["kind:\(kind)"] + (values.items ?? []).map { "item:\($0)" }
        }
    }

    /// The contents with other names of what they refer to.
    func renaming(_ slug: (_ name: String) -> String?) -> ModelText {
        var text = self
        func renamed(_ items: [String]) -> [String] { items.map { slug("item:\($0)") ?? $0 } }
        switch body {
        case .item: break
        case .kind(var definitions):
            definitions.items = renamed(definitions.items)
            text.body = .kind(definitions)
        case .pattern(let kind, var values):
            values.items = values.items.map(renamed)
            text.body = .pattern(kind: slug("kind:\(kind)") ?? kind, values)
        }
        return text
    }
}

// As text.
extension ModelText {
    /// JSON without spaces, with sorted keys, as a catalog keeps and exports it.
    var json: String {
        var members = [
            "\"slug\":\"\(slug)\"", "\"title\":\"\(title)\"", "\"type\":\"\(type)\"",
        ]
        if !summary.isEmpty { members.append("\"summary\":\"\(summary)\"") }
        if !tags.isEmpty { members.append("\"tags\":\(Self.list(tags))") }
        if isDeprecated { members.append("\"deprecated\":true") }
        switch body {
        case .item:
            members.append("\"color\":{\"alpha\":1,\"colorSpace\":\"srgb\",\"components\":[1,0,0]}")
        case .kind(let definitions): members += Self.members(of: definitions)
        case .pattern(let kind, let values):
            members += ["\"kind\":\"\(kind)\"", "\"parameters\":\(Self.object(of: values))"]
        }
        // The keys have no characters before the quotation mark, so members are in the order of their keys.
        return "{\(members.sorted().joined(separator: ","))}"
    }

    private static func object(of values: Values) -> String {
        var members = values.numbers.map { "\"\($0.key)\":\(number($0.value))" }
        if let items = values.items { members.append("\"items\":\(list(items))") }
        return "{\(members.sorted().joined(separator: ","))}"
    }

    private static func members(of definitions: Definitions) -> [String] {
        var parameters = definitions.defaults.sorted { $0.key < $1.key }.map { name, value in
            let limits = name == "duration" ? "\"maximum\":\(number(definitions.maximum)),\"minimum\":0," : ""
            let type = name == "duration" ? "duration" : "number"
            return "{\"default\":\(number(value)),\(limits)\"name\":\"\(name)\",\"type\":\"\(type)\"}"
        }
        let element = "{\"documentType\":\"item\",\"type\":\"reference\"}"
        parameters.append(
            "{\"default\":\(list(definitions.items)),\"element\":\(element),\"name\":\"items\",\"type\":\"list\"}")
        let track =
            "{\"begin\":\"0\",\"curve\":\"linear\",\"duration\":\"duration\",\"from\":\"0\",\"layer\":\"destination\","
            + "\"property\":\"opacity\",\"to\":\"1\"}"
        return [
            "\"parameters\":[\(parameters.joined(separator: ","))]",
            "\"scene\":[{\"default\":\"device\",\"name\":\"screen\",\"type\":\"size\"}]",
            "\"layers\":[{\"frame\":\"bounds(screen)\",\"name\":\"destination\",\"role\":\"destination\"}]",
            "\"operations\":[{\"driver\":\"time\",\"name\":\"push\",\"tracks\":[\(track)]}]",
        ]
    }

    static func list(_ texts: [String]) -> String { "[\(texts.map { "\"\($0)\"" }.joined(separator: ","))]" }

    /// A number of the model: a multiple of a half below a million.
    static func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
