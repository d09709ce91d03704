import Foundation
import MotifJSON
import Testing

@Suite struct `motif sample` {
    @Test func `prints frames in every format`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("sample", "expand", "--fps", "10"),
            sandbox.motif("sample", "expand", "--fps", "4", "--format", "csv"),
            sandbox.motif("sample", "expand", "--fps", "2", "--format", "json"),
            sandbox.motif("sample", "expand", "--fps", "4", "--format", "jsonl"), matches: "sample")
    }

    @Test func `shows the progress of a gesture`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("sample", "dive-deeper", "--progress", "0.4"),
            sandbox.motif("sample", "dive-deeper", "--pan", "0,-200"),
            sandbox.motif("sample", "dive-deeper", "--pan", "0,-20", "--velocity", "-5,-300", "--format", "csv"),
            sandbox.motif("sample", "dive-deeper", "--pan", "0,-200", "--format", "json"),
            sandbox.motif("sample", "dive-deeper", "--pan", "0,-200", "--format", "jsonl"),
            sandbox.motif("sample", "connect-the-dots", "--operation", "swipe", "--progress", "-0.5"),
            matches: "sample-driven")
    }

    @Test func `accepts any screen, scene and time`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("sample", "expand", "--reduced", "--fps", "5"),
            sandbox.motif("sample", "expand", "--landscape", "--at", "350ms"),
            sandbox.motif(
                "sample", "expand", "--device", "device:ipad-9", "--scene", "view=20,700,56,56", "--at", "0.35"),
            sandbox.motif("sample", "expand", "--screen", "393x852", "--at", "-1", "--at", "0.1s", "--at", "99"),
            sandbox.motif("sample", "peek-over-the-edge", "--fps", "2"),
            sandbox.motif("sample", "connect-the-dots", "--operation", "swipe", "--fps", "1"),
            sandbox.motif("sample", "zoom-icons", "--operation", "pop", "--scene", "selected=3", "--at", "0"),
            matches: "sample-scenes")
    }

    @Test func `a percentage is of the operation's own time`() throws {
        let sandbox = try Sandbox()
        let half = try sandbox.motif("sample", "expand", "--at", "50%")
        #expect(try half.exit == 0 && half.output == sandbox.motif("sample", "expand", "--at", "350ms").output)
        let beyond = try sandbox.motif("sample", "expand", "--at", "101%")
        #expect(beyond.exit == 65 && beyond.errors.contains("'at' is 101%; it must be from 0% to 100%"))
    }

    @Test func `of an old revision uses the kind of its time`() throws {
        let sandbox = try Sandbox()
        let kind = try sandbox.document("kind:expand")
        try sandbox.write(kind.replacing(#""from": "0""#, with: #""from": "0.5""#), to: "kind.json")
        #expect(try sandbox.motif("update", "kind:expand", "--file", "kind.json").exit == 0)
        #expect(try sandbox.motif("update", "expand", "--set", "expandDuration=1").exit == 0)
        try expect(
            sandbox.motif("sample", "expand@1", "--at", "0.35", "--at", "0.7"),
            sandbox.motif("sample", "expand", "--at", "0.35", "--at", "1.35"), matches: "sample-revisions")
    }

    @Test func `reports invalid requests`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("sample", "expnad"),
            sandbox.motif("sample", "expand@7"),
            sandbox.motif("sample", "kind:expand"),
            sandbox.motif("sample", "expand", "--operation", "presnt"),
            sandbox.motif("sample", "expand", "--operation", "dismiss"), matches: "sample-mistakes")
        try expect(
            sandbox.motif("sample", "expand", "--device", "iphone-51"),
            sandbox.motif("sample", "expand", "--scene", "veiw=1,2,3,4"),
            sandbox.motif("sample", "expand", "--scene", "view=1,2,3"),
            sandbox.motif("sample", "expand", "--scene", "view"),
            sandbox.motif("sample", "expand", "--scene", "view=0,0,9,9", "--scene", "view=0,0,8,8"),
            sandbox.motif("sample", "expand", "--scene", "view=0,0,0,0"),
            sandbox.motif("sample", "expand", "--screen", "0x0"),
            sandbox.motif("sample", "expand", "--screen", "axb"),
            sandbox.motif("sample", "expand", "--screen", "1e9x1"), matches: "sample-scene-mistakes")
        try expect(
            sandbox.motif("sample", "expand", "--at", "soon"),
            sandbox.motif("sample", "expand", "--at", "1h"),
            sandbox.motif("sample", "expand", "--progress", "1.5"),
            sandbox.motif("sample", "expand", "--progress", "half"),
            sandbox.motif("sample", "dive-deeper", "--progress", "0.1", "--progress", "0.2"),
            sandbox.motif("sample", "expand", "--pan", "0,-10"),
            sandbox.motif("sample", "dive-deeper", "--pan", "up"), matches: "sample-time-mistakes")
    }

    @Test func `reports invalid values of options`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("sample", "expand", "--fps", "0"), sandbox.motif("sample", "expand", "--fps", "-30"),
            sandbox.motif("sample", "expand", "--fps", "1e9"), sandbox.motif("sample", "expand", "--fps", "nan"),
            sandbox.motif("sample", "expand", "--fps", "many"),
            sandbox.motif("sample", "expand", "--fps", "30", "--at", "0"),
            sandbox.motif("sample", "expand", "--screen", "1x1", "--device", "iphone-15"),
            sandbox.motif("sample", "expand", "--velocity", "0,0"), matches: "sample-usage")
    }

    @Test func `has one row for each animated value of each frame`() throws {
        let run = try Sandbox().motif("sample", "expand", "--fps", "1000", "--format", "csv")
        // 0.7 s: 700 frames and the last one, of two values each.
        let rows = run.output.split(separator: "\r\n")
        #expect(rows.count == 1 + 701 * 2)
        #expect(rows[1 + 350 * 2] == "0.35,view,scale,30.464285714285715")
        #expect(rows.suffix(2) == ["0.7,view,scale,30.464285714285715", "0.7,destination,opacity,1"])
    }

    @Test(arguments: ["table", "csv", "json", "jsonl"])
    func `stops silently if its output is closed`(_ format: String) throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.motif("update", "zoom-icons", "--set", "duration=10").exit == 0)
        let command = "motif sample zoom-icons --fps 1000 --format \(format)"
        let run = try sandbox.shell("{ \(command); echo $? > exit; } | head -1")
        #expect(run.lines.count == 1)
        #expect(run.errors == "")
        #expect(try sandbox.read("exit") == "0\n")
        #expect(try sandbox.motif("sample", "zoom-icons", "--format", format, output: .closedPipe).exit == 0)
    }

    @Test func `is the same object in a batch`() throws {
        let sandbox = try Sandbox()
        let json = try sandbox.motif("sample", "dive-deeper", "--landscape", "--fps", "2", "--format", "json")
        let line = #"{"op":"sample","ref":"dive-deeper","landscape":true,"fps":2}"#
        let answer = try JSONReader().read(String(try sandbox.motif("batch", input: line).lines.first ?? ""))
        #expect(answer["result"] == (try JSONReader().read(json.output)))
    }

    @Test func `has a row for each value if the columns don't fit`() throws {
        let sandbox = try Sandbox()
        func heading(_ columns: String) throws -> Substring? {
            let run = try sandbox.motif("sample", "punch-out", "--at", "0.5", environment: ["COLUMNS": columns])
            return run.lines.dropFirst(2).first
        }
        #expect(try heading("40") == "time  cover.hole.diameter  cover.outset")
        #expect(try heading("38") == "time  layer  property         value")
    }
}
