import MotifCore

/// The screens that the player offers, with the findings of the built-in checks on them.
struct PlayerScreens {
    let subject: ExportSubject

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
        var findings: [(finding: JSONObject, screens: [JSON])] = []
        let run = CheckRun(subject.motion)
        let known = screens.map { ($0, subject.results[$0] ?? run.results(on: [$0])) }
        // What was accepted is about all devices together.
        var totals: [String: CheckResult] = [:]
        for (screen, results) in known where screen.device != nil {
            for result in results { totals[result.check] = totals[result.check]?.joined(with: result) ?? result }
        }
        for (screen, results) in known {
            for result in results where BuiltInCheck(rawValue: result.check) != nil {
                guard let worst = result.worst else { continue }
                var finding: JSONObject = [
                    "name": .string(result.check), "level": .string(result.level.rawValue),
                    "message": .string(worst.message),
                ]
                finding["accepted"] = (totals[result.check] ?? result).acceptedReason.map(JSON.string)
                let index = findings.firstIndex { $0.finding == finding } ?? findings.count
                if index == findings.count { findings.append((finding, [])) }
                findings[index].screens.append(.string("\(name(of: screen)) \(screen.orientation.rawValue)"))
            }
        }
        return .array(findings.map { JSON.object($0.finding).with(["screens": .array($0.screens)]) })
    }

    private var screens: [Screen] {
        let own = subject.screen
        let turned = own.device == nil ? [own, Screen(size: own.size.turned)] : []
        return turned + subject.devices.flatMap { device in Orientation.allCases.map { Screen(device, held: $0) } }
    }
}
