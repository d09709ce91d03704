import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore

@Suite struct `the choreography of a shipped kind` {
    static let phone = MotionSize(width: 393, height: 852)

    struct Case: CustomTestStringConvertible, Sendable {
        let kind: String
        let operation: String
        /// `layer property: from → to, begin + duration`, on 393 × 852 with the defaults.
        let tracks: [String]
        var given: [String: FormulaValue] = [:]
        var testDescription: String { "\(kind) \(operation)" }
    }

    @Test(arguments: reveals + zoom + pages)
    func `has the published tracks`(expected: Case) throws {
        let kind = try KindSeeds.kind(expected.kind)
        let choreography = try #require(kind.choreography(of: expected.operation))
        let values = kind.scene(given: expected.given, device: Self.phone).values
        let shown = try choreography.tracks.filter { kind.layer(named: $0.layer)?.repetition == nil }.map { track in
            func number(_ formula: PlacedFormula?) throws -> String {
                guard let number = try formula?.number(in: values) else { return "·" }
                return JSONNumber.text((number * 1e6).rounded() / 1e6)
            }
            let span = "\(try number(track.begin)) + \(try number(track.duration))"
            let way = "\(try number(track.from)) → \(try number(track.to))"
            return "\(track.layer) \(track.property.rawValue): \(way), \(span)"
        }
        #expect(shown == expected.tracks)
    }

    @Test func `is empty for an operation of the system`() throws {
        let kind = try KindSeeds.kind("expand")
        #expect(kind.operation(named: "dismiss")?.action == .system)
        #expect(kind.choreography(of: "dismiss") == nil)
        #expect(kind.reducedChoreography(of: "dismiss") == nil)
    }

    @Test func `of a swapped operation has the same curves and swapped roles`() throws {
        let kind = try KindSeeds.kind("punch-out")
        let curve = CurveSource.parameter("curve", default: .named(.easeIn))
        #expect(kind.choreography(of: "pop")?.tracks.map(\.curve) == [curve, curve])
        let cover = try #require(kind.layer(named: "cover"))
        #expect(cover.roles.role(in: "push") == .source)
        #expect(cover.roles.role(in: "pop") == .destination)
    }

    @Test func `for reduced motion is swapped too and leaves out unused layers`() throws {
        let kind = try KindSeeds.kind("connect-the-dots")
        #expect(kind.reducedChoreography(of: "swipe")?.tracks.map(\.layer) == ["page"])
        let close = try #require(kind.reducedChoreography(of: "close")?.tracks.first)
        #expect(close.layer == "miniature")
        #expect(close.from.formula.formula.source == "1")
        #expect(close.to.formula.formula.source == "0")
    }

    @Test func `repeats a layer for the elements of dive-deeper`() throws {
        let kind = try KindSeeds.kind("dive-deeper")
        var values = kind.scene(device: Self.phone).values
        guard case .list(let elements)? = values["elements"] else { return }
        let tracks = try #require(kind.choreography(of: "present")).tracks.filter { $0.layer == "phantom" }
        let ways = try elements.map { element in
            values["element"] = element
            return try tracks.map { [try $0.from.number(in: values), try $0.to.number(in: values)] }
        }
        // Centers of 16,120,361×220 and 0,0,393×320; of 32,300,200×28 and 20,340,280×40; ratios of their sizes.
        let expected: [[[Double]]] = [
            [[196.5, 196.5], [230, 160], [1, 393.0 / 361], [1, 320.0 / 220]],
            [[132, 160], [314, 360], [1, 280.0 / 200], [1, 40.0 / 28]],
        ]
        #expect(ways == expected)
    }

    @Test(arguments: [(-85.2, 0.1, false), (-213.0, 0.25, true), (-852.0, 0.9, true), (100.0, 0, false)])
    func `of dive-deeper follows a pan`(y: Double, progress: Double, finishes: Bool) throws {
        let kind = try KindSeeds.kind("dive-deeper")
        let pan = try #require(kind.interactions.first)
        var values = kind.scene(device: Self.phone).values
        values["translation"] = .point(MotionPoint(x: 0, y: y))
        values["velocity"] = .point(MotionPoint(x: 0, y: 0))
        #expect(try pan.progress.value(in: values) == .number(progress))
        values["progress"] = .number(progress)
        #expect(try pan.finishes.value(in: values) == .boolean(finishes))
        #expect(pan.operation == "present")
    }

    static let reveals = [
        Case(
            kind: "expand", operation: "present",
            tracks: ["view scale: 1 → 30, · + 0.35", "destination opacity: 0 → 1, 0.35 + 0.35"],
            // (852 + 716) / 56 + 2
            given: ["view": .frame(MotionFrame(x: 20, y: 716, width: 56, height: 56))]),
        Case(kind: "mask-reveal", operation: "push", tracks: ["destination mask.diameter: 4 → 1022.4, · + 1"]),
        Case(
            kind: "punch-out", operation: "push",
            tracks: ["cover hole.diameter: 4 → 1022.4, · + 1", "cover outset: 0 → 40, · + 1"]),
        Case(
            kind: "punch-out", operation: "pop",
            tracks: ["cover hole.diameter: 1022.4 → 4, · + 1", "cover outset: 40 → 0, · + 1"]),
    ]

    static let zoom = [
        Case(
            kind: "zoom-icons", operation: "push",
            tracks: [
                "menu scale: 1 → 0.8, · + 0.6", "menu opacity: 1 → 0, · + 0.6", "circle scale: 1 → 15, · + 0.6",
                "circle center.x: 141.5 → 196.5, · + 0.6", "circle center.y: 150 → 200, · + 0.6",
                "icon center.x: 141.5 → 196.5, · + 0.6", "icon center.y: 150 → 200, · + 0.6",
                "icon width: 50 → 120, · + 0.6", "icon height: 50 → 120, · + 0.6",
                "backButton offset: -64 → 0, 0.2 + 0.6", "summary offset: -200 → 80, 0.2 + 0.6",
            ]),
        Case(
            kind: "zoom-icons", operation: "pop",
            tracks: [
                "menu scale: 0.8 → 1, · + 0.6", "menu opacity: 0 → 1, · + 0.6", "circle scale: 15 → 1, · + 0.6",
                "circle center.x: 196.5 → 141.5, · + 0.6", "circle center.y: 200 → 150, · + 0.6",
                "icon center.x: 196.5 → 141.5, · + 0.6", "icon center.y: 200 → 150, · + 0.6",
                "icon width: 120 → 50, · + 0.6", "icon height: 120 → 50, · + 0.6",
                "backButton offset: 0 → -64, 0 + 0.6", "summary offset: 80 → -200, 0 + 0.6",
            ]),
    ]

    static let pages = [
        Case(kind: "dive-deeper", operation: "dismiss", tracks: ["fade opacity: 1 → 0, · + 0.5"]),
        Case(
            kind: "peek-over-the-edge", operation: "scroll",
            tracks: [
                "leaving translation.x: 0 → -393, · + ·", "leaving rotation.y: 0 → -90, · + ·",
                "entering translation.x: 393 → 0, · + ·", "entering rotation.y: 90 → 0, · + ·",
            ]),
        Case(
            kind: "connect-the-dots", operation: "open",
            tracks: [
                "miniature center.x: 60 → 196.5, · + 0.5", "miniature center.y: 762 → 426, · + 0.5",
                "miniature width: 80 → 393, · + 0.5", "miniature height: 100 → 852, · + 0.5",
                "miniature cornerRadius: 12 → 0, · + 0.5",
            ]),
        Case(
            kind: "connect-the-dots", operation: "swipe",
            tracks: [
                "page translation.x: 393 → -393, · + ·", "background translation.x: 117.9 → -117.9, · + ·",
                "thumbnails translation.x: 90 → -90, · + ·",
            ]),
        Case(
            kind: "shift-the-shape", operation: "switch",
            tracks: [
                "leaving translation.x: 0 → 393, · + 0.3", "entering translation.x: -393 → 0, · + 0.3",
                "icon lottie.frame: 0 → 60, · + 0.3",
            ],
            given: ["fromIndex": .number(2), "toIndex": .number(0)]),
    ]
}
