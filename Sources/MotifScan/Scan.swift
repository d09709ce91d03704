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
    /// The constants that places use, each with the number of those places, and whether all of them take it as the same
    /// duration, curve, or timing.
    package private(set) var constants: [(place: ScannedPlace, uses: Int, isTiming: Bool)] = []
    /// The files and folders that couldn't be read.
    package private(set) var findings: [ScanFinding] = []
    /// The files.
    package private(set) var files: SourceFiles
    /// The number of files.
    package var fileCount: Int { files.paths.count }
    /// The files that motif exported. Their constants are known, but their own motion isn't reported.
    package private(set) var exported: [(file: String, header: ExportHeader)] = []
    /// The motif comments that belong to no place, or that link one of several, with the number of those.
    private(set) var idleComments: [(file: String, comment: ScanComments.Comment, count: Int)] = []
    /// The files with motion that isn't read, each once for each kind.
    package private(set) var unread: [UnreadFile] = []

    /// The names of all files.
    private var tables = ConstantTables()

    /// Whether a file has a constant with a path, such as `Times.fast`, used or not.
    func declares(_ path: String, in file: String) -> Bool {
        guard let index = files.paths.firstIndex(of: file), let language = SourceFiles.language(of: file) else {
            return false
        }
        return tables[language].constant(path, in: index) != nil || tables.styles.declares(path, in: index)
    }

    /// What is known of a file before the constants of others are.
    private struct Draft {
        let path: String
        let file: Int
        let language: SourceLanguage
        let places: [PlaceDraft]
        let linked: [(constant: Constant, lines: [ClosedRange<Int>])]
        /// The text that has the linked constants.
        let text: SourceText?
        let comments: ScanComments
        /// A style sheet with motion or variables, whose values depend on the rules around them.
        let sheet: FileReader?

        var isEmpty: Bool { places.isEmpty && linked.isEmpty && comments.all.isEmpty && sheet == nil }
    }

    /// Scans files.
    package init(
        _ files: SourceFiles, _ settings: ScanSettings = ScanSettings(), progress: (Int, Int) -> Void = { _, _ in }
    ) {
        findings = files.findings
        self.files = files
        let drafts = self.drafts(of: files.paths.indices, settings, progress)
        unread += files.unread
        unread.sort { ($0.file, $0.kind.rawValue) < ($1.file, $1.kind.rawValue) }
        tables.complete()
        read(drafts)
    }

    /// Reads files for their constants, and for their places up to the constants of other files.
    private mutating func drafts(
        of indices: some Sequence<Int>, _ settings: ScanSettings, _ progress: (Int, Int) -> Void
    ) -> [Draft] {
        let wrappers = Wrappers(settings.wrappers)
        var drafts: [Draft] = []
        for index in indices {
            let path = files.paths[index]
            progress(index, files.paths.count)
            guard let language = SourceFiles.language(of: path), let text = files.read(path, &findings) else {
                continue
            }
            let reader = FileReader(SourceTokens(text, in: language), path: path, file: index)
            if let header = ExportHeader(of: text.bytes) {
                exported.append((path, header))
                tables.add(reader.outline, reader.constants, of: index, at: path, hasUses: false)
                continue
            }
            let others = UnreadFile.all(in: reader.tokens, importing: reader.outline.imports, path: path)
            unread += others
            let draft = Self.draft(reader, wrappers, usesOthers: others.contains(where: \.kind.isLibrary))
            tables.add(reader.outline, reader.constants, of: index, at: path, hasUses: !draft.isEmpty)
            if !draft.isEmpty { drafts.append(draft) }
        }
        return drafts
    }

    /// The places after changes of values, of the files that the changes can reach: those that change, and those that use
    /// the constants whose values change.
    func places(
        after changes: [String: [UInt8]], of constants: Set<ScannedPlace.ConstantName>, _ settings: ScanSettings
    ) -> (places: [ScannedPlace], files: Set<String>) {
        var scan = self
        scan.files.drafts.merge(changes) { $1 }
        let users = places.filter { $0.constants.contains { constants.contains(name(of: $0)) } }
        let used = users.flatMap(\.constants).map { files.paths[$0.file] }
        let reached = Set(changes.keys).union(users.map(\.file) + used).subtracting(exported.map(\.file))
        scan.places.removeAll { reached.contains($0.file) }
        scan.constants = []
        let indices = files.paths.indices.filter { reached.contains(files.paths[$0]) }
        scan.read(scan.drafts(of: indices, settings) { _, _ in }, only: reached)
        return (scan.allPlaces.filter { reached.contains($0.file) }, reached)
    }

    /// The name of a constant that a place uses, with the file that declares it.
    func name(of use: ScannedPlace.Use) -> ScannedPlace.ConstantName {
        .init(path: use.path, file: files.paths[use.file])
    }

    /// The places that use each constant.
    var users: [ScannedPlace.ConstantName: [ScannedPlace]] {
        var users: [ScannedPlace.ConstantName: [ScannedPlace]] = [:]
        for place in places {
            for name in Set(place.constants.map(name)) { users[name, default: []].append(place) }
        }
        return users
    }

    /// The places, and the constants that are used; linked constants are among both.
    package var allPlaces: [ScannedPlace] {
        let keys = Set(constants.map(\.place.key))
        return places.filter { $0.name == nil || !keys.contains($0.key) } + constants.map(\.place)
    }

    /// The places in a single text.
    package static func places(in text: SourceText, _ language: SourceLanguage) -> [ScannedPlace] {
        let reader = FileReader(SourceTokens(text, in: language), path: "", file: 0)
        var tables = ConstantTables()
        tables.add(reader.outline, reader.constants, of: 0, at: "", hasUses: true)
        tables.complete()
        return places(draft(reader, Wrappers([])), PlaceReader(tables, language)).places
    }

    /// The timings of code in whatever language it is: those of the first one in which it has a curve.
    @Sendable package static func timings(in code: String) -> [Spelling] {
        for language in SourceLanguage.all {
            var found = places(in: SourceText(code), language).flatMap(\.spellings).filter(\.isComplete)
            for index in found.indices { found[index].language = language.name }
            if !found.isEmpty { return found }
        }
        return []
    }

    private static func draft(_ reader: FileReader, _ wrappers: Wrappers, usesOthers: Bool = false) -> Draft {
        let sheet = reader.outline.sheet
        let isUseful = sheet.map { !$0.properties.isEmpty || !$0.variables.isEmpty } ?? false
        let linked = sheet == nil ? reader.linkedConstants : []
        return Draft(
            path: reader.path, file: reader.file, language: reader.tokens.language,
            places: sheet == nil ? reader.drafts(wrappers, usesOthers: usesOthers) : [],
            linked: linked, text: linked.isEmpty ? nil : reader.tokens.text, comments: reader.comments,
            sheet: isUseful ? reader : nil)
    }

    /// The places of a file in order, each numbered among those with the same scope and shape.
    ///
    /// - Returns: The places, with the constants that a comment links, and the comments that are about none.
    private static func places(
        _ draft: Draft, _ reader: PlaceReader
    ) -> (places: [ScannedPlace], idle: [(comment: ScanComments.Comment, count: Int)]) {
        var found = draft.places.compactMap { reader.place($0, file: draft.file) }
        var linked: [(place: ScannedPlace, isObject: Bool)] = draft.linked.compactMap { constant, lines in
            guard let text = draft.text, var place = reader.place(constant, in: draft.path, text) else { return nil }
            place.lines = lines
            return (place, constant.value?.object != nil)
        }
        if let styles = draft.sheet, let sheet = styles.outline.sheet {
            found = styles.places(in: sheet, reader.styles)
            linked = styles.linkedVariables(in: sheet, reader.styles).map { ($0, false) }
        }
        var counts: [[String]: Int] = [:]
        for index in found.indices {
            counts[[found[index].scope, found[index].shape], default: 0] += 1
            found[index].ordinal = counts[[found[index].scope, found[index].shape]] ?? 1
        }
        for index in found.indices { found[index].count = counts[[found[index].scope, found[index].shape]] ?? 1 }
        // A constant is the place that it begins, and an object is the timing of its entries.
        let (count, starts) = (found.count, found.map(\.range.lowerBound).sorted())
        linked.sort { first, second in
            let (own, other) = (first.place.range, second.place.range)
            return (own.lowerBound, other.upperBound) < (other.lowerBound, own.upperBound)
        }
        var end = 0
        for (place, isObject) in linked where place.range.lowerBound >= end {
            let first = starts.prefixCount { $0 < place.range.lowerBound }
            if first == starts.count || !place.range.contains(starts[first]) { found.append(place) }
            if isObject { end = place.range.upperBound }
        }
        let idle = draft.comments.assign(to: &found)
        return (found[..<count] + found[count...].filter { $0.link != nil }, idle)
    }

    /// Adds the places of files, and the constants of some files, or of all, that places use.
    private mutating func read(_ drafts: [Draft], only paths: Set<String>? = nil) {
        var (uses, counts, byFile) = ([[Int]: [ScannedPlace.Use]](), [[Int]: Int](), [Int: Draft]())
        for draft in drafts {
            let version = files.version(for: draft.path)
            let (found, idle) = Self.places(draft, PlaceReader(tables, draft.language, version: version))
            places += found
            byFile[draft.file] = draft
            idleComments += idle.map { (draft.path, $0.comment, $0.count) }
        }
        for place in places {
            for use in place.constants { uses[use.id, default: []].append(use) }
            for id in Set(place.constants.map(\.id)) { counts[id, default: 0] += 1 }
        }
        let known = Dictionary(places.map { ($0.key, $0) }) { first, _ in first }
        let exported = Set(self.exported.map(\.file))
        var source: (path: String, text: SourceText?) = ("", nil)
        for (id, same) in uses.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let meaning = ScannedPlace.Meaning.common(same.compactMap(\.meaning))
            guard let use = same.first, case let path = files.paths[use.file], !exported.contains(path),
                paths?.contains(path) ?? true,
                let language = SourceFiles.language(of: path)
            else { continue }
            let reader = PlaceReader(tables, language)
            if source.path != path { source = (path, files.text(path)) }
            let found =
                byFile[use.file]?.sheet?.variable(at: use.offset, tables.styles)
                ?? reader.table.constant(use.path, in: use.file).flatMap { constant in
                    source.text.flatMap { reader.place(constant, in: path, $0, as: meaning) }
                }
            guard var place = found, place.readings.allSatisfy(\.unknown.isEmpty) else { continue }
            let own = known[place.key]
            // Code that is a place of its own says more than the constant.
            let isKnown = own?.readings.allSatisfy { $0.spelling != nil && $0.unknown.isEmpty }
            guard own == nil || own?.link != nil && isKnown == false else { continue }
            (place.link, place.ignored) = (own?.link, own?.ignored)
            constants.append((place, counts[id] ?? 0, meaning?.isTiming == true))
        }
    }
}
