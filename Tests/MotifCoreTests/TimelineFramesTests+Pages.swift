extension Frames {
    /// `peek-over-the-edge`: even in the progress of the scroll; 90° over the width of the screen.
    ///
    /// `shift-the-shape`: one tab to the right, so that pages go left by W with easeInOut over 0.3 s, and 60 frames
    /// evenly.
    static let pages = [
        Frames(
            "peek-over-the-edge", "scroll", on: phone, at: [0, 0.25, 0.7, 1],
            [
                "leaving.translation.x": [0, -98.25, -275.1, -393],
                "leaving.rotation.y": [0, -22.5, -63, -90],
                "entering.translation.x": [393, 294.75, 117.9, 0],
                "entering.rotation.y": [90, 67.5, 27, 0],
            ]),
        Frames(
            "shift-the-shape", "switch", on: phone, at: [0, 0.1, 0.2, 0.3],
            [
                "leaving.translation.x": [0, -91.08750280698, -301.91249719302, -393],
                "entering.translation.x": [393, 301.91249719302, 91.08750280698, 0],
                "icon.lottie.frame": [0, 20, 40, 60],
            ]),
        Frames(
            "peek-over-the-edge", "scroll", on: tablet, at: [0, 0.25, 0.7, 1],
            [
                "leaving.translation.x": [0, -256, -716.8, -1024],
                "leaving.rotation.y": [0, -22.5, -63, -90],
                "entering.translation.x": [1024, 768, 307.2, 0],
                "entering.rotation.y": [90, 67.5, 27, 0],
            ]),
        Frames(
            "shift-the-shape", "switch", on: tablet, at: [0, 0.1, 0.2, 0.3],
            [
                "leaving.translation.x": [0, -237.33741189401, -786.66258810599, -1024],
                "entering.translation.x": [1024, 786.66258810599, 237.33741189401, 0],
                "icon.lottie.frame": [0, 20, 40, 60],
            ]),
    ]
}
