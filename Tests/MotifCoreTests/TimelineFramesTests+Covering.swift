extension Frames {
    /// `expand-covering`: the view is 56 points at (W − 76, H − 110) and ends at the scale 2(r + 2) / 56, with r the
    /// way from its middle to the corner at the origin; `punch-out-covering`: the hole ends with √(W² + H²) + 4.
    static let covering = [
        Frames(
            "expand-covering", "present", on: phone, at: [0, 0.175, 0.5, 0.7],
            [
                "view.scale": [1, 10.210181337596, 30.20558862345, 30.20558862345],
                "destination.opacity": [0, 0, 0.37843124363772, 1],
            ]),
        Frames(
            "punch-out-covering", "push", on: phone, at: [0, 0.25, 0.5, 1],
            [
                "cover.hole.diameter": [0, 88.069056322948, 297.15166830108, 942.27128273224],
                "cover.outset": [0, 3.738586028753, 12.614272502902, 40],
            ]),
        Frames(
            "punch-out-covering", "pop", on: phone, at: [0, 0.25, 0.5, 1],
            [
                "cover.hole.diameter": [942.27128273224, 854.20222640929, 645.11961443116, 0],
                "cover.outset": [40, 36.261413971247, 27.385727497098, 0],
            ]),
        Frames(
            "expand-covering", "present", on: tablet, at: [0, 0.175, 0.5, 0.7],
            [
                "view.scale": [1, 18.87209873374, 57.672626121338, 57.672626121338],
                "destination.opacity": [0, 0, 0.37843124363772, 1],
            ]),
        Frames(
            "punch-out-covering", "push", on: tablet, at: [0, 0.25, 0.5, 1],
            [
                "cover.hole.diameter": [0, 159.93671468984, 539.63859245186, 1711.2000468604],
                "cover.outset": [0, 3.738586028753, 12.614272502902, 40],
            ]),
        Frames(
            "punch-out-covering", "pop", on: tablet, at: [0, 0.25, 0.5, 1],
            [
                "cover.hole.diameter": [1711.2000468604, 1551.2633321705, 1171.5614544085, 0],
                "cover.outset": [40, 36.261413971247, 27.385727497098, 0],
            ]),
    ]
}
