import MotifJSON

extension `a kind is checked when it is read` {
    static let structure = [
        Case("layres", [], "unknown-key $.layres: Unknown key 'layres'. Did you mean 'layers'?"),
        Case("layers", nil, "missing $: 'layers' is missing; it is the layers, back to front"),
        Case("layers", [], "missing $.layers: 'layers' is empty; it is the layers, back to front"),
        Case("operations[0].tracks", [], "missing $.operations[0].tracks: 'tracks' is empty; it is the list of tracks"),
        Case(
            "reduced.tracks", nil,
            "missing $.reduced: 'tracks' is missing; it is the tracks that run with reduced motion"),
        Case("operations", "push", "wrong-type $.operations: Expected a list; found text"),
        Case("layers[0]", 1, "wrong-type $.layers[0]: Expected an object; found a number"),
        Case("layers[0].frmae", "x", "unknown-key $.layers[0].frmae: Unknown key 'frmae'. Did you mean 'frame'?"),
        Case("layers[0].frame", nil, "missing $.layers[0]: 'frame' is missing; it is the layer's frame on the screen"),
        Case(
            "layers[1].mask.centre", "1",
            "unknown-key $.layers[1].mask.centre: Unknown key 'centre'. Did you mean 'center'?"),
        Case(
            "layers[1].mask", ["diameter": "1"],
            "missing $.layers[1].mask: 'center' is missing; it is the center of the circle"),
        Case(
            "checks[0].message", nil,
            "missing $.checks[0]: 'message' is missing; it is the message if the condition fails, with formulas "
                + "in braces"),
        Case(
            "checks[0].message", "",
            "missing $.checks[0].message: 'message' is empty; it is the message if the condition fails, with "
                + "formulas in braces"),
        Case(
            "checks[0].level", "fatal",
            "unknown-reference $.checks[0].level: Unknown level 'fatal'; expected one of: error, warning, info"),
        Case(
            "scene[0].type", "curve",
            "wrong-type $.scene[0].type: The type of a scene input must be one of: duration, length, angle, number, "
                + "fraction, integer, boolean, text, point, size, frame"),
        Case("scene[0].type", "siez", "unknown-reference $.scene[0].type: Unknown type 'siez'. Did you mean 'size'?"),
        Case("scene[0].placement", "any", "wrong-type $.scene[0].placement: Only a frame can be placed anywhere"),
        Case(
            "operations[0].driver", nil,
            "missing $.operations[0]: 'driver' is missing; it is 'time' or 'progress', unless the operation has "
                + "'swap' or 'system'"),
        Case(
            "operations[0].driver", "clock",
            "unknown-reference $.operations[0].driver: Unknown driver 'clock'; expected one of: time, progress"),
        Case(
            "operations[1].driver", "time",
            "unknown-key $.operations[1].driver: Unknown key 'driver'; known keys: name, summary, swap, tracks"),
        Case("operations[2].system", false, "wrong-type $.operations[2].system: 'system' must be true or left out"),
        Case(
            "operations[0].tracks[0].duration", nil,
            "missing $.operations[0].tracks[0]: 'duration' is missing; it is the length of the track in seconds"),
        Case(
            "operations[0].tracks[0].curve", nil,
            "missing $.operations[0].tracks[0]: 'curve' is missing; it is the timing curve"),
        Case(
            "operations[1].tracks[0].curve", nil,
            "missing $.operations[1].tracks[0]: This changes nothing; add at least one of: from, to, "
                + "begin, duration, curve"),
        Case(
            "operations[3]", ["name": "scroll", "driver": "progress", "range": [1, 0], "tracks": []],
            "out-of-range $.operations[3].range: A range must be two numbers, the lower one first",
            "missing $.operations[3].tracks: 'tracks' is empty; it is the list of tracks"),
        Case(
            "checks", .array(Array(repeating: [:], count: 257)),
            "too-large $.checks: 'checks' has 257 elements; the maximum is 256"),
        Case(
            "parameters", .array(Array(repeating: [:], count: 257)),
            "too-large $.parameters: 'parameters' has 257 elements; the maximum is 256",
            "bad-formula $.layers[2].forEach: Unknown name 'cards' (column 1 of 'cards')",
            "unknown-reference $.operations[0].tracks[0].curve: Unknown curve 'curve'; expected one of: "
                + "linear, easeIn, easeOut, easeInOut, default",
            "bad-formula $.operations[0].tracks[0].duration: Unknown name 'duration' (column 1 of 'duration')",
            "unknown-reference $.operations[0].tracks[1].curve: Unknown curve 'curve'; expected one of: "
                + "linear, easeIn, easeOut, easeInOut, default",
            "bad-formula $.operations[0].tracks[1].duration: Unknown name 'duration' (column 1 of 'duration / 2')"),
        Case(
            "layers", .array(Array(repeating: [:], count: 513)),
            "too-large $.layers: 'layers' has 513 elements; the maximum is 512"),
    ]

    static let names = [
        Case(
            "scene[0].name", "duration",
            "exists $.scene[0].name: The name 'duration' appears twice",
            "bad-formula $.bindings[1].formula: Unknown name 'screen' (column 1 of 'screen.height')",
            "bad-formula $.layers[0].frame: Unknown name 'screen' (column 8 of 'bounds(screen)')",
            "bad-formula $.layers[1].frame: Unknown name 'screen' (column 8 of 'bounds(screen)')",
            "bad-formula $.layers[1].mask.center: Unknown name 'screen' (column 15 of 'center(bounds(screen))')",
            "bad-formula $.interactions[0].progress: Unknown name 'screen' (column 18 of "
                + "'-translation.y / screen.height')"),
        Case(
            "bindings[0].name", "screen",
            "exists $.bindings[0].name: The name 'screen' appears twice",
            "bad-formula $.layers[0].frame: Argument 1 of 'bounds' must be a size; 'screen' is a number "
                + "(column 8 of 'bounds(screen)')",
            "bad-formula $.layers[1].frame: Argument 1 of 'bounds' must be a size; 'screen' is a number "
                + "(column 8 of 'bounds(screen)')",
            "bad-formula $.layers[1].mask.center: Argument 1 of 'bounds' must be a size; 'screen' is a "
                + "number (column 15 of 'center(bounds(screen))')",
            "bad-formula $.interactions[0].progress: 'screen' is a number, which has no members "
                + "(column 18 of '-translation.y / screen.height')",
            "bad-formula $.checks[0].holds: Unknown name 'half' (column 10 of 'whole >= half')",
            "bad-formula $.checks[0].message: Unknown name 'half' (column 10 of 'it ends {half} pt short')"),
        Case(
            "bindings[0].name", "progress",
            "exists $.bindings[0].name: 'progress' is reserved in formulas; choose another name",
            "bad-formula $.checks[0].holds: Unknown name 'half' (column 10 of 'whole >= half')",
            "bad-formula $.checks[0].message: Unknown name 'half' (column 10 of 'it ends {half} pt short')"),
        Case(
            "bindings[0].name", "a half",
            "syntax $.bindings[0].name: 'a half' is not a valid name; use a letter, then letters and digits",
            "bad-formula $.checks[0].holds: Unknown name 'half' (column 10 of 'whole >= half')",
            "bad-formula $.checks[0].message: Unknown name 'half' (column 10 of 'it ends {half} pt short')"),
        Case(
            "parameters[1].name", "duration",
            "exists $.parameters[1].name: The name 'duration' appears twice",
            "unknown-reference $.operations[0].tracks[0].curve: Unknown curve 'curve'; expected one of: "
                + "linear, easeIn, easeOut, easeInOut, default",
            "unknown-reference $.operations[0].tracks[1].curve: Unknown curve 'curve'; expected one of: "
                + "linear, easeIn, easeOut, easeInOut, default"),
        Case(
            "layers[1].name", "source",
            "exists $.layers[1].name: The layer 'source' appears twice",
            "unknown-reference $.operations[0].tracks[0].layer: Unknown layer 'destination'; expected one of: "
                + "card, source",
            "unknown-reference $.operations[1].tracks[0].layer: Unknown layer 'destination'; expected one of: "
                + "card, source",
            "unknown-reference $.reduced.tracks[0].layer: Unknown layer 'destination'; expected one of: card, source"),
        Case(
            "layers[2].as", "duration",
            "exists $.layers[2].as: The name 'duration' appears twice",
            "bad-formula $.layers[2].frame: Unknown name 'width' (column 23 of 'frame(0, 100 * index, width, 80)')",
            "bad-formula $.operations[0].tracks[1].from: Unknown name 'width' (column 1 of 'width')",
            "bad-formula $.operations[0].tracks[1].to: Unknown name 'width' (column 5 of '2 * width')"),
        Case(
            "layers[2].as", nil,
            "missing $.layers[2]: 'as' is missing; it is the element's name in formulas",
            "bad-formula $.layers[2].frame: Unknown name 'width' (column 23 of 'frame(0, 100 * index, width, 80)')",
            "bad-formula $.operations[0].tracks[1].from: Unknown name 'width' (column 1 of 'width')",
            "bad-formula $.operations[0].tracks[1].to: Unknown name 'width' (column 5 of '2 * width')"),
        Case("layers[0].as", "card", "missing $.layers[0]: 'forEach' is missing; it is the list of elements"),
        Case("operations[1].name", "push", "exists $.operations[1].name: The operation 'push' appears twice"),
        Case(
            "checks[0].name", "Covers it",
            "bad-slug $.checks[0].name: 'Covers it' is not a valid slug; use lowercase letters, digits and "
                + "single hyphens, at most 64 characters. Did you mean 'covers-it'?"),
        Case(
            "checks[0].name", "no-jump",
            "exists $.checks[0].name: 'no-jump' is a built-in check; choose "
                + "another name"),
        Case(
            "checks[1]", ["name": "covers", "holds": "true", "message": "no"],
            "exists $.checks[1].name: The check 'covers' appears twice"),
        Case(
            "checks[0].operation", "psuh",
            "unknown-reference $.checks[0].operation: Unknown operation 'psuh'. Did you mean 'push'?"),
        Case(
            "interactions[0].operation", "psuh",
            "unknown-reference $.interactions[0].operation: Unknown operation 'psuh'. Did you mean 'push'?"),
    ]
}
