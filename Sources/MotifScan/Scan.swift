package import MotifSource
package import MotifSpelling
package import MotifText

/// The motion found in a set of source files.
///
/// Each file is read once, for its constants and its places; once all constants are known, they are put in. Only the
/// places, the constants, and the style sheets with motion or variables stay in memory.
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
    /// The motif comments that belong to no place, with their links.
    package private(set) var idleComments: [(file: String, line: Int, link: String?)] = []
    /// The files with motion that isn't read, each once for each kind.
    package private(set) var unread: [UnreadFile] = []

    /// The names of all files.
    private var table = ConstantTable()

    /// Whether a file has a constant with a path, such as `Times.fast`, used or not.
    func declares(_ path: String, in file: String) -> Bool {
        guard let index = files.paths.firstIndex(of: file), let language = SourceFiles.language(of: file) else {
            return false
        }
        return table.constant(path, in: index, of: language) != nil || table.styles.declares(path, in: index)
    }

    /// What is known of a file before the constants of others are.
    private struct Draft {
        let path: String
        let file: Int
        let language: SourceLanguage
        let places: [PlaceDraft]
        let linked: [Constant]
        let comments: ScanComments
        /// A style sheet with motion or variables, whose values depend on the rules around them.
        let sheet: FileReader?

        var isEmpty: Bool { places.isEmpty && linked.isEmpty && comments.lines.isEmpty && sheet == nil }
    }

    /// Scans files.
    package init(
        _ files: SourceFiles, _ settings: ScanSettings = ScanSettings(), progress: (Int, Int) -> Void = { _, _ in }
    ) {
        findings = files.findings
        self.files = files
        let wrappers = Wrappers(settings.wrappers)
        var drafts: [Draft] = []
        for (index, path) in files.paths.enumerated() {
            progress(index, files.paths.count)
            guard let language = SourceFiles.language(of: path), let text = files.read(path, &findings) else {
                continue
            }
            let reader = FileReader(SourceTokens(text, in: language), path: path, file: index)
            reader.addConstants(to: &table)
            if let header = ExportHeader(of: text.bytes) {
                exported.append((path, header))
                continue
            }
            let others = UnreadFile.all(in: reader.tokens, importing: reader.outline.imports, path: path)
            unread += others
            let draft = Self.draft(reader, wrappers, usesOthers: !others.isEmpty)
            if !draft.isEmpty { drafts.append(draft) }
        }
        unread += files.unread
        unread.sort { ($0.file, $0.kind.rawValue) < ($1.file, $1.kind.rawValue) }
        table.complete()
        read(drafts)
    }

    /// The places in a single text.
    package static func places(in text: SourceText, _ language: SourceLanguage) -> [ScannedPlace] {
        let reader = FileReader(SourceTokens(text, in: language), path: "", file: 0)
        var table = ConstantTable()
        reader.addConstants(to: &table)
        table.complete()
        return places(draft(reader, Wrappers([])), PlaceReader(table, language))
    }

    /// The timings of code in whatever language it is: those of the first one in which it has a curve.
    @Sendable package static func timings(in code: String) -> [Spelling] {
        for language in SourceLanguage.all {
            let found = places(in: SourceText(code), language).flatMap(\.spellings)
            guard found.contains(where: \.isComplete) else { continue }
            return found.filter(\.isComplete).map { spelling in
                var spelling = spelling
                spelling.language = language.name
                return spelling
            }
        }
        return []
    }

    private static func draft(_ reader: FileReader, _ wrappers: Wrappers, usesOthers: Bool = false) -> Draft {
        let sheet = reader.outline.sheet
        let isUseful = sheet.map { !$0.properties.isEmpty || !$0.variables.isEmpty } ?? false
        return Draft(
            path: reader.path, file: reader.file, language: reader.tokens.language,
            places: sheet == nil ? reader.drafts(wrappers, usesOthers: usesOthers) : [],
            linked: sheet == nil ? reader.linkedConstants : [], comments: reader.comments,
            sheet: isUseful ? reader : nil)
    }

    /// The places of a file in order, each numbered among those with the same scope and shape.
    private static func places(_ draft: Draft, _ reader: PlaceReader) -> [ScannedPlace] {
        var found = draft.places.compactMap { reader.place($0, file: draft.file) }
        var linked = draft.linked.compactMap { reader.place($0, in: draft.path, draft.comments) }
        if let styles = draft.sheet, let sheet = styles.outline.sheet {
            found = styles.places(in: sheet, reader.table.styles)
            linked = styles.linkedVariables(in: sheet, reader.table.styles)
        }
        let taken = linked.isEmpty ? [] : Set(found.map(\.position.line)).flatMap(draft.comments.lines)
        let lines = Set(taken)
        found += linked.filter { constant in
            !draft.comments.lines(about: constant.position.line).contains(where: lines.contains)
        }
        var counts: [[String]: Int] = [:]
        for index in found.indices {
            counts[[found[index].scope, found[index].shape], default: 0] += 1
            found[index].ordinal = counts[[found[index].scope, found[index].shape]] ?? 1
        }
        return found
    }

    private mutating func read(_ drafts: [Draft]) {
        var readers: [SourceLanguage: PlaceReader] = [:]
        var (uses, byFile) = ([ScannedPlace.Use: Int](), [Int: Draft]())
        for draft in drafts {
            let reader = readers[draft.language] ?? PlaceReader(table, draft.language)
            readers[draft.language] = reader
            let found = Self.places(draft, reader)
            for place in found { for use in place.constants { uses[use, default: 0] += 1 } }
            places += found
            byFile[draft.file] = draft
            var lines = found.map(\.position.line)
            if let styles = draft.sheet, let sheet = styles.outline.sheet {
                lines += styles.lines(of: found, in: sheet)
            }
            let idle = draft.comments.idle(besides: lines)
            idleComments += idle.map { (draft.path, $0, draft.comments.link($0)) }
        }
        let known = Set(places.map(\.key))
        let exported = Set(self.exported.map(\.file))
        let named = Dictionary(grouping: uses.keys) { [$0.file, $0.offset] }
        for (_, same) in named.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let passed = same.filter { $0.role != nil }
            let values = Set(passed.compactMap(\.value))
            let isDuration = values.count == 1 && passed.allSatisfy { $0.role?.isDuration == true }
            guard let use = same.first, case let path = files.paths[use.file], !exported.contains(path),
                let language = SourceFiles.language(of: path)
            else { continue }
            let reader = readers[language] ?? PlaceReader(table, language)
            let draft = byFile[use.file]
            let place =
                draft?.sheet?.variable(at: use.offset, table.styles)
                ?? table.constant(use.path, in: use.file, of: language).flatMap {
                    reader.place($0, in: path, draft?.comments, seconds: isDuration ? values.first : nil)
                }
            guard let place, place.readings.contains(where: { $0.seconds != nil }) else { continue }
            if !known.contains(place.key) || place.link != nil {
                constants.append((place, same.reduce(0) { $0 + (uses[$1] ?? 0) }, isDuration))
            }
        }
    }
}
