import MotifSource

/// The constants of all files, by language.
struct ConstantTables: Sendable {
    private var tables: [String: ConstantTable] = [:]
    /// The variables of style sheets, which other languages don't see.
    private(set) var styles = StyleConstants()
    private var isComplete = false

    /// The constants that a language sees.
    subscript(language: SourceLanguage) -> ConstantTable { tables[language.family] ?? ConstantTable(language) }

    /// Adds the names of a file, and the constants of its types and of itself.
    ///
    /// - Parameter hasUses: Whether names are looked up in it, besides those in its constants.
    mutating func add(_ reader: FileReader, hasUses: Bool) {
        let (outline, language) = (reader.outline, reader.tokens.language)
        tables[language.family, default: ConstantTable(language)].add(reader, hasUses: hasUses)
        guard let sheet = outline.sheet else { return }
        if isComplete { styles.remove(sheet, file: reader.file) }
        styles.add(sheet, of: reader.tokens, file: reader.file, configuring: outline.imports.configured)
    }

    /// Completes the tables, once all files are added. A file that is added later replaces its values.
    mutating func complete() {
        isComplete = true
        let sheets = self[.css].files
        for (file, stems) in tables.values.flatMap(\.origins) {
            styles.join([file] + stems.values.compactMap { sheets[$0] })
        }
        for family in tables.keys { tables[family]?.complete() }
    }
}
