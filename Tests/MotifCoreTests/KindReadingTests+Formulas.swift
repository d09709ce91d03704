import MotifJSON

extension `a kind is checked when it is read` {
    static let formulas = [
        Case("bindings[1].formula", "half", "cycle $.bindings[0].formula: Circular reference: half → whole → half"),
        Case(
            "bindings[1].formula", "screen.heigth",
            "bad-formula $.bindings[1].formula: 'screen' has no member 'heigth'. Did you mean "
                + "'height'? (column 8 of 'screen.heigth')"),
        Case(
            "bindings[1].formula", "screen.height +",
            "bad-formula $.bindings[1].formula: Expected a value at the end (column 16 of 'screen.height +')"),
        Case(
            "bindings[1].formula", "duratoin",
            "bad-formula $.bindings[1].formula: Unknown name 'duratoin'. Did you mean 'duration'? "
                + "(column 1 of 'duratoin')"),
        Case(
            "bindings[1].formula", "curve * 2",
            "bad-formula $.bindings[1].formula: '*' needs numbers; 'curve' is a curve (column 1 of 'curve * 2')"),
        Case(
            "bindings[1].formula", "curve == curve ? 1 : 2",
            "bad-formula $.bindings[1].formula: '==' needs values that it can compare; 'curve' is a curve (column 1 of "
                + "'curve == curve ? 1 : 2')"),
        Case(
            "bindings[1].formula", "curve == 'easeIn' ? 1 : 2",
            "bad-formula $.bindings[1].formula: '==' needs values that it can compare; 'curve' is a curve (column 1 of "
                + "'curve == 'easeIn' ? 1 : 2')"),
        Case(
            "bindings[1].formula", "settlingDuration(duration) ?? 1",
            "bad-formula $.bindings[1].formula: Argument 1 of 'settlingDuration' must be a curve; 'duration' is a number "
                + "(column 18 of 'settlingDuration(duration) ?? 1')"),
        Case(
            "checks[0].holds", "settlingDuration(curve) < 1",
            "bad-formula $.checks[0].holds: 'settlingDuration(curve)' may be missing; add '??' and a default value "
                + "(column 1 of 'settlingDuration(curve) < 1')"),
        Case(
            "checks[0].message", "ends with {curve}",
            "bad-formula $.checks[0].message: Only a number, text or boolean can be inserted here; 'curve' is a curve "
                + "(column 12 of 'ends with {curve}')"),
        Case(
            "bindings[1].formula", 3,
            "wrong-type $.bindings[1].formula: Expected a formula as text (\"3\"); found a number"),
        Case(
            "bindings[1].formula", "device.height",
            "bad-formula $.bindings[1].formula: Unknown name 'device'; only defaults of the "
                + "scene can read it (column 1 of 'device.height')"),
        Case(
            "bindings[1].formula", .string(String(repeating: "(", count: 65)),
            "bad-formula $.bindings[1].formula: Nested too deeply; a formula can have at most 64 "
                + "levels (column 66 of "
                + "'(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((')"),
        Case(
            "bindings[1].formula", .string(String(repeating: " ", count: 5000)),
            "bad-formula $.bindings[1].formula: The formula has 5000 bytes; the maximum is 4096 "
                + "(column 4097 of '                                                                       "
                + "         …')"),
        Case(
            "scene[0].default", "deviec",
            "bad-formula $.scene[0].default: Unknown name 'deviec'. Did you mean 'device'? (column 1 of 'deviec')"),
        Case(
            "scene[0].default", "whole",
            "cycle $.scene[0].default: Circular reference: screen → whole → screen",
            "bad-formula $.scene[0].default: 'whole' is a number; it must be a size (column 1 of 'whole')"),
        Case(
            "layers[0].frame", "screen",
            "bad-formula $.layers[0].frame: 'screen' is a size; it must be a frame (column 1 of 'screen')"),
        Case(
            "layers[0].frame", "frame(0, 0, width, 1)",
            "bad-formula $.layers[0].frame: Unknown name 'width' (column 13 of 'frame(0, 0, width, 1)')"),
        Case(
            "interactions[0].progress", "progress",
            "bad-formula $.interactions[0].progress: Unknown name 'progress' (column 1 of 'progress')"),
        Case(
            "interactions[0].finishes", "translation.x",
            "bad-formula $.interactions[0].finishes: 'translation.x' is a number; it must be a boolean (column 1 "
                + "of 'translation.x')"),
        Case(
            "checks[0].holds", "whole",
            "bad-formula $.checks[0].holds: 'whole' is a number; it must be a boolean (column 1 of 'whole')"),
        Case(
            "checks[0].message", "it ends {haf} pt short",
            "bad-formula $.checks[0].message: Unknown name 'haf'. Did you mean 'half'? (column 10 of "
                + "'it ends {haf} pt short')"),
        Case(
            "checks[0].message", "on {screen}",
            "bad-formula $.checks[0].message: Only a number, text or boolean can be inserted here; "
                + "'screen' is a size (column 5 of 'on {screen}')"),
    ]

    static let layers = [
        Case(
            "layers[0].role", "soruce",
            "unknown-reference $.layers[0].role: Unknown role 'soruce'. Did you mean 'source'?"),
        Case(
            "layers[0].role", ["psuh": "source"],
            "unknown-reference $.layers[0].role.psuh: Unknown operation 'psuh'. Did you mean 'push'?"),
        Case(
            "layers[0].role", ["push": "sauce"],
            "unknown-reference $.layers[0].role.push: Unknown role 'sauce'; expected one of: source, "
                + "destination, element, control, backdrop"),
        Case("layers[0].role", [:], "missing $.layers[0].role: A layer must have a role in at least one operation"),
        Case(
            "layers[1].role", ["push": "destination"],
            "unknown-reference $.operations[1].swap: Layer 'destination' moves in 'pop', but has no role in it"),
        Case(
            "layers[1].role", ["pop": "destination"],
            "unknown-reference $.operations[0].tracks[0].layer: Layer 'destination' moves in 'push', "
                + "but has no role in it"),
        Case(
            "layers[0].shape", "square",
            "unknown-reference $.layers[0].shape: Unknown shape 'square'; expected one of: rectangle, circle, cutout"),
        Case(
            "layers[0].edge", "left",
            "unknown-reference $.layers[0].edge: Unknown edge 'left'; expected one of: top, bottom, leading, trailing"),
        Case("layers[0].fill", "#12", "syntax $.layers[0].fill: '#12' is not a color such as '#336699'"),
        Case(
            "layers[0].fill", "half",
            "bad-formula $.layers[0].fill: Expected a color, such as '#336699' or color(1, 0.5, 0); found a number"),
        Case(
            "layers[0].anchor", "half",
            "bad-formula $.layers[0].anchor: 'half' is a number; it must be a point (column 1 of 'half')"),
        Case(
            "layers[0].visible", "1",
            "bad-formula $.layers[0].visible: '1' is a number; it must be a boolean (column 1 of '1')"),
        Case(
            "layers[0].text", "half",
            "bad-formula $.layers[0].text: 'half' is a number; it must be text (column 1 of 'half')"),
        Case(
            "layers[0].shadow", ["opacity": "1"],
            "missing $.layers[0].shadow: 'radius' is missing; it is its blur radius"),
        Case(
            "layers[0].hole", ["center": "center(bounds(screen))", "diameter": "4"],
            "missing $.layers[0].shape: A layer with a hole must have the shape 'cutout'"),
        Case(
            "layers[1].mask.shape", "star",
            "unknown-reference $.layers[1].mask.shape: Unknown shape 'star'; expected: circle"),
        Case(
            "layers[2].forEach", "half",
            "bad-formula $.layers[2].forEach: 'half' is a number; it must be a list of values "
                + "(column 1 of 'half')"),
        Case(
            "layers[2].forEach", "crads",
            "bad-formula $.layers[2].forEach: Unknown name 'crads'. Did you mean 'cards'? (column 1 of 'crads')"),
    ]
}
