import MotifCatalog
import MotifPlatform
import MotifSystem

/// One connection to a server, closed with the value.
final class PostgresConnection {
    private let library: PostgresLibrary
    private let handle: OpaquePointer
    private let url: PostgresURL
    private let maximumSilence: Double

    /// Connects as the URL says, with everything that libpq knows: several hosts, services, passwords of `~/.pgpass`.
    ///
    /// - Parameter maximumSilence: How long the server may take to answer a statement, in seconds.
    /// - Throws: `HubError`.
    init(_ url: PostgresURL, maximumSilence: Double = HubServer.maximumSilence) throws(HubError) {
        guard let library = PostgresLibrary.shared else {
            throw HubError(.missingLibrary("libpq"), at: url.description)
        }
        self.library = library
        self.url = url
        self.maximumSilence = maximumSilence
        guard let handle = Self.connect(library, url) else {
            throw HubError(.other("libpq is out of memory"), at: url.description)
        }
        self.handle = handle
        // Such as that a table exists already; libpq would print it.
        _ = library.setNoticeReceiver(handle, { _, _ in }, nil)
        // From here on, `deinit` closes the connection, also after an error.
        if library.status(handle) != 0 { throw HubError(connectionFailure(), at: url.description) }
        let encoding = "server_encoding".withCString { library.parameter(handle, $0) }.map { String(cString: $0) }
        if let encoding, encoding.uppercased() != "UTF8", encoding.uppercased() != "UTF-8" {
            throw HubError(.otherEncoding(encoding), at: url.description)
        }
    }

    deinit { library.finish(handle) }

    /// The keywords before the URL are defaults, those behind it prevail.
    private static func connect(_ library: PostgresLibrary, _ url: PostgresURL) -> OpaquePointer? {
        let parameters =
            defaults(library, url) + [
                ("dbname", url.connection), ("fallback_application_name", "motif"), ("client_encoding", "UTF8"),
            ]
        let keywords = CStrings(parameters.map(\.0))
        let values = CStrings(parameters.map(\.1))
        return withExtendedLifetime((keywords, values)) { library.connect(keywords.pointers, values.pointers, 1) }
    }

    /// What lets a dead server be noticed in a minute instead of hours, unless the user has chosen otherwise. A service
    /// can have any option, so it gets no defaults.
    private static func defaults(_ library: PostgresLibrary, _ url: PostgresURL) -> [(String, String)] {
        var chosen = url.options
        let options = library.defaults()
        defer { library.freeOptions(options) }
        var option = options?.assumingMemoryBound(to: PostgresLibrary.Option.self)
        while let current = option, let keyword = current.pointee.keyword {
            if let value = current.pointee.value, value.pointee != 0 { chosen.insert(String(cString: keyword)) }
            option = current + 1
        }
        if chosen.contains("service") { return [] }
        let defaults = [("connect_timeout", "10"), ("keepalives_idle", "30"), ("tcp_user_timeout", "60000")]
        return defaults.filter { !chosen.contains($0.0) }
    }

    /// Why the connection could not be made.
    ///
    /// libpq has the server's code only in verbose messages, and those only from the second attempt on. Words can't
    /// replace it: servers speak the language of their configuration.
    private func connectionFailure() -> HubError.Kind {
        let message = errorMessage
        if library.needsPassword(handle) != 0 { return .refusedLogin(message) }
        // libpq's own words, always in English, since no locale is set.
        if message.hasPrefix("invalid ") || message.contains("for connection option") { return .invalidOption(message) }
        if message.contains("server does not support SSL") || message.contains("certificate") {
            return .insecure(message)
        }
        if message.contains("session is read-only") || message.contains("server is in hot standby mode") {
            return .readOnly
        }
        // The server's messages have two spaces after their severity, libpq's have no severity.
        guard message.contains(":  ") else { return .unreachable(message) }
        let verbose: Int32 = 2
        _ = library.setErrorVerbosity(handle, verbose)
        library.reset(handle)
        guard library.status(handle) != 0 else { return .unreachable(message) }
        guard let code = errorMessage.firstMatch(of: #/:\ \ ([0-9A-Z]{5}):\ /#)?.1 else { return .unreachable(message) }
        return SQLState(String(code)).kind(message)
    }

    /// libpq's words about the last failure, without passwords. Its lines may begin with tabs.
    private var errorMessage: String {
        library.errorMessage(handle).map { url.hidingSecrets(in: String(cString: $0).replacing("\t", with: "")) } ?? ""
    }

    // MARK: Statements

    /// Runs a statement.
    ///
    /// - Returns: All rows, whose values are in their binary formats.
    /// - Throws: `PostgresError`.
    @discardableResult
    func query(_ sql: String, _ values: [PostgresValue] = []) throws(PostgresError) -> PostgresRows {
        try send(sql, values)
        return try drain()
    }

    /// Runs a statement and calls `each` with one row at a time. If that throws, the connection can't be used again.
    ///
    /// - Throws: `PostgresError`, and what `each` throws.
    func rows(_ sql: String, _ values: [PostgresValue], each: (PostgresRows) throws -> Void) throws {
        try send(sql, values)
        _ = library.setSingleRowMode(handle)
        while let result = try nextResult() {
            let rows = PostgresRows(library, result)
            switch rows.status {
            case .singleRow: try each(rows)
            case .rows: break
            default: throw failure(rows)
            }
        }
    }

    /// Whether another statement can be sent, outside of a transaction.
    var isIdle: Bool { library.status(handle) == 0 && library.transactionStatus(handle) == 0 }

    private func send(_ sql: String, _ values: [PostgresValue]) throws(PostgresError) {
        let bytes = values.map(\.bytes)
        let parameters = CStrings(bytes)
        let binary: Int32 = 1
        let isSent = withExtendedLifetime(parameters) {
            sql.withCString { text in
                library.sendQuery(
                    handle, text, Int32(values.count), values.map(\.type.rawValue), parameters.pointers,
                    bytes.map { Int32($0?.count ?? 0) }, Array(repeating: binary, count: values.count), binary)
            }
        }
        if isSent != 1 { throw lost }
    }

    /// Reads all results, so that the connection can be used again.
    ///
    /// - Returns: The last result.
    /// - Throws: The first error among them.
    private func drain() throws(PostgresError) -> PostgresRows {
        var last: PostgresRows?
        var failure: PostgresError?
        while let result = try nextResult() {
            let rows = PostgresRows(library, result)
            switch rows.status {
            case .command, .rows: last = rows
            default: failure = failure ?? rows.error(hidingSecretsOf: url)
            }
            if library.status(handle) != 0 { break }
        }
        if let failure { throw failure }
        guard let last else { throw lost }
        return last
    }

    /// Waits for the next result, as long as the server may be silent.
    private func nextResult() throws(PostgresError) -> OpaquePointer? {
        while library.isBusy(handle) != 0 {
            var polled = [pollfd(fd: library.socket(handle), events: Int16(POLLIN), revents: 0)]
            let count = poll(&polled, 1, Int32(maximumSilence * 1_000))
            if count == 0 { throw PostgresError(state: nil, message: "the server stopped responding") }
            // libpq reports the error of a lost connection with the result.
            if count > 0, library.consumeInput(handle) == 0 { break }
        }
        return library.nextResult(handle)
    }

    private func failure(_ rows: PostgresRows) -> PostgresError {
        let failure = rows.error(hidingSecretsOf: url)
        _ = try? drain()
        return failure
    }

    private var lost: PostgresError { PostgresError(state: nil, message: errorMessage) }
}
