import MotifCatalog
import MotifCore
import MotifJSON
import MotifStore

/// One message of the protocol: a JSON object on a line of its own, whose `type` is the message's.
///
/// The protocol begins with a line from each end, `motif-hub 2`, so that the text of a login shell isn't taken for
/// messages. Then the client asks, and the server answers:
///
/// | request | answer |
/// |---|---|
/// | `get-state` | `state` |
/// | `get-point` with the number of a change | `point` |
/// | `read` with the number of a change | `change` and `revision`, then `end` |
/// | `append` with a head; `change` and `revision`, then `end` or `cancel` | `done` |
///
/// Any answer can be `failure`, also amid records. The answer to an append can come before its end, which the client
/// then sends early.
enum HubMessage: Hashable {
    case getState
    case getPoint(Int)
    case read(after: Int)
    case append(after: HistoryPoint?)
    case state(HubState?)
    case point(HistoryPoint?)
    case record(HistoryRecord)
    case end
    case cancel
    case done
    case failure(HubError.Kind)

    /// The version of the protocol.
    static let version = 2
    /// The greeting up to the version.
    static let greeting = "motif-hub "
    /// The most bytes of a message, far more than a document may have.
    static let maximumBytes = 64 << 20

    /// The message as it is sent, without the end of the line.
    var json: JSON {
        switch self {
        case .getState: Self.object("get-state")
        case .getPoint(let number): Self.object("get-point", ["change": .integer(number)])
        case .read(let number): Self.object("read", ["change": .integer(number)])
        case .append(let head): Self.object("append", head.map { ["head": .object($0.members)] })
        case .state(let state):
            Self.object(
                "state", state.map { ["identity": .string("\($0.identity)"), "head": .object($0.head.members)] })
        case .point(let point): Self.object("point", point.map { ["point": .object($0.members)] })
        case .record(.change(let change)): Self.object("change", change.json.object)
        case .record(.revision(let revision)): Self.object("revision", revision.json.object)
        case .end: Self.object("end")
        case .cancel: Self.object("cancel")
        case .done: Self.object("done")
        case .failure(let kind): Self.object("failure", kind.members)
        }
    }

    private static func object(_ type: String, _ members: JSONObject? = nil) -> JSON {
        var object = members ?? JSONObject()
        object["type"] = .string(type)
        return .object(object)
    }

    /// Reads a message.
    ///
    /// - Throws: `StreamFailure.garbled` if it isn't one of this protocol.
    init(_ json: JSON) throws {
        switch json["type"]?.string {
        case "get-state": self = .getState
        case "get-point": self = .getPoint(try json.integer("change"))
        case "read": self = .read(after: try json.integer("change"))
        case "append": self = .append(after: try json["head"].map { try HistoryPoint($0) })
        case "state":
            self = .state(
                try json["head"].map { HubState(identity: try json.digest("identity"), head: try HistoryPoint($0)) })
        case "point": self = .point(try json["point"].map { try HistoryPoint($0) })
        case "change": self = .record(.change(try ChangeRecord(json)))
        case "revision": self = .record(.revision(try RevisionRecord(json)))
        case "end": self = .end
        case "cancel": self = .cancel
        case "done": self = .done
        case "failure": self = .failure(try HubError.Kind(json))
        default: throw StreamFailure.garbled
        }
    }
}

extension JSON {
    fileprivate func string(_ key: String) throws -> String {
        guard let text = self[key]?.string else { throw StreamFailure.garbled }
        return text
    }

    fileprivate func integer(_ key: String) throws -> Int {
        guard let number = self[key]?.number.flatMap({ Int(exactly: $0) }) else { throw StreamFailure.garbled }
        return number
    }

    fileprivate func digest(_ key: String) throws -> ContentDigest {
        guard let digest = ContentDigest(hexadecimal: try string(key)) else { throw StreamFailure.garbled }
        return digest
    }
}

extension HistoryPoint {
    fileprivate var members: JSONObject { ["change": .integer(number), "hash": .string("\(hash)")] }

    fileprivate init(_ json: JSON) throws {
        self.init(number: try json.integer("change"), hash: try json.digest("hash"))
    }
}

extension ChangeRecord {
    /// Reads what `json` returns.
    fileprivate init(_ json: JSON) throws {
        let point = try HistoryPoint(json)
        let count = try json.integer("revisions")
        let release = json["release"] == nil ? nil : ReleaseName(try json.string("release"))
        guard let date = Timestamp(try json.string("time")), count >= 0, (release == nil) == (json["release"] == nil)
        else { throw StreamFailure.garbled }
        let note = ChangeNote(author: try json.string("author"), message: try json.string("message"), date: date)
        self.init(number: point.number, note: note, release: release, revisionCount: count, hash: point.hash)
    }
}

extension RevisionRecord {
    /// The text is a string, since the digest is that of its bytes.
    fileprivate var json: JSON {
        .members([
            "document": .integer(key.document.value), "revision": .integer(key.number.value),
            "digest": .string("\(digest)"), "kind": kind.map { .integer($0.document.value) },
            "kindRevision": kind.map { .integer($0.number.value) },
            "text": body.map { .string(String(decoding: $0, as: UTF8.self)) },
        ])
    }

    fileprivate init(_ json: JSON) throws {
        self.init(
            key: try Self.key(json, "document", "revision"),
            kind: json["kind"] == nil ? nil : try Self.key(json, "kind", "kindRevision"),
            digest: try json.digest("digest"),
            body: json["text"] == nil ? nil : Array(try json.string("text").utf8))
    }

    private static func key(_ json: JSON, _ document: String, _ number: String) throws -> RevisionKey {
        guard let number = RevisionNumber(try json.integer(number)) else { throw StreamFailure.garbled }
        return RevisionKey(DocumentID(Int64(try json.integer(document))), number)
    }
}

extension HubError.Kind {
    /// An error that a client acts on has a code; of all others, the message is sent.
    fileprivate var members: JSONObject {
        switch self {
        case .noSuchPlace(let message): ["code": "no-such-place", "message": .string(message)]
        case .isClone(let url): ["code": "is-clone", "message": .string(url)]
        case .altered(let change): ["code": "altered", "change": .integer(change)]
        case .moved(let head?): ["code": "moved", "head": .object(head.members)]
        case .moved(nil): ["code": "moved"]
        case .other(let message): ["message": .string(message)]
        default: ["message": .string(HubError(self, at: "the hub").message)]
        }
    }

    fileprivate init(_ json: JSON) throws {
        switch json["code"]?.string {
        case "no-such-place": self = .noSuchPlace(try json.string("message"))
        case "is-clone": self = .isClone(of: try json.string("message"))
        case "altered": self = .altered(change: try json.integer("change"))
        case "moved": self = .moved(try json["head"].map { try HistoryPoint($0) })
        // A code of a later version, too.
        default: self = .other(try json.string("message"))
        }
    }
}
