import MotifCore

/// A device's screen, drawn to scale.
struct DeviceOutline {
    let device: Device
    let orientation: Orientation
    /// Pixels of the picture for each point of the screen.
    let scale: Double

    /// The drawing.
    var html: HTML {
        let size = Screen(device, held: orientation).size
        let (width, height) = (size.width * scale, size.height * scale)
        return HTML(
            "svg",
            [
                "class": "outline", "viewBox": "0 0 \(svg(width + 4)) \(svg(height + 4))", "width": svg(width + 4),
                "height": svg(height + 4), "aria-hidden": "true",
            ],
            HTML(
                "rect",
                [
                    "x": "2", "y": "2", "width": svg(width), "height": svg(height),
                    "rx": svg((device.family == .phone ? 40 : 18) * scale),
                ]))
    }
}
