import Foundation
import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing
import Testing

@Suite struct `motion files` {
    private let folder: TestFolder
    private let catalog: Catalog

    init() throws {
        folder = try TestFolder()
        catalog = try TestFolder.catalog()
    }

    @Test func `are one per pattern, as the target exports it`() throws {
        var steps: [Int] = []
        let notes = try catalog.read { reader in
            let files = MotionFiles(.webAnimations, try MotionSelection(.everything, of: reader))
            return try files.write(to: folder.path("out"), from: reader) { done, _ in steps.append(done) }
        }
        let texts = try folder.texts(below: "out")
        #expect(texts.count == 11)
        #expect(steps == Array(1...22))
        #expect(notes.contains { $0.reference.description == "zoom-icons" && $0.note.degree == .approximated })
        try catalog.read { reader in
            let subject = try reader.subject(SampleRequest(try DocumentReference("expand")))
            #expect(texts["expand.mjs"] == (try ExportTarget.webAnimations.export(subject).text))
        }
    }

    @Test func `have the screen and operation of the selection`() throws {
        let text = try catalog.read { reader in
            var selection = try MotionSelection(.named([try DocumentReference("punch-out")]), of: reader)
            selection.operation = "pop"
            selection.screen = .size(MotionSize(width: 300, height: 600))
            selection.orientation = .landscape
            var text = ""
            try MotionFiles(.webAnimations, selection).make(from: reader) { text = $1.text }
            return text
        }
        #expect(text.contains("screen = { width: 600, height: 300 }"))
        #expect(text.contains("\"pop\": {") && !text.contains("\"push\": {"))
    }

    @Test func `refer to shared values that are beside them, or name them in comments`() throws {
        let note = ChangeNote(author: "mia", message: "", date: Timestamp(millisecondsSince1970: 1_800_000_000_001))
        try catalog.write(as: note) { writer in
            let base: JSON = ["valueType": "duration", "value": 0.3]
            _ = try writer.create("value:duration-base", document: base)
            _ = try writer.update(
                DocumentReference("expand").name, Edit(set: [("expandDuration", .text("{duration-base}"))]))
        }
        try catalog.write(as: note) { writer in
            let curve: JSON = ["valueType": "curve", "value": "easeOut"]
            _ = try writer.create("value:ease-soft", document: curve)
            _ = try writer.update(
                DocumentReference("expand").name, Edit(set: [("expandCurve", .text("{ease-soft}"))]))
        }
        let targets = [ExportTarget.uiKit, .swiftUI, .compose, .motion, .reanimated, .css]
        try catalog.read { reader in
            let selection = try MotionSelection(.named([try DocumentReference("expand")]), of: reader)
            for target in targets {
                try MotionFiles(target, selection).write(to: folder.path(target.name), from: reader)
                try MotionFiles(target, selection).make(from: reader) { _, alone in
                    #expect(!alone.text.lowercased().contains("motionvalues") && !alone.text.contains("var(--duration"))
                    #expect(
                        alone.text.contains("shared value 'duration-base'")
                            || alone.text.contains("expandDuration is the shared value duration-base: 0.3 s"))
                }
                let timing = try #require(target.only(.timing))
                try MotionFiles(timing, selection).write(to: folder.path("\(target.name) timing"), from: reader)
            }
        }
        for (path, line) in [
            ("uikit/ExpandTransition.swift", "var expandDuration: TimeInterval = MotionValues.durationBase"),
            ("uikit/ExpandTransition.swift", "var presentDuration: TimeInterval = 0.35"),
            ("uikit/MotionValues.swift", "static let durationBase: TimeInterval = 0.3"),
            (
                "swiftui/ExpandTimeline.swift",
                "expandDuration: CGFloat = MotionValues.durationBase, presentDuration: CGFloat = 0.35,"
            ),
            ("swiftui/MotionValues.swift", "static let durationBase: TimeInterval = 0.3"),
            ("compose/Expand.kt", "val expandDuration: Double = MotionValues.DurationBase / 1000.0,"),
            ("compose/Expand.kt", "tween(durationMillis = MotionValues.DurationBase, easing = MotionValues.EaseSoft)"),
            ("compose/MotionValues.kt", "const val DurationBase = 300"),
            ("motion/expand.ts", "import * as motionValues from \"./motion-values\";"),
            ("motion/expand.ts", "expandDuration: motionValues.durationBase,"),
            ("motion/expand.ts", "{ duration: motionValues.durationBase, ease: motionValues.easeSoft }"),
            ("motion/motion-values.ts", "export const durationBase = 0.3;"),
            ("reanimated/expand.ts", "expandDuration: motionValues.durationBase / 1000,"),
            ("reanimated/motion-values.ts", "export const durationBase = 300;"),
            ("css/expand.css", "var(--duration-base) var(--ease-soft) 0ms"),
            ("css/motion-values.css", "--duration-base: 0.3s;"),
            (
                "swiftui timing/ExpandTiming.swift",
                "static let expandCurve: Animation = .easeOut(duration: MotionValues"
            ),
            (
                "uikit timing/ExpandTiming.swift",
                "UIViewPropertyAnimator(duration: MotionValues.durationBase, curve: .easeOut)"
            ),
            ("compose timing/ExpandSpecs.kt", "tween(durationMillis = MotionValues.DurationBase, easing = MotionVal"),
            ("motion timing/expand-transitions.ts", "ease: motionValues.easeSoft"),
            ("reanimated timing/expand-timings.ts", "easing: motionValues.easeSoft"),
            ("css timing/expand-timing.css", "--expand-expand-curve: var(--duration-base) var(--ease-soft);"),
        ] {
            let parts = path.split(separator: "/").map(String.init)
            let text = try #require(folder.texts(below: parts[0])[parts[1]], "\(path)")
            // Whatever the width of its lines.
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let plain = words.replacing("( ", with: "(").replacing(", )", with: ")")
            #expect(plain.contains(line), "\(line) isn't in \(path)\n\(text)")
            #expect(text.contains(" Exported by motif from "), "\(path)")
        }
    }

    @Test func `never replace files of another format`() throws {
        try catalog.read { reader in
            let selection = try MotionSelection(.named([try DocumentReference("expand")]), of: reader)
            let numbers = try #require(ExportTarget.compose.only(.numbers))
            let swift = try #require(ExportTarget.swiftUI.only(.numbers))
            for (first, second, path) in [
                (ExportTarget.compose, numbers, "Expand.kt"), (.motion, .reanimated, "expand.ts"),
                (.swiftUI, swift, "ExpandTimeline.swift"),
            ] {
                let place = folder.path(first.name)
                try MotionFiles(first, selection).write(to: place, from: reader)
                let before = try folder.texts(below: first.name)
                let error = #expect(throws: KeptFile.self) {
                    try MotionFiles(second, selection).write(to: place, from: reader)
                }
                #expect(error?.path == "\(place)/\(path)" && error?.reason == .format(first.format))
                #expect(try folder.texts(below: first.name) == before)
                try MotionFiles(first, selection).write(to: place, from: reader)
            }
            // The code that patterns share has the same types under one name.
            let other = try MotionSelection(.named([try DocumentReference("punch-out")]), of: reader)
            let error = #expect(throws: KeptFile.self) {
                try MotionFiles(numbers, other).write(to: folder.path("compose"), from: reader)
            }
            #expect(error?.path.hasSuffix("/MotionSupport.kt") == true)
        }
    }

    @Test func `that were edited by hand, or never exported, are replaced only on request`() throws {
        try catalog.read { reader in
            let selection = try MotionSelection(.named([try DocumentReference("expand")]), of: reader)
            for (target, name) in [(ExportTarget.compose, "MotionSupport.kt"), (.uiKit, "ExpandTransition.swift")] {
                let place = folder.path(target.name)
                try MotionFiles(target, selection).write(to: place, from: reader)
                let made = try folder.texts(below: target.name)
                let text = try #require(made[name])
                // A formatter changes spaces, and a person something else.
                let path = "\(place)/\(name)"
                try Data(text.replacing("    ", with: "  ").utf8).write(to: URL(fileURLWithPath: path))
                try MotionFiles(target, selection).write(to: place, from: reader)
                #expect(try folder.texts(below: target.name) == made)
                try Data((text + "// Mine\n").utf8).write(to: URL(fileURLWithPath: path))
                let error = #expect(throws: KeptFile.self) {
                    try MotionFiles(target, selection).write(to: place, from: reader)
                }
                #expect(error?.path == path && error?.reason == .edited)
                #expect(try folder.texts(below: target.name)[name] == text + "// Mine\n")
                try Data("object Motion\n".utf8).write(to: URL(fileURLWithPath: path))
                let foreign = #expect(throws: KeptFile.self) {
                    try MotionFiles(target, selection).write(to: place, from: reader)
                }
                #expect(foreign?.path == path && foreign?.reason == .foreign)
                #expect(try folder.texts(below: target.name)[name] == "object Motion\n")
                try MotionFiles(target, selection, replacesKeptFiles: true).write(to: place, from: reader)
                #expect(try folder.texts(below: target.name) == made)
            }
        }
    }

    @Test func `are in the package of Kotlin that is chosen`() throws {
        try catalog.read { reader in
            var selection = try MotionSelection(.named([try DocumentReference("expand")]), of: reader)
            selection.package = "com.example.app"
            try MotionFiles(.compose, selection).write(to: folder.path("out"), from: reader)
            for text in try folder.texts(below: "out").values { #expect(text.contains("\npackage com.example.app\n")) }
            try MotionFiles(.compose, selection).make(from: reader) {
                #expect($1.text.contains("\npackage com.example.app\n"))
            }
        }
    }

    @Test func `have the revision in their names if there are several of one pattern`() throws {
        let note = ChangeNote(author: "mia", message: "", date: Timestamp(millisecondsSince1970: 1_800_000_000_001))
        try catalog.write(as: note) { writer in
            _ = try writer.update(
                DocumentReference("expand").name, Edit(set: [("expandDuration", .text("400ms"))]))
        }
        try catalog.read { reader in
            let references = try ["expand@1", "expand@2", "punch-out"].map { try DocumentReference($0) }
            try MotionFiles(.tokens, try MotionSelection(.named(references), of: reader))
                .write(to: folder.path("out"), from: reader)
        }
        let names = try folder.texts(below: "out").keys.sorted()
        #expect(names == ["expand@1.tokens.json", "expand@2.tokens.json", "punch-out.tokens.json"])
    }

    @Test func `have the operation in their names if one is selected`() throws {
        try catalog.read { reader in
            for operation in ["push", "pop"] {
                var selection = try MotionSelection(.named([try DocumentReference("punch-out")]), of: reader)
                selection.operation = operation
                try MotionFiles(.lottie, selection).write(to: folder.path("out"), from: reader)
            }
        }
        #expect(try folder.texts(below: "out").keys.sorted() == ["punch-out.pop.json", "punch-out.push.json"])
    }

    @Test func `share their code in a separate file`() throws {
        try catalog.read { reader in
            let references = try ["expand", "punch-out"].map { try DocumentReference($0) }
            try MotionFiles(.uiKit, try MotionSelection(.named(references), of: reader))
                .write(to: folder.path("out"), from: reader)
        }
        let texts = try folder.texts(below: "out")
        #expect(
            texts.keys.sorted() == ["ExpandTransition.swift", "MotifTransitions.swift", "PunchOutTransition.swift"])
        let declarations = texts.mapValues { $0.contains("final class MotifAnimator {") }
        #expect(
            declarations == [
                "MotifTransitions.swift": true, "ExpandTransition.swift": false, "PunchOutTransition.swift": false,
            ])
    }

    /// A screen in miniature, then a gesture, then nothing new, then a hole.
    @Test func `have only shared code that the folder uses`() throws {
        var shared: [String] = []
        for slug in ["connect-the-dots", "dive-deeper", "expand", "punch-out"] {
            try catalog.read { reader in
                _ = try MotionFiles(.uiKit, try MotionSelection(.named([try DocumentReference(slug)]), of: reader))
                    .write(to: folder.path("out"), from: reader)
            }
            shared.append(try #require(folder.texts(below: "out")["MotifTransitions.swift"]))
        }
        let parts = [
            "final class MotifAnimator {", "func addMiniature(", "final class MotifInteraction", "func animateHole(",
        ]
        func has(_ text: String) -> [Bool] { parts.map { text.contains($0) } }
        #expect(has(shared[0]) == [true, true, false, false])
        #expect(has(shared[1]) == [true, true, true, false])
        #expect(shared[2] == shared[1])
        #expect(has(shared[3]) == [true, true, true, true])
    }

    @Test func `declare types with the chosen name, so that two operations compile together`() throws {
        for (name, operation) in [("punch-in", "push"), ("punch-back", "pop")] {
            try catalog.read { reader in
                var selection = try MotionSelection(.named([try DocumentReference("punch-out")]), of: reader)
                (selection.name, selection.operation) = (Slug(name), operation)
                for target in [ExportTarget.uiKit, .swiftUI, .xcTest] {
                    try MotionFiles(target, selection).write(to: folder.path("out"), from: reader)
                }
            }
        }
        let texts = try folder.texts(below: "out")
        for (file, type) in [
            ("PunchInTransition.push.swift", "class PunchInTransition"),
            ("PunchBackTransition.pop.swift", "class PunchBackTransition"),
            ("PunchInTimeline.push.swift", "struct PunchInTimeline"),
            ("PunchBackTests.pop.swift", "class PunchBackMotionTests"),
        ] {
            #expect(texts[file]?.contains(type) == true, "\(file)")
        }
        #expect(!texts.values.contains { $0.contains("PunchOutTransition") })
    }

    @Test func `aren't written if two of them declare the same types`() throws {
        let note = ChangeNote(author: "mia", message: "", date: Timestamp(millisecondsSince1970: 1_800_000_000_001))
        try catalog.write(as: note) { writer in
            let expand = try DocumentReference("expand")
            try writer.copy(expand, to: "foo-1")
            try writer.copy(expand, to: "foo1")
            _ = try writer.update(expand.name, Edit(set: [("expandDuration", .text("400ms"))]))
        }
        for (names, name) in [
            (["foo-1", "foo1"], "Foo1Transition.swift"), (["expand@1", "expand@2"], "ExpandParameters"),
        ] {
            let error = #expect(throws: MotionFiles.SharedName.self) {
                try catalog.read { reader in
                    let references = try names.map { try DocumentReference($0) }
                    try MotionFiles(.uiKit, try MotionSelection(.named(references), of: reader))
                        .write(to: folder.path("out"), from: reader)
                }
            }
            #expect(error?.name == name)
            #expect(error?.owners == names.map { "'\($0)'" })
        }
        #expect(try folder.texts().isEmpty)
    }

    @Test(arguments: [
        (ExportTarget.compose, "motion-support", "MotionSupport.kt"),
        (.motion, "motion-elements", "motion-elements.ts"),
        (.reanimated, "motion-styles", "motion-styles.ts"),
    ])
    func `aren't written in place of the shared code`(target: ExportTarget, slug: String, file: String) throws {
        let note = ChangeNote(author: "mia", message: "", date: Timestamp(millisecondsSince1970: 1_800_000_000_001))
        try catalog.write(as: note) { _ = try $0.copy(DocumentReference("expand"), to: try #require(Slug(slug))) }
        func write() throws {
            try catalog.read { reader in
                let selection = try MotionSelection(.named([try DocumentReference(slug)]), of: reader)
                try MotionFiles(target, selection).write(to: folder.path("out"), from: reader)
            }
        }
        let error = #expect(throws: MotionFiles.SharedName.self) { try write() }
        #expect(error?.name == file && error?.owners == ["the shared code", "'\(slug)'"])
        #expect(try folder.texts().isEmpty)
    }

    @Test func `aren't written beside files that they don't compile with`() throws {
        try catalog.read { reader in
            func write(_ target: ExportTarget, _ slug: String, package: String? = nil, replacing: Bool = false) throws {
                var selection = try MotionSelection(.named([try DocumentReference(slug)]), of: reader)
                selection.package = package
                try MotionFiles(target, selection, replacesKeptFiles: replacing).write(
                    to: folder.path("out"), from: reader)
            }
            let timing = try #require(ExportTarget.compose.only(.timing))
            try write(.compose, "expand")
            try write(timing, "punch-out")
            let before = try folder.texts(below: "out")
            let shared = #expect(throws: MotionFiles.SharedName.self) { try write(timing, "expand") }
            #expect(shared?.name == "ExpandSpecs")
            #expect(shared?.owners == ["'\(folder.path("out"))/Expand.kt'", "'expand'"])
            let kept = #expect(throws: KeptFile.self) { try write(.compose, "expand", package: "com.app") }
            #expect(kept?.path == "\(folder.path("out"))/PunchOutSpecs.kt")
            #expect(kept?.reason == .format("the package motion"))
            #expect(try folder.texts(below: "out") == before)
            try write(timing, "expand", replacing: true)
        }
    }

    @Test func `are not written if losses are rejected`() throws {
        let error = #expect(throws: MotionFiles.InexactMotion.self) {
            try catalog.read { reader in
                let files = MotionFiles(.lottie, try MotionSelection(.everything, of: reader), losses: .rejected)
                try files.write(to: folder.path("out"), from: reader)
            }
        }
        #expect(error?.notes.isEmpty == false)
        #expect(try folder.texts().isEmpty)
    }

    @Test func `are written if losses are rejected and a browser only has to support a feature`() throws {
        let notes = try catalog.read { reader in
            let selection = try MotionSelection(.named([try DocumentReference("mask-reveal")]), of: reader)
            return try MotionFiles(.css, selection, losses: .rejected).write(to: folder.path("out"), from: reader)
        }
        #expect(notes.map(\.note.degree) == [.required])
        #expect(try folder.texts(below: "out").keys.sorted() == ["mask-reveal.css"])
    }

    @Test func `are not written if the kind has no values for a pattern, and the pattern's name is given`() throws {
        let note = ChangeNote(author: "mia", message: "", date: Timestamp(millisecondsSince1970: 1_800_000_000_001))
        try catalog.write(as: note) { writer in
            let menu = try writer.copy(DocumentReference("zoom-icons"), to: "my-menu")
            _ = try writer.update(menu.name, Edit(set: [("rows", .text("[1]"))]))
        }
        let problems = #expect(throws: Problems.self) {
            try catalog.read { reader in
                let files = MotionFiles(.css, try MotionSelection(.everything, of: reader))
                try files.write(to: folder.path("out"), from: reader)
            }
        }
        #expect(problems?.document?.description == "my-menu")
        #expect(try folder.texts(below: "out").isEmpty)
    }

    @Test func `are not written if a pattern can't be exported, and its name is given`() throws {
        let problems = #expect(throws: Problems.self) {
            try catalog.read { reader in
                var selection = try MotionSelection(.everything, of: reader)
                selection.operation = "pop"
                try MotionFiles(.css, selection).write(to: folder.path("out"), from: reader)
            }
        }
        #expect(problems?.document != nil)
        #expect(try folder.texts().isEmpty)
    }
}
