import MotifFormula
public import MotifJSON

/// The change of one property of a layer between two values over a span of the operation.
///
/// Before its first track, a property has that track's `from`; after its last track, that track's `to`.
public struct Track: Sendable, Equatable {
    /// The name of the layer.
    public let layer: String
    /// The property that moves.
    public let property: LayerProperty
    /// The value at the start of the span, a number.
    public let from: PlacedFormula
    /// The value at its end, a number.
    public let to: PlacedFormula
    /// The start of the span, in seconds or progress; `nil` for the start of the operation.
    public let begin: PlacedFormula?
    /// The length of the span, in seconds or progress; `nil` for the rest of the range, which only operations driven by
    /// progress can omit.
    public let duration: PlacedFormula?
    /// The timing curve.
    public let curve: CurveSource
    /// The path of the curve in the kind.
    public let curvePath: JSONPath

    /// The reversed track, over the same span with the same curve.
    public var swapped: Track {
        Track(
            layer: layer, property: property, from: to, to: from, begin: begin, duration: duration, curve: curve,
            curvePath: curvePath)
    }
}

/// The source of a track's timing curve.
public enum CurveSource: Sendable, Equatable {
    /// The curve parameter of this name, with its default.
    case parameter(String, default: Curve)
    /// The same curve in every pattern.
    case fixed(Curve)
}

/// An override of a track of a swapped operation.
public struct TrackOverride: Sendable, Equatable {
    /// The layer of the track.
    public let layer: String
    /// The property of the track.
    public let property: LayerProperty
    /// The value at the start, in the swapped operation; `nil` for unchanged, here and below.
    public let from: PlacedFormula?
    /// The value at the end, in the swapped operation.
    public let to: PlacedFormula?
    /// The start of the span.
    public let begin: PlacedFormula?
    /// The length of the span.
    public let duration: PlacedFormula?
    /// The timing curve.
    public let curve: CurveSource?
    /// The path of the curve in the kind.
    public let curvePath: JSONPath

    /// Returns whether the override applies to a track.
    func applies(to track: Track) -> Bool { track.layer == layer && track.property == property }

    /// Returns the track with the override applied.
    func applied(to track: Track) -> Track {
        Track(
            layer: layer, property: property, from: from ?? track.from, to: to ?? track.to,
            begin: begin ?? track.begin, duration: duration ?? track.duration, curve: curve ?? track.curve,
            curvePath: curve == nil ? track.curvePath : curvePath)
    }
}

extension Track {
    /// Reads a track of an operation with this driver.
    static func read(_ reader: inout ObjectReader, _ driver: Kind.Driver, _ names: KindNames) -> Track? {
        let subject = TrackSubject(&reader, names)
        let scope = subject.scope
        let from = reader.requiredNumber("from", in: scope, is: "the value at the start")
        let to = reader.requiredNumber("to", in: scope, is: "the value at the end")
        let begin = reader.number("begin", in: scope)
        var curve = CurveSource.read(&reader, names)
        let duration: PlacedFormula?
        if driver == .time {
            duration = reader.requiredNumber("duration", in: scope, is: "the length of the track in seconds")
            _ = reader.required("curve", is: "the timing curve")
        } else {
            duration = reader.number("duration", in: scope)
            if reader.object["curve"] == nil { curve = .fixed(.named(.linear)) }
        }
        guard let layer = subject.layer, let property = subject.property, let from, let to, let curve else {
            return nil
        }
        return Track(
            layer: layer, property: property, from: from, to: to, begin: begin, duration: duration, curve: curve,
            curvePath: reader.path.appending(key: "curve"))
    }
}

extension TrackOverride {
    /// Reads an override of a swapped track.
    static func read(_ reader: inout ObjectReader, _ names: KindNames) -> TrackOverride? {
        let subject = TrackSubject(&reader, names)
        let scope = subject.scope
        let override = TrackOverride(
            layer: subject.layer ?? "", property: subject.property ?? .opacity,
            from: reader.number("from", in: scope), to: reader.number("to", in: scope),
            begin: reader.number("begin", in: scope),
            duration: reader.number("duration", in: scope), curve: CurveSource.read(&reader, names),
            curvePath: reader.path.appending(key: "curve"))
        let keys = ["from", "to", "begin", "duration", "curve"]
        if reader.isObject, keys.allSatisfy({ reader.object[$0] == nil }) {
            reader.report(.rule(.missing, "This changes nothing; add at least one of: \(keys.joined(separator: ", "))"))
        }
        return subject.layer == nil || subject.property == nil ? nil : override
    }
}

/// The layer and the property of a track or an override.
private struct TrackSubject {
    let layer: String?
    let property: LayerProperty?
    /// The names that its formulas can read; `nil` if the layer isn't known.
    let scope: FormulaScope?

    init(_ reader: inout ObjectReader, _ names: KindNames) {
        layer = reader.requiredText("layer", .partName, is: "the name of the layer")
        _ = reader.required("property", is: "the property that moves")
        property = reader.word("property", "property")
        guard let layer, !layer.isEmpty else {
            scope = nil
            return
        }
        let facts = names.layers[layer]
        scope = facts?.scope
        guard let facts else {
            // If no layer is known, the layers have problems of their own.
            if names.layers.isEmpty { return }
            reader.report(.unknown("layer", layer, among: names.layers.keys.sorted()), at: "layer")
            return
        }
        if let property, let part = property.part, !facts.parts.contains(part) {
            let message = "Layer '\(layer)' has no \(part.rawValue), so '\(property.rawValue)' can't move"
            reader.report(.rule(.unknownReference, message), at: "property")
        }
    }
}

extension ObjectReader {
    /// Reads the formula of a number, with its place.
    fileprivate mutating func number(_ key: String, in scope: FormulaScope?) -> PlacedFormula? {
        formula(key, as: .number, in: scope).map { PlacedFormula(formula: $0, path: path.appending(key: key)) }
    }

    /// Reads the formula of a number, with its place, at a required key.
    fileprivate mutating func requiredNumber(
        _ key: String, in scope: FormulaScope?, is purpose: String
    ) -> PlacedFormula? {
        required(key, .formula(), is: purpose) == nil ? nil : number(key, in: scope)
    }
}

extension CurveSource {
    /// Reads the curve of a track: the name of a curve parameter, or else a curve in any of its spellings.
    static func read(_ reader: inout ObjectReader, _ names: KindNames) -> CurveSource? {
        let value = reader.value(
            "curve",
            .either([.reference(to: "curve"), .partName]).described("A timing curve, or the name of a curve parameter.")
        )
        guard let value else { return nil }
        let path = reader.path.appending(key: "curve")
        guard let name = value.string, ParameterDefinition.isName(name) else {
            return reader.collect { () throws(Problems) in .fixed(try Curve(value, at: path)) }
        }
        if let curve = names.curves[name] { return .parameter(name, default: curve) }
        if let curve = try? Curve(name) { return .fixed(curve) }
        if names.scope[name] != .any {
            let known = names.curves.keys.sorted() + NamedCurve.allCases.map(\.rawValue)
            reader.report(.unknown("curve", name, among: known), at: "curve")
        }
        return nil
    }
}
