import ArgumentParser
import MotifCatalog
import MotifJSON
import MotifStore
import MotifText

/// `motif sql`: read-only SQL on the documented views.
struct SQLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sql",
        abstract: "Read the catalog with SQL",
        usage: "motif sql <select> [--param <name=value> ...] [<options>]",
        discussion: """
            One SELECT on the views patterns, parameters, items, kinds, devices and history; see 'motif guide sql'. \
            Nothing can be written.

            EXAMPLES
              motif sql 'SELECT kind, count(*) FROM patterns GROUP BY kind'
              motif sql 'SELECT slug FROM patterns WHERE kind = :kind' --param kind=expand
              motif sql 'SELECT slug, width FROM devices WHERE width > :w' --param w=800
            """)

    @Argument(help: ArgumentHelp("The statement; - for standard input.", valueName: "select"))
    var statement: String

    @Option(
        help: ArgumentHelp(
            "A value for :name: a whole number, a number, or else text.", valueName: "name=value"))
    var param: [String] = []

    @Option(help: ArgumentHelp("Stop after so many seconds.", valueName: "seconds"))
    var timeout: String = "10"

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        var values: [String: ReadOnlySQL.Value] = [:]
        for text in param {
            let assignment = try Assignment(text, of: "--param")
            values[assignment.name] = ReadOnlySQL.Value(argument: assignment.value)
        }
        let text = statement == "-" ? String(decoding: try TextFile("-").bytes, as: UTF8.self) : statement
        let seconds = try Double(seconds: timeout, of: "--timeout")
        let sql = ReadOnlySQL(text, parameters: values, timeLimitSeconds: seconds)
        let catalog = try catalog.open()
        do {
            try run(sql, on: catalog)
        } catch let error as StoreError {
            guard case .badSQL(let words, let offset?) = error.kind else { throw error }
            throw CommandError.sql(words, text, offset: offset)
        }
    }

    private func run(_ sql: ReadOnlySQL, on catalog: Catalog) throws {
        try output.print { output in
            var report: Report?
            var names: [String] = []
            try catalog.query(sql) { columns in
                names = Self.unique(columns)
                report = Report(columns.map { Column($0, fit: .cut) }, self.output.format, to: output)
            } each: { row in
                let json = JSON.object(JSONObject(zip(names, row.map(\.json)).map { ($0, $1) }))
                try report?.add(row.map { Cell($0.text) }, json: json)
                return true
            }
            try report?.finish()
        }
    }

    /// Two columns of one name would be one key.
    private static func unique(_ names: [String]) -> [String] {
        var seen: [String: Int] = [:]
        return names.map { name in
            let count = seen[name, default: 0] + 1
            seen[name] = count
            return count == 1 ? name : "\(name)_\(count)"
        }
    }
}

extension ReadOnlySQL.Value {
    /// A value that a user wrote: a whole number, a number, or else text.
    fileprivate init(argument text: String) {
        let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
        if isNumber, let integer = Int64(text) {
            self = .integer(integer)
        } else if isNumber, let number = Double(text), number.isFinite {
            self = .real(number)
        } else {
            self = .text(text)
        }
    }

    /// For tables and CSV.
    fileprivate var text: String {
        switch self {
        case .null: ""
        case .integer(let integer): String(integer)
        case .real(let number): number.isFinite ? JSONNumber.text(number) : String(number)
        case .text(let text): text
        case .blob(let bytes): bytes.hexadecimal()
        }
    }

    /// For JSON; what a number of JSON does not hold exactly is text.
    fileprivate var json: JSON {
        switch self {
        case .null: .null
        case .integer(let integer):
            Int64(exactly: Double(integer)) == integer ? .number(Double(integer)) : .string(text)
        case .real(let number): number.isFinite ? .number(number) : .string(text)
        case .text, .blob: .string(text)
        }
    }
}
