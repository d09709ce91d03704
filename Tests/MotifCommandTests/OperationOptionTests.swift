import Foundation
import MotifCatalog
import MotifJSON
import MotifPublishing
import MotifScan
import Testing

/// An operation and the command of the same name take the same input, under the same names and with the same texts.
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

    /// The arguments with a text of their own. `export` also exports documents of any type, all of them by default, and to
    /// JSON and by programs; an operation exports the motion of patterns, and lists what each format is for, which help
    /// prints with the values.
    static let reworded: Set = ["export ref", "export to"]

    private static let operations = OperationTable.all.scanning(besides: "motif.db").definitions

    /// The arguments of each command.
    private static let commands: [String: [JSON]] = {
        let help = try? JSONReader().read(try Sandbox().motif("--experimental-dump-help").output)
        let commands = (help?["command"]?["subcommands"]?.array ?? []).map {
            ($0["commandName"]?.string ?? "", $0["arguments"]?.array ?? [])
        }
        return Dictionary(commands) { $1 }
    }()

    @Test func `have the same names`() throws {
        for operation in Self.operations {
            let options = Set(try #require(Self.commands[operation.name]).flatMap(Self.names))
            let keys = operation.format.keys.map(\.name).filter { !options.contains(Self.option($0)) }
            #expect(keys.sorted() == Self.others[operation.name] ?? [], "\(operation.name)")
        }
    }

    @Test func `have the same texts`() throws {
        var reworded: Set<String> = []
        for operation in Self.operations {
            for key in operation.format.keys {
                let arguments = try #require(Self.commands[operation.name])
                guard let argument = arguments.first(where: { Self.names(of: $0).contains(Self.option(key.name)) }),
                    argument["abstract"]?.string != key.summary
                else { continue }
                reworded.insert("\(operation.name) \(key.name)")
            }
        }
        #expect(reworded == Self.reworded)
    }

    @Test func `have texts`() {
        for (command, arguments) in Self.commands where command != "help" {
            #expect(
                !arguments.isEmpty && arguments.allSatisfy { $0["abstract"]?.string?.isEmpty == false }, "\(command)")
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
