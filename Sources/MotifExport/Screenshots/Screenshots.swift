import MotifCore
package import MotifFormula
package import MotifJSON

/// The screens of an app from the user's point of view, the same in all operations of a pattern.
package enum ScreenName: String, Sendable, Hashable, CaseIterable {
    /// The screen on which the motion starts, and to which the user returns.
    case current
    /// The screen that appears.
    case next
}

/// Pictures of an app's screens, and the parts of them that elements show.
package struct Screenshots: Sendable, Equatable {
    /// A part of a picture that an element shows.
    package struct Part: Sendable, Equatable {
        /// The picture.
        package let screen: ScreenName
        /// The part, in pixels of the picture.
        package let frame: MotionFrame

        /// A part of a picture.
        package init(of screen: ScreenName, frame: MotionFrame) { (self.screen, self.frame) = (screen, frame) }
    }

    /// The pictures by screen.
    package var pictures: [ScreenName: Screenshot]
    /// The screens that show the pictures for all patterns.
    package var shared: Set<ScreenName>
    /// The parts that elements show, by the name of a layer, or of a copy of it.
    package var parts: [String: Part]

    /// Pictures of screens.
    package init(
        _ pictures: [ScreenName: Screenshot] = [:], shared: Set<ScreenName> = [], parts: [String: Part] = [:]
    ) {
        (self.pictures, self.shared, self.parts) = (pictures, shared, parts)
    }

    /// The maximum number of bytes of all pictures that a card embeds.
    package static let maximumCardBytes = 400_000

    /// The screens for a card, or none if they are large, since a page has many cards.
    package var forCard: Screenshots {
        pictures.values.reduce(0) { $0 + $1.bytes.count } <= Self.maximumCardBytes ? self : Screenshots()
    }

    /// The bytes of everything that is shown, to detect changes.
    package var contents: [[UInt8]] {
        let pictures = pictures.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.bytes)
        return pictures + [partsJSON.canonicalBytes]
    }

    /// The parts in the format of their file: `{"icon": {"screen": "current", "frame": [x, y, width, height]}}`.
    package var partsJSON: JSON {
        let members = parts.sorted { $0.key < $1.key }.map { name, part -> (String, JSON) in
            let frame = part.frame
            let numbers = [frame.x, frame.y, frame.width, frame.height].map(JSON.number)
            return (name, ["screen": .string(part.screen.rawValue), "frame": .array(numbers)])
        }
        return .object(JSONObject(members))
    }

    /// The data with which a player shows them; `nil` if there are none.
    ///
    /// - Parameter address: Returns the address of a picture.
    func json(address: (ScreenName, Screenshot) -> String) -> JSON? {
        guard !pictures.isEmpty else { return nil }
        let shown = pictures.sorted { $0.key.rawValue < $1.key.rawValue }.map { screen, picture -> (String, JSON) in
            let facts: JSON = [
                "href": .string(address(screen, picture)), "width": .integer(picture.header.width),
                "height": .integer(picture.header.height), "isShared": .boolean(shared.contains(screen)),
            ]
            return (screen.rawValue, facts)
        }
        return ["pictures": .object(JSONObject(shown)), "parts": partsJSON]
    }
}

extension Kind {
    /// The screen that each screen layer shows, by the name of the layer. The first operation in which the screen is
    /// left or appears decides, since a layer is the same screen on the way back.
    var screenNames: [String: ScreenName] {
        let named = layers.compactMap { layer -> (String, ScreenName)? in
            let names = operations.lazy.compactMap { layer.roles.role(in: $0.name)?.screenName }
            return names.first.map { (layer.name, $0) }
        }
        return Dictionary(named) { first, _ in first }
    }
}

extension LayerRole {
    /// The screen that a layer with this role shows when the motion runs forward; `nil` if it isn't a screen.
    var screenName: ScreenName? {
        switch self {
        case .source: .current
        case .destination: .next
        case .element, .control, .backdrop: nil
        }
    }
}
