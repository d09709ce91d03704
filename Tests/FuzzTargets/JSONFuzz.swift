import MotifJSON

enum JSONFuzz {
    static func run(_ bytes: [UInt8]) throws {
        let results = [JSONReader(), JSONReader(scanning: .default)].map { reader in
            Result { () throws(JSONError) in try reader.read(bytes) }
        }
        try expect(results[0] == results[1], "\(results[0]) with simdjson, \(results[1]) without")
        switch results[0] {
        case .success(let value):
            for text in [value.canonicalBytes, Array(value.pretty.utf8)] {
                try expect(try JSONReader().read(text) == value, "\(value) is read as another value after writing")
            }
        case .failure(let error):
            try expect(error.offset >= 0 && error.offset <= bytes.count, "\(error) is outside of the text")
            try expect(error.position.line >= 1 && error.position.column >= 1, "\(error) has no place")
        }
    }
}
