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
            "bad-formula $.bindings[1].formula: A value is needed at the end (column 16 of 'screen.height +')"),
        Case(
            "bindings[1].formula", "duratoin",
            "bad-formula $.bindings[1].formula: Unknown name 'duratoin'. Did you mean 'duration'? "
                + "(column 1 of 'duratoin')"),
        Case(
            "bindings[1].formula", "curve",
            "bad-formula $.bindings[1].formula: Unknown name 'curve' (column 1 of 'curve')"),
        Case(
            "bindings[1].formula", 3,
            "wrong-type $.bindings[1].formula: This takes a formula as text (\"3\"), not a number"),
        Case(
            "bindings[1].formula", "device.height",
            "bad-formula $.bindings[1].formula: Unknown name 'device' (column 1 of 'device.height')"),
        Case(
            "bindings[1].formula", .string(String(repeating: "(", count: 65)),
            "bad-formula $.bindings[1].formula: This is nested too deep; a formula has at most 64 "
                + "levels (column 66 of "
                + "'(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((')"),
        Case(
            "bindings[1].formula", .string(String(repeating: " ", count: 5000)),
            "bad-formula $.bindings[1].formula: A formula has at most 4096 bytes; this one has 5000 "
                + "(column 4097 of '                                                                       "
                + "         …')"),
        Case(
            "scene[0].default", "deviec",
            "bad-formula $.scene[0].default: Unknown name 'deviec'. Did you mean 'device'? (column 1 of 'deviec')"),
        Case(
            "scene[0].default", "whole",
            "cycle $.scene[0].default: Circular reference: screen → whole → screen",
            "bad-formula $.scene[0].default: 'whole' is a number; a size is needed here (column 1 of 'whole')"),
        Case(
            "layers[0].frame", "screen",
            "bad-formula $.layers[0].frame: 'screen' is a size; a frame is needed here (column 1 of 'screen')"),
        Case(
            "layers[0].frame", "frame(0, 0, width, 1)",
            "bad-formula $.layers[0].frame: Unknown name 'width' (column 13 of 'frame(0, 0, width, 1)')"),
        Case(
            "interactions[0].progress", "progress",
            "bad-formula $.interactions[0].progress: Unknown name 'progress' (column 1 of 'progress')"),
        Case(
            "interactions[0].finishes", "translation.x",
            "bad-formula $.interactions[0].finishes: 'translation.x' is a number; a boolean is "
                + "needed here (column 1 of 'translation.x')"),
        Case(
            "checks[0].holds", "whole",
            "bad-formula $.checks[0].holds: 'whole' is a number; a boolean is needed here (column 1 of 'whole')"),
        Case(
            "checks[0].message", "it ends {haf} pt short",
            "bad-formula $.checks[0].message: Unknown name 'haf'. Did you mean 'half'? (column 10 of "
                + "'it ends {haf} pt short')"),
        Case(
            "checks[0].message", "on {screen}",
            "bad-formula $.checks[0].message: A number, text or boolean can stand in a text; "
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
            "unknown-reference $.layers[0].role.push: Unknown role 'sauce'; there is source, "
                + "destination, element, control, backdrop"),
        Case("layers[0].role", [:], "missing $.layers[0].role: A layer has a part in at least one operation"),
        Case(
            "layers[1].role", ["push": "destination"],
            "unknown-reference $.operations[1].swap: Layer 'destination' moves in 'pop', but its "
                + "role does not name it"),
        Case(
            "layers[1].role", ["pop": "destination"],
            "unknown-reference $.operations[0].tracks[0].layer: Layer 'destination' moves in 'push', "
                + "but its role does not name it"),
        Case(
            "layers[0].shape", "square",
            "unknown-reference $.layers[0].shape: Unknown shape 'square'; there is rectangle, circle, cutout"),
        Case(
            "layers[0].edge", "left",
            "unknown-reference $.layers[0].edge: Unknown edge 'left'; there is top, bottom, leading, trailing"),
        Case("layers[0].fill", "#12", "syntax $.layers[0].fill: '#12' is not a color such as '#336699'"),
        Case(
            "layers[0].fill", "half",
            "bad-formula $.layers[0].fill: This gives a number; a color is needed, such as "
                + "'#336699' or color(1, 0.5, 0)"),
        Case(
            "layers[0].anchor", "half",
            "bad-formula $.layers[0].anchor: 'half' is a number; a point is needed here (column 1 of 'half')"),
        Case(
            "layers[0].visible", "1",
            "bad-formula $.layers[0].visible: '1' is a number; a boolean is needed here (column 1 of '1')"),
        Case(
            "layers[0].text", "half",
            "bad-formula $.layers[0].text: 'half' is a number; text is needed here (column 1 of 'half')"),
        Case(
            "layers[0].shadow", ["opacity": "1"],
            "missing $.layers[0].shadow: 'radius' is missing; it is its blur radius"),
        Case(
            "layers[0].hole", ["center": "center(bounds(screen))", "diameter": "4"],
            "missing $.layers[0].shape: A hole needs the shape cutout"),
        Case(
            "layers[1].mask.shape", "star",
            "unknown-reference $.layers[1].mask.shape: Unknown shape 'star'; there is circle"),
        Case(
            "layers[2].forEach", "half",
            "bad-formula $.layers[2].forEach: 'half' is a number; a list of values is needed here "
                + "(column 1 of 'half')"),
        Case(
            "layers[2].forEach", "crads",
            "bad-formula $.layers[2].forEach: Unknown name 'crads'. Did you mean 'cards'? (column 1 of 'crads')"),
    ]
}
