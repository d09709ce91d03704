package import MotifJSON

/// Answers of the API as a script, since pages opened from a folder may load scripts but may not read files.
package struct AnswerFile: Sendable {
    /// The name of the file in the folder of a document or a list.
    package static let name = "data.js"

    private var members: [(address: String, value: [UInt8])] = []

    /// A file without answers.
    package init() {}

    /// Adds an answer.
    ///
    /// - Parameters:
    ///   - address: Its address below `/api/`: `patterns/expand@2/player`.
    ///   - json: Canonical JSON, UTF-8.
    package mutating func add(_ address: String, _ json: [UInt8]) { members.append((address, json)) }

    /// Adds an answer.
    package mutating func add(_ address: String, _ json: JSON) { add(address, json.canonicalBytes) }

    /// Adds an address at which there is the same answer as at another.
    package mutating func add(_ address: String, sameAs other: String) { add(address, .string(other)) }

    /// Adds the answers of another file.
    package mutating func add(_ other: AnswerFile) { members += other.members }

    /// The file in a folder.
    package func file(in folder: String) -> SiteFile {
        SiteFile("\(folder)/\(Self.name)", bytes: Array("motifAnswers({".utf8) + bytes + Array("\n});\n".utf8))
    }

    /// The answers as a statement in a page's own script.
    var given: String { "globalThis.motifGiven = {\(String(decoding: bytes, as: UTF8.self))\n};\n" }

    private var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for (index, member) in members.enumerated() {
            bytes += index == 0 ? Array("\n".utf8) : Array(",\n".utf8)
            bytes += Array(Escaping.script(member.address).utf8) + Array(":".utf8)
            bytes += Escaping.script(canonical: member.value)
        }
        return bytes
    }
}
