import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog

/// Every number of the scales beside that of its publication, as read there; a value's `source` has the address.
@Suite struct `The numbers of the scales` {
    /// The values of a set by their names without the set's.
    struct Scale: Sendable, CustomTestStringConvertible {
        let name: String
        /// Durations in milliseconds.
        var durations: [String: Double] = [:]
        /// The control points of cubic Béziers.
        var curves: [String: [Double]] = [:]
        /// The damping ratio and stiffness of springs with a mass of 1.
        var springs: [String: [Double]] = [:]
        /// Curves in the spelling of their platform.
        var spellings: [String: String] = [:]
        var testDescription: String { name }

        var names: Set<String> {
            Set(
                Array(durations.keys) + Array(curves.keys) + Array(springs.keys) + Array(spellings.keys))
        }
    }

    /// androidx, MotionTokens.kt, StandardMotionTokens.kt, and ExpressiveMotionTokens.kt.
    static let material = Scale(
        name: "material",
        durations: [
            "duration-short1": 50, "duration-short2": 100, "duration-short3": 150, "duration-short4": 200,
            "duration-medium1": 250, "duration-medium2": 300, "duration-medium3": 350, "duration-medium4": 400,
            "duration-long1": 450, "duration-long2": 500, "duration-long3": 550, "duration-long4": 600,
            "duration-extra-long1": 700, "duration-extra-long2": 800, "duration-extra-long3": 900,
            "duration-extra-long4": 1000,
        ],
        curves: [
            "easing-standard": [0.2, 0, 0, 1], "easing-standard-accelerate": [0.3, 0, 1, 1],
            "easing-standard-decelerate": [0, 0, 0, 1], "easing-emphasized-accelerate": [0.3, 0, 0.8, 0.15],
            "easing-emphasized-decelerate": [0.05, 0.7, 0.1, 1], "easing-legacy": [0.4, 0, 0.2, 1],
            "easing-legacy-accelerate": [0.4, 0, 1, 1], "easing-legacy-decelerate": [0, 0, 0.2, 1],
            "easing-linear": [0, 0, 1, 1],
        ],
        springs: [
            "spring-standard-fast-spatial": [0.9, 1400], "spring-standard-default-spatial": [0.9, 700],
            "spring-standard-slow-spatial": [0.9, 300], "spring-standard-fast-effects": [1, 3800],
            "spring-standard-default-effects": [1, 1600], "spring-standard-slow-effects": [1, 800],
            "spring-expressive-fast-spatial": [0.6, 800], "spring-expressive-default-spatial": [0.8, 380],
            "spring-expressive-slow-spatial": [0.8, 200], "spring-expressive-fast-effects": [1, 3800],
            "spring-expressive-default-effects": [1, 1600], "spring-expressive-slow-effects": [1, 800],
        ],
        // The path of two Béziers, which the catalog's name for it stands for; a test of its own compares the points.
        spellings: ["easing-emphasized": "material-emphasized"])

    /// developer.apple.com, the pages of SwiftUI's animations and Core Animation's timing functions; OpenSwiftUI.
    static let apple = Scale(
        name: "apple", durations: ["duration-ease": 350, "duration-view": 200],
        spellings: [
            "default": "spring(response: 0.55, dampingFraction: 1)", "spring": "spring(duration: 0.5, bounce: 0)",
            "spring-response": "spring(response: 0.5, dampingFraction: 0.825)",
            "smooth": "spring(duration: 0.5, bounce: 0)", "snappy": "spring(duration: 0.5, bounce: 0.15)",
            "bouncy": "spring(duration: 0.5, bounce: 0.3)",
            "interactive-spring": "spring(response: 0.15, dampingFraction: 0.86)",
            "ease-in": "cubic-bezier(.42, 0, 1, 1)", "ease-out": "cubic-bezier(0, 0, .58, 1)",
            "ease-in-out": "cubic-bezier(.42, 0, .58, 1)", "linear": "cubic-bezier(0, 0, 1, 1)",
            "media-timing-default": "cubic-bezier(.25, .1, .25, 1)",
        ])

    /// carbon, packages/motion/src/dtcg/motion.json.
    static let carbon = Scale(
        name: "carbon",
        durations: [
            "duration-fast-01": 70, "duration-fast-02": 110, "duration-moderate-01": 150, "duration-moderate-02": 240,
            "duration-slow-01": 400, "duration-slow-02": 700,
        ],
        curves: [
            "easing-standard-productive": [0.2, 0, 0.38, 0.9], "easing-standard-expressive": [0.4, 0.14, 0.3, 1],
            "easing-entrance-productive": [0, 0, 0.38, 0.9], "easing-entrance-expressive": [0, 0, 0.3, 1],
            "easing-exit-productive": [0.2, 0, 1, 0.9], "easing-exit-expressive": [0.4, 0.14, 1, 1],
        ])

    /// fluentui, packages/tokens/src/global/durations.ts and curves.ts.
    static let fluent = Scale(
        name: "fluent",
        durations: [
            "duration-ultra-fast": 50, "duration-faster": 100, "duration-fast": 150, "duration-normal": 200,
            "duration-gentle": 250, "duration-slow": 300, "duration-slower": 400, "duration-ultra-slow": 500,
        ],
        curves: [
            "curve-accelerate-max": [0.9, 0.1, 1, 0.2], "curve-accelerate-mid": [1, 0, 1, 1],
            "curve-accelerate-min": [0.8, 0, 0.78, 1], "curve-decelerate-max": [0.1, 0.9, 0.2, 1],
            "curve-decelerate-mid": [0, 0, 0, 1], "curve-decelerate-min": [0.33, 0, 0.1, 1],
            "curve-easy-ease-max": [0.8, 0, 0.2, 1], "curve-easy-ease": [0.33, 0, 0.67, 1],
            "curve-linear": [0, 0, 1, 1],
        ])

    /// easings.net, src/easings.yml: all but elastic and bounce.
    static let easings = Scale(
        name: "easings",
        curves: [
            "ease-in-sine": [0.12, 0, 0.39, 0], "ease-out-sine": [0.61, 1, 0.88, 1],
            "ease-in-out-sine": [0.37, 0, 0.63, 1], "ease-in-quad": [0.11, 0, 0.5, 0],
            "ease-out-quad": [0.5, 1, 0.89, 1], "ease-in-out-quad": [0.45, 0, 0.55, 1],
            "ease-in-cubic": [0.32, 0, 0.67, 0], "ease-out-cubic": [0.33, 1, 0.68, 1],
            "ease-in-out-cubic": [0.65, 0, 0.35, 1], "ease-in-quart": [0.5, 0, 0.75, 0],
            "ease-out-quart": [0.25, 1, 0.5, 1], "ease-in-out-quart": [0.76, 0, 0.24, 1],
            "ease-in-quint": [0.64, 0, 0.78, 0], "ease-out-quint": [0.22, 1, 0.36, 1],
            "ease-in-out-quint": [0.83, 0, 0.17, 1], "ease-in-expo": [0.7, 0, 0.84, 0],
            "ease-out-expo": [0.16, 1, 0.3, 1], "ease-in-out-expo": [0.87, 0, 0.13, 1],
            "ease-in-circ": [0.55, 0, 1, 0.45], "ease-out-circ": [0, 0.55, 0.45, 1],
            "ease-in-out-circ": [0.85, 0, 0.15, 1], "ease-in-back": [0.36, 0, 0.66, -0.56],
            "ease-out-back": [0.34, 1.56, 0.64, 1], "ease-in-out-back": [0.68, -0.6, 0.32, 1.6],
        ])

    @Test(arguments: [material, apple, carbon, fluent, easings])
    func `are those of the publication`(_ scale: Scale) throws {
        let set = try #require(StarterSet.all().first { $0.name == scale.name })
        var values: [String: SharedValue] = [:]
        for json in set.documents {
            guard case .value(let value) = try Document(json) else { continue }
            values[String(value.metadata.name.slug.text.dropFirst(scale.name.count + 1))] = value
        }
        #expect(values.count == set.documents.count && Set(values.keys) == scale.names)
        func curve(_ name: String) throws -> Curve { try Curve(values[name]?.json["value"] ?? .null) }
        for (name, milliseconds) in scale.durations {
            #expect(values[name]?.json["value"]?.number == milliseconds / 1000, "\(name)")
        }
        for (name, points) in scale.curves {
            let bezier = CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            #expect(try curve(name).controlPoints == bezier, "\(name)")
        }
        for (name, numbers) in scale.springs {
            let spring = values[name]?.json["value"]?["spring"]
            #expect(spring?["mass"]?.number == 1 && spring?["stiffness"]?.number == numbers[1], "\(name)")
            let damping = try #require(spring?["damping"]?.number)
            #expect(abs(damping / (2 * numbers[1].squareRoot()) - numbers[0]) < 1e-15, "\(name)")
            #expect(spring?["initialVelocity"]?.number == 0, "\(name)")
        }
        for (name, text) in scale.spellings {
            let (found, expected) = (try curve(name), try Curve(text))
            #expect(found == expected || found.controlPoints == (expected.controlPoints ?? nil), "\(name)")
        }
    }

    /// `M 0,0 C 0.05, 0, 0.133333, 0.06, 0.166666, 0.4 C 0.208333, 0.82, 0.25, 1, 1, 1`: tokens.xml of Material Components
    /// for Android.
    @Test func `the emphasized easing of Material keeps to its path`() throws {
        let set = try #require(StarterSet.all().first { $0.name == "material" })
        let json = set.documents.first { $0["slug"]?.string == "material-easing-emphasized" }
        guard case .linear(let stops) = try Curve(json?["value"] ?? .null) else {
            Issue.record("not a list of points")
            return
        }
        let parts = [
            [(0.0, 0.0), (0.05, 0), (0.133333, 0.06), (0.166666, 0.4)],
            [(0.166666, 0.4), (0.208333, 0.82), (0.25, 1), (1, 1.0)],
        ]
        func point(_ part: [(Double, Double)], _ t: Double) -> (x: Double, y: Double) {
            let weights = [(1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t]
            return zip(part, weights).reduce((0, 0)) { ($0.0 + $1.0.0 * $1.1, $0.1 + $1.0.1 * $1.1) }
        }
        for part in parts {
            for step in 0...1000 {
                let (x, y) = point(part, Double(step) / 1000)
                guard let next = stops.firstIndex(where: { $0.time >= x && $0.time > 0 }), next > 0 else { continue }
                let (left, right) = (stops[next - 1], stops[next])
                let share = (x - left.time) / (right.time - left.time)
                #expect(abs(left.progress + share * (right.progress - left.progress) - y) < 0.004)
            }
        }
    }
}
