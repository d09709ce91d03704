import MotifJSON

/// The lines of a batch's output.
enum BatchAnswer {
    /// `{"line":1,"id":…,"ok":true,"result":…}`; without `id` if the line has none.
    static func result(_ answer: OperationAnswer, line: Int, id: JSON?) -> [UInt8] {
        var bytes = start(line, id)
        bytes.reserveCapacity(bytes.count + answer.text.count + 32)
        bytes += #""ok":true,"result":"#.utf8
        bytes += answer.text
        bytes += "}\n".utf8
        return bytes
    }

    /// `{"line":1,"id":…,"ok":false,"error":{…}}`
    static func failure(_ failure: OperationFailure, line: Int, id: JSON?) -> [UInt8] {
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
