import MotifJSON

// What a shared value was when a text was saved isn't part of what its author said: if both sides have texts from
// before and after a change of the value, only the value itself can be a conflict.
extension DocumentMerge.Versions {
    /// The versions with one resolved value for each alias: that of the side that has another one than the base, or
    /// else ours.
    var withSameResolvedAliases: DocumentMerge.Versions {
        var (base, ours, theirs): (Found, Found, Found) = ([:], [:], [:])
        Self.collect(self.base, into: &base)
        Self.collect(self.ours, into: &ours)
        Self.collect(self.theirs, into: &theirs)
        var chosen = base.merging(theirs) { $1 }
        for (slug, resolved) in ours where theirs[slug] == nil || resolved != base[slug] { chosen[slug] = resolved }
        return chosen.isEmpty ? self : map { $0.map { Self.replacing(in: $0, by: chosen) } }
    }

    private typealias Found = [Slug: JSON]

    /// The members that can be aliases, or contain some.
    private static let keys = ["parameters", SharedValue.valueKey]

    private static func collect(_ document: JSON?, into found: inout Found) {
        func visit(_ json: JSON) {
            if let alias = ValueAlias(saved: json) {
                found[alias.slug] = alias.resolved
            } else {
                for member in json.object?.members ?? [] { visit(member.value) }
            }
        }
        for key in keys { if let json = document?[key] { visit(json) } }
    }

    private static func replacing(in document: JSON, by chosen: Found) -> JSON {
        func replaced(_ json: JSON) -> JSON {
            if let alias = ValueAlias(saved: json) {
                return ValueAlias(alias.slug, resolved: chosen[alias.slug] ?? alias.resolved).json
            }
            guard case .object(var object) = json else { return json }
            for member in object.members { object[member.key] = replaced(member.value) }
            return .object(object)
        }
        guard var object = document.object else { return document }
        for key in keys { if let json = object[key] { object[key] = replaced(json) } }
        return .object(object)
    }
}
