import MotifJSON

extension JSONSchema {
    /// Kinds: their structure, with formulas as texts.
    static let kind: JSONSchema = .document(
        .kind,
        [
            ("parameters", parts(parameter, limit: KindLimits.parameters, "What patterns set.")),
            ("scene", parts(sceneInput, limit: KindLimits.inputs, "What the app or the device decides.")),
            (
                "bindings",
                parts(
                    .object([("name", .partName), ("formula", formula)], required: ["name", "formula"]),
                    limit: KindLimits.bindings, "Names for formulas.")
            ),
            ("layers", parts(layer, limit: KindLimits.layers, "What moves, back to front.").with("minItems", 1)),
            (
                "operations",
                parts(operation, limit: KindLimits.operations, "What the layers do.").with("minItems", 1)
            ),
            (
                "reduced",
                .object([("tracks", tracks(timed: true))], required: ["tracks"])
                    .described("What runs instead with reduced motion.")
            ),
            ("interactions", parts(interaction, limit: KindLimits.interactions, "Gestures that drive operations.")),
            ("checks", parts(check, limit: KindLimits.checks, "Conditions that must hold on every screen.")),
        ], required: ["layers", "operations"])

    private static func parts(_ part: JSONSchema, limit: Int, _ description: String) -> JSONSchema {
        .list(of: part).with("maxItems", .integer(limit)).described(description)
    }

    private static let formula = text.described("A formula.")

    /// A parameter, a field, or an element: the keys of its type are checked when the kind is saved.
    private static let definition: [(String, JSONSchema)] =
        [
            ("type", .choice(ParameterType.names)), ("summary", .text), ("minimum", .number), ("maximum", .number),
            ("exclusiveMinimum", .number), ("exclusiveMaximum", .number),
        ] + typeParts

    /// The keys of the types that have parts.
    static let typeParts: [(String, JSONSchema)] = [
        ("cases", .list(of: .wording).with("minItems", 1).with("uniqueItems", true)),
        ("documentType", .choice(DocumentType.allCases.map(\.rawValue))),
        ("fields", .list(of: .map(of: .anything))), ("element", .map(of: .anything)),
    ]

    private static let parameter: JSONSchema = .object(
        definition + [("name", .partName), ("default", .anything)], required: ["name", "type", "default"])

    private static let sceneInput: JSONSchema = .object(
        [
            ("name", .partName), ("type", .choice(SceneInput.types)),
            ("default", formula.described("A formula, which can read 'device', the size of the screen.")),
            ("placement", .choice(SceneInput.Placement.allCases.map(\.rawValue))), ("summary", .text),
        ], required: ["name", "type", "default"])

    private static let layer: JSONSchema = {
        let role = JSONSchema.choice(LayerRole.allCases.map(\.rawValue))
        let circle: [(String, JSONSchema)] = [("center", formula), ("diameter", formula)]
        return .object(
            [
                ("name", .partName),
                (
                    "role",
                    .either([role, .map(of: role).with("minProperties", 1)]).described(
                        "The role in all operations, or one for each.")
                ),
                ("shape", .choice(Layer.Shape.allCases.map(\.rawValue))), ("frame", formula),
                ("fill", formula.described("A color such as #336699, or a formula of one.")), ("cornerRadius", formula),
                (
                    "shadow",
                    .object(
                        [("color", formula), ("opacity", formula), ("radius", formula), ("offset", formula)],
                        required: ["opacity", "radius"])
                ),
                ("mask", .object(circle + [("shape", .constant("circle"))], required: ["center", "diameter"])),
                ("hole", .object(circle, required: ["center", "diameter"])), ("anchor", formula),
                ("perspective", formula), ("edge", .choice(Layer.Edge.allCases.map(\.rawValue))), ("image", formula),
                ("text", formula), ("visible", formula), ("forEach", formula), ("as", .partName),
            ], required: ["name", "role", "frame"])
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
        let common: [(String, JSONSchema)] = [("name", .partName), ("summary", .text)]
        return .either([
            .object(
                common + [("driver", .constant("time")), ("tracks", tracks(timed: true))],
                required: ["name", "driver", "tracks"]),
            .object(
                common + [
                    ("driver", .constant("progress")),
                    ("range", .list(of: .number).with("minItems", 2).with("maxItems", 2)),
                    ("tracks", tracks(timed: false)),
                ], required: ["name", "driver", "tracks"]),
            .object(
                common + [("swap", .partName), ("tracks", .list(of: track(required: ["layer", "property"])))],
                required: ["name", "swap"]),
            .object(common + [("system", .constant(true))], required: ["name", "system"]),
        ])
    }()

    private static let interaction: JSONSchema = .object(
        [
            ("name", .partName), ("summary", .text), ("operation", .partName), ("progress", formula),
            ("finishes", formula),
        ], required: ["name", "operation", "progress", "finishes"])

    private static let check: JSONSchema = .object(
        [
            ("name", .slug), ("summary", .text), ("level", .choice(Kind.Check.Level.allCases.map(\.rawValue))),
            ("operation", .partName), ("holds", formula),
            ("message", .wording.described("The message if the condition is false, with formulas in braces.")),
        ], required: ["name", "holds", "message"])
}
