import MotifFormula
import MotifJSON

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
            duration = reader.requiredNumber("duration", in: scope, is: "how long it takes, in seconds")
            if reader.object["curve"] == nil { reader.report(.missing(key: "curve", for: "how it goes there")) }
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
    /// Reads what a swapped operation does otherwise.
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
            reader.report(.rule(.missing, "This changes nothing; it takes any of \(keys.joined(separator: ", "))"))
        }
        return subject.layer == nil || subject.property == nil ? nil : override
    }
}

/// Which property of which layer a track or an override speaks of.
private struct TrackSubject {
    let layer: String?
    let property: LayerProperty?
    /// What its formulas may read; `nil` where the layer is not known.
    let scope: FormulaScope?

    init(_ reader: inout ObjectReader, _ names: KindNames) {
        layer = reader.requiredText("layer", is: "the name of the layer that moves")
        _ = reader.required("property", is: "what of the layer moves")
        property = reader.word("property", "property")
        guard let layer, !layer.isEmpty else {
            scope = nil
            return
        }
        let facts = names.layers[layer]
        scope = facts?.scope
        guard let facts else {
            // Without any layer it is the layers that are to blame.
            if names.layers.isEmpty { return }
            reader.report(.unknown("layer", layer, among: names.layers.keys.sorted()), at: "layer")
            return
        }
        if let property, let part = property.part, !facts.parts.contains(part) {
            let words = "Layer '\(layer)' has no \(part.rawValue), so '\(property.rawValue)' cannot move"
            reader.report(.rule(.unknownReference, words), at: "property")
        }
    }
}

extension ObjectReader {
    /// The formula of a key that gives a number, with its place.
    fileprivate mutating func number(_ key: String, in scope: FormulaScope?) -> PlacedFormula? {
        formula(key, as: .number, in: scope).map { PlacedFormula(formula: $0, path: path.appending(key: key)) }
    }

    /// The same of a key that must be there.
    fileprivate mutating func requiredNumber(
        _ key: String, in scope: FormulaScope?, is purpose: String
    ) -> PlacedFormula? {
        required(key, is: purpose) == nil ? nil : number(key, in: scope)
    }
}

extension CurveSource {
    /// Reads the curve of a track: the name of a curve parameter, else a curve in any of its spellings.
    static func read(_ reader: inout ObjectReader, _ names: KindNames) -> CurveSource? {
        guard let value = reader.value("curve") else { return nil }
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
