import MotifCore

/// What a layer shows of the screenshots.
struct LayerPicture: Equatable, Sendable {
    let screen: ScreenName
    /// The part, in pixels of the picture.
    let frame: MotionFrame
    /// Whether the layer is a screen, and shows a whole picture.
    let isScreen: Bool
}

extension ExportSubject {
    /// What the layers of a timeline show of the screenshots, by their names.
    func pictures(of timeline: Timeline) -> [String: LayerPicture] {
        guard !screenshots.pictures.isEmpty else { return [:] }
        let names = motion.kind.screenNames
        let shown = timeline.layers.compactMap { layer -> (String, LayerPicture)? in
            let own = String(layer.name.prefix { $0 != "." })
            if layer.role.screenName != nil {
                guard let screen = names[own], let picture = screenshots.pictures[screen]?.header else { return nil }
                let whole = MotionFrame(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
                return (layer.name, LayerPicture(screen: screen, frame: whole, isScreen: true))
            }
            guard let part = screenshots.parts[layer.name] ?? screenshots.parts[own],
                screenshots.pictures[part.screen] != nil
            else { return nil }
            return (layer.name, LayerPicture(screen: part.screen, frame: part.frame, isScreen: false))
        }
        return Dictionary(shown) { first, _ in first }
    }
}
