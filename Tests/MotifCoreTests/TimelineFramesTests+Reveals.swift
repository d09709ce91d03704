extension Frames {
    /// `expand`: the view is 56 × 56 at (W − 76, H − 110), so its scale ends at S = (max(W, H) + reach) / 56 + 2 with
    /// reach = max(x, W − x, y, H − y): (852 + 742) / 56 + 2 on the phone, (1366 + 1256) / 56 + 2 on the tablet. Scale
    /// is 1 + (S − 1)·p with easeIn over the first step, opacity p with easeInOut over the second.
    ///
    /// `mask-reveal` and `punch-out`: diameters from 4 to 1.2·H, the outset from 0 to 40, with easeIn over 1 s; `pop`
    /// has the ends swapped and the same p.
    static let reveals = [
        Frames(
            "expand", "present", on: phone, at: [0, 0.1, 0.5, 0.7],
            [
                "view.scale": [1, 4.4998829747117, 30.464285714286, 30.464285714286],
                "destination.opacity": [0, 0, 0.37843124363772, 1],
            ]),
        Frames(
            "expand-sign-in", "present", on: phone, at: [0, 0.2, 0.42, 0.5],
            [
                "view.scale": [1, 10.291763227584, 30.464285714286, 30.464285714286],
                "destination.opacity": [0, 0, 0.081659856265897, 1],
            ]),
        Frames(
            "mask-reveal", "push", on: phone, at: [0, 0.25, 0.5, 1],
            [
                "destination.mask.diameter": [4, 99.184400292051, 325.15937792387, 1022.4]
            ]),
        Frames(
            "punch-out", "push", on: phone, at: [0, 0.25, 0.5, 1],
            [
                "cover.hole.diameter": [4, 99.184400292051, 325.15937792387, 1022.4],
                "cover.outset": [0, 3.738586028753, 12.614272502902, 40],
            ]),
        Frames(
            "punch-out", "pop", on: phone, at: [0, 0.25, 0.5, 1],
            [
                "cover.hole.diameter": [1022.4, 927.21559970795, 701.24062207613, 4],
                "cover.outset": [40, 36.261413971247, 27.385727497098, 0],
            ]),
        Frames(
            "expand", "present", on: tablet, at: [0, 0.1, 0.5, 0.7],
            [
                "view.scale": [1, 6.6804161250169, 48.821428571429, 48.821428571429],
                "destination.opacity": [0, 0, 0.37843124363772, 1],
            ]),
        Frames(
            "expand-sign-in", "present", on: tablet, at: [0, 0.2, 0.42, 0.5],
            [
                "view.scale": [1, 16.080813286951, 48.821428571429, 48.821428571429],
                "destination.opacity": [0, 0, 0.081659856265897, 1],
            ]),
        Frames(
            "mask-reveal", "push", on: tablet, at: [0, 0.25, 0.5, 1],
            [
                "destination.mask.diameter": [4, 156.83339685542, 519.67145991862, 1639.2]
            ]),
        Frames(
            "punch-out", "push", on: tablet, at: [0, 0.25, 0.5, 1],
            [
                "cover.hole.diameter": [4, 156.83339685542, 519.67145991862, 1639.2],
                "cover.outset": [0, 3.738586028753, 12.614272502902, 40],
            ]),
        Frames(
            "punch-out", "pop", on: tablet, at: [0, 0.25, 0.5, 1],
            [
                "cover.hole.diameter": [1639.2, 1486.3666031446, 1123.5285400814, 4],
                "cover.outset": [40, 36.261413971247, 27.385727497098, 0],
            ]),
    ]
}
