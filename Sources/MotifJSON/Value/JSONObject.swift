/// The members of a JSON object, in the order of RFC 8785 (keys by UTF-16 code units), each key once.
public struct JSONObject: Sendable, Equatable {
    /// A key with its value.
    public struct Member: Sendable, Equatable {
        /// The key.
        public let key: String
        /// The value.
        public let value: JSON

        /// Whether key and value have the same canonical text.
        public static func == (left: Member, right: Member) -> Bool {
            ScalarOrder.areSame(left.key, right.key) && left.value == right.value
        }
    }

    /// The members, sorted by key.
    public private(set) var members: [Member]

    /// An object without members.
    public init() {
        members = []
    }

    /// An object with these members, in any order; if a key appears twice, the last value counts.
    ///
    /// - Complexity: O(n log n).
    public init(_ members: [(String, JSON)]) {
        self.members = members.map { Member(key: $0.0, value: $0.1) }
        // Most are written in their order.
        if zip(self.members, self.members.dropFirst()).allSatisfy({ ScalarOrder.precedes($0.key, $1.key) }) { return }
        let sorted = self.members.sorted { ScalarOrder.precedes($0.key, $1.key) }
        self.members = []
        for member in sorted {
            if let last = self.members.last, ScalarOrder.areSame(last.key, member.key) { self.members.removeLast() }
            self.members.append(member)
        }
    }

    /// An object with members that are known to be sorted and unique.
    init(sorted members: [Member]) {
        self.members = members
    }

    /// The keys, sorted.
    public var keys: [String] {
        members.map(\.key)
    }

    /// Whether the object has no members.
    public var isEmpty: Bool {
        members.isEmpty
    }

    /// The number of members.
    public var count: Int {
        members.count
    }

    /// The value of `key`; setting `nil` removes the member.
    ///
    /// - Complexity: O(log n) to get, O(n) to set.
    public subscript(key: String) -> JSON? {
        get {
            // Most objects are this short, and comparing the lengths of keys is then faster than searching by order.
            if members.count <= 8 {
                // By index, since a copy of each member would count references to its key and its value.
                for index in members.indices where ScalarOrder.areSame(members[index].key, key) {
                    return members[index].value
                }
                return nil
            }
            let (index, isFound) = position(of: key)
            return isFound ? members[index].value : nil
        }
        set {
            let (index, isFound) = position(of: key)
            switch (newValue, isFound) {
            case (let value?, true): members[index] = Member(key: key, value: value)
            case (let value?, false): members.insert(Member(key: key, value: value), at: index)
            case (nil, true): members.remove(at: index)
            case (nil, false): break
            }
        }
    }

    /// The index of `key`, or where it would be inserted.
    private func position(of key: String) -> (index: Int, isFound: Bool) {
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if ScalarOrder.precedes(members[middle].key, key) { low = middle + 1 } else { high = middle }
        }
        return (low, low < members.count && ScalarOrder.areSame(members[low].key, key))
    }
}
