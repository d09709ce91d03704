/// Sorts definitions that need each other, and finds those that go round in circles.
///
/// - Complexity: O(n + m) for n definitions with m mentions of each other.
struct DefinitionOrder {
    /// Places of the definitions, each after those that it needs; members of a cycle in any order.
    private(set) var order: [Int] = []
    /// Circles, each as the places along it.
    private(set) var cycles: [[Int]] = []

    private enum Visit {
        case waiting, open, done
    }

    private let needs: [[Int]]
    private var visits: [Visit]
    private var trail: [Int] = []

    /// - Parameter definitions: Names with the names that each reads; of two with one name the first counts.
    init(_ definitions: [(name: String, reads: Set<String>)]) {
        let places = Dictionary(definitions.enumerated().map { ($1.name, $0) }) { first, _ in first }
        needs = definitions.map { definition in definition.reads.compactMap { places[$0] }.sorted() }
        visits = Array(repeating: .waiting, count: definitions.count)
        for place in definitions.indices { visit(place) }
    }

    /// At most as deep as there are definitions, which `KindLimits` bounds.
    private mutating func visit(_ place: Int) {
        switch visits[place] {
        case .done: return
        case .open:
            if let start = trail.firstIndex(of: place) { cycles.append(Array(trail[start...])) }
        case .waiting:
            visits[place] = .open
            trail.append(place)
            for needed in needs[place] { visit(needed) }
            trail.removeLast()
            visits[place] = .done
            order.append(place)
        }
    }
}
