import MotifJSON

/// The lines of a batch's output.
enum BatchAnswer {
    /// `{"line":1,"id":…,"ok":true,"result":…}`; without `id` if the line has none.
    static func result(_ result: BatchResult, line: Int, id: JSON?) -> [UInt8] {
        var bytes = start(line, id)
        bytes.reserveCapacity(bytes.count + result.text.count + 32)
        bytes += #""ok":true,"result":"#.utf8
        bytes += result.text
        bytes += "}\n".utf8
        return bytes
    }

    /// `{"line":1,"id":…,"ok":false,"error":{…}}`
    static func failure(_ failure: BatchFailure, line: Int, id: JSON?) -> [UInt8] {
        var bytes = start(line, id)
        bytes += #""ok":false,"error":"#.utf8
        failure.json.writeCanonical(into: &bytes)
        bytes += "}\n".utf8
        return bytes
    }

    /// `{"done":true,"committed":true,"ok":2,"failed":0}`
    static func done(_ summary: Batch.Summary) -> [UInt8] {
        let counts = #""ok":\#(summary.ok),"failed":\#(summary.failed)"#
        return Array(#"{"done":true,"committed":\#(summary.isCommitted),\#(counts)}"#.utf8) + "\n".utf8
    }

    private static func start(_ line: Int, _ id: JSON?) -> [UInt8] {
        var bytes = Array(#"{"line":\#(line),"#.utf8)
        if let id {
            bytes += #""id":"#.utf8
            id.writeCanonical(into: &bytes)
            bytes.append(UInt8(ascii: ","))
        }
        return bytes
    }
}

/// The result of an operation, as JSON text.
struct BatchResult {
    /// Compact JSON, UTF-8.
    var text: [UInt8]

    /// A result that is JSON text already.
    init(text: [UInt8]) { self.text = text }

    /// A result as a JSON value.
    init(_ json: JSON) { text = json.canonicalBytes }

    /// An array of results.
    init(_ results: [BatchResult]) {
        text = [UInt8(ascii: "[")]
        for (index, result) in results.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            text += result.text
        }
        text.append(UInt8(ascii: "]"))
    }
}
