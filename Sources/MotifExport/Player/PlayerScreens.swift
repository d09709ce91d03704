import MotifCore
import MotifFormula
import MotifJSON

/// The screens that the player offers, with the findings of the built-in checks on them.
struct PlayerScreens {
    private let subject: ExportSubject

    init(_ subject: ExportSubject) { self.subject = subject }

    /// The portrait sizes of devices. A size that doesn't belong to a device comes first.
    var devices: JSON {
        let size = subject.screen.size
        let upright = subject.screen.orientation == .landscape ? size.turned : size
        let own: [JSON] = subject.screen.device == nil ? [device(Self.custom, "This screen", upright)] : []
        let known = subject.devices.map { known in
            device(known.metadata.name.slug.text, known.metadata.title, Screen(known, held: .portrait).size)
        }
        return .array(own + known)
    }

    /// The player's name for a screen's device.
    func name(of screen: Screen) -> String { screen.device?.text ?? Self.custom }

    private static let custom = "screen"

    private func device(_ name: String, _ title: String, _ size: MotionSize) -> JSON {
        [
            "slug": .string(name), "title": .string(title), "width": .number(size.width),
            "height": .number(size.height),
        ]
    }

    /// Each finding once, with its screens.
    var findings: JSON {
        var order: [Failure] = []
        var places: [Failure: [String]] = [:]
        let run = CheckRun(subject.motion)
        for screen in screens {
            let results = subject.results[screen] ?? run.results(on: [screen])
            for result in results where BuiltInCheck(rawValue: result.check) != nil {
                guard let worst = result.worst else { continue }
                let finding = Failure(
                    name: result.check, level: result.level, message: worst.message, accepted: result.acceptedReason)
                if places[finding] == nil { order.append(finding) }
                places[finding, default: []].append("\(name(of: screen)) \(screen.orientation.rawValue)")
            }
        }
        return .array(order.map { $0.json(on: places[$0] ?? []) })
    }

    private var screens: [Screen] {
        let own = subject.screen
        let turned = own.device == nil ? [own, Screen(size: own.size.turned)] : []
        return turned + subject.devices.flatMap { device in Orientation.allCases.map { Screen(device, held: $0) } }
    }

    private struct Failure: Hashable {
        let name: String
        let level: Kind.Check.Level
        let message: String
        let accepted: String?

        func json(on screens: [String]) -> JSON {
            .members([
                ("name", .string(name)), ("level", .string(level.rawValue)), ("message", .string(message)),
                ("accepted", accepted.map(JSON.string)), ("screens", .array(screens.map(JSON.string))),
            ])
        }
    }
}
