import CPlatform
import MotifCatalog
import MotifJSON
import MotifPlatform
import MotifPublishing
import MotifScan
import MotifSpelling
import MotifStudio
import MotifSystem
import NIOCore

/// The program that `motif serve` starts: it has the sockets, and `MotifStudio` the answers.
@main
struct MotifStudioProgram {
    /// The address space of a thread, with its stack and its part of the heap, generously.
    private static let bytesOfThread = 100 << 20

    static func main() async {
        MemoryLimit.prepare { _ in
            MemoryLimit.report()
            _exit(71)
        }
        // If a thread can't be started, the runtime waits for it without end.
        let (limit, needed) = (motif_memory_limit(), Self.bytesOfThread * (2 * System.coreCount + 5))
        if limit > 0, limit < needed {
            refuse(
                "The studio needs \(needed >> 20) MB of address space, and the limit (ulimit -v) is \(limit >> 20) MB",
                status: 71)
        }
        Spelling.codeReader = Scan.timings
        let arguments = CommandLine.arguments.dropFirst()
        if arguments == ["--version"] {
            Notice.print(Version.current)
            exit(0)
        }
        guard arguments.count == 1, let argument = arguments.first, let json = try? JSONReader().read(argument) else {
            refuse("Use 'motif serve', which starts this program", status: 64)
        }
        // The settings of another version can mean something else, so nothing else is read from them.
        guard json["version"]?.string == Version.current else {
            let other = json["version"]?.string.map { "version \($0)" } ?? "an unknown version"
            refuse(
                "motif-studio has version \(Version.current), but motif has \(other); install both from the same release",
                status: 66)
        }
        guard let settings = StudioSettings(json) else {
            refuse("motif-studio needs a catalog, an author, and a port; 'motif serve' passes them", status: 64)
        }
        do {
            // A catalog that can't be opened is an error now, not on the first page.
            _ = try Catalog.open(at: settings.catalog, for: settings.isReadOnly ? .reading : .writing)
            try await StudioServer(settings).run()
            Signals.end()
        } catch let error as StoreError {
            refuse(error.message, status: 66)
        } catch let error as ListeningError {
            refuse(error.message, status: 73)
        } catch let error as SystemError {
            refuse("Another thread can't be started: \(String(cString: strerror(error.number)))", status: 71)
        } catch {
            refuse("The server stopped: \(error)", status: 70)
        }
    }

    private static func refuse(_ reason: String, status: Int32) -> Never {
        Notice.write(reason)
        Signals.end(status)
    }
}

/// Lines for the person at the terminal.
enum Notice {
    /// Writes a line to standard error.
    static func write(_ line: String) { StandardStream.errors.write("motif: \(line)\n") }

    /// Writes a line to standard output at once, even if it is a pipe.
    static func print(_ line: String) { StandardStream.output.write(line + "\n") }
}
