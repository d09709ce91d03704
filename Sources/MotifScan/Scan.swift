package import MotifCore
package import MotifJSON
package import MotifSource
import MotifSpelling
package import MotifText

/// A team's settings for scans of its code.
package struct ScanSettings: Sendable {
    /// The name of the file.
    package static let fileName = "motif.scan.json"
    /// The team's own functions that animate.
    package var wrappers: [Wrapper] = []
    /// Paths that aren't scanned.
    package var excluded: [String] = []

    /// No settings.
    package init() {}

    /// Reads the settings' file: `{"wrappers": […], "exclude": […]}`.
    package init(_ json: JSON) throws(Problems) { self = try Self.format.read(json, at: .root) }

    private static let format = ObjectFormat<ScanSettings> { keys in
        var settings = ScanSettings()
        settings.wrappers =
            keys[
                .objects("wrappers", Wrapper.format, "Functions of your own that animate, in terms of the platform's.")]
            ?? []
        settings.excluded = keys[.texts("exclude", "Folders and files that aren't scanned.")] ?? []
        return settings
    }
}

/// The code about motion in some files.
///
/// The first pass finds the constants of all files and the files that have motion; the second reads those again, with
/// the constants known. One file is in memory at a time.
package struct Scan: Sendable {
    /// The places, by file and line.
    package private(set) var places: [ScannedPlace] = []
    /// The named numbers that places use, each with the number of those places, and whether they pass it as a duration.
    package private(set) var constants: [(place: ScannedPlace, uses: Int, isDuration: Bool)] = []
    /// The files and folders that couldn't be read.
    package private(set) var findings: [ScanFinding] = []
    /// The files.
    package let files: SourceFiles
    /// The number of files.
    package var fileCount: Int { files.paths.count }
    /// The files that motif exported. Their constants are known, but their own motion isn't reported.
    package private(set) var exported: [(file: String, header: ExportHeader)] = []
    /// The lines of motif comments that belong to no place, by file.
    package private(set) var idleComments: [(file: String, line: Int)] = []

    /// Scans files.
    package init(
        _ files: SourceFiles, _ settings: ScanSettings = ScanSettings(), progress: (Int, Int) -> Void = { _, _ in }
    ) {
        findings = files.findings
        self.files = files
        let names = Set(settings.wrappers.map(\.name))
        var table = ConstantTable()
        var found: [Int] = []
        for (index, path) in files.paths.enumerated() {
            progress(index, files.paths.count)
            guard let tokens = Self.tokens(path, files, &findings) else { continue }
            let outline = SourceOutline(tokens)
            table.add(outline, of: tokens, file: index)
            table.note(assigned: outline.assignedProperties)
            if let header = ExportHeader(of: tokens.text.bytes) {
                exported.append((path, header))
                continue
            }
            let hasPlaces =
                outline.sheet.map { !$0.properties.isEmpty }
                ?? !PlaceFinder.places(in: tokens, outline, wrappers: names).isEmpty
            if hasPlaces || ScanComments.hasAny(tokens) { found.append(index) }
        }
        var ignored: [ScanFinding] = []
        var uses: [ScannedPlace.Use: Int] = [:]
        for index in found {
            guard let reader = Self.reader(files, index, table, settings, &ignored) else { continue }
            let places = reader.places()
            for use in Set(places.flatMap(\.constants)) {
                uses[use, default: 0] += places.count { $0.constants.contains(use) }
            }
            self.places += places
            idleComments += reader.idleComments(besides: places).map { (files.paths[index], $0) }
        }
        readConstants(uses, files, table, settings)
    }

    /// The places in a single text.
    package static func places(in text: SourceText, _ language: SourceLanguage) -> [ScannedPlace] {
        let tokens = SourceTokens(text, in: language)
        let outline = SourceOutline(tokens)
        var table = ConstantTable()
        table.add(outline, of: tokens, file: 0)
        table.note(assigned: outline.assignedProperties)
        return PlaceReader(tokens, outline, table, path: "", file: 0, wrappers: []).places()
    }

    private mutating func readConstants(
        _ uses: [ScannedPlace.Use: Int], _ files: SourceFiles, _ table: ConstantTable, _ settings: ScanSettings
    ) {
        var ignored: [ScanFinding] = []
        let known = Set(places.map(\.key))
        let exported = Set(self.exported.map(\.file))
        for (file, group) in Dictionary(grouping: uses.keys, by: \.file).sorted(by: { $0.key < $1.key }) {
            guard !exported.contains(files.paths[file]),
                let reader = Self.reader(files, file, table, settings, &ignored)
            else { continue }
            let constants = Dictionary(grouping: group, by: \.offset).sorted { $0.key < $1.key }
            for (offset, same) in constants {
                let passed = same.filter { $0.role != nil }
                let values = Set(passed.compactMap(\.value))
                let isDuration = values.count == 1 && passed.allSatisfy { $0.role?.isDuration == true }
                guard let place = reader.constant(at: offset, seconds: isDuration ? values.first : nil),
                    place.readings.contains(where: { $0.seconds != nil })
                else { continue }
                let isPlace = known.contains(place.key)
                if !isPlace || place.link != nil {
                    self.constants.append((place, same.reduce(0) { $0 + (uses[$1] ?? 0) }, isDuration))
                }
            }
        }
    }

    private static func tokens(
        _ path: String, _ files: SourceFiles, _ findings: inout [ScanFinding]
    ) -> SourceTokens? {
        guard let language = SourceFiles.language(of: path), let text = files.read(path, &findings) else { return nil }
        return SourceTokens(text, in: language)
    }

    private static func reader(
        _ files: SourceFiles, _ index: Int, _ table: ConstantTable, _ settings: ScanSettings,
        _ findings: inout [ScanFinding]
    ) -> PlaceReader? {
        let path = files.paths[index]
        guard let tokens = tokens(path, files, &findings) else { return nil }
        return PlaceReader(
            tokens, SourceOutline(tokens), table, path: path, file: index, wrappers: settings.wrappers)
    }
}
