import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@Suite struct `a batch that samples` {
    /// The answers to lines, without the last.
    private func run(_ lines: String...) throws -> [JSON] {
        let batch = Batch(try Sample.catalog(), onFailure: .keepGoing) { _ in Sample.note }
        var answers: [JSON] = []
        let reader = JSONReader()
        _ = try batch.run(BatchLines(Array(lines.joined(separator: "\n").utf8))) { answers.append(try reader.read($0)) }
        return answers.dropLast()
    }

    @Test func `answers with the object that the command prints`() throws {
        let answers = try run(
            #"{"op":"sample","ref":"expand","operation":"present","device":"ipad-9","landscape":true,"fps":4}"#)
        var request = SampleRequest(try DocumentReference("expand"))
        request.screen = .device(try Sample.slug("ipad-9"))
        request.orientation = .landscape
        request.frames = .every(4)
        let sample = try Sample.catalog().read { try $0.sample(request) }
        var bytes: [UInt8] = []
        try sample.write(.compact) { bytes += $0 }
        #expect(answers.first?["result"] == (try JSONReader().read(bytes)))
        #expect(answers.first?["result"]?["screen"] == ["width": 1080, "height": 810])
    }

    @Test func `accepts values as JSON or in the command line's notation`() throws {
        let answers = try run(
            #"{"op":"sample","ref":"expand","screen":"393x852","scene":{"view":"20,700,56,56"},"at":["350ms",0]}"#,
            """
            {"op":"sample","ref":"expand","screen":{"width":393,"height":852},\
            "scene":{"view":{"x":20,"y":700,"width":56,"height":56}},"at":[0.35,"0"]}
            """)
        // (852 + 700) / 56 + 2
        let end = answers[0]["result"]?["frames"]?.array?.first?["layers"]?["view"]?["scale"]?.number
        #expect(end == (852 + 700) / 56.0 + 2)
        #expect(answers[0]["result"] == answers[1]["result"])
        let set = try run(
            #"{"op":"sample","ref":"expand","set":{"expandDuration":"0.5","thresholdScale":"3"}}"#,
            #"{"op":"sample","ref":"expand","set":{"expandDuration":0.5,"thresholdScale":3}}"#,
            #"{"op":"sample","ref":"expand@1","set":{"expandDuration":"soon"}}"#)
        #expect(set[0]["ok"] == true && set[0]["result"] == set[1]["result"])
        #expect(set[2]["error"]?["path"] == "$.parameters.expandDuration")
        #expect(answers[0]["result"]?["fps"] == nil)
    }

    @Test func `is driven by progress or by a gesture`() throws {
        let answers = try run(
            #"{"op":"sample","ref":"dive-deeper","progress":0.4}"#,
            #"{"op":"sample","ref":"dive-deeper","pan":{"x":0,"y":-200},"velocity":"0,-10"}"#,
            #"{"op":"sample","ref":"expand","reduced":true,"at":0.1}"#)
        let frames = answers.map { $0["result"]?["frames"]?.array?.first?["layers"] }
        #expect(frames[0]?["fade"] == ["opacity": 0.4])
        #expect(answers[1]["result"]?["interaction"]?["finishes"] == true)
        #expect(frames[2] == ["destination": ["opacity": 0.5]])
    }

    /// A line that is refused, with the code and path of its problem.
    struct Wrong: CustomTestStringConvertible {
        let keys: String
        let code: String
        let path: String

        var testDescription: String { keys }
    }

    @Test(arguments: [
        Wrong(keys: #""fps":0"#, code: "out-of-range", path: "$.fps"),
        Wrong(keys: #""fps":1001"#, code: "out-of-range", path: "$.fps"),
        Wrong(keys: #""fps":"60""#, code: "wrong-type", path: "$.fps"),
        Wrong(keys: #""at":[]"#, code: "missing", path: "$.at"),
        Wrong(keys: #""at":[0,"x"]"#, code: "syntax", path: "$.at[1]"),
        Wrong(keys: #""at":0,"progress":0.5"#, code: "conflict", path: "$"),
        Wrong(keys: #""progress":2"#, code: "out-of-range", path: "$"),
        Wrong(keys: #""velocity":"1,1""#, code: "missing", path: "$.velocity"),
        Wrong(keys: #""pan":"0,-1""#, code: "unknown-reference", path: "$"),
        Wrong(keys: #""device":"ipad-9","screen":"1x1""#, code: "conflict", path: "$"),
        Wrong(keys: #""device":"ipad-99""#, code: "not-found", path: "$"),
        Wrong(keys: #""screen":"axb""#, code: "syntax", path: "$.screen"),
        Wrong(keys: #""scene":{"veiw":"1,2,3,4"}"#, code: "unknown-reference", path: "$.scene.veiw"),
        Wrong(keys: #""scene":{"view":{"x":1}}"#, code: "missing", path: "$.scene.view"),
        Wrong(keys: #""scene":{"view":"0,0,0,0"}"#, code: "bad-formula", path: "$.bindings[1].formula"),
        Wrong(keys: #""operation":"dismiss""#, code: "unknown-reference", path: "$"),
        Wrong(keys: #""framerate":60"#, code: "unknown-key", path: "$.framerate"),
        Wrong(keys: #""set":{"duraton":1}"#, code: "unknown-parameter", path: "$.parameters.duraton"),
    ]) func `reports the problem of a line`(_ wrong: Wrong) throws {
        let error = try run(#"{"op":"sample","ref":"expand",\#(wrong.keys)}"#).first?["error"]
        #expect(error?["code"]?.string == wrong.code)
        #expect(error?["path"]?.string == wrong.path)
    }

    @Test func `limits the frames in one answer`() throws {
        let batch = Batch(try Sample.catalog(), onFailure: .undo) { _ in Sample.note }
        let slow = Sample.kind(maximum: 3600).canonical
        let lines = [
            #"{"op":"create","document":\#(slow)}"#,
            #"{"op":"create","ref":"slow","kind":"fade","set":{"duration":3600}}"#,
            #"{"op":"sample","ref":"slow","fps":1000}"#,
        ]
        var answers: [JSON] = []
        _ = try batch.run(BatchLines(Array(lines.joined(separator: "\n").utf8))) {
            answers.append(try JSONReader().read($0))
        }
        #expect(answers[2]["error"]?["code"] == "too-large")
    }
}
