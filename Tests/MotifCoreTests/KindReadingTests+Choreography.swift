import MotifJSON

extension `a kind is checked when it is read` {
    static let tracks = [
        Case(
            "operations[0].tracks[0].layer", "destintaion",
            "unknown-reference $.operations[0].tracks[0].layer: Unknown layer 'destintaion'. Did you "
                + "mean 'destination'?"),
        Case(
            "operations[0].tracks[0].property", "mask.diametre",
            "unknown-reference $.operations[0].tracks[0].property: Unknown property 'mask.diametre'. "
                + "Did you mean 'mask.diameter'?"),
        Case(
            "operations[0].tracks[0].property", "hole.diameter",
            "unknown-reference $.operations[0].tracks[0].property: Layer 'destination' has no hole, "
                + "so 'hole.diameter' can't move"),
        Case(
            "operations[0].tracks[0].layer", "source",
            "unknown-reference $.operations[0].tracks[0].property: Layer 'source' has no mask, so 'mask.diameter' "
                + "can't move"),
        Case(
            "operations[0].tracks[0].curve", "cruve",
            "unknown-reference $.operations[0].tracks[0].curve: Unknown curve 'cruve'. Did you mean 'curve'?"),
        Case(
            "operations[0].tracks[0].curve", "cubic-bezier(2, 0, 1, 1)",
            "bad-curve $.operations[0].tracks[0].curve: The time of a control point is 2; it must be between 0 and 1"),
        Case(
            "operations[0].tracks[0].curve", ["steps": 0],
            "bad-curve $.operations[0].tracks[0].curve.steps: The number of steps is 0; "
                + "it must be a whole number from 1 to 1000000"),
        Case(
            "operations[0].tracks[0].to", "screen",
            "bad-formula $.operations[0].tracks[0].to: 'screen' is a size; it must be a number "
                + "(column 1 of 'screen')"),
        Case(
            "operations[0].tracks[0].begin", "width",
            "bad-formula $.operations[0].tracks[0].begin: Unknown name 'width' (column 1 of 'width')"),
        Case(
            "operations[0].tracks[1].to", "widht",
            "bad-formula $.operations[0].tracks[1].to: Unknown name 'widht'. Did you mean 'width'? "
                + "(column 1 of 'widht')"),
        Case(
            "reduced.tracks[0].layer", "destinatoin",
            "unknown-reference $.reduced.tracks[0].layer: Unknown layer 'destinatoin'. Did you mean 'destination'?"),
    ]

    static let operations = [
        Case(
            "operations[1].swap", "psuh",
            "unknown-reference $.operations[1].swap: Unknown operation 'psuh'. Did you mean 'push'?"),
        Case(
            "operations[1].swap", "dismiss",
            "unknown-reference $.operations[1].swap: 'dismiss' is run by the system and has no tracks to swap"),
        Case("operations[1].swap", "pop", "cycle $.operations[1].swap: Circular reference: pop → pop"),
        Case(
            "operations[1].tracks[0].layer", "source",
            "unknown-reference $.operations[1].tracks[0].property: Layer 'source' has no mask, so 'mask.diameter' "
                + "can't move"),
        Case(
            "operations[1].tracks[0].property", "opacity",
            "unknown-reference $.operations[1].tracks[0]: 'push' has no track of 'opacity' on layer "
                + "'destination'; tracks on that layer: mask.diameter"),
        Case(
            "operations[1].tracks[1]", ["layer": "destination", "property": "mask.diameter", "begin": "1"],
            "exists $.operations[1].tracks[1]: The track of 'mask.diameter' on layer 'destination' appears twice"),
        Case(
            "operations[0].tracks[2]", KindSample.track("card", "width", begin: "duration"),
            "overlap $.operations[1].swap: 'push' has several tracks of 'width' on layer 'card', "
                + "which can't be swapped; give 'pop' its own tracks"),
    ]

    static let rules = [
        Case(
            "parameters[0].default", 0,
            "out-of-range $.parameters[0].default: 'duration' is 0 s; it must be more than 0 s"),
        Case(
            "parameters[0].minimum", 3,
            "out-of-range $.parameters[0].default: 'duration' is 1 s; it must be at least 3 s"),
        Case(
            "parameters[0].maximum", -3,
            "out-of-range $.parameters[0]: No number is between the minimum and the maximum"),
        Case(
            "reduced.tracks[1]", KindSample.track("destination", "opacity", begin: "0.1"),
            "overlap $.reduced.tracks[1]: Two tracks of 'opacity' on layer 'destination' overlap in 'reduced'"),
        Case(
            "operations[3]",
            [
                "name": "swipe", "driver": "progress",
                "tracks": [
                    KindSample.track("source", "opacity", duration: "0.5"),
                    KindSample.track("source", "opacity", begin: "0.25", duration: "half / whole"),
                ],
            ],
            "overlap $.operations[3].tracks[1]: Two tracks of 'opacity' on layer 'source' overlap in 'swipe'"),
    ]
}
