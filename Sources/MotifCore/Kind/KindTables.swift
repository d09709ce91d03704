import MotifFormula
import MotifJSON
import MotifText

/// The scene, operations, layers, gestures and checks of a kind, as tables of text.
///
/// The terminal and the page lay them out in their own ways.
package struct KindTables {
    /// A table with at least one row.
    package struct Table {
        /// The title, such as `Operations`.
        package let title: String
        /// The columns.
        package let columns: [Column]
        /// The rows, with a text for each column.
        package let rows: [[String]]
    }

    /// A column of a table.
    package struct Column {
        /// The name in lowercase, such as `operation`.
        package let name: String
        /// The form of its values.
        package let content: Content
        /// Whether it can be left out if there is little space.
        package let isMinor: Bool

        /// A form of values.
        package enum Content {
            /// A word or two.
            case word
            /// A sentence or a list.
            case prose
            /// A number.
            case number
        }

        fileprivate init(_ name: String, _ content: Content = .word, isMinor: Bool = false) {
            self.name = name
            self.content = content
            self.isMinor = isMinor
        }
    }

    /// The tables that have rows.
    package let tables: [Table]

    /// Creates the tables of a kind.
    package init(_ kind: Kind) {
        let all = [
            Self.scene(kind), Self.operations(kind), Self.layers(kind), Self.interactions(kind), Self.checks(kind),
        ]
        tables = all.filter { !$0.rows.isEmpty }
    }

    private static let summary = Column("summary", .prose)

    private static func scene(_ kind: Kind) -> Table {
        Table(
            title: "Scene",
            columns: [Column("scene"), Column("type"), Column("default", .prose, isMinor: true), summary],
            rows: kind.scene.map { [$0.name, $0.type.word, $0.defaultFormula.formula.source, $0.summary] })
    }

    private static func operations(_ kind: Kind) -> Table {
        Table(
            title: "Operations",
            columns: [Column("operation"), Column("driver"), Column("tracks", .number), summary],
            rows: kind.operations.map { operation in
                let action = action(operation.action, in: kind)
                return [operation.name, action.driver, action.tracks, operation.summary]
            })
    }

    private static func layers(_ kind: Kind) -> Table {
        Table(
            title: "Layers",
            columns: [
                Column("layer"), Column("role", .prose), Column("shape", isMinor: true), Column("moves", .prose),
            ],
            rows: kind.layers.map { [$0.name, $0.roles.text, $0.shape.rawValue, kind.moves($0.name)] })
    }

    private static func interactions(_ kind: Kind) -> Table {
        Table(
            title: "Gestures", columns: [Column("interaction"), Column("drives"), summary],
            rows: kind.interactions.map { [$0.name, $0.operation, $0.summary] })
    }

    private static func checks(_ kind: Kind) -> Table {
        Table(
            title: "Checks", columns: [Column("check"), Column("level", isMinor: true), summary],
            rows: kind.checks.map { [$0.name, $0.level.rawValue, $0.summary] })
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
    /// Returns the properties of a layer that operations move, without duplicates.
    fileprivate func moves(_ layer: String) -> String {
        let tracks = operations.flatMap { operation -> [Track] in
            if case .tracks(_, let tracks) = operation.action { tracks } else { [] }
        }
        return tracks.filter { $0.layer == layer }.map(\.property.rawValue).uniqued.joined(separator: ", ")
    }
}

extension LayerRoles {
    /// `element`, or `push source, pop destination`.
    fileprivate var text: String {
        switch self {
        case .always(let role): role.rawValue
        case .byOperation(let roles):
            roles.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.rawValue)" }.joined(separator: ", ")
        }
    }
}
