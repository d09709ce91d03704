import ArgumentParser
import MotifCatalog
import MotifCore
import MotifPublishing
import MotifText

/// `motif gallery`: a website of the catalog.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "gallery")

    @Option(
        .init("folder", offering: .directory, read: OptionValue.folder), "Folder to write to.", name: .shortAndLong)
    var output: String

    @OptionGroup var filter: FilterOptions

    @Flag(help: "Write even if the folder contains other files.")
    var force = false

    @Flag(name: .customLong("no-screens"), help: "Draw gray placeholders, even if the catalog has a folder of screens.")
    var hasNoScreens = false

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: ReadingOptions

    func run() throws {
        let screens = hasNoScreens ? nil : ScreenshotFolder(beside: try catalog.present.path())
        let contents = try Interruption.deferring {
            try Progress.show("Rendering", notices) { progress in
                try catalog.read { reader in
                    let gallery = try screens.map { try Gallery(reader, screens: $0) } ?? Gallery(reader)
                    return try gallery.write(
                        filter.request(.pattern), to: output, replacesForeignFiles: force,
                        progress: { progress.update($0, of: $1) }, checkCancellation: { try Interruption.check() })
                }
            }
        }
        notices.notice("Wrote a gallery of \(contents.sentence) to \(output)")
        notices.notice("Next: open \(output.hasSuffix("/") ? output : output + "/")index.html in a browser")
    }
}

extension Gallery.Contents {
    /// `11 patterns, 10 kinds, 5 items and 22 devices`
    fileprivate var sentence: String {
        let others = [DocumentType.kind, .item, .device, .value].filter { $0 != .value || self.others[$0] ?? 0 > 0 }
            .map { String.counted(self.others[$0] ?? 0, $0.rawValue) }
        return ([String.counted(patterns, "pattern")] + others).inWords
    }
}
