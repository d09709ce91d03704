/// Sorts definitions by what they read, and finds circular ones.
///
/// - Complexity: O(n + m) for n definitions with m references to each other.
struct DefinitionOrder {
    /// The indices of the definitions, each after those that it reads; members of a cycle in any order.
    private(set) var order: [Int] = []
    /// The cycles, each with the indices along it.
    private(set) var cycles: [[Int]] = []

    private enum Visit {
        case waiting, open, done
    }

    private let needs: [[Int]]
    private var visits: [Visit]
    private var trail: [Int] = []

    /// - Parameter definitions: The names of definitions, with the names that each reads; if a name appears twice, the
    ///   first definition counts.
    init(_ definitions: [(name: String, reads: Set<String>)]) {
        let indices = Dictionary(definitions.enumerated().map { ($1.name, $0) }) { first, _ in first }
        needs = definitions.map { definition in definition.reads.compactMap { indices[$0] }.sorted() }
        visits = Array(repeating: .waiting, count: definitions.count)
        for index in definitions.indices { visit(index) }
    }

    /// The recursion is at most as deep as the number of definitions, which `KindLimits` bounds.
    private mutating func visit(_ index: Int) {
        switch visits[index] {
        case .done: return
        case .open:
            if let start = trail.firstIndex(of: index) { cycles.append(Array(trail[start...])) }
        case .waiting:
            visits[index] = .open
            trail.append(index)
            for needed in needs[index] { visit(needed) }
            trail.removeLast()
            visits[index] = .done
            order.append(index)
        }
    }
}
