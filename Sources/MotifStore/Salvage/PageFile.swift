import MotifSystem

/// The pages of an SQLite file and of its write-ahead log, read without SQLite: whatever is wrong with one page doesn't
/// keep the others from being read, and neither file is opened for writing.
///
/// - Source: https://sqlite.org/fileformat.html, sections 1.3, 1.5 and 4
final class PageFile {
    let pageCount: Int
    /// The bytes of a page that SQLite uses.
    let usableSize: Int
    private let pageSize: Int
    private let file: OpenFile
    private let log: WriteAheadLog?
    private(set) var freePages: Set<Int> = []

    /// Opens a file that may be damaged from its first byte on.
    init(at path: String) throws(FileError) {
        file = try OpenFile(reading: path)
        let header = try file.bytes(at: 0, count: 100)
        let size = header.count == 100 ? Int(header.bigEndian16(16)) : 0
        // 1 stands for 65,536. A damaged size is most likely that of all catalogs, which is SQLite's default.
        pageSize = size == 1 ? 65_536 : size >= 512 && size & (size - 1) == 0 ? size : 4_096
        let reserved = header.count == 100 && header[20] <= 32 ? Int(header[20]) : 0
        usableSize = pageSize - reserved
        log = WriteAheadLog(at: path + "-wal", pageSize: pageSize)
        let byteCount = FileStatus(at: path)?.byteCount ?? 0
        pageCount = max((byteCount + pageSize - 1) / pageSize, log?.lastPage ?? 0)
        freePages = findFreePages()
    }

    /// The bytes of a page; zeros for what a truncated file lacks. `nil` if there is no such page, or the disk can't read
    /// it.
    func page(_ number: Int) -> [UInt8]? {
        guard number >= 1, number <= pageCount,
            var bytes = log?.page(number) ?? (try? file.bytes(at: (number - 1) * pageSize, count: pageSize))
        else { return nil }
        if bytes.count < pageSize { bytes += [UInt8](repeating: 0, count: pageSize - bytes.count) }
        return bytes
    }

    /// The pages that no table uses, which can have rows that were removed.
    private func findFreePages() -> Set<Int> {
        var free: Set<Int> = []
        guard let first = page(1) else { return free }
        var trunk = Int(first.bigEndian32(32))
        while trunk > 1, free.insert(trunk).inserted, let page = page(trunk) {
            let count = min(Int(page.bigEndian32(4)), usableSize / 4 - 2)
            for leaf in 0..<count { free.insert(Int(page.bigEndian32(8 + 4 * leaf))) }
            trunk = Int(page.bigEndian32(0))
        }
        return free
    }
}

/// The pages that a write-ahead log has of committed transactions.
private struct WriteAheadLog {
    private let file: OpenFile
    private let pageSize: Int
    /// The place of the newest frame of each page.
    private var frames: [Int: Int] = [:]

    /// The highest number of a page.
    var lastPage: Int { frames.keys.max() ?? 0 }

    /// - Returns: `nil` if there is no log for pages of this size.
    init?(at path: String, pageSize: Int) {
        guard let file = try? OpenFile(reading: path), let header = try? file.bytes(at: 0, count: 32),
            header.count == 32, header.bigEndian32(0) & ~1 == 0x377F_0682, Int(header.bigEndian32(8)) == pageSize
        else { return nil }
        self.file = file
        self.pageSize = pageSize
        var sum = Checksum(isBigEndian: header[3] & 1 == 1)
        sum.add(header[..<24])
        guard sum.matches(header, at: 24) else { return nil }
        let salt = header[16..<24]
        var open: [Int: Int] = [:]
        var place = 32
        while let frame = try? file.bytes(at: place, count: 24 + pageSize), frame.count == 24 + pageSize,
            frame[8..<16] == salt
        {
            sum.add(frame[..<8])
            sum.add(frame[24...])
            guard sum.matches(frame, at: 16) else { break }
            open[Int(frame.bigEndian32(0))] = place + 24
            // Only the last frame of a transaction has the size of the database.
            if frame.bigEndian32(4) != 0 {
                frames.merge(open) { $1 }
                open = [:]
            }
            place += frame.count
        }
    }

    func page(_ number: Int) -> [UInt8]? { frames[number].flatMap { try? file.bytes(at: $0, count: pageSize) } }

    /// - Source: https://sqlite.org/fileformat.html, section 4.2
    private struct Checksum {
        let isBigEndian: Bool
        private var sums: (UInt32, UInt32) = (0, 0)

        init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

        mutating func add(_ bytes: ArraySlice<UInt8>) {
            var place = bytes.startIndex
            while place + 8 <= bytes.endIndex {
                sums.0 &+= word(bytes, place) &+ sums.1
                sums.1 &+= word(bytes, place + 4) &+ sums.0
                place += 8
            }
        }

        func matches(_ bytes: [UInt8], at place: Int) -> Bool {
            bytes.bigEndian32(place) == sums.0 && bytes.bigEndian32(place + 4) == sums.1
        }

        private func word(_ bytes: ArraySlice<UInt8>, _ place: Int) -> UInt32 {
            let word = bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            return isBigEndian ? word : word.byteSwapped
        }
    }
}

extension [UInt8] {
    func bigEndian16(_ place: Int) -> UInt16 { UInt16(self[place]) << 8 | UInt16(self[place + 1]) }

    func bigEndian32(_ place: Int) -> UInt32 { UInt32(bigEndian16(place)) << 16 | UInt32(bigEndian16(place + 2)) }
}
