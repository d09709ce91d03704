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
        styles.add(sheet, file: file, importing: outline.imports)
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
                sheets[stem] ?? Self.file(at: stem, among: named).flatMap { sheets[$0] }
            }
            styles.join([file] + found.filter { $0.key.hasPrefix("@") }.values)
            styles.modules[file] = found
            if stems.keys.contains(where: { $0.hasPrefix("@forward as ") }) { styles.renaming.insert(file) }
        }
        let importing = self[.css].origins.filter { $0.value.keys.contains { $0.hasPrefix("@import ") } }
        styles.shared = Set(importing.keys.map(styles.program))
    }

    /// The file whose path ends as that of a package, or of a folder that isn't known, does; `nil` if several do alike.
    private static func file(at stem: String, among named: [Substring: [String]]) -> String? {
        let parts = stem.split(separator: "/")
        let counts = (named[parts.last ?? ""] ?? []).map { other in
            zip(parts.reversed(), other.split(separator: "/").reversed()).prefix { $0 == $1 }.count
        }
        let most = counts.max()
        let best = counts.indices.filter { counts[$0] == most }
        return best.count == 1 ? named[parts.last ?? ""]?[best[0]] : nil
    }
}
