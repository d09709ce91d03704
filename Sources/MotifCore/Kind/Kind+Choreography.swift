extension Kind {
    /// Returns what an operation runs: its own tracks, or those of the operation that it swaps.
    ///
    /// - Returns: `nil` for an operation of the system and for an unknown name.
    public func choreography(of operation: String) -> Choreography? {
        Self.choreography(of: operation, among: operations)
    }

    /// Returns what an operation runs with reduced motion.
    ///
    /// - Returns: `nil` if the kind has no reduced variant, and for an operation of the system.
    public func reducedChoreography(of operation: String) -> Choreography? {
        guard !reduced.isEmpty, let swaps = Self.swaps(to: operation, among: operations) else { return nil }
        let tracks = reduced.filter { layer(named: $0.layer)?.roles.role(in: operation) != nil }
        return Choreography(driver: .time, tracks: swaps.count.isMultiple(of: 2) ? tracks : tracks.map(\.swapped))
    }

    static func choreography(of name: String, among operations: [Operation]) -> Choreography? {
        guard let swaps = swaps(to: name, among: operations), let last = swaps.last ?? operations.named(name) else {
            return nil
        }
        guard case .tracks(let driver, var tracks) = (operations.target(of: last) ?? last).action else { return nil }
        for swap in swaps.reversed() {
            guard case .swap(_, let overrides) = swap.action else { continue }
            tracks = tracks.map { track in
                let swapped = track.swapped
                return overrides.first { $0.applies(to: track) }?.applied(to: swapped) ?? swapped
            }
        }
        return Choreography(driver: driver, tracks: tracks)
    }

    /// Returns the chain of swaps from an operation down to the one with tracks, which isn't included.
    ///
    /// - Returns: `nil` if the chain ends at an operation of the system or an unknown one, or is circular.
    static func swaps(to name: String, among operations: [Operation]) -> [Operation]? {
        var swaps: [Operation] = []
        var next = operations.named(name)
        while let operation = next, swaps.count <= operations.count {
            switch operation.action {
            case .tracks: return swaps
            case .system: return nil
            case .swap:
                swaps.append(operation)
                next = operations.target(of: operation)
            }
        }
        return nil
    }
}

extension [Kind.Operation] {
    func named(_ name: String) -> Kind.Operation? { first { $0.name == name } }

    /// Returns the operation that another one swaps.
    func target(of operation: Kind.Operation) -> Kind.Operation? {
        if case .swap(let other, _) = operation.action { named(other) } else { nil }
    }
}
