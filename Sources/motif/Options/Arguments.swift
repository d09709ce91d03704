/// The arguments of the process as the system has them.
enum Arguments {
    /// Refuses an argument that isn't UTF-8: Swift would replace the bytes, and the catalog would keep the replacement.
    static func refuseInvalidText() throws(CommandError) {
        for (number, argument) in CommandLine.arguments.enumerated() where argument.unicodeScalars.contains("\u{FFFD}")
        {
            guard number > 0, number < Int(CommandLine.argc), let pointer = CommandLine.unsafeArgv[number] else {
                continue
            }
            var bytes: [UInt8] = []
            while pointer[bytes.count] != 0 { bytes.append(UInt8(bitPattern: pointer[bytes.count])) }
            let repaired = Array(argument.utf8)
            guard let offset = bytes.indices.first(where: { $0 >= repaired.count || bytes[$0] != repaired[$0] }) else {
                continue
            }
            let byte = "0x" + String(bytes[offset], radix: 16, uppercase: true)
            throw .usage("Argument \(number), '\(argument)', is not UTF-8: byte \(offset + 1) is \(byte)")
        }
    }
}
