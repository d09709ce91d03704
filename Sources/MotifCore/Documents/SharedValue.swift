public import MotifJSON
import MotifText

/// A value with a name, which patterns use in place of their own.
///
///     {"type": "value", "slug": "duration-quick", "title": "Quick", "valueType": "duration", "value": "200ms"}
public struct SharedValue: Sendable, Equatable {
    /// The name, title, summary, tags and source.
    public let metadata: DocumentMetadata
    /// The type of the value.
    public let type: ValueType
    /// The range of a numeric value, and of those that replace it.
    public let bounds: NumericBounds
    /// The value; of a timing, a record with `duration`, `curve`, and `delay` if it has one.
    public let value: ParameterValue
    /// The other shared value that this one is; `nil` if it has a value of its own.
    public let alias: Slug?
    /// The canonical form.
    public let json: JSON

    /// The type of a shared value.
    public enum ValueType: Sendable, Equatable {
        /// That of a parameter.
        case parameter(ParameterType)
        /// A curve with its duration, perhaps after a delay.
        case timing

        /// The `valueType` in a document.
        public var word: String {
            switch self {
            case .parameter(let type): type.word
            case .timing: Self.timingWord
            }
        }

        static let timingWord = "timing"
        /// Every `valueType` that a document can have.
        public static let words = ParameterType.names + [timingWord]
    }

    package static let (typeKey, valueKey) = ("valueType", "value")

    /// The range of a duration that has none of its own: 200 is probably meant to be 200 ms.
    static let durations = NumericBounds(
        lower: NumericBounds.End(0, isInclusive: true), upper: NumericBounds.End(60, isInclusive: true))

    /// The parts of a timing, each of which can be an alias.
    public static let timingParts = [
        ParameterDefinition(name: "duration", type: .duration, bounds: durations),
        ParameterDefinition(name: "curve", type: .curve),
        ParameterDefinition(name: "delay", type: .duration, bounds: durations, isOptional: true),
    ]

    /// The value with its alias.
    package var member: ParameterValues.Member {
        ParameterValues.Member(name: Self.valueKey, value: value, alias: alias)
    }

    /// The shared values that it uses itself.
    var aliases: [Slug] { references.filter { $0.type == .value }.map(\.slug) }

    /// The documents that it refers to, without duplicates.
    public var references: [DocumentName] { .unique(member.visitReferences) }

    /// The value for people: `0.2 s`, or `0.2 s {duration-base}` for an alias.
    public var text: String {
        guard type == .timing, alias == nil, case .record(let parts) = value else { return member.text }
        return parts.members.map { ($0.name == "delay" ? "delayed by " : "") + $0.text }.joined(separator: ", ")
    }

    /// The range of its own in words: `from 0 s to 2 s`; `nil` if the document has none.
    public var range: String? {
        guard case .parameter(let own) = type, ParameterDefinition.boundKeys.contains(where: { json[$0] != nil }) else {
            return nil
        }
        return bounds.phrase(unit: own.unit)
    }

    /// Whether both are the same value, whatever their names.
    package func hasSameValue(as other: SharedValue) -> Bool { type == other.type && resolved == other.resolved }

    /// What an alias of the value means, in JSON.
    package var resolved: JSON { value.withoutAliases.json }
}

extension SharedValue {
    /// Reads and checks a shared value.
    static func read(_ reader: inout ObjectReader) -> SharedValue? {
        let metadata = DocumentMetadata.read(.value, &reader)
        reader.describe(typeKey, .choice(ValueType.words).described("The type of the value."))
        let type = ValueType.read(&reader)
        let given = reader.required(
            valueKey, .anything.described("The value, or the name of another shared value."),
            is: "the value, or {\"value\": slug} for an alias of another value")
        let bounds = type.map { $0.bounds(&reader) } ?? NumericBounds()
        guard let metadata, let type, let given else { return nil }
        let path = reader.path.appending(key: valueKey)
        let member = reader.collect { () throws(Problems) in try type.member(from: given, within: bounds, at: path)
        }
        guard let member else { return nil }
        var object = DocumentMetadata.canonical(reader.object)
        for (key, end) in type.ends(of: object) { object[key] = .number(end) }
        if case .parameter(let own) = type {
            object = ParameterDefinition(name: "", type: own).canonicalJSON(of: .object(object)).object ?? object
        }
        object[valueKey] = member.json
        return SharedValue(
            metadata: metadata, type: type, bounds: bounds, value: member.value, alias: member.alias,
            json: .object(object))
    }

    /// The definitions of the members that can be set one by one; without a valid type, `value` is text.
    public static func fields(of document: JSON) -> [ParameterDefinition] {
        let type = ParameterDefinition(name: typeKey, type: .choice(ValueType.words))
        switch try? ObjectReader.read(document, { ValueType.read(&$0, all: true) }) {
        case .parameter(let own)?:
            let ends = own.isNumeric ? ParameterDefinition.boundKeys : []
            return [type, ParameterDefinition(name: valueKey, type: own)]
                + ends.map { ParameterDefinition(name: $0, type: own, isOptional: true) }
        case .timing?: return [type, ParameterDefinition(name: valueKey, type: .record(timingParts))]
        case nil: return [type, ParameterDefinition(name: valueKey, type: .text)]
        }
    }
}

extension SharedValue.ValueType {
    /// The definition of the values, with a record for a timing.
    var definition: ParameterDefinition {
        switch self {
        case .parameter(let type): ParameterDefinition(name: SharedValue.valueKey, type: type)
        case .timing: ParameterDefinition(name: SharedValue.valueKey, type: .record(SharedValue.timingParts))
        }
    }

    /// - Parameter all: Whether the other keys of the document are accepted.
    static func read(_ reader: inout ObjectReader, all: Bool = false) -> Self? {
        if all { reader.acceptAllKeys() }
        if reader.object[SharedValue.typeKey]?.string == timingWord {
            _ = reader.value(SharedValue.typeKey)
            return .timing
        }
        return ParameterDefinition.type(&reader, key: SharedValue.typeKey, among: words, depth: 0)
            .map(Self.parameter)
    }

    /// Reads the range, whose ends can have units: `2s`.
    fileprivate func bounds(_ reader: inout ObjectReader) -> NumericBounds {
        guard case .parameter(let own) = self, own.isNumeric else { return NumericBounds() }
        let bounds = ParameterDefinition.bounds(&reader, own) { reader, key in
            reader.value(key, as: ParameterDefinition(name: key, type: own))?.number
        }
        guard own == .duration else { return bounds }
        let usual = SharedValue.durations
        let filled = NumericBounds(lower: bounds.lower ?? usual.lower, upper: bounds.upper ?? usual.upper)
        return filled.isEmpty ? bounds : filled
    }

    /// The ends of the range of a checked document, in the unit of the type.
    fileprivate func ends(of object: JSONObject) -> [(String, Double)] {
        guard case .parameter(let own) = self, own.isNumeric else { return [] }
        return ParameterDefinition.boundKeys.compactMap { key in
            let definition = ParameterDefinition(name: key, type: own)
            return object[key].flatMap { try? definition.value(from: $0).number }.map { (key, $0) }
        }
    }

    /// Reads a value of the type, or the alias in its place.
    fileprivate func member(
        from json: JSON, within bounds: NumericBounds, at path: JSONPath
    ) throws(Problems) -> ParameterValues.Member {
        guard self == .timing, try definition.alias(in: json, at: path) == nil else {
            let definition = ParameterDefinition(name: definition.name, type: definition.type, bounds: bounds)
            return try definition.member(from: json, at: path)
        }
        let parts: ParameterValues = try ObjectReader.read(json, at: path) { reader in
            var parts = ParameterValues(capacity: 2)
            for part in SharedValue.timingParts {
                let given =
                    part.isOptional ? reader.value(part.name) : reader.required(part.name, is: part.type.withArticle)
                guard let given else { continue }
                let path = path.appending(key: part.name)
                let member = reader.collect { () throws(Problems) in try part.member(from: given, at: path) }
                // No delay is a delay of 0 s.
                guard let member, !part.isOptional || member.alias != nil || member.value.number != 0 else { continue }
                parts.append(member.value, named: part.name, alias: member.alias)
            }
            return parts
        }
        if case .duration(let duration)? = parts["duration"], case .curve(let curve)? = parts["curve"] {
            do throws(TimingError) {
                _ = try CurveTiming(curve, duration: duration)
            } catch {
                throw Problems(.badCurve(error.message), at: path)
            }
        }
        return ParameterValues.Member(name: SharedValue.valueKey, value: .record(parts))
    }
}
