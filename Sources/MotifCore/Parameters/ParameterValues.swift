public import MotifJSON

/// Values by name, in the order of their definitions: the parameters of a pattern, the fields of a record.
public struct ParameterValues: Sendable, Equatable {
    /// A value with its name.
    public struct Member: Sendable, Equatable {
        /// The name of the parameter or the field.
        public let name: String
        /// Its value.
        public let value: ParameterValue
        /// The shared value that it is; `nil` if it is a value of its own.
        public let alias: Slug?

        init(name: String, value: ParameterValue, alias: Slug? = nil) {
            (self.name, self.value, self.alias) = (name, value, alias)
        }

        /// The canonical form: that of the value, or of the alias.
        public var json: JSON { alias.map { ValueAlias($0, resolved: value.json).json } ?? value.json }

        /// The value for people, `0.35 s`; with the name of a shared value, `0.35 s {duration-quick}`.
        public var text: String { value.text + (alias.map { " {\($0)}" } ?? "") }
    }

    /// The values, each with a different name.
    public private(set) var members: [Member] = []

    /// No values.
    public init() {}

    /// Makes room for a number of values.
    init(capacity: Int) { members.reserveCapacity(capacity) }

    /// Adds a value with a new name.
    mutating func append(_ value: ParameterValue, named name: String, alias: Slug? = nil) {
        members.append(Member(name: name, value: value, alias: alias))
    }

    /// Adds a value, which may be an alias, with a new name.
    package mutating func append(_ member: Member) { members.append(member) }

    /// Whether there are no values.
    public var isEmpty: Bool { members.isEmpty }

    /// The value of a name with its alias.
    ///
    /// - Complexity: O(n) in the number of values.
    public func member(_ name: String) -> Member? { members.first { $0.name == name } }

    /// The value of a name; setting `nil` removes it, and setting a value ends its being an alias.
    ///
    /// - Complexity: O(n) in the number of values.
    public subscript(name: String) -> ParameterValue? {
        get { member(name)?.value }
        set {
            let index = members.firstIndex { $0.name == name }
            switch (newValue.map { Member(name: name, value: $0) }, index) {
            case (let member?, let index?): members[index] = member
            case (let member?, nil): members.append(member)
            case (nil, let index?): members.remove(at: index)
            case (nil, nil): break
            }
        }
    }

    /// Returns the values with the same names, each transformed.
    func map(_ transform: (Member) -> Member) -> ParameterValues {
        var values = self
        values.members = members.map(transform)
        return values
    }

    /// The canonical form.
    public var json: JSONObject { JSONObject(members.map { ($0.name, $0.json) }) }

    /// Appends the canonical text, which is that of `json`.
    func writeCanonical(into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "{"))
        for index in members.indices.sorted(by: { ScalarOrder.precedes(members[$0].name, members[$1].name) }) {
            let member = members[index]
            JSON.writeKey(member.name, into: &bytes)
            if member.alias == nil {
                member.value.writeCanonical(into: &bytes)
            } else {
                member.json.writeCanonical(into: &bytes)
            }
        }
        bytes.append(UInt8(ascii: "}"))
    }
}

extension ParameterValues: ExpressibleByDictionaryLiteral {
    /// Values by name; if a name appears twice, the last value counts.
    public init(dictionaryLiteral elements: (String, ParameterValue)...) {
        for (name, value) in elements { self[name] = value }
    }
}
