import MotifCore
import MotifFormula
import MotifJSON

/// The scene, operations, layers, gestures and checks of a kind, as tables.
struct KindTables {
    /// A table with at least one row.
    struct Table {
        /// A heading for the rows: `Operations`.
        let title: String
        let columns: [Column]
        let rows: [[Cell]]
    }

    /// The tables that have rows.
    let tables: [Table]

    init(_ kind: Kind) {
        let all = [
            Self.scene(kind), Self.operations(kind), Self.layers(kind), Self.interactions(kind), Self.checks(kind),
        ]
        tables = all.filter { !$0.rows.isEmpty }
    }

    private static let summary = Column("summary", fit: .wrap)

    private static func scene(_ kind: Kind) -> Table {
        let columns = [Column("scene"), Column("type"), Column("default", fit: .wrap, rank: 1), summary]
        let rows = kind.scene.map {
            [Cell($0.name), Cell($0.type.word), Cell($0.standard.formula.source), Cell($0.summary)]
        }
        return Table(title: "Scene", columns: columns, rows: rows)
    }

    private static func operations(_ kind: Kind) -> Table {
        let columns = [Column("operation"), Column("driver"), Column("tracks", .trailing), summary]
        let rows = kind.operations.map { operation in
            let action = action(operation.action, in: kind)
            return [Cell(operation.name), Cell(action.driver), Cell(action.tracks), Cell(operation.summary)]
        }
        return Table(title: "Operations", columns: columns, rows: rows)
    }

    private static func layers(_ kind: Kind) -> Table {
        let columns = [
            Column("layer"), Column("role", fit: .wrap), Column("shape", rank: 1), Column("moves", fit: .wrap),
        ]
        let rows = kind.layers.map { layer in
            [Cell(layer.name), Cell(layer.roles.words), Cell(layer.shape.rawValue), Cell(kind.moves(layer.name))]
        }
        return Table(title: "Layers", columns: columns, rows: rows)
    }

    private static func interactions(_ kind: Kind) -> Table {
        let rows = kind.interactions.map { [Cell($0.name), Cell($0.operation), Cell($0.summary)] }
        return Table(title: "Gestures", columns: [Column("interaction"), Column("drives"), summary], rows: rows)
    }

    private static func checks(_ kind: Kind) -> Table {
        let rows = kind.checks.map { [Cell($0.name), Cell($0.level.rawValue), Cell($0.summary)] }
        return Table(title: "Checks", columns: [Column("check"), Column("level", rank: 1), summary], rows: rows)
    }

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
