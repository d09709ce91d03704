package import MotifCore
import MotifText

/// The value of a catalog that a link names.
///
/// A link pins the curve and the duration, or the spring, that the value has. What the code adds, such as a delay or
/// repetitions, is allowed unless the link ends with `exactly`.
package struct LinkTarget: Sendable {
    /// The link as it is written.
    package let text: String
    package let document: DocumentName
    /// The parameters: `expandDuration`, `expandDuration+expandCurve`; `nil` for the whole document.
    package let member: String?
    /// Whether the code must have nothing besides the value.
    package let isExact: Bool

    /// Reads a link; `nil` if it doesn't name one document.
    init?(_ text: String) {
        (self.text, isExact) = (text, text.hasSuffix(" exactly"))
        var name = isExact ? text.dropLast(8) : text[...]
        if name.hasPrefix("{"), name.hasSuffix("}") { name = "value:" + name.dropFirst().dropLast() }
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard !name.contains(where: ", ".contains),
            let document = (parts.first.flatMap { try? DocumentReference($0) })?.name
        else { return nil }
        (self.document, member) = (document, parts.count > 1 ? parts[1] : nil)
    }

    /// Whether the link allows an entry of its document. A link to a whole pattern allows each of its timings.
    func names(_ entry: CatalogValues.Entry) -> Bool {
        member.map { entry.member == $0 } ?? (entry.isComplete || entry.members.isEmpty)
    }

    /// The entry that represents the target in messages.
    func entry(in entries: [CatalogValues.Entry]) -> CatalogValues.Entry? { entries.first(where: names) }
}

/// A link that can't be followed.
package enum TargetError: Error, Sendable, Equatable {
    /// The catalog has no such document or parameter.
    case unknown(String, nearest: String?)
    /// A parameter that the document doesn't have, and those that it has.
    case noMember(String, of: DocumentName, among: [String])
    /// A document that has another name now.
    case renamed(DocumentName, to: DocumentName)
    /// More than one word.
    case several(String)
    /// The target exists, but isn't timing; its kind in words.
    case noTiming(String, String)

    var message: String {
        switch self {
        case .unknown(let text, let nearest):
            "the catalog has no '\(text)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
        case .noMember(let text, let document, let known):
            "the catalog has no '\(text)'; expected one of: "
                + known.map { "\(document).\($0)" }.joined(separator: ", ")
        case .renamed(let former, let name): "'\(former)' is now '\(name)'; change the link"
        case .several(let text): "'\(text)' is more than one target; write one, and put notes after '--'"
        case .noTiming(let text, let kind): "'\(text)' is \(kind); a link needs a duration, a curve, or both"
        }
    }
}

extension CatalogValues {
    /// The target that a link names.
    package func target(_ text: String) throws(TargetError) -> LinkTarget {
        let target = LinkTarget(text)
        if target == nil, text.contains(where: ", ".contains) { throw .several(text) }
        guard let target, let history = histories[target.document] else { throw unknown(text, target?.document) }
        if history.revisions.contains(where: { $0.entries.contains(where: target.names) }) { return target }
        if let kind = history.others[target.member ?? ""] { throw .noTiming(text, kind) }
        let members = history.current.map(\.member)
        let nearest = target.member.flatMap { nearestName(to: $0, among: members) }
        guard nearest == nil, target.member != nil, !members.isEmpty else {
            throw .unknown(text, nearest: nearest.map { "\(target.document).\($0)" })
        }
        throw .noMember(text, of: target.document, among: members)
    }

    private func unknown(_ text: String, _ document: DocumentName?) -> TargetError {
        if let document, let name = presentNames[document] { return .renamed(document, to: name) }
        if let document, document.type != .pattern, document.type != .value {
            return .noTiming(text, "a \(document.type.rawValue)")
        }
        let names = histories.keys.sorted()
        if let document, let same = names.first(where: { $0.slug == document.slug }) {
            return .unknown(text, nearest: same.description)
        }
        let first = String(text.prefix { $0 != "." })
        return .unknown(text, nearest: nearestName(to: first, among: names.map(\.description)))
    }
}
