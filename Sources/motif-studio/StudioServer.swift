import CPlatform
import HTTPTypes
import HummingbirdCore
import Logging
import MotifCatalog
import MotifPlatform
import MotifPublishing
import MotifStudio
import MotifSystem
import MotifText
import NIOCore
import NIOPosix

/// The HTTP server of a studio.
struct StudioServer {
    let settings: StudioSettings
    private let token = Self.randomToken()
    private let feed = EventFeed()

    /// Connections beyond these wait until others are closed.
    private static let maximumConnections = 2_048

    init(_ settings: StudioSettings) { self.settings = settings }

    /// Advice that follows the message of a failure.
    @Sendable private static func advice(_ subject: StudioAdvice) -> String {
        switch subject {
        case .url: "; open the URL that 'motif serve' printed most recently"
        case .damage:
            "; run 'motif verify' for details, or 'motif salvage' to recover what is intact into a new catalog"
        }
    }

    /// Serves until a signal ends the process.
    ///
    /// - Throws: `ListeningError` if the port can't be used.
    func run() async throws {
        let connections = motif_raise_open_files(Self.maximumConnections + 64) - 64
        // A read that waits for the disk, or computes for long, delays neither others nor the network.
        let threads = NIOThreadPool(numberOfThreads: max(4, System.coreCount))
        threads.start()
        // Writes wait for each other, and for other processes; reads go on meanwhile.
        let writer = NIOThreadPool(numberOfThreads: 1)
        writer.start()

        let (running, isRunning) = AsyncStream<Int>.makeStream()
        let studio = LateStudio()
        let responder = StudioResponder(studio: studio, feed: feed, readers: threads, writer: writer)
        let channel = HTTP1Channel(
            responder: { request, writer, channel in try await responder.respond(to: request, writer, channel) },
            configuration: HTTP1Channel.Configuration(
                additionalChannelHandlers: [ConnectionGuard()], idleTimeout: .seconds(30),
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: 16_384, maxHeaderListSize: 65_536, maxHeaderFieldCount: 100)))
        var logger = Logger(label: "motif-studio") { _ in SwiftLogNoOpLogHandler() }
        logger.logLevel = .critical
        let server = Server(
            childChannelSetup: channel,
            configuration: ServerConfiguration(
                address: .hostname(settings.host ?? "127.0.0.1", port: settings.port),
                availableConnectionsDelegate: MaximumAvailableConnections(max(64, connections), logger: logger)),
            onServerRunning: { channel in
                isRunning.yield(channel.localAddress?.port ?? 0)
                isRunning.finish()
            },
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)

        // Every end but that of a process that is killed removes the file that opened the browser.
        defer { settings.openingFolder.map(FileSystem.remove) }
        try Signals.onArrival { [feed, settings] in
            settings.openingFolder.map(FileSystem.remove)
            feed.finish()
            Task { try? await server.shutdownGracefully() }
            // A client that doesn't end its request doesn't keep the program.
            Task {
                try? await Task.sleep(for: .seconds(2))
                Signals.end()
            }
        }
        let settings = settings
        let token = token
        let start = Task {
            for await port in running {
                let made = Studio(settings, port: port, token: token, machine: Self.machine, advice: Self.advice) {
                    Timestamp(millisecondsSince1970: SystemClock.milliseconds)
                }
                studio.set(made)
                announce(made)
                await watch(made)
            }
        }
        defer {
            start.cancel()
            studio.studio?.close()
        }
        do {
            try await server.run()
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw ListeningError.inUse(settings.port)
        } catch let error as IOError where [EACCES, EADDRNOTAVAIL].contains(error.errnoCode) {
            throw ListeningError.refused(settings.host ?? "127.0.0.1", settings.port, error.errnoCode)
        } catch is SocketAddressError, is SocketAddressError.UnknownHost {
            throw ListeningError.unknownHost(settings.host ?? "")
        }
    }

    private func announce(_ studio: Studio) {
        Notice.print(studio.url)
        if settings.isReadOnly { Notice.print("The catalog is read-only here.") }
        if settings.host != nil { Notice.print("The connection isn't encrypted; use a network that you trust.") }
        Notice.print("Press Ctrl-C to stop.")
        if let folder = settings.openingFolder { open(studio, in: folder) }
    }

    /// Opens the browser, which may keep its opener until it is closed. It gets a private file that leads to the URL,
    /// since every user of the machine can read the arguments of programs.
    private func open(_ studio: Studio, in folder: String) {
        let path = "\(folder)/studio.html"
        let isStarted: Void? = try? {
            try OpenFile(creating: path, permissions: 0o600).write(studio.openingPage)
            try BackgroundThread.start {
                if (try? Desktop.open(path)) != 0 { Notice.write("No browser was found; open the URL yourself") }
            }
        }()
        if isStarted == nil { Notice.write("The browser can't be started; open the URL yourself") }
    }

    /// Looks for changes of any process ten times a second, while a page wants to know.
    private func watch(_ studio: Studio) async {
        var ticks = 0
        while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(100))
            ticks += 1
            if ticks.isMultiple(of: 150) { feed.send(.heartbeat) }
            // A catalog that is away for a moment is asked again.
            guard case .after(let last) = feed.position, let event = try? studio.event(after: last) else { continue }
            feed.send(event)
        }
    }

    /// The name of this computer in its network.
    private static let machine: String = {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()

    /// 256 random bits in hexadecimal digits.
    private static func randomToken() -> String {
        (0..<32).map { _ in UInt8.random(in: 0 ... .max) }.hexadecimal()
    }
}

/// The reason why the server can't listen.
enum ListeningError: Error {
    /// Another program has the port.
    case inUse(Int)
    /// The system doesn't allow this address or port, with its error number.
    case refused(String, Int, Int32)
    /// There is no such host.
    case unknownHost(String)

    /// The error in a sentence, with a way out.
    var message: String {
        switch self {
        case .inUse(let port):
            "Port \(port) is in use; try --port \(port == 65_535 ? 8461 : port + 1), or --port 0 for any free port"
        case .refused(let host, let port, let number):
            "Can't listen on \(host), port \(port): \(String(cString: strerror(number)))"
        case .unknownHost(let host): "'\(host)' isn't a name or an address of this computer"
        }
    }
}
