import MotifJSON

enum JSONFuzz {
    static func run(_ bytes: [UInt8]) throws {
        let result = Result { () throws(JSONError) in try JSONReader().read(bytes) }
        switch result {
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
