import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore

@Suite struct `the checks of a pattern` {
    static let screens: [Screen] = {
        let devices = KindSeeds.names.filter { $0.hasPrefix("devices/") }.compactMap { name -> Device? in
            guard case .device(let device)? = try? KindSeeds.document(name) else { return nil }
            return device
        }
        return devices.flatMap { device in Orientation.allCases.map { Screen(device, held: $0) } }
    }()

    struct Expected: CustomTestStringConvertible, Sendable {
        let pattern: String
        let found: [String]
        var testDescription: String { pattern }
    }

    /// Counted with the formulas of the published articles over the 22 devices, upright and on their side: 1.2 · H
    /// against √(W² + H²); for expand (max(W, H) + reach) / 56 + 2 on 25 places a screen; for zoom-icons 750 points
    /// against the way from (W / 2, 200) to the farthest corner. What jumps is worked out in the tests of jumps.
    static let expected = [
        Expected(
            pattern: "connect-the-dots",
            found: ["warning no-jump 375/1100: 'width' of 'miniature' jumps by 1.296 pt when 'open' ends"]),
        Expected(pattern: "dive-deeper", found: []),
        Expected(
            pattern: "expand",
            found: ["error covers-screen 342/1100: a round view ends 276.81 pt short of the farthest corner"]),
        Expected(pattern: "expand-covering", found: []),
        Expected(
            pattern: "expand-sign-in",
            found: ["error covers-screen 342/1100: a round view ends 276.81 pt short of the farthest corner"]),
        Expected(
            pattern: "mask-reveal",
            found: [
                "error covers-screen 29/44: the circle ends 274.72 pt short of the corner",
                "warning no-jump 29/44: the mask of 'destination' is 274.72 pt short of a corner when 'push' ends",
            ]),
        Expected(pattern: "peek-over-the-edge", found: []),
        Expected(
            pattern: "punch-out",
            found: [
                "error covers-screen 29/44: the circle ends 274.72 pt short of the corner",
                // Upright too: on pop the last 4 points of the hole vanish at once.
                "warning no-jump 44/44: the hole of 'cover' is 274.72 pt short of a corner when 'push' ends",
            ]),
        Expected(pattern: "punch-out-covering", found: []),
        Expected(pattern: "shift-the-shape", found: []),
        Expected(
            pattern: "zoom-icons",
            found: [
                "error covers-screen 21/44: the circle ends 534.22 pt short of the farthest corner",
                "warning no-jump 44/44: 'scale' of 'circle' jumps by 0.014 when 'pop' ends",
            ]),
    ]

    @Test(arguments: expected)
    func `of the shipped patterns have the known results`(expected: Expected) throws {
        let results = CheckRun(try KindSeeds.motion(expected.pattern)).results(on: Self.screens)
        let found = results.filter { $0.failed > 0 }.map { result in
            "\(result.level) \(result.check) \(result.failed)/\(result.cases): \(result.worst?.message ?? "")"
        }
        #expect(found == expected.found)
        #expect(Self.expected.map(\.pattern) == KindSeeds.patterns)
    }

    @Test func `place a movable frame in all corners`() throws {
        let motion = try KindSeeds.motion("expand")
        let grid = try PlacementGrid(of: motion, on: MotionSize(width: 400, height: 800))
        #expect(grid.placements.map(\.name) == ["view"])
        let places = grid.placements.flatMap { $0.frames.map { [$0.x, $0.y] } }
        #expect(places.count == 25)
        for corner: [Double] in [[0, 0], [344, 0], [0, 744], [344, 744], [172, 372]] {
            #expect(places.contains(corner))
        }
    }

    @Test func `report the case that fails by the most`() throws {
        let results = CheckRun(try KindSeeds.motion("expand")).results(on: Self.screens)
        let worst = try #require(results.first?.worst)
        #expect(worst.screen.description == "ipad-pro-13, portrait")
        // √(1004² + 1348²) − ((1376 + 1320) / 56 + 2) · 28 on 1032 × 1376
        #expect(try abs(#require(worst.shortfall) - 276.8093288651155) < 1e-9)
        #expect(worst.placement?.value == .frame(MotionFrame(x: 0, y: 1320, width: 56, height: 56)))
    }

    @Test func `count every screen of the same size`() throws {
        let motion = try KindSeeds.motion("mask-reveal")
        let size = Screen(size: MotionSize(width: 800, height: 400))
        let result = try #require(CheckRun(motion).results(on: [size, size, size]).first)
        #expect(result.cases == 3)
        #expect(result.failed == 3)
    }
}
