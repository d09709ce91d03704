import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog

@Suite struct `The everyday set` {
    private static func catalog() throws -> Catalog {
        let catalog = try Sample.catalog()
        let merge = try catalog.read { try $0.merging(StarterSet.named(["everyday"])) }
        try catalog.importDocuments(from: [merge.source], as: Sample.note)
        return catalog
    }

    /// The value that a layer has at a time on a screen of 393 × 852 pt, worked out from the numbers of the source.
    struct Value: CustomTestStringConvertible {
        let pattern: String
        let operation: String
        let place: String
        let time: Double
        let value: Double
        var testDescription: String { "\(pattern).\(operation) \(place) at \(time)" }

        init(_ pattern: String, _ operation: String, _ place: String, at time: Double, _ value: Double) {
            (self.pattern, self.operation, self.place, self.time, self.value) = (pattern, operation, place, time, value)
        }
    }

    static let values = [
        // MaterialFade: scale 0.8, opaque after 0.3; 400 ms in, 150 ms out, where nothing is scaled.
        Value("fade", "show", "element.opacity", at: 0, 0), Value("fade", "show", "element.opacity", at: 0.06, 0.5),
        Value("fade", "show", "element.opacity", at: 0.12, 1), Value("fade", "show", "element.scale", at: 0, 0.8),
        Value("fade", "show", "element.scale", at: 0.4, 1), Value("fade", "hide", "element.scale", at: 0.075, 1),
        Value("fade", "hide", "element.opacity", at: 0.15, 0),
        // FadeThroughTransition: 6 of 20 parts out, 14 in; scale 0.92. MaterialFadeThrough: 450 ms, 0.3 of which is 135 ms.
        Value("fade-through", "switch", "leaving.opacity", at: 0.135, 0),
        Value("fade-through", "switch", "entering.opacity", at: 0.135, 0),
        Value("fade-through", "switch", "entering.scale", at: 0.135, 0.92),
        Value("fade-through", "switch", "entering.scale", at: 0.45, 1),
        // SharedAxisTransition: 30 pt, or from 0.8 and to 1.1; back, the pages exchange their parts.
        Value("shared-axis-x", "push", "next.translation.x", at: 0, 30),
        Value("shared-axis-x", "push", "page.translation.x", at: 0.45, -30),
        Value("shared-axis-x", "push", "page.opacity", at: 0.135, 0),
        Value("shared-axis-x", "push", "next.opacity", at: 0.135, 0),
        Value("shared-axis-x", "pop", "page.translation.x", at: 0, -30),
        Value("shared-axis-x", "pop", "page.opacity", at: 0.135, 0),
        Value("shared-axis-x", "pop", "next.opacity", at: 0.135, 0),
        Value("shared-axis-x", "pop", "next.translation.x", at: 0.45, 30),
        Value("shared-axis-y", "push", "next.translation.y", at: 0, 30),
        Value("shared-axis-y", "push", "next.translation.x", at: 0, 0),
        Value("shared-axis-z", "push", "next.scale", at: 0, 0.8),
        Value("shared-axis-z", "push", "page.scale", at: 0.45, 1.1),
        Value("shared-axis-z", "pop", "next.scale", at: 0.45, 0.8),
        // MaterialContainerTransform: 500 ms in, content fades in until 0.25; 400 ms back, and out from 0.6 to 0.9.
        Value("container-transform", "push", "detail.opacity", at: 0.0625, 0.5),
        Value("container-transform", "push", "detail.opacity", at: 0.125, 1),
        Value("container-transform", "push", "card.width", at: 0, 361),
        Value("container-transform", "push", "card.width", at: 0.5, 393),
        Value("container-transform", "push", "scrim.opacity", at: 0.5, 0.32),
        Value("container-transform", "pop", "detail.opacity", at: 0.24, 1),
        Value("container-transform", "pop", "detail.opacity", at: 0.36, 0),
        Value("container-transform", "pop", "card.cornerRadius", at: 0.4, 12),
        // CupertinoPageTransition: a third of the width, a barrier of 0x18. The middle of the Bézier 0.32, 0.72, 0, 1 is
        // at 3/8 · 0.32 + 1/8 = 0.245 of 500 ms, with a progress of 3/8 · 0.72 + 1/2 = 0.77.
        Value("push", "push", "next.translation.x", at: 0.1225, 393 * 0.23),
        Value("push", "push", "page.translation.x", at: 0.5, -131),
        Value("push", "push", "dim.opacity", at: 0.5, 24.0 / 255),
        Value("push", "pop", "next.translation.x", at: 0.5, 393),
        // Vaul: 26 pt from the top, 500 ms with the same curve.
        Value("sheet", "present", "sheet.translation.y", at: 0, 826),
        Value("sheet", "present", "sheet.translation.y", at: 0.1225, 826 * 0.23),
        Value("sheet", "present", "dim.opacity", at: 0.5, 0.32),
        Value("sheet", "dismiss", "sheet.translation.y", at: 0.5, 826),
        // Atlassian: scale 0.95. Material: a scrim of 0.32, 400 ms in, 150 ms out.
        Value("dialog", "show", "dialog.scale", at: 0, 0.95), Value("dialog", "show", "dim.opacity", at: 0.4, 0.32),
        Value("dialog", "show", "dialog.opacity", at: 0.4, 1), Value("dialog", "hide", "dialog.opacity", at: 0.15, 0),
        // Sonner: its own height, 400 ms.
        Value("toast", "show", "toast.translation.y", at: 0, 56), Value("toast", "show", "toast.opacity", at: 0.4, 1),
        // Scale 0.97 in 100 to 160 ms; Material: a state layer of 0.1.
        Value("press", "press", "control.scale", at: 0.15, 0.97),
        Value("press", "press", "state.opacity", at: 0.15, 0.1),
        Value("press", "release", "control.scale", at: 0.15, 1),
        // Rows rise by 8 pt in 300 ms, the next one after 50 ms; three rows of 64 pt push down what follows.
        Value("list-insert", "insert", "row.first.translation.y", at: 0, 8),
        Value("list-insert", "insert", "row.second.opacity", at: 0.05, 0),
        Value("list-insert", "insert", "row.third.opacity", at: 0.4, 1),
        Value("list-insert", "insert", "below.translation.y", at: 0, -192),
        // React Navigation: a shift of 50 pt in 150 ms. TabLayout: 300 ms; a tab is a quarter of the width.
        Value("tab-switch", "switch", "entering.translation.x", at: 0, 50),
        Value("tab-switch", "switch", "entering.opacity", at: 0.15, 1),
        Value("tab-switch", "switch", "indicator.translation.x", at: 0.3, 98.25),
        // shadcn/ui: 200 ms; the chevron turns by half.
        Value("accordion", "open", "section.height", at: 0, 0),
        Value("accordion", "open", "section.height", at: 0.2, 180),
        Value("accordion", "open", "below.translation.y", at: 0, -180),
        Value("accordion", "open", "chevron.rotation.z", at: 0.2, 180),
    ]

    @Test func `moves as its sources state`() throws {
        try Self.catalog().read { reader in
            for value in Self.values {
                var request = try SampleRequest(value.pattern)
                request.operation = value.operation
                request.screen = .size(MotionSize(width: 393, height: 852))
                request.frames = .at([.json(.number(value.time))])
                let moving = try reader.sample(request).movingValues.first {
                    "\($0.layer).\($0.motion.property.rawValue)" == value.place
                }
                let found = try #require(moving, "\(value)").motion.value(at: value.time)
                #expect(abs(found - value.value) < 1e-6, "\(value): \(found) instead of \(value.value)")
            }
        }
        let patterns = try StarterSet.named(["everyday"]).flatMap(\.documents).filter { $0["type"] == "pattern" }
        #expect(Set(Self.values.map(\.pattern)) == Set(patterns.compactMap { $0["slug"]?.string }))
    }

    /// The values that its patterns share, and the values of Material 3 that they refer to.
    @Test func `has its times from a scale, which a team changes in one place`() throws {
        let roles = [
            "duration-press": "duration-short3", "duration-leave": "duration-short3",
            "duration-reveal": "duration-short4",
            "duration-item": "duration-medium2", "duration-enter": "duration-medium4",
            "duration-swap": "duration-long1",
            "duration-screen": "duration-long2", "duration-stagger": "duration-short1",
            "curve-enter": "easing-emphasized-decelerate", "curve-leave": "easing-emphasized-accelerate",
            "curve-move": "easing-standard",
        ]
        let catalog = try Self.catalog()
        let values = try catalog.read { try $0.sharedValues() }.map(\.json)
        for json in values where json["slug"]?.string?.hasPrefix("everyday-") == true {
            let role = String((json["slug"]?.string ?? "").dropFirst("everyday-".count))
            let target = json["value"]?["value"]?.string
            #expect(target == roles[role].map { "material-" + $0 }, "\(role)")
            if role == "curve-screen" {
                #expect(try Curve(json["value"] ?? .null).text == "cubic-bezier(0.32, 0.72, 0, 1)")
            }
        }
        try catalog.write(as: Sample.note) {
            _ = try $0.update(
                Sample.name("value:everyday-duration-swap"), Sample.set([("value", "{material-duration-medium2}")]))
        }
        let swapped = ["fade-through", "shared-axis-x", "shared-axis-y", "shared-axis-z"]
        for slug in swapped {
            #expect(try catalog.read { try $0.state(of: Sample.name(slug)).durations.map(\.seconds).max() } == 0.3)
        }
    }

    @Test func `passes every check on every screen, with reduced motion as well`() throws {
        try Self.catalog().read { reader in
            var request = CheckRequest()
            request.patterns = .listed(ListRequest(.pattern, filter: "'everyday' in tags"))
            var reports: [PatternReport] = []
            try reader.check(reader.checkPlan(for: request)) { reports.append($0) }
            #expect(reports.count == 14)
            for report in reports {
                #expect(report.results.filter { $0.failed > 0 }.map(\.check) == [], "\(report.name)")
                #expect(report.results.contains { $0.check == "reduced-motion" && $0.cases >= 44 })
            }
        }
    }
}
