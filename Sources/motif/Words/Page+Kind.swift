import MotifCore
import MotifFormula
import MotifJSON

extension Page {
    /// What a kind has beyond its parameters: scene, operations, layers, interactions, checks.
    func sections(_ kind: Kind) throws {
        if !kind.scene.isEmpty {
            try table(
                [Column("scene"), Column("type"), Column("unless said", fit: .wrap, rank: 1), Self.summary],
                kind.scene.map {
                    [Cell($0.name), Cell($0.type.word), Cell($0.standard.formula.source), Cell($0.summary)]
                })
        }
        try table(
            [Column("operation"), Column("driver"), Column("tracks", .trailing), Self.summary],
            kind.operations.map { operation in
                let action = Self.action(operation.action, in: kind)
                return [Cell(operation.name), Cell(action.driver), Cell(action.tracks), Cell(operation.summary)]
            })
        try table(
            [Column("layer"), Column("role", fit: .wrap), Column("shape", rank: 1), Column("moves", fit: .wrap)],
            kind.layers.map { layer in
                [Cell(layer.name), Cell(layer.roles.words), Cell(layer.shape.rawValue), Cell(kind.moves(layer.name))]
            })
        if !kind.interactions.isEmpty {
            try table(
                [Column("interaction"), Column("drives"), Self.summary],
                kind.interactions.map { [Cell($0.name), Cell($0.operation), Cell($0.summary)] })
        }
        if !kind.checks.isEmpty {
            try table(
                [Column("check"), Column("level", rank: 1), Self.summary],
                kind.checks.map { [Cell($0.name), Cell($0.level.rawValue), Cell($0.summary)] })
        }
    }

    private static let summary = Column("summary", fit: .wrap)

    private static func action(_ action: Kind.Operation.Action, in kind: Kind) -> (driver: String, tracks: String) {
        switch action {
        case .tracks(.time, let tracks): return ("time", String(tracks.count))
        case .tracks(.progress(let range), let tracks):
            let ends = [range.lowerBound, range.upperBound].map(JSONNumber.text)
            return ("progress" + (range == 0...1 ? "" : " " + ends.joined(separator: " to ")), String(tracks.count))
        case .swap(let name, _):
            guard case .tracks(_, let tracks)? = kind.operation(named: name)?.action else {
                return ("swaps \(name)", "")
            }
            return ("swaps \(name)", String(tracks.count))
        case .system: return ("system", "")
        }
    }
}

extension Kind {
    /// The properties of a layer that operations move, each once.
    fileprivate func moves(_ layer: String) -> String {
        var properties: [String] = []
        for operation in operations {
            guard case .tracks(_, let tracks) = operation.action else { continue }
            for track in tracks where track.layer == layer && !properties.contains(track.property.rawValue) {
                properties.append(track.property.rawValue)
            }
        }
        return properties.joined(separator: ", ")
    }
}

extension LayerRoles {
    /// `element`, or `push source, pop destination`.
    fileprivate var words: String {
        switch self {
        case .always(let role): role.rawValue
        case .byOperation(let roles):
            roles.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.rawValue)" }.joined(separator: ", ")
        }
    }
}
