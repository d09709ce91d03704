import Foundation
import Testing

@Suite struct CheckTests {
    @Test func `a new catalog passes: uncovered areas of the published numbers are accepted with a reason`() throws {
        let run = try Sandbox().motif("check")
        #expect(run.exit == 0)
        #expect(run.errors.contains(": 0 fail, 2 with warnings, 5 with accepted failures"), "\(run.errors)")
        let strict = try Sandbox().motif("check", "--strict")
        #expect(strict.exit == 1 && strict.errors == run.errors)
        #expect(try Sandbox().motif("check", "expand", "--strict").exit == 0)
    }

    @Test func `the shipped patterns are listed worst first, and failures exit with 1`() throws {
        let sandbox = try Sandbox()
        for slug in ["mask-reveal", "expand"] { _ = try sandbox.motif("update", slug, "--accept", "covers-screen=") }
        try expect(
            try sandbox.motif("check"), try sandbox.motif("check", "expand-covering", "punch-out-covering"),
            try sandbox.motif("check", "--tag", "circle", "--orientation", "portrait", "--device", "iphone-15"),
            matches: "check")
    }

    @Test func `every format has the same results`() throws {
        let sandbox = try Sandbox()
        try expect(
            try sandbox.motif("check", "mask-reveal", "--device", "ipad-9", "--format", "json"),
            try sandbox.motif("check", "expand", "--device", "device:ipad-9", "--format", "jsonl"),
            try sandbox.motif("check", "mask-reveal", "--device", "ipad-9", "--format", "csv", "--quiet"),
            try sandbox.motif("check", "mask-reveal", "expand-covering", "--device", "ipad-9", "--format", "junit"),
            matches: "check-formats")
    }

    @Test func `an accepted failure doesn't fail the run and keeps its reason`() throws {
        let sandbox = try Sandbox()
        let pattern = """
            {"type": "pattern", "slug": "phones-only", "kind": "mask-reveal", "title": "Phones only",
             "accepts": [{"check": "covers-screen", "reason": "on \\"portrait\\" phones & nowhere <else>"},
                         {"check": "no-jump", "reason": "the same"}]}
            """
        _ = try sandbox.motif("import", "-", input: pattern)
        try expect(
            try sandbox.motif("check", "phones-only"),
            try sandbox.motif("check", "phones-only", "--device", "ipad-9", "--format", "junit"),
            matches: "check-accepted")
    }

    @Test func `an accepted failure that grows fails again`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("update", "expand", "--accept", "covers-screen=only used on phones")
        #expect(try sandbox.motif("check", "expand").exit == 0)
        #expect(try sandbox.motif("check", "expand", "--device", "ipad-9").exit == 0)
        let shown = try sandbox.motif("show", "expand", "--format", "json").output
        #expect(shown.contains(#""cases": 342"#) && shown.contains(#""shortfall": 276.81"#))
        try sandbox.motif("update", "expand", "--set", "thresholdScale=0")
        let worse = try sandbox.motif("check", "expand", "--format", "github")
        #expect(worse.exit == 1)
        #expect(worse.output.hasPrefix("::error file=motif.db,line=1,col=1,title=expand%3A covers-screen::606 of 1100"))
        #expect(worse.output.contains("; more than was accepted (342 cases, up to 276.81"))
        // What is accepted again has the new limit; what a file accepts without one has none.
        try sandbox.motif("update", "expand", "--accept", "covers-screen=never mind")
        #expect(try sandbox.motif("check", "expand").exit == 0)
        let file = try sandbox.motif("export", "expand").output
        let unlimited = file.split(separator: "\n").filter {
            !$0.contains("\"cases\"") && !$0.contains("\"shortfall\"")
        }
        let text = unlimited.joined().replacing("\"never mind\",", with: "\"never mind\"")
        #expect(try sandbox.motif("import", "-", input: text).exit == 0)
        try sandbox.motif("update", "expand", "--set", "thresholdScale=1")
        #expect(try sandbox.motif("check", "expand").exit == 0)
    }

    @Test(arguments: [
        ("expand", "thresholdScale=0"), ("expand-sign-in", "thresholdScale=0"), ("mask-reveal", "endDiameterFactor=1"),
        ("punch-out", "endDiameterFactor=1"), ("zoom-icons", "zoomedScale=8"),
    ])
    func `the exceptions of the shipped patterns have a limit`(slug: String, worse: String) throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.motif("check", slug).exit == 0)
        try #require(try sandbox.motif("update", slug, "--set", worse).exit == 0)
        let run = try sandbox.motif("check", slug, "--format", "csv")
        #expect(run.exit == 1)
        #expect(run.output.contains("; more than was accepted ("), "\(run.transcript)")
    }

    @Test func `an old revision is checked with the kind of its time`() throws {
        let sandbox = try Sandbox()
        _ = try sandbox.motif("update", "mask-reveal", "--set", "endDiameterFactor=3")
        #expect(try sandbox.motif("check", "mask-reveal").exit == 0)
        let old = try sandbox.motif("check", "mask-reveal@1", "--format", "csv")
        #expect(old.exit == 0)
        #expect(old.output.contains("mask-reveal,1,covers-screen,error,44,29,"))
    }

    @Test func `two revisions of a pattern have two names`() throws {
        let sandbox = try Sandbox()
        _ = try sandbox.motif("update", "expand", "--set", "expandDuration=1")
        let table = try sandbox.motif("check", "expand@1", "expand", "--device", "ipad-9")
        #expect(table.lines.contains { $0.hasPrefix("expand@1 ") } && table.lines.contains { $0.hasPrefix("expand ") })
        let suites = try sandbox.motif("check", "expand@1", "expand@2", "--device", "ipad-9", "--format", "junit")
        #expect(suites.output.contains(#"<testsuite name="expand@1""#))
        #expect(suites.output.contains(#"<testcase classname="expand@2""#))
    }

    @Test(arguments: [
        ["--tag", "nowhere"], ["--where", "kind == 'nothing'"], ["--search", "zzz", "--format", "junit"],
    ])
    func `a filter that no pattern matches passes no gate`(_ filter: [String]) throws {
        let run = try Sandbox().run(["check"] + filter)
        #expect(run.exit == 66)
        #expect(run.output == "")
        #expect(run.errors == "motif: No patterns match the options; try fewer words or filters\n")
    }

    @Test func `since a place in the history, only what changed is checked`() throws {
        let sandbox = try Sandbox()
        _ = try sandbox.motif("release", "1.0")
        let unchanged = try sandbox.motif("check", "1.0", "--format", "jsonl")
        _ = try sandbox.motif("update", "expand", "--set", "expandDuration=400ms")
        _ = try sandbox.motif("update", "item:vimeo", "--title", "Video")
        let changed = try sandbox.motif("check", "1.0..")
        _ = try sandbox.motif("update", "device:iphone-15", "--set", "screen=400, 900")
        try expect(
            unchanged, changed, try sandbox.motif("check", "1.0..", "--tag", "circle"),
            try sandbox.motif("check", "0.9.."), try sandbox.motif("check", "..1.0", "--at", "1.0"),
            try sandbox.motif("check", "expand", "1.0.."), try sandbox.motif("check", "1.0..2"),
            try sandbox.motif("check", "1.0..", "--tag", "nowhere"), matches: "check-since")
        let backward = try sandbox.motif("check", "4..1.0")
        #expect(backward.errors.contains("The range is backward: '4' comes after '1.0'"), "\(backward)")
    }

    @Test func `invalid requests are reported`() throws {
        let sandbox = try Sandbox()
        try expect(
            try sandbox.motif("check", "expnd"), try sandbox.motif("check", "kind:expand"),
            try sandbox.motif("check", "--device", "ipad-pro-14"), try sandbox.motif("check", "--device", "iPad"),
            try sandbox.motif("check", "--orientation", "landscpe"), try sandbox.motif("check", "--format", "xml"),
            try sandbox.motif("check", "expand", "--tag", "circle"),
            try sandbox.motif("check", "--where", "duraton > 1"), matches: "check-mistakes")
    }

    @Test func `a catalog without devices is reported`() throws {
        let sandbox = try Sandbox(.nothing)
        _ = try sandbox.motif("init", "--empty")
        let run = try sandbox.motif("check")
        #expect(run.exit == 66)
        #expect(run.errors.contains("The catalog has no devices to check on"))
    }

    @Test func `a batch answers with the same results`() throws {
        let sandbox = try Sandbox()
        let lines = """
            {"op": "check", "ref": ["mask-reveal", "expand@1"], "device": "ipad-9", "orientation": "landscape"}
            {"op": "check", "where": "kind == 'expand-covering'"}
            {"op": "check", "ref": "expand", "tag": "circle"}
            {"op": "check", "device": ["iPad"], "orientation": "up"}
            {"op": "check", "device": "ipad-99"}
            """
        try expect(try sandbox.motif("batch", "--keep-going", input: lines), matches: "check-batch")
        let documents = try sandbox.motif(
            "check", "mask-reveal", "--device", "ipad-9", "--orientation", "landscape", "--format", "jsonl")
        let batch = try sandbox.motif(
            "batch", input: #"{"op":"check","ref":"mask-reveal","device":"ipad-9","orientation":"landscape"}"#)
        #expect(batch.output.contains(documents.output.dropLast()))
    }
}
