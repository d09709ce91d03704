import Foundation
import MotifCatalog
import MotifJSON
import MotifPublishing
import MotifScan
import Testing

/// An operation and the command of the same name take the same input, under the same names.
@Suite struct `Options and the keys of operations` {
    /// The keys that a command has in another form, or not at all: what programs need to keep answers short or to read in
    /// parts, a document that commands read from a file, and positional arguments.
    static let others: [String: [String]] = [
        "list": ["offset", "short"], "sample": ["set"], "check": ["range", "ref", "short"], "curve": ["asOf"],
        "diff": ["range", "ref", "with"], "log": ["asOf", "ref"], "validate": ["asOf", "document", "ref"],
        "changelog": ["asOf"], "releases": ["asOf"], "stats": ["asOf"], "export": ["set"],
        "scan": ["limit", "paths"], "create": ["deprecated", "document", "tags"], "update": ["document", "tags"],
        "copy": ["to"], "rename": ["to"],
    ]

    @Test func `have the same names`() throws {
        let sandbox = try Sandbox()
        let help = try JSONReader().read(try sandbox.motif("--experimental-dump-help").output)
        let commands = try #require(help["command"]?["subcommands"]?.array)
        for operation in OperationTable.all.scanning(besides: "motif.db").definitions {
            let command = try #require(commands.first { $0["commandName"]?.string == operation.name })
            let options = Set((command["arguments"]?.array ?? []).flatMap(Self.names))
            let keys = operation.format.keys.map(\.name).filter { !options.contains(Self.option($0)) }
            #expect(keys.sorted() == Self.others[operation.name] ?? [], "\(operation.name)")
        }
    }

    /// The long names of an option, or the name of a positional argument.
    private static func names(of argument: JSON) -> [String] {
        let long = (argument["names"]?.array ?? []).filter { $0["kind"] == "long" }
        return (long.map { $0["name"] } + (long.isEmpty ? [argument["valueName"]] : [])).compactMap { $0?.string }
    }

    /// `as-of` for `asOf`.
    private static func option(_ key: String) -> String {
        key.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}
