import MotifCore
import MotifFormula
package import MotifJSON

/// The data from which a page's player computes the motion: values, formulas as trees, devices, findings.
///
/// `Resources/web/player` reads it. Values that are `nil` here are left out.
package struct PlayerMotion {
    let subject: ExportSubject
    private let kind: Kind
    private let pattern: Pattern

    private let formulas: KindFormulas
    private let hasFindings: Bool
    private let address: (ScreenName, Screenshot) -> String

    /// The data of a motion.
    ///
    /// - Parameter hasFindings: Whether the built-in checks run on all screens; a motion that is only compared with
    ///   another doesn't show them.
    /// - Parameter address: Returns the address of a screenshot; by default, one that contains it.
    package init(
        _ subject: ExportSubject, hasFindings: Bool = true,
        address: @escaping (ScreenName, Screenshot) -> String = { $1.dataAddress }
    ) {
        self.subject = subject
        self.address = address
        self.hasFindings = hasFindings
        formulas = KindFormulas(
            operations: subject.operations, formula: { $0.json }, color: { ["tree": $0.json] })
        kind = subject.motion.kind
        pattern = subject.motion.pattern
    }

    package var json: JSON {
        let screens = PlayerScreens(subject: subject)
        return .members([
            "slug": .string(pattern.metadata.name.slug.text),
            "parameters": .array(kind.parameters.map(parameter)),
            "definitions": .array(kind.order.map(definition)),
            "given": given,
            "layers": .array(kind.layers.map { formulas.layer($0, screen: screenName(of: $0)) }),
            "operations": .array(subject.operations.compactMap(operation)),
            "checks": .array(kind.checks.map(check)),
            "findings": hasFindings ? screens.findings : [],
            "devices": screens.devices,
            "device": .string(screens.name(of: subject.screen)),
            "isLandscape": .boolean(subject.screen.orientation == .landscape),
            "screenshots": subject.screenshots.json(address: address),
        ])
    }

    private func parameter(_ definition: ParameterDefinition) -> JSON {
        let member = pattern.parameters.member(definition.name)
        return parameter(
            definition, member?.value ?? definition.defaultValue, formulaValue(of: definition), member?.alias)
    }

    /// The fields of a record with their values; `nil` for other types.
    private func fields(_ definition: ParameterDefinition, _ value: ParameterValue?) -> JSON? {
        guard case .record(let fields) = definition.type else { return nil }
        let values: ParameterValues = if case .record(let values)? = value { values } else { [:] }
        return .array(fields.map { parameter($0, values[$0.name] ?? $0.defaultValue, nil) })
    }

    private func parameter(
        _ definition: ParameterDefinition, _ value: ParameterValue?, _ formulaValue: JSON?, _ alias: Slug? = nil
    ) -> JSON {
        let bounds = definition.type == .fraction ? definition.bounds.intersection(.fraction) : definition.bounds
        func end(_ end: NumericBounds.End?, _ inclusion: Bool) -> JSON? {
            end.flatMap { $0.isInclusive == inclusion ? .number($0.value) : nil }
        }
        let choices: JSON? =
            if case .choice(let texts) = definition.type { .array(texts.map(JSON.string)) } else { nil }
        // A color control needs the components.
        let shown = definition.type == .color ? formulaValue ?? value?.json : value?.json
        return .members([
            "name": .string(definition.name), "type": .string(definition.type.word),
            "unit": .filled(definition.type.unit), "summary": .filled(definition.summary),
            "range": definition.rangeInWords.map(JSON.string), "value": shown,
            "default": definition.defaultValue?.json, "text": (value?.text).map(JSON.string),
            "alias": (alias?.text).map(JSON.string), "formulaValue": formulaValue, "choices": choices,
            "fields": fields(definition, value),
            "minimum": end(bounds.lower, true), "maximum": end(bounds.upper, true),
            "exclusiveMinimum": end(bounds.lower, false), "exclusiveMaximum": end(bounds.upper, false),
        ])
    }

    /// The value for formulas if it differs from the stored one: a color's components, a document's fields.
    private func formulaValue(of definition: ParameterDefinition) -> JSON? {
        definition.type.isNumeric || definition.type == .curve ? nil : subject.scene.values[definition.name]?.json
    }

    private func definition(_ definition: Kind.Definition) -> JSON {
        switch definition {
        case .binding(let index):
            return ["name": .string(kind.bindings[index].name), "formula": kind.bindings[index].formula.json]
        case .input(let index):
            let input = kind.scene[index]
            return .members([
                "name": .string(input.name), "formula": input.defaultFormula.json, "isInput": true,
                "isPlaced": input.placement == .any ? true : nil,
            ])
        }
    }

    /// The scene inputs that differ from the kind's defaults on this screen.
    private var given: JSON {
        let standard = try? subject.motion.scene(on: subject.screen.size)
        let inputs = subject.scene.inputs.filter { standard?.values[$0.name] != $0.value }
        return .object(JSONObject(inputs.map { ($0.name, $0.value.json) }))
    }

    private func operation(_ name: String) -> JSON? {
        guard let operation = kind.operation(named: name), let standard = kind.choreography(of: name) else {
            return nil
        }
        return .members([
            "name": .string(name), "summary": .filled(operation.summary), "standard": score(standard),
            "reduced": kind.reducedChoreography(of: name).map(score),
        ])
    }

    private func score(_ choreography: Kind.Choreography) -> JSON {
        let driver: JSON =
            switch choreography.driver {
            case .time: "time"
            case .progress(let range): [.number(range.lowerBound), .number(range.upperBound)]
            }
        return ["driver": driver, "tracks": .array(choreography.tracks.map(formulas.track))]
    }

    private func limit(_ limit: Pattern.Acceptance.Limit) -> JSON {
        .members([
            "cases": .integer(limit.cases), "shortfall": limit.shortfall.map(JSON.number),
            "words": .string(limit.words),
        ])
    }

    /// The screen whose picture a layer shows; `nil` without pictures.
    private func screenName(of layer: Layer) -> JSON? {
        guard !subject.screenshots.pictures.isEmpty else { return nil }
        return (subject.motion.kind.screenNames[layer.name]?.rawValue).map(JSON.string)
    }

    private func check(_ check: Kind.Check) -> JSON {
        let acceptance = pattern.accepts.first { $0.check == check.name }
        return .members([
            "name": .string(check.name), "summary": .filled(check.summary),
            "level": .string(check.level.rawValue), "holds": check.holds.json, "message": check.message.json,
            "accepted": (acceptance?.reason).map(JSON.string), "limit": (acceptance?.limit).map(limit),
        ])
    }
}
