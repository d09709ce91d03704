import CPlatform
import MotifPlatform

/// The functions of libpq, which is loaded when the first hub needs it, so that no other command waits for it.
///
/// The declarations are those of `libpq-fe.h`, which has kept them since PostgreSQL 9.2.
///
/// - Source: https://www.postgresql.org/docs/current/libpq.html
struct PostgresLibrary: @unchecked Sendable {
    typealias Connection = OpaquePointer
    typealias Result = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias Texts = UnsafePointer<Text?>

    let connect: @convention(c) (Texts, Texts, Int32) -> Connection?
    let reset: @convention(c) (Connection) -> Void
    let finish: @convention(c) (Connection) -> Void
    let status: @convention(c) (Connection) -> Int32
    let transactionStatus: @convention(c) (Connection) -> Int32
    let errorMessage: @convention(c) (Connection) -> Text?
    let setErrorVerbosity: @convention(c) (Connection, Int32) -> Int32
    let needsPassword: @convention(c) (Connection) -> Int32
    let parameter: @convention(c) (Connection, Text) -> Text?
    let setNoticeReceiver:
        @convention(c) (
            Connection, @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void, UnsafeMutableRawPointer?
        ) -> OpaquePointer?
    /// An array of `Option`, with an empty one behind the last.
    let defaults: @convention(c) () -> UnsafeMutableRawPointer?
    let freeOptions: @convention(c) (UnsafeMutableRawPointer?) -> Void

    let sendQuery:
        @convention(c) (
            Connection, Text, Int32, UnsafePointer<UInt32>?, Texts?, UnsafePointer<Int32>?, UnsafePointer<Int32>?,
            Int32
        ) -> Int32
    let setSingleRowMode: @convention(c) (Connection) -> Int32
    let nextResult: @convention(c) (Connection) -> Result?
    let isBusy: @convention(c) (Connection) -> Int32
    let consumeInput: @convention(c) (Connection) -> Int32
    let socket: @convention(c) (Connection) -> Int32

    let resultStatus: @convention(c) (Result) -> Int32
    let resultErrorField: @convention(c) (Result, Int32) -> Text?
    let resultErrorMessage: @convention(c) (Result) -> Text?
    let clear: @convention(c) (Result) -> Void
    let rowCount: @convention(c) (Result) -> Int32
    let value: @convention(c) (Result, Int32, Int32) -> Text?
    let valueLength: @convention(c) (Result, Int32, Int32) -> Int32
    let isNull: @convention(c) (Result, Int32, Int32) -> Int32

    /// `PQconninfoOption`.
    struct Option {
        let keyword: UnsafeMutablePointer<CChar>?
        let environment: UnsafeMutablePointer<CChar>?
        let compiled: UnsafeMutablePointer<CChar>?
        let value: UnsafeMutablePointer<CChar>?
        let label: UnsafeMutablePointer<CChar>?
        let display: UnsafeMutablePointer<CChar>?
        let size: Int32
    }

    /// libpq; `nil` if it isn't installed.
    static let shared: PostgresLibrary? = names.lazy.compactMap { name in
        LoadedLibrary(name).flatMap { try? PostgresLibrary($0) }
    }.first

    /// Where the library can be: in a default folder, which only Linux looks through, or where Homebrew, Postgres.app,
    /// and MacPorts put it. Homebrew doesn't link its libpq and its versioned PostgreSQLs into a default folder.
    static let names: [String] = {
        let versions = (10...30).reversed()
        let homebrew = ["/opt/homebrew", "/usr/local"].flatMap { prefix in
            ["\(prefix)/lib", "\(prefix)/opt/libpq/lib", "\(prefix)/opt/postgresql/lib"]
                + versions.flatMap { version in
                    ["", "/postgresql", "/postgresql@\(version)"].map {
                        "\(prefix)/opt/postgresql@\(version)/lib\($0)"
                    }
                }
        }
        let postgresApp = ["/Applications/Postgres.app/Contents/Versions/latest/lib"]
        let macPorts = ["/opt/local/lib"] + versions.map { "/opt/local/lib/postgresql\($0)" }
        return ["libpq.so.5"] + (homebrew + postgresApp + macPorts).map { $0 + "/libpq.5.dylib" }
    }()

    private init(_ library: LoadedLibrary) throws(LoadedLibrary.Missing) {
        connect = try library.function("PQconnectdbParams")
        reset = try library.function("PQreset")
        finish = try library.function("PQfinish")
        status = try library.function("PQstatus")
        transactionStatus = try library.function("PQtransactionStatus")
        errorMessage = try library.function("PQerrorMessage")
        setErrorVerbosity = try library.function("PQsetErrorVerbosity")
        needsPassword = try library.function("PQconnectionNeedsPassword")
        parameter = try library.function("PQparameterStatus")
        setNoticeReceiver = try library.function("PQsetNoticeReceiver")
        defaults = try library.function("PQconndefaults")
        freeOptions = try library.function("PQconninfoFree")
        sendQuery = try library.function("PQsendQueryParams")
        setSingleRowMode = try library.function("PQsetSingleRowMode")
        nextResult = try library.function("PQgetResult")
        isBusy = try library.function("PQisBusy")
        consumeInput = try library.function("PQconsumeInput")
        socket = try library.function("PQsocket")
        resultStatus = try library.function("PQresultStatus")
        resultErrorField = try library.function("PQresultErrorField")
        resultErrorMessage = try library.function("PQresultErrorMessage")
        clear = try library.function("PQclear")
        rowCount = try library.function("PQntuples")
        value = try library.function("PQgetvalue")
        valueLength = try library.function("PQgetlength")
        isNull = try library.function("PQgetisnull")
    }
}

/// A library that stays loaded until the process ends.
private struct LoadedLibrary {
    /// A function isn't there.
    struct Missing: Error {}

    private let handle: UnsafeMutableRawPointer

    /// - Returns: `nil` if there is no such library.
    init?(_ name: String) {
        guard let handle = motif_load_library(name) else { return nil }
        self.handle = handle
    }

    /// The function of this name, which has the type that the caller declares.
    func function<Function>(_ name: String) throws(Missing) -> Function {
        guard let symbol = dlsym(handle, name) else { throw Missing() }
        return unsafeBitCast(symbol, to: Function.self)
    }
}
