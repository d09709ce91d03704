import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif show`: a document.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "show", aliases: ["cat"])

    @Argument(.reference, .key("ref", of: .show))
    var reference: DocumentReference

    @OptionGroup var catalog: ReadingOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        try catalog.read { reader in
            switch output.format {
            case .json:
                let json = try JSONReader().read(try reader.answer(showing: reference).text)
                try output.print { try $0.line(json.pretty) }
            case .jsonl:
                let canonical = try reader.canonicalText(of: reference)
                try output.print { output in
                    try output.write(canonical)
                    try output.line()
                }
            case .table:
                let state = try reader.state(of: reference)
                var hidden: [String] = []
                try output.print { hidden = try Page($0).show(state) }
                output.notices.hidden(hidden)
            case .csv:
                let rows = DocumentRows(try reader.state(of: reference))
                try output.report(rows.columns) { report in
                    for row in rows.headers + rows.rows { try report.add(row) }
                }
            }
        }
    }
}
