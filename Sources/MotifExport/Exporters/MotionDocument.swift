import MotifCore
import MotifFormula
package import MotifJSON
import MotifSystem

/// The motion of a pattern as one JSON document, for an exporter that isn't part of motif.
///
///     try MotionDocument(subject).json   // {"format": 1, "pattern": {"slug": "expand", …}, "operations": [ … ], … }
///
/// It has the formulas of the kind, and their results on one screen. `docs/schemas/motion-document.json` describes it.
package struct MotionDocument {
    /// The version of the document. Keys can be added to a version, but can't change or disappear.
    package static let format = 1

    private let subject: ExportSubject
    private let formulas: KindFormulas

    /// The document of a subject.
    package init(_ subject: ExportSubject) {
        self.subject = subject
        formulas = KindFormulas(operations: subject.operations, formula: Self.formula, color: Self.formula)
    }

    /// The document.
    ///
    /// - Throws: `Problems` of a timeline.
    package var json: JSON {
        get throws(Problems) {
            let (motion, kind) = (subject.motion, subject.motion.kind)
            var curves = DocumentCurves()
            let operations = try subject.operations.map { name throws(Problems) in try operation(name, &curves) }
            let (name, screen) = (kind.metadata, subject.screen)
            return .members([
                "format": .integer(Self.format), "motif": .string(Version.current),
                "name": .string(subject.name.text), "pattern": pattern,
                "kind": .members([
                    "slug": .string(name.name.slug.text), "title": .string(name.title),
                    "summary": .filled(name.summary),
                ]),
                "screen": .members([
                    "device": screen.device.map { .string($0.text) },
                    "orientation": .string(screen.orientation.rawValue),
                    "width": .number(screen.size.width), "height": .number(screen.size.height),
                ]),
                "parameters": .array(kind.parameters.map { parameter($0, motion.pattern.parameters[$0.name]) }),
                "inputs": .array(kind.scene.map(input)), "bindings": .array(kind.bindings.map(binding)),
                "layers": .array(kind.layers.map { formulas.layer($0) }), "operations": .array(operations),
                "system": .array(kind.operations.filter { $0.action == .system }.map { .string($0.name) }),
                "curves": curves.json(fitting: subject.curves),
            ])
        }
    }

    private var pattern: JSON {
        let metadata = subject.motion.pattern.metadata
        let source = metadata.source.map { source in
            JSON.members([
                "title": .string(source.title), "url": source.url.map(JSON.string),
                "author": source.author.map(JSON.string),
            ])
        }
        return .members([
            "slug": .string(metadata.name.slug.text), "title": .string(metadata.title),
            "summary": .filled(metadata.summary), "tags": .array(metadata.tags.map(JSON.string)),
            "source": source, "revision": .integer(subject.revision.value),
            "reference": .string(subject.reference),
        ])
    }

    private func parameter(_ definition: ParameterDefinition, _ value: ParameterValue?) -> JSON {
        .members([
            "name": .string(definition.name), "type": .string(definition.type.word),
            "unit": .filled(unit(definition.type)), "summary": .filled(definition.summary),
            "value": (value ?? definition.defaultValue)?.json,
            "text": ((value ?? definition.defaultValue)?.text).map(JSON.string),
            "resolved": subject.scene.values[definition.name]?.json,
        ])
    }

    private func input(_ input: SceneInput) -> JSON {
        .members([
            "name": .string(input.name), "type": .string(input.type.word), "unit": .filled(unit(input.type)),
            "summary": .filled(input.summary), "value": subject.scene.values[input.name]?.json,
            "default": Self.formula(input.defaultFormula),
        ])
    }

    private func binding(_ binding: Kind.Binding) -> JSON {
        .members([
            "name": .string(binding.name), "value": subject.scene.values[binding.name]?.json,
            "formula": Self.formula(binding.formula),
        ])
    }

    private func unit(_ type: ParameterType) -> String { String(type.unit.drop { $0 == " " }) }

    /// `{"text": "view.width / 2", "syntax": ["/", [".", "view", "width"], 2]}`
    private static func formula(_ formula: CheckedFormula) -> JSON {
        ["text": .string(formula.formula.source), "syntax": formula.json]
    }
}

// What moves.
extension MotionDocument {
    private func operation(_ name: String, _ curves: inout DocumentCurves) throws(Problems) -> JSON {
        let kind = subject.motion.kind
        let gestures = kind.interactions.filter { $0.operation == name }.map { gesture in
            JSON.members([
                "name": .string(gesture.name), "summary": .filled(gesture.summary),
                "progress": Self.formula(gesture.progress), "finishes": Self.formula(gesture.finishes),
            ])
        }
        let (standard, reduced) = try subject.timelines(of: name)
        let forward = kind.families(of: kind.operations.map(\.name)).first { family in
            family.backward.contains { $0.operation == name }
        }
        return .members([
            "name": .string(name), "summary": .filled(kind.operation(named: name)?.summary ?? ""),
            "reverses": (forward?.operation).map(JSON.string),
            "gestures": .array(gestures), "standard": motion(standard, &curves),
            "reduced": reduced.map { motion($0, &curves) },
        ])
    }

    private func motion(_ timeline: Timeline, _ curves: inout DocumentCurves) -> JSON {
        let tracks = subject.motion.kind.tracks(of: timeline.operation, timeline.variant)
        let layers = timeline.layers.map { layer($0, tracks, &curves) }
        return .members([
            "driver": timeline.driver == .time ? "time" : "progress", "begin": .number(timeline.range.lowerBound),
            "end": .number(timeline.range.upperBound), "tracks": .array(tracks.map(formulas.track)),
            "layers": .array(layers),
        ])
    }

    private func layer(_ layer: TimelineLayer, _ tracks: [Track], _ curves: inout DocumentCurves) -> JSON {
        let base = layer.name.prefix { $0 != "." }
        let motions = layer.motions.map { motion -> JSON in
            let own = tracks.filter { $0.layer == base && $0.property == motion.property }
            let parameters = own.compactMap(\.curve.parameter)
            let segments = motion.segments.map { segment -> JSON in
                [
                    "begin": .number(segment.begin), "end": .number(segment.end), "from": .number(segment.from),
                    "to": .number(segment.to), "curve": .integer(curves.index(of: segment.timing, named: parameters)),
                ]
            }
            return ["property": .string(motion.property.rawValue), "segments": .array(segments)]
        }
        return .members([
            "name": .string(layer.name), "layer": .string(String(base)), "role": .string(layer.role.rawValue),
            "shape": .string(layer.shape.rawValue), "edge": .string(layer.edge.rawValue),
            "frame": FormulaValue.frame(layer.frame).json, "fill": layer.fill?.formulaValue.json,
            "cornerRadius": .number(layer.cornerRadius), "shadow": layer.shadow.map(Self.shadow),
            "mask": layer.mask.map(Self.circle), "hole": layer.hole.map(Self.circle),
            "anchor": FormulaValue.point(layer.anchor).json, "perspective": layer.perspective.map(JSON.number),
            "image": .filled(layer.image), "text": .filled(layer.text), "motions": .array(motions),
        ])
    }

    private static func circle(_ circle: TimelineLayer.Circle) -> JSON {
        ["center": FormulaValue.point(circle.center).json, "diameter": .number(circle.diameter)]
    }

    private static func shadow(_ shadow: TimelineLayer.Shadow) -> JSON {
        [
            "color": shadow.color.formulaValue.json, "opacity": .number(shadow.opacity),
            "radius": .number(shadow.radius), "offset": FormulaValue.point(shadow.offset).json,
        ]
    }
}
