@testable import MotifCore
@testable import MotifExport

// The schemas in `docs/schemas/`, which tests write and hold documents and answers against.

extension MotionDocument {
    /// The JSON Schema of the document.
    static let schema: JSON = JSONSchema.object([
        "format": .constant(.integer(format)).described("The version of the document."),
        "motif": .text.described("The version of motif that wrote it."),
        "name": .text.described("The slug for names of files, classes, and types."), "pattern": pattern,
        "kind": .object(["slug": .text, "title": .text, "summary?": .text]),
        "screen": .object([
            "device?": .text.described("The slug of the device, if it is one."),
            "orientation": .choice(Orientation.allCases.map(\.rawValue)), "width": points, "height": points,
        ]),
        "parameters": .list(of: parameter).described("The values of the pattern, in the order of the kind."),
        "inputs": .list(of: input).described("Values that the app decides, such as the frame of a tapped view."),
        "bindings": .list(of: binding).described("The named formulas of the kind."),
        "layers": .list(of: kindLayer).described("The layers of the kind, back to front, as formulas."),
        "operations": .list(of: operation),
        "system": .list(of: .text).described("The operations that the system runs."),
        "curves": .list(of: curve).described("The timing curves; segments have their index."),
    ]).with("$schema", .string(JSONSchema.dialect)).with("title", "The motion of a pattern, for an exporter").json

    private static let points = JSONSchema.number.described("Points.")
    private static let point = JSONSchema.object(["x": .number, "y": .number])
    private static let frame = JSONSchema.object(["x": .number, "y": .number, "width": .number, "height": .number])
    private static let color = JSONSchema.object(["red": .number, "green": .number, "blue": .number, "alpha": .number])
    private static let formula = JSONSchema.object([
        "text": .text.described("The formula as it is written in the kind."),
        "syntax": .anything.described("Its tree: a number, a boolean, a name, or a list of an operator and operands."),
    ])

    private static let pattern = JSONSchema.object([
        "slug": .text, "title": .text, "summary?": .text, "tags": .list(of: .text),
        "source?": .object(["title": .text, "url?": .text, "author?": .text]), "revision": .integer(from: 1),
        "reference": .text.described("Pattern and revision, such as expand@2, for comments."),
    ])

    private static let types = JSONSchema.choice(ParameterType.names)
    private static let unit = JSONSchema.text.described("s, pt, or °; values are in this unit.")
    private static let parameter = JSONSchema.object([
        "name": .text, "type": types, "unit?": unit, "summary?": .text,
        "value?": .anything.described("The value as it is saved."), "text?": .text,
        "resolved?": .anything.described("The value in formulas: a color's components, the fields of an item."),
    ])
    private static let input = JSONSchema.object([
        "name": .text, "type": types, "unit?": unit, "summary?": .text,
        "value?": .anything.described("The value on this screen."), "default": formula,
    ])
    private static let binding = JSONSchema.object(["name": .text, "value?": .anything, "formula": formula])
}

// Layers and motions.
extension MotionDocument {
    private static let role = JSONSchema.choice(LayerRole.allCases.map(\.rawValue))
    private static let shape = JSONSchema.choice(Layer.Shape.allCases.map(\.rawValue))
    private static let edge = JSONSchema.choice(Layer.Edge.allCases.map(\.rawValue))
    private static let property = JSONSchema.choice(LayerProperty.allCases.map(\.rawValue))

    private static func circle(_ center: JSONSchema, _ diameter: JSONSchema) -> JSONSchema {
        JSONSchema.object(["center": center, "diameter": diameter])
    }

    private static func shadow(_ color: JSONSchema, _ number: JSONSchema, _ offset: JSONSchema) -> JSONSchema {
        JSONSchema.object(["color?": color, "opacity": number, "radius": number, "offset?": offset])
    }

    private static let kindLayer = JSONSchema.object([
        "name": .text, "roles": .map(of: role).described("The role in each operation that has the layer."),
        "shape": shape, "edge": edge, "frame": formula, "fill?": .either([color, formula]), "cornerRadius?": formula,
        "shadow?": shadow(.either([color, formula]), formula, formula), "mask?": circle(formula, formula),
        "hole?": circle(formula, formula), "anchor?": formula, "perspective?": formula, "image?": formula,
        "text?": formula, "visible?": formula,
        "forEach?": .object(["list": formula, "element": .text])
            .described("The layer has a copy for each element of the list."),
    ])

    private static let gesture = JSONSchema.object([
        "name": .text, "summary?": .text, "progress": formula, "finishes": formula,
    ])
    private static let operation = JSONSchema.object([
        "name": .text, "summary?": .text,
        "reverses?": .text.described("The operation that it runs backward, with timing of its own."),
        "gestures": .list(of: gesture).described("What drives the operation besides time, with linear timing."),
        "standard": motion,
        "reduced?": motion.described("The motion with reduced motion; missing if the kind has no variant."),
    ])

    private static let motion = JSONSchema.object([
        "driver": .choice(["time", "progress"]).described("By time, in seconds, or by a scroll or gesture."),
        "begin": .number, "end": .number,
        "tracks": .list(of: track).described("The tracks of the kind, as formulas."),
        "layers": .list(of: layer).described("The layers with the values on this screen, back to front."),
    ])

    private static let track = JSONSchema.object([
        "layer": .text, "property": property, "from": formula, "to": formula, "begin?": formula, "duration?": formula,
        "curve": .anything.described("A curve, or {\"parameter\": name}."),
    ])

    private static let layer = JSONSchema.object([
        "name": .text.described("The name; a copy's name ends in a dot and its element."),
        "layer": .text.described("The name of the layer in the kind."), "role": role, "shape": shape,
        "edge": edge.described("The edge from which 'offset' moves the layer inward."), "frame": frame,
        "fill?": color.described("Missing if it is clear."), "cornerRadius": .number,
        "shadow?": shadow(color, .number, point), "mask?": circle(point, .number), "hole?": circle(point, .number),
        "anchor": point.described("In fractions of the frame."), "perspective?": .number, "image?": .text,
        "text?": .text, "motions": .list(of: .object(["property": property, "segments": segments])),
    ])

    private static let segments = JSONSchema.list(
        of: .object(["begin": .number, "end": .number, "from": .number, "to": .number, "curve": .integer(from: 0)])
    ).described("In order; before, between, and after them the value stays.")

    private static let bezier = JSONSchema.list(of: .number).with("minItems", 4).with("maxItems", 4)
    private static let stops = JSONSchema.list(of: .list(of: .number).with("minItems", 2).with("maxItems", 2))
        .described("Pairs of time and progress.")

    private static let curve = JSONSchema.object([
        "text": .text.described("The curve as it is saved."),
        "duration": .number.described("The length of the segments, which decides what a spring does in them."),
        "parameters": .list(of: .text).described("The parameters that it comes from."),
        "type": .choice(["cubicBezier", "steps", "linear", "spring"]), "cubicBezier?": bezier,
        "steps?": .integer(from: 1), "position?": .choice(StepPosition.allCases.map(\.rawValue)), "linear?": stops,
        "spring?": .object([
            "mass": .number, "stiffness": .number, "damping": .number, "initialVelocity": .number,
            "dampingRatio?": .number, "response?": .number, "settlingDuration?": .number, "residual?": .number,
        ]).described("It isn't stretched to its segment, but cut off, with a jump of the fraction 'residual'."),
        "nearestBezier?": .object(["cubicBezier": bezier, "error": .number])
            .described("For formats without springs, with the largest error."),
        "lines?": .object(["stops": stops, "error": .number])
            .described("The curve as straight lines, with the largest error."),
    ])
}

extension ExporterAnswer {
    /// The JSON Schema of an answer.
    static let schema: JSON = {
        let format = JSONSchema.constant(.integer(MotionDocument.format))
        let file = JSONSchema.object(["name": .text, "text": .text])
        let degree = JSONSchema.choice(ExportNote.Degree.allCases.map(\.rawValue))
        let note = JSONSchema.object(["degree": degree, "code": .text, "message": .text])
        let notes = JSONSchema.list(of: note).with("maxItems", .integer(maximumCount))
        let files = JSONSchema.list(of: file).with("minItems", 1).with("maxItems", .integer(maximumCount))
        return JSONSchema.either([
            .object(["format": format, "files": files, "notes?": notes]),
            .object(["format": format, "refused": .text, "notes?": notes]),
        ]).with("$schema", .string(JSONSchema.dialect)).with("title", "The answer of an exporter").json
    }()
}
