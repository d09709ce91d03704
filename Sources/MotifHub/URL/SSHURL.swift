import MotifText

/// A catalog file on another machine, which is reached through ssh.
public struct SSHURL: Sendable, Hashable, CustomStringConvertible {
    /// The user on the other machine; `nil` for the one that ssh is configured for.
    public let user: String?
    /// The name or the address of the machine, without brackets.
    public let host: String
    /// The port; `nil` for the one that ssh is configured for.
    public let port: Int?
    /// The path on the other machine; one from the user's home folder has no `/` before it.
    public let path: String

    /// The URL as it was written.
    public let description: String

    init(authorityAndPath text: Substring) throws(HubURLError) {
        let slash = text.firstIndex(of: "/") ?? text.endIndex
        var authority = text[..<slash]
        var user: String?
        if let at = authority.lastIndex(of: "@") {
            user = try Self.user(authority[..<at])
            authority = authority[authority.index(after: at)...]
        }
        let port: Substring?
        (host, port) = try Self.host(authority)
        self.user = user
        self.port = try port.map { digits throws(HubURLError) in try Self.port(digits) }
        path = try Self.path(text[slash...])
        description = "ssh://\(text)"
    }

    /// Arguments for ssh: where to log in, and the command to run there.
    ///
    /// - Parameter command: The command there that serves the catalog at the path that is its last argument.
    public func arguments(running command: String) -> [String] {
        (port.map { ["-p", String($0)] } ?? [])
            + [(user.map { $0 + "@" } ?? "") + host, "\(command) \(Self.quoted(path))"]
    }

    /// The text as one word of a POSIX shell.
    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }

    private static func user(_ text: Substring) throws(HubURLError) -> String {
        if text.contains(":") { throw HubURLError(.passwordForSSH) }
        guard let user = PercentEncoding.decode(text) else { throw HubURLError(.invalidEncoding) }
        guard isUser(user) else { throw HubURLError(.invalidHost) }
        return user
    }

    private static func host(_ text: Substring) throws(HubURLError) -> (String, port: Substring?) {
        var (host, rest) = (text, Substring())
        if text.hasPrefix("["), let bracket = text.firstIndex(of: "]") {
            host = text[text.index(after: text.startIndex)..<bracket]
            rest = text[text.index(after: bracket)...]
        } else if let colon = text.firstIndex(of: ":") {
            (host, rest) = (text[..<colon], text[colon...])
        }
        if host.isEmpty { throw HubURLError(.missingHost) }
        guard isHost(host), rest.isEmpty || rest.first == ":" else { throw HubURLError(.invalidHost) }
        return (String(host), rest.isEmpty ? nil : rest.dropFirst())
    }

    private static func port(_ digits: Substring) throws(HubURLError) -> Int {
        guard let port = UInt16(digits), port > 0, digits.first != "+" else { throw HubURLError(.invalidPort) }
        return Int(port)
    }

    private static func path(_ text: Substring) throws(HubURLError) -> String {
        guard let path = PercentEncoding.decode(text) else { throw HubURLError(.invalidEncoding) }
        if path.count < 2 || path == "/~/" { throw HubURLError(.missingPath) }
        guard path.hasPrefix("/~/") else { return path }
        let fromHome = path.dropFirst(3)
        return fromHome.hasPrefix("-") ? "./\(fromHome)" : String(fromHome)
    }

    /// Whether a text can only be the name or the address of a machine: a hyphen at the start would make it an option,
    /// and shells read the host in ssh's `ProxyCommand`.
    ///
    /// - Source: CVE-2023-51385
    private static func isHost(_ text: Substring) -> Bool {
        text.first != "-" && text.utf8.allSatisfy { $0.isNameByte || ".-:".utf8.contains($0) }
    }

    /// Whether ssh accepts a text as the name of a user.
    ///
    /// - Source: OpenSSH's ssh.c, `valid_ruser`
    private static func isUser(_ text: String) -> Bool {
        !text.isEmpty && text.first != "-" && text.last != "\\"
            && text.unicodeScalars.allSatisfy {
                $0.value > 0x20 && $0.value != 0x7F && !"'`\";&<>|(){}".unicodeScalars.contains($0)
            }
    }
}
