/// A row of a table, read from its page.
///
/// - Source: https://sqlite.org/fileformat.html, sections 1.6 and 2.1
struct TableRow {
    /// A value; of a text or a blob, its bytes.
    enum Value: Hashable {
        case null
        case integer(Int64)
        case real
        case text([UInt8])
        case blob([UInt8])
    }

    /// The place of a row in its file.
    struct Place: Hashable {
        let page: UInt32
        let offset: UInt16
    }

    let place: Place
    let id: Int64
    /// The types and sizes of the values, as SQLite numbers them: 0 for NULL, an odd number from 13 on for a text.
    let types: [Int64]
    private let payload: Payload

    /// Calls `each` with the rows of every page that is a leaf of a table. What can't be a row is left out.
    static func visit(_ file: PageFile, each: (TableRow) -> Void) {
        for number in 1...max(1, file.pageCount) where !file.freePages.contains(number) {
            guard let page = file.page(number) else { continue }
            let start = number == 1 ? 100 : 0
            guard page[start] == Self.tableLeaf else { continue }
            let count = min(Int(page.bigEndian16(start + 3)), (file.usableSize - start - 8) / 2)
            for cell in 0..<count {
                let place = Place(page: UInt32(number), offset: page.bigEndian16(start + 8 + 2 * cell))
                if let row = TableRow(place, on: page, of: file) { each(row) }
            }
        }
    }

    /// The row at a place; `nil` if there can't be one.
    init?(_ place: Place, of file: PageFile) {
        guard let page = file.page(Int(place.page)) else { return nil }
        self.init(place, on: page, of: file)
    }

    private init?(_ place: Place, on page: [UInt8], of file: PageFile) {
        var bytes = ByteScan(page[..<file.usableSize], from: Int(place.offset))
        guard let size = bytes.varint(), let id = bytes.varint(), size >= 2,
            let payload = Payload(size: size, from: bytes.place, on: page, of: file)
        else { return nil }
        var header = ByteScan(payload.local, from: payload.local.startIndex)
        guard let headerSize = header.varint(), headerSize <= payload.local.count else { return nil }
        var types: [Int64] = []
        let end = payload.local.startIndex + Int(headerSize)
        while header.place < end {
            guard let type = header.varint(), type >= 0, type != 10, type != 11 else { return nil }
            types.append(type)
        }
        // The sizes of the values must add up to that of the row.
        let sizes = types.map(Self.size)
        var total = headerSize
        for size in sizes {
            let (sum, overflow) = total.addingReportingOverflow(size)
            if overflow { return nil }
            total = sum
        }
        guard header.place == end, total == payload.size else { return nil }
        self.place = place
        self.id = id
        self.types = types
        self.payload = payload
    }

    /// The values; `nil` if a page with a part of them is damaged.
    func values(in file: PageFile) -> [Value]? {
        guard let bytes = payload.bytes(in: file) else { return nil }
        let values = values(bytes[...])
        return values.count == types.count ? values : nil
    }

    /// The first values: those that are complete on the row's own page.
    var localValues: [Value] { values(payload.local) }

    private func values(_ bytes: ArraySlice<UInt8>) -> [Value] {
        var scan = ByteScan(bytes, from: bytes.startIndex)
        guard let headerSize = scan.varint() else { return [] }
        scan.place = bytes.startIndex + Int(headerSize)
        var values: [Value] = []
        for type in types {
            guard let bytes = scan.bytes(Int(Self.size(of: type))) else { break }
            values.append(Self.value(of: type, bytes))
        }
        return values
    }

    /// The first byte of a page that is a leaf of a table.
    private static let tableLeaf: UInt8 = 13

    private static func size(of type: Int64) -> Int64 {
        switch type {
        case 0, 8, 9: 0
        case 1...4: type
        case 5: 6
        case 6, 7: 8
        default: (type - 12) / 2
        }
    }

    private static func value(of type: Int64, _ bytes: ArraySlice<UInt8>) -> Value {
        switch type {
        case 0: return .null
        case 7: return .real
        case 8: return .integer(0)
        case 9: return .integer(1)
        case 1...6:
            let sign: Int64 = bytes.first.map { $0 >= 0x80 } == true ? -1 : 0
            return .integer(bytes.reduce(sign) { $0 << 8 | Int64($1) })
        case let type: return type % 2 == 0 ? .blob(Array(bytes)) : .text(Array(bytes))
        }
    }
}

/// The bytes of a row: those on its page, and the page with the next ones.
private struct Payload {
    let size: Int64
    let local: ArraySlice<UInt8>
    private let overflow: Int

    /// - Returns: `nil` if the file can't have a row of this size there.
    init?(size: Int64, from place: Int, on page: [UInt8], of file: PageFile) {
        let usable = Int64(file.usableSize)
        guard size <= Int64(file.pageCount) * usable else { return nil }
        let most = usable - 35
        let least = (usable - 12) * 32 / 255 - 23
        let spilled = least + (size - least) % (usable - 4)
        let count = Int(size <= most ? size : spilled <= most ? spilled : least)
        let end = place + count
        guard end + (size <= most ? 0 : 4) <= file.usableSize else { return nil }
        self.size = size
        local = page[place..<end]
        overflow = size <= most ? 0 : Int(page.bigEndian32(end))
    }

    func bytes(in file: PageFile) -> [UInt8]? {
        var bytes = Array(local)
        var next = overflow
        // A circle of pages ends with the size.
        while bytes.count < size {
            guard let page = file.page(next) else { return nil }
            bytes += page[4..<min(file.usableSize, 4 + Int(size) - bytes.count)]
            next = Int(page.bigEndian32(0))
        }
        return bytes
    }
}

/// A part of a page that is still to be read.
private struct ByteScan {
    private let all: ArraySlice<UInt8>
    var place: Int

    init(_ bytes: ArraySlice<UInt8>, from place: Int) {
        all = bytes
        self.place = place
    }

    /// - Source: https://sqlite.org/fileformat.html, section 1.6
    mutating func varint() -> Int64? {
        var value: UInt64 = 0
        for index in 0..<9 {
            guard place < all.endIndex else { return nil }
            let byte = all[place]
            place += 1
            if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
            value = value << 7 | UInt64(byte & 0x7F)
            if byte < 0x80 { return Int64(bitPattern: value) }
        }
        return nil
    }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, place <= all.endIndex, count <= all.endIndex - place else { return nil }
        defer { place += count }
        return all[place..<place + count]
    }
}
