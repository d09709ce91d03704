import MotifJSON

extension JSONSchema {
    /// Kinds: their structure, with formulas as texts.
    static let kind: JSONSchema = .document(
        .kind,
        .object([
            "parameters?": parts(parameter, limit: KindLimits.parameters, "What patterns set."),
            "scene?": parts(sceneInput, limit: KindLimits.inputs, "What the app or the device decides."),
            "bindings?": parts(
                .object(["name": .partName, "formula": formula]), limit: KindLimits.bindings, "Names for formulas."),
            "layers": parts(layer, limit: KindLimits.layers, "What moves, back to front.").with("minItems", 1),
            "operations": parts(operation, limit: KindLimits.operations, "What the layers do.").with("minItems", 1),
            "reduced?": .object(["tracks": tracks(timed: true)]).described("What runs instead with reduced motion."),
            "interactions?": parts(interaction, limit: KindLimits.interactions, "Gestures that drive operations."),
            "checks?": parts(check, limit: KindLimits.checks, "Conditions that must hold on every screen."),
        ]))

    private static func parts(_ part: JSONSchema, limit: Int, _ description: String) -> JSONSchema {
        .list(of: part).with("maxItems", .integer(limit)).described(description)
    }

    private static let formula = text.described("A formula.")

    /// A parameter, a field, or an element: the keys of its type are checked when the kind is saved.
    private static let definition: JSONSchema = .object([
        "type": .choice(ParameterType.names), "summary?": .text, "minimum?": .number, "maximum?": .number,
        "exclusiveMinimum?": .number, "exclusiveMaximum?": .number,
    ]).joined(typeParts)

    /// The keys of the types that have parts.
    static let typeParts: JSONSchema = .object([
        "cases?": .list(of: .wording).with("minItems", 1).with("uniqueItems", true),
        "documentType?": .choice(DocumentType.allCases.map(\.rawValue)),
        "fields?": .list(of: .map(of: .anything)), "element?": .map(of: .anything),
    ])

    private static let parameter = JSONSchema.object(["name": .partName]).joined(definition)
        .joined(.object(["default": .anything]))

    private static let sceneInput: JSONSchema = .object([
        "name": .partName, "type": .choice(SceneInput.types),
        "default": formula.described("A formula, which can read 'device', the size of the screen."),
        "placement?": .choice(SceneInput.Placement.allCases.map(\.rawValue)), "summary?": .text,
    ])

    private static let layer: JSONSchema = {
        let role = JSONSchema.choice(LayerRole.allCases.map(\.rawValue))
        let circle = JSONSchema.object(["center": formula, "diameter": formula])
        return .object([
            "name": .partName,
            "role": .either([role, .map(of: role).with("minProperties", 1)]).described(
                "The role in all operations, or one for each."),
            "shape?": .choice(Layer.Shape.allCases.map(\.rawValue)), "frame": formula,
            "fill?": formula.described("A color such as #336699, or a formula of one."), "cornerRadius?": formula,
            "shadow?": .object(["color?": formula, "opacity": formula, "radius": formula, "offset?": formula]),
            "mask?": circle.joined(.object(["shape?": .constant("circle")])), "hole?": circle, "anchor?": formula,
            "perspective?": formula, "edge?": .choice(Layer.Edge.allCases.map(\.rawValue)), "image?": formula,
            "text?": formula, "visible?": formula, "forEach?": formula, "as?": .partName,
        ])
    }()

    private static func track(required: [String]) -> JSONSchema {
        .object(
            [
                ("layer", .partName), ("property", .choice(LayerProperty.allCases.map(\.rawValue))),
                ("from", formula), ("to", formula), ("begin", formula), ("duration", formula),
                (
                    "curve",
                    .either([.reference(to: "curve"), .partName]).described(
                        "A timing curve, or the name of a curve parameter.")
                ),
            ], required: required)
    }

    private static func tracks(timed: Bool) -> JSONSchema {
        let required = ["layer", "property", "from", "to"] + (timed ? ["duration", "curve"] : [])
        return .list(of: track(required: required)).with("minItems", 1)
            .with("maxItems", .integer(KindLimits.tracks))
    }

    private static let operation: JSONSchema = {
        let common = JSONSchema.object(["name": .partName, "summary?": .text])
        return .either([
            common.joined(.object(["driver": .constant("time"), "tracks": tracks(timed: true)])),
            common.joined(
                .object([
                    "driver": .constant("progress"),
                    "range?": .list(of: .number).with("minItems", 2).with("maxItems", 2),
                    "tracks": tracks(timed: false),
                ])),
            common.joined(
                .object(["swap": .partName, "tracks?": .list(of: track(required: ["layer", "property"]))])),
            common.joined(.object(["system": .constant(true)])),
        ])
    }()

    private static let interaction: JSONSchema = .object([
        "name": .partName, "summary?": .text, "operation": .partName, "progress": formula, "finishes": formula,
    ])

    private static let check: JSONSchema = .object([
        "name": .slug, "summary?": .text, "level?": .choice(Kind.Check.Level.allCases.map(\.rawValue)),
        "operation?": .partName, "holds": formula,
        "message": .wording.described("The message if the condition is false, with formulas in braces."),
    ])
}
