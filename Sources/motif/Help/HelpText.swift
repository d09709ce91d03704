import ArgumentParser
import CResources

/// A text of `Resources/help/`, compiled into the binary: blocks with empty lines between them.
///
/// The lines of a paragraph are joined, so that a terminal decides where they break. Lines that begin with a space or a
/// bar stay as they are.
struct HelpText {
    /// The text of each block.
    let blocks: [String]

    /// - Parameter name: The path of the file below `Resources/help/`, with its extension.
    init(_ name: String) {
        // By bytes, since the help of the program reads the texts of all commands.
        var (blocks, block): ([String], [UInt8]) = ([], [])
        var isFixed = true
        for line in Self.source(name).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            guard let first = line.first else {
                if !block.isEmpty { blocks.append(String(decoding: block, as: UTF8.self)) }
                block.removeAll(keepingCapacity: true)
                continue
            }
            let isJoined = !isFixed && !Self.isFixed(first)
            if !block.isEmpty { block.append(UInt8(ascii: isJoined ? " " : "\n")) }
            block += line
            isFixed = Self.isFixed(first)
        }
        self.blocks = blocks
    }

    /// The contents of a file; empty if there is none.
    static func source(_ name: String) -> String {
        for index in 0..<c_help_count {
            let file = c_help(index)
            guard let known = file.name, let bytes = file.bytes, String(cString: known) == name else { continue }
            return String(decoding: UnsafeBufferPointer(start: bytes, count: file.count), as: UTF8.self)
        }
        return ""
    }

    private static func isFixed(_ first: UInt8) -> Bool { first == UInt8(ascii: " ") || first == UInt8(ascii: "|") }
}

extension CommandConfiguration {
    /// The configuration of a command with the help in `Resources/help/commands/`: its abstract, usage, and discussion.
    ///
    /// - Parameter command: The words of the command, such as `hub create`.
    init(
        help command: String, version: String = "",
        subcommands: [any ParsableCommand.Type] = [], groupedSubcommands: [CommandGroup] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil, aliases: [String] = []
    ) {
        let mark = "Usage: "
        var blocks = HelpText("commands/\(command.replacing(" ", with: "-")).txt").blocks[...]
        let abstract = blocks.popFirst() ?? ""
        let usage = blocks.first?.hasPrefix(mark) == true ? blocks.popFirst() : nil
        self.init(
            commandName: command.split(separator: " ").last.map(String.init), abstract: abstract,
            usage: usage?.split(separator: "\n").map { $0.dropFirst(mark.count) }.joined(separator: "\n"),
            discussion: blocks.joined(separator: "\n\n"), version: version,
            subcommands: subcommands, groupedSubcommands: groupedSubcommands, defaultSubcommand: defaultSubcommand,
            aliases: aliases)
        // A command that parses its own arguments would look for a request of a completion script first, which takes a
        // fifth of a start.
        if command != "motif" { _superCommandName = "motif" }
    }
}
