import MotifCatalog
import MotifCore
import MotifJSON

/// The answer of a tool, cut to a length that fits into an agent's context.
struct MCPAnswer {
    /// The answer.
    private(set) var json: JSON
    /// What is left out, in a sentence; `nil` if it is whole. The answer itself has no place for it in its schema.
    private(set) var note: String?

    /// Some 20,000 tokens; clients refuse or cut results of some 25,000.
    private static let maximumBytes = 60_000

    /// Cuts the longest list of an answer until it fits.
    ///
    /// - Throws: `OperationFailure` if that isn't enough, such as for the text of an export.
    init(_ answer: JSON, of tool: String) throws(OperationFailure) {
        json = answer
        let bytes = answer.canonicalBytes.count
        guard bytes > Self.maximumBytes else { return }
        guard var object = answer.object, let longest = Self.longest(in: object) else {
            throw Self.tooLong(bytes, tool)
        }
        var rest = bytes - longest.bytes
        let kept = longest.elements.prefix { element in
            rest += element.canonicalBytes.count + 1
            return rest <= Self.maximumBytes - 1_000
        }
        if kept.isEmpty { throw Self.tooLong(bytes, tool) }
        object[longest.key] = .array(Array(kept))
        json = .object(object)
        note =
            "'\(longest.key)' has the first \(kept.count) of \(longest.elements.count) entries; ask for less at a time, "
            + "such as for one document, with a filter, or with a limit"
    }

    private static func longest(in object: JSONObject) -> (key: String, elements: [JSON], bytes: Int)? {
        object.members.compactMap { member in
            member.value.array.map { (member.key, $0, member.value.canonicalBytes.count) }
        }.max { $0.2 < $1.2 }
    }

    private static func tooLong(_ bytes: Int, _ tool: String) -> OperationFailure {
        let message =
            "The answer of '\(tool)' has \(bytes) bytes, more than \(maximumBytes); ask for less, or write "
            + "it to a file with the command of the same name"
        return OperationFailure(Problems(.rule(.tooLarge, message)))
    }
}
