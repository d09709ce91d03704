import MotifCatalog
import MotifCore
import MotifJSON

/// The values of a document as rows: the parameters of a pattern or a kind, the fields of an item or a device.
struct DocumentRows {
    /// The columns of the rows.
    let columns: [Column]
    /// One row per value.
    let rows: [[Cell]]
    /// Rows for what a page shows above the table, for formats that have only the table.
    let headers: [[Cell]]

    init(_ state: DocumentState) {
        switch state.document {
        case .kind, .pattern: headers = []
        case .item, .device, .value: headers = Self.headers(state.document.metadata)
        }
        switch state.document {
        case .pattern(let pattern):
            columns = Self.columns("parameter", "value", "range", "default")
            rows = (state.kind?.kind.parameters ?? []).map { Self.row($0, pattern.parameters.member($0.name)) }
        case .kind(let kind):
            columns = Self.columns("parameter", "type", "range", "default")
            rows = kind.parameters.map(Self.row)
        case .item(let item):
            (columns, rows) = Self.fields(item.values)
        case .device(let device):
            (columns, rows) = Self.fields(device.values)
        case .value(let value):
            columns = [Column("field"), Column("value", fit: .wrap)]
            rows =
                [
                    ["valueType", Cell(value.type.word)],
                    ["value", Cell(value.text, plain: value.json["value"]?.plain ?? "")],
                ] + (value.range.map { [["range", Cell($0)]] } ?? [])
        }
    }

    private static func columns(_ name: String, _ second: String, _ range: String, _ standard: String) -> [Column] {
        [
            Column(name), Column(second, fit: .wrap), Column(range, fit: .wrap, rank: 3),
            Column(standard, fit: .wrap, rank: 2), Column("summary", fit: .wrap, rank: 1),
        ]
    }

    private static func row(_ definition: ParameterDefinition, _ member: ParameterValues.Member?) -> [Cell] {
        let standard = definition.defaultValue
        return [
            Cell(definition.name), cell(member), Cell(definition.choices),
            // The default is of interest only beside a value that differs from it.
            member?.value == standard && member?.alias == nil
                ? Cell("(default)", plain: standard?.json.plain ?? "") : cell(standard),
            Cell(definition.summary),
        ]
    }

    private static func row(_ definition: ParameterDefinition) -> [Cell] {
        [
            Cell(definition.name), Cell(definition.type.phrase), Cell(definition.choices),
            cell(definition.defaultValue), Cell(definition.summary),
        ]
    }

    private static func headers(_ metadata: DocumentMetadata) -> [[Cell]] {
        [
            ("title", metadata.title), ("summary", metadata.summary), ("tags", metadata.tags.joined(separator: ", ")),
        ].map { [Cell($0), Cell($1)] }
    }

    private static func fields(_ values: ParameterValues) -> ([Column], [[Cell]]) {
        let rows = values.members.map { [Cell($0.name), cell($0)] }
        return ([Column("field"), Column("value", fit: .wrap)], rows)
    }

    private static func cell(_ member: ParameterValues.Member?) -> Cell {
        member.map { Cell($0.text, plain: $0.json.plain) } ?? ""
    }

    private static func cell(_ value: ParameterValue?) -> Cell {
        value.map { Cell($0.text, plain: $0.json.plain) } ?? ""
    }
}
