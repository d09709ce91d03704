import MotifCatalog
import MotifCore
import MotifStore

extension Frame {
    /// The message for an error.
    init(_ kind: HubError.Kind) {
        let error = SentError(kind)
        self.init(.failure) { writer in
            writer.add(error.code)
            writer.add(error.texts) { $0.add($1) }
            writer.add(error.numbers) { $0.add($1) }
            writer.add(error.digest) { $0.add($1) }
        }
    }

    /// The error in a message. One of a later version becomes `other`.
    func error() throws(StreamFailure) -> HubError.Kind {
        var reader = FrameReader(self)
        var error = SentError(try reader.number())
        error.texts = try reader.list { reader throws(StreamFailure) in try reader.text() }
        error.numbers = try reader.list { reader throws(StreamFailure) in try reader.number() }
        error.digest = try reader.optional { reader throws(StreamFailure) in try reader.digest() }
        return error.kind
    }
}

/// An error of a hub as it is sent. Numbers are never used again for another error.
private struct SentError {
    var code: Int
    var texts: [String] = []
    var numbers: [Int] = []
    var digest: ContentDigest?

    init(_ code: Int, _ texts: [String] = [], _ numbers: [Int] = [], _ digest: ContentDigest? = nil) {
        self.code = code
        self.texts = texts
        self.numbers = numbers
        self.digest = digest
    }

    init(_ kind: HubError.Kind) {
        switch kind {
        case .unreachable(let words): self.init(1, [words])
        case .refusedLogin(let words): self.init(2, [words])
        case .noSuchPlace(let words): self.init(3, [words])
        case .nothingShared: self.init(4)
        case .notPermitted(let words): self.init(5, [words])
        case .readOnly: self.init(6)
        case .otherVersion(let found, let known): self.init(7, [], [found, known])
        case .otherCatalog(let identity): self.init(8, [], [], identity)
        case .moved(let head): self.init(9, [], head.map { [$0.number] } ?? [], head?.hash)
        case .diverged(let number): self.init(10, [], [number])
        case .behind(let head, let known): self.init(11, [], [head, known])
        case .altered(let change): self.init(12, [], [change])
        case .severalCatalogs(let names): self.init(13, names)
        case .noSuchCatalog(let name, let available): self.init(14, [name] + available)
        case .otherName(let name): self.init(15, [name])
        case .otherEncoding(let name): self.init(16, [name])
        case .busy(let words): self.init(17, [words])
        case .missingLibrary(let name): self.init(18, [name])
        case .missingProgram(let name, let machine): self.init(19, [name] + (machine.map { [$0] } ?? []))
        case .unreadable(let text): self.init(20, [text])
        case .lost(let words): self.init(21, [words])
        case .other(let words): self.init(22, [words])
        case .isClone(let url): self.init(23, [url])
        case .unnoted(let words): self.init(24, [words])
        }
    }

    var kind: HubError.Kind {
        let text = texts.first ?? ""
        switch (code, numbers.first, numbers.last, digest) {
        case (1, _, _, _): return .unreachable(text)
        case (2, _, _, _): return .refusedLogin(text)
        case (3, _, _, _): return .noSuchPlace(text)
        case (4, _, _, _): return .nothingShared
        case (5, _, _, _): return .notPermitted(text)
        case (6, _, _, _): return .readOnly
        case (7, let found?, let known?, _): return .otherVersion(found: found, known: known)
        case (8, _, _, let identity?): return .otherCatalog(identity: identity)
        case (9, let number?, _, let hash?): return .moved(HistoryPoint(number: number, hash: hash))
        case (9, _, _, _): return .moved(nil)
        case (10, let number?, _, _): return .diverged(from: number)
        case (11, let head?, let known?, _): return .behind(head: head, known: known)
        case (12, let change?, _, _): return .altered(change: change)
        case (13, _, _, _): return .severalCatalogs(texts)
        case (14, _, _, _): return .noSuchCatalog(text, available: Array(texts.dropFirst()))
        case (15, _, _, _): return .otherName(text)
        case (16, _, _, _): return .otherEncoding(text)
        case (17, _, _, _): return .busy(text)
        case (18, _, _, _): return .missingLibrary(text)
        case (19, _, _, _): return .missingProgram(text, machine: texts.dropFirst().first)
        case (20, _, _, _): return .unreadable(text)
        case (21, _, _, _): return .lost(text)
        case (23, _, _, _): return .isClone(of: text)
        case (24, _, _, _): return .unnoted(text)
        default: return .other(texts.joined(separator: " "))
        }
    }
}
