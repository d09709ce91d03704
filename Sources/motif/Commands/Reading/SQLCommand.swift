import ArgumentParser
import MotifCatalog
import MotifJSON
import MotifText

/// `motif sql`: read-only SQL on the documented views.
struct SQLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "sql")

    @Argument(.text("select"), "Query to run, or - for standard input.")
    var statement: String

    @Option(.assignment("name=text"), "Text for :name in the statement (repeatable).")
    var param: [Assignment] = []

    @Option(
        .assignment("name=json"),
        "JSON for :name in the statement: a number, text in quotes, true, false, or null (repeatable).")
    var paramJson: [Assignment] = []

    @Option(.init("n", read: OptionValue.seconds), "Stop the query after <n> seconds (default: 10).")
    var timeout: Double = 10

    @OptionGroup var catalog: ReadingOptions
    @OptionGroup var output: OutputOptions

    func validate() throws { try Assignment.checkNames(of: param + paramJson, option: "--param") }

    func run() throws {
        let texts = param.map { ($0.name, ReadOnlySQL.Value.text($0.value)) }
        let values = Dictionary(
            uniqueKeysWithValues: try texts + paramJson.map { ($0.name, try ReadOnlySQL.Value(json: $0.value)) })
        let text = statement == "-" ? String(decoding: try TextFile("-").bytes, as: UTF8.self) : statement
        let sql = ReadOnlySQL(text, parameters: values, timeLimitSeconds: timeout)
        ReadOnlySQL.limitMemory(toBytes: 256 << 20)
        let catalog = try catalog.open()
        try TimeLimit.start(seconds: timeout)
        do {
            try run(sql, on: catalog)
        } catch let error as StoreError {
            guard case .badSQL(let message, let offset) = error.kind else { throw error }
            let start = "no such table: "
            if message.hasPrefix(start) { throw CommandError.unknownView(String(message.dropFirst(start.count))) }
            guard let offset else { throw error }
            throw CommandError.sql(message, text, offset: offset)
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
            // No text equals the numbers of a view, whose columns have no type that SQLite would convert it to.
            let number = param.first { (try? JSONReader().read($0.value))?.number != nil }
            if report?.count == 0, self.output.format == .table, let number {
                let option = "--param-json \(number.name)=\(number.value)"
                self.output.notice("No rows. For the number instead of the text, use \(option)")
            }
        }
    }

    /// The keys of the columns; repeated names are numbered, since JSON keys must be unique.
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
    /// The value of a parameter that is JSON.
    fileprivate init(json text: String) throws(CommandError) {
        switch try? JSONReader().read(text) {
        case .null?: self = .null
        case .boolean(let value)?: self = .integer(value ? 1 : 0)
        case .string(let text)?: self = .text(text)
        case .number(let number)?: self = Int64(exactly: number).map { .integer($0) } ?? .real(number)
        default:
            let reason = "it must be a number, text in quotes, true, false, or null"
            throw .badValue(of: "--param-json", text, reason)
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

    /// For JSON; a number that JSON readers would round becomes text.
    fileprivate var json: JSON {
        switch self {
        case .null: .null
        case .integer(let integer):
            Int64(exactly: Double(integer)) == integer ? .integer(integer) : .string(text)
        case .real(let number): number.isFinite ? .number(number) : .string(text)
        case .text, .blob: .string(text)
        }
    }
}
