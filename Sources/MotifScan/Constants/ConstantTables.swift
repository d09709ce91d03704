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
    mutating func add(_ outline: SourceOutline, _ constants: [Constant], of file: Int, at path: String, hasUses: Bool) {
        let language = outline.tokens.language
        tables[language.family, default: ConstantTable(language)].add(
            outline, constants, of: file, at: path, hasUses: hasUses)
        styles.assigned.formUnion(outline.imports.assigned.map(StyleConstants.key))
        guard let sheet = outline.sheet else { return }
        if isComplete { styles.remove(sheet, file: file) }
        styles.add(sheet, of: outline.tokens, file: file, importing: outline.imports)
    }

    /// Completes the tables, once all files are added. A file that is added later replaces its values.
    mutating func complete() {
        isComplete = true
        for family in tables.keys { tables[family]?.complete() }
        let (sheets, named) = (self[.css].files, self[.css].named)
        for (file, stems) in tables.values.flatMap(\.origins) where self[.css].origins[file] == nil {
            styles.join([file] + stems.values.compactMap { sheets[$0] })
        }
        for (file, stems) in self[.css].origins where !stems.isEmpty {
            let found = stems.compactMapValues { stem in
                let others = named[stem.split(separator: "/").last ?? ""] ?? []
                // A package's path ends with the name of its file.
                return sheets[stem] ?? (others.count == 1 ? sheets[others[0]] : nil)
            }
            styles.join([file] + found.filter { $0.key.hasPrefix("@") }.values)
            styles.modules[file] = found
            if stems.keys.contains(where: { $0.hasPrefix("@forward as ") }) { styles.renaming.insert(file) }
        }
        let importing = self[.css].origins.filter { $0.value.keys.contains { $0.hasPrefix("@import ") } }
        styles.shared = Set(importing.keys.map(styles.program))
    }
}
