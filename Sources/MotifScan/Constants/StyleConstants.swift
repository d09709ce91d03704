import MotifSource
import MotifSpelling

/// A variable of a style sheet with one of its values.
struct StyleConstant: Sendable {
    let name: String
    let file: Int
    /// The index of the name's token.
    let token: Int
    /// The byte offset of the name.
    let offset: Int
    /// The block in which it is declared.
    let block: Int
    /// The block whose code sees it; 0 for the sheet and everything that uses it.
    let scope: Int
    /// Whether a condition or a loop decides if it, or an earlier one of its scope, has its value.
    var isConditional: Bool
    /// Whether an earlier value is kept.
    let isDefault: Bool
    /// Whether it applies only with reduced motion.
    let isReduced: Bool
    /// Whether it applies to the root element.
    let isRoot: Bool
    let value: SourceExpression
    /// The source text of the value.
    let text: String
}

/// The variables of all style sheets, by name.
///
/// - Source: CSS Custom Properties Level 1, 2: they are inherited. Sass, "Variables: Scope": those in a block are local,
///   and conditions and loops assign the ones around them. Less, "Variables: Lazy Evaluation".
struct StyleConstants: Sendable {
    /// In the order of their tokens.
    private var variables: [String: [Block: [StyleConstant]]] = [:]
    private var properties: [String: Property] = [:]
    /// The variables of Sass that a file configures for others: `@use "motion" with ($time: 1s)`.
    private var configured: Set<String> = []
    /// The variables of Sass that a file assigns in others, `motion.$time: 1s`, and the custom properties that scripts set.
    var assigned: Set<String> = []
    /// The functions of Sass, and the mixins, such as `@transition` and `.transition`.
    private var functions: [String: [StyleFunction]] = [:]
    /// The files of the modules of Sass that a file uses, by their names there.
    var modules: [Int: [String: Int]] = [:]
    /// The files that forward names of others with a prefix.
    var renaming: Set<Int> = []
    /// The programs with a file that imports another one as a whole, so that all files share their variables.
    var shared: Set<Int> = []
    /// One file of the program that a file belongs to, or a file that leads there.
    private var programs: [Int: Int] = [:]

    /// What is known of a custom property; sheets can declare one many thousands of times.
    private struct Property {
        var last: [Block: StyleConstant] = [:]
        /// The first declarations with different values, those for reduced motion apart.
        var usual: [StyleConstant] = []
        var reduced: [StyleConstant] = []
        var isEverywhere = false

        mutating func add(_ constant: StyleConstant) {
            last[Block(file: constant.file, block: constant.block)] = constant
            isEverywhere = isEverywhere || constant.isRoot && !constant.isReduced
            let list = constant.isReduced ? \Self.reduced : \Self.usual
            let known = self[keyPath: list]
            guard known.count < StyleConstants.mostValues, !known.contains(where: { $0.text == constant.text }) else {
                return
            }
            self[keyPath: list].append(constant)
        }
    }

    private struct Block: Hashable {
        let file: Int
        let block: Int
    }

    /// The number of different values of a custom property that are kept, and of values of a variable that are
    /// compared.
    private static let (mostValues, mostCompared) = (8, 256)

    /// In Sass, hyphens and underscores in names are the same.
    static func key(_ name: String) -> String { name.hasPrefix("$") ? name.replacing("_", with: "-") : name }

    /// Adds the variables of a file.
    mutating func add(_ sheet: StyleSheet, file: Int, importing imports: SourceImports) {
        configured.formUnion(imports.configured.map(Self.key))
        addFunctions(of: sheet, file: file)
        var reduced: [Int: Bool] = [:]
        for variable in sheet.variables {
            let value = sheet.value(of: variable)
            let scope = sheet.chain(from: variable.block).first { !sheet.isControl($0) } ?? 0
            let isGlobal = variable.flags.contains("global")
            let isCustom = !variable.name.hasPrefix("$") && !variable.name.hasPrefix("@")
            reduced[variable.block] = reduced[variable.block] ?? sheet.isReduced(variable.block)
            var constant = StyleConstant(
                name: variable.name, file: file, token: variable.token,
                offset: sheet.tokens.tokens[variable.token].range.lowerBound, block: variable.block,
                scope: isGlobal ? 0 : scope, isConditional: isGlobal || scope != variable.block,
                isDefault: variable.flags.contains("default"),
                isReduced: isCustom && reduced[variable.block] == true,
                isRoot: isCustom && sheet.isRoot(variable.block), value: value,
                text: sheet.tokens.text[value.range])
            if isCustom {
                properties[variable.name, default: Property()].add(constant)
            } else {
                let (name, block) = (Self.key(variable.name), Block(file: file, block: constant.scope))
                if variables[name]?[block]?.last?.isConditional == true { constant.isConditional = true }
                variables[name, default: [:]][block, default: []].append(constant)
            }
        }
    }

    /// Adds the functions and the mixins of a file.
    private mutating func addFunctions(of sheet: StyleSheet, file: Int) {
        let names = sheet.blocks.indices.compactMap { block in sheet.function(block).map { (block, $0) } }
        guard !names.isEmpty else { return }
        let variables = sheet.variables.filter { !$0.name.contains("{") }
        let bodies = Dictionary(grouping: sheet.results + sheet.properties + variables) { sheet.outermost($0.block) }
        for (block, name) in names {
            var settings = StyleFunction.settings(bodies[block] ?? [], of: block, in: sheet, file: file)
            let isEmpty = settings.allSatisfy { $0.kind == .variable }
            if isEmpty, sheet.isRule(block) { continue }
            if isEmpty { settings = [] }
            functions[Self.key("$" + name), default: []].append(
                StyleFunction(file: file, parameters: sheet.parameters(of: block), settings: settings))
        }
    }

    /// The functions that a call can mean, by the name, or by that of a module and its own.
    func functions(_ path: [String], from use: Use) -> [StyleFunction] {
        guard let name = path.last, let all = functions[Self.key("$" + name)] else { return [] }
        if path.count > 1 {
            guard let module = module(path, from: use) else { return [] }
            let own = all.filter { $0.file == module }
            if own.isEmpty, renaming.contains(module) { return [] }
            return own.isEmpty ? all.filter { program(of: $0.file) == program(of: module) } : own
        }
        let own = all.filter { $0.file == use.file }
        guard own.isEmpty, !Self.platform.contains(path[0]) else { return own }
        // As with variables, files that no import connects are the last to ask; the names of modules have theirs in front.
        let connected = all.filter { program(of: $0.file) == program(of: use.file) }
        let modules = Set((modules[use.file] ?? [:]).values)
        return connected.isEmpty ? all.filter { !modules.contains($0.file) } : connected
    }

    /// The file of the module that a function is called in.
    func module(_ path: [String], from use: Use) -> Int? { path.count == 2 ? modules[use.file]?[path[0]] : nil }

    /// Functions of CSS, which those of other files hide only if they are imported without a name.
    private static let platform: Set = ["linear", "steps", "cubic-bezier", "calc", "min", "max", "clamp"]

    /// Removes the variables of a file.
    mutating func remove(_ sheet: StyleSheet, file: Int) {
        functions = functions.mapValues { $0.filter { $0.file != file } }
        for name in Set(sheet.variables.map(\.name)) {
            variables[Self.key(name)] = variables[Self.key(name)]?.filter { $0.key.file != file }
            let others = properties.removeValue(forKey: name)?.last.values.filter { $0.file != file } ?? []
            for other in others.sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) {
                properties[name, default: Property()].add(other)
            }
        }
    }

    /// Whether a file has a variable of Sass or Less, or a custom property.
    func declares(_ name: String, in file: Int) -> Bool {
        variables[Self.key(name)]?.keys.contains { $0.file == file } == true
            || properties[name]?.last.keys.contains { $0.file == file } == true
    }

    /// Where a name is used.
    struct Use {
        let file: Int
        let token: Int
        let block: Int
        /// The sheet with its tokens; `nil` for another file, in which only the outermost variables are visible.
        let sheet: StyleSheet?
    }

    static let loops: [StaticString] = ["@each", "@for", "@while"]

    /// Finds a custom property.
    func property(_ name: String, from use: Use, hasFallback: Bool) -> Lookup<StyleConstant> {
        if assigned.contains(name) { return .reason(.variable(name)) }
        guard let property = properties[name] else { return .unknown }
        if let own = property.last[Block(file: use.file, block: use.block)] { return .found(own) }
        let found = property.usual.isEmpty ? property.reduced : property.usual
        // Elements that don't have the property use the fallback.
        let count = found.count + (hasFallback && !property.isEverywhere ? 1 : 0)
        return count == 1 ? found.first.map(Lookup.found) ?? .unknown : .reason(.ambiguous(name, count))
    }

    /// Finds a variable of Sass or Less.
    func variable(_ name: String, from use: Use) -> Lookup<StyleConstant> {
        let all = variables[Self.key(name)] ?? [:]
        func before(_ block: Int) -> ArraySlice<StyleConstant> {
            let own = all[Block(file: use.file, block: block)] ?? []
            // In Less, the last value in a block is the value everywhere in it.
            return own.prefix(name.hasPrefix("@") ? own.count : own.prefixCount { $0.token < use.token })
        }
        if let sheet = use.sheet {
            let chain = sheet.chain(from: use.block).dropLast()
            for block in chain {
                let isSet =
                    sheet.begins(block, Self.loops)
                    && all.contains { key, values in
                        key.file == use.file && values.contains { sheet.chain(from: $0.block).contains(block) }
                    }
                if isSet || sheet.isParameter(name, of: block) { return .reason(.argument(name)) }
                let here = before(block)
                // What a condition assigns is gone behind it, unless there was a value before.
                let isGone = here.allSatisfy { $0.isConditional && !chain.contains($0.block) }
                if !here.isEmpty { return isGone ? .reason(.variable(name)) : settled([here]) }
            }
        }
        let here = before(0)
        if assigned.contains(Self.key(name)) { return .reason(.variable(name)) }
        // What is in a mixin or a function has the values of the time at which that is used.
        if let sheet = use.sheet, sheet.isDeferred(use.block) {
            let count = Set((all[Block(file: use.file, block: 0)] ?? []).map(\.text)).count
            if count > 1 { return .reason(.ambiguous(name, count)) }
        }
        // In Less, a file that imports this one can have a later value.
        if !name.hasPrefix("@"), here.contains(where: { !$0.isDefault }) { return settled([here]) }
        if configured.contains(Self.key(name)) { return .reason(.variable(name)) }
        let program = program(of: use.file)
        if !here.isEmpty, !shared.contains(program) { return settled([here]) }
        // Files that no import connects are other programs.
        let others = all.filter { $0.key.block == 0 && $0.key.file != use.file }.sorted { $0.key.file < $1.key.file }
        let own = others.filter { self.program(of: $0.key.file) == program }
        return settled([here] + (own.isEmpty && here.isEmpty ? others : own).map { $0.value[...] })
    }

    /// Finds the variable of a module, `motion.$time`.
    func variable(_ name: String, of module: String, from use: Use) -> Lookup<StyleConstant> {
        let file = modules[use.file]?[module] ?? use.file
        // One that isn't known is another file.
        let outside = Use(file: file, token: file == use.file ? 0 : .max, block: 0, sheet: nil)
        let own = variables[Self.key(name)]?[Block(file: file, block: 0)] ?? []
        let isFixed = ![configured, assigned].contains { $0.contains(Self.key(name)) }
        let isOwn = file != use.file && !own.isEmpty && isFixed
        if own.isEmpty, renaming.contains(file) { return .reason(.notFound(name)) }
        return isOwn ? settled([own[...]]) : variable(name, from: outside)
    }

    /// Makes files parts of one program.
    mutating func join(_ files: [Int]) {
        let found = files.map(program)
        for file in files + found { programs[file] = found.min() }
    }

    /// The program that a file belongs to.
    func program(of file: Int) -> Int {
        var file = file
        while let next = programs[file], next != file { file = next }
        return file
    }

    /// The value that counts among those of one scope in each file.
    private func settled(_ files: [ArraySlice<StyleConstant>]) -> Lookup<StyleConstant> {
        let files = files.filter { !$0.isEmpty }
        guard let first = files.first?.first else { return .unknown }
        let last = files.compactMap { $0.last { !$0.isDefault } }.last ?? first
        if files.count == 1, files[0].last?.isConditional == false { return .found(last) }
        guard files.map(\.count).reduce(0, +) <= Self.mostCompared else { return .reason(.tooLong) }
        let count = Set(files.joined().map(\.text)).count
        return count == 1 ? .found(last) : .reason(.ambiguous(first.name, count))
    }
}

// What the headers of blocks mean.
extension StyleSheet {
    private static let controls: [StaticString] = ["@if", "@else", "@each", "@for", "@while"]

    /// Whether the header of a block begins with one of some words.
    func begins(_ block: Int, _ words: [StaticString]) -> Bool {
        tokens.matches(blocks[block].header.lowerBound, anyOf: words)
    }

    /// Whether a block is a condition or a loop of Sass, in which an assignment changes the variable around it.
    func isControl(_ block: Int) -> Bool { block > 0 && begins(block, Self.controls) }

    /// The outermost block that a block is in; 0 for the sheet.
    func outermost(_ block: Int) -> Int { chain(from: block).dropLast().last ?? 0 }

    /// The name of a function of Sass; that of a mixin begins with `@` in Sass, and with the dot in Less, where a class is
    /// one, too: `@mixin fade($time)`, `.fade(@time) { … }`, `.fade { … }`.
    func function(_ block: Int) -> String? {
        let start = blocks[block].header.lowerBound
        guard blocks[block].parent == 0, start + 1 < tokens.tokens.count else { return nil }
        if tokens.matches(start, "@function") { return tokens.string(start + 1) }
        if tokens.matches(start, "@mixin") { return "@" + tokens.string(start + 1) }
        let isMixin = tokens.matches(start, ".") && tokens.matches(start + 2, "(") || isRule(block)
        return isMixin ? "." + tokens.string(start + 1) : nil
    }

    /// Whether a block is the rule of a class, which is a mixin of Less, too.
    func isRule(_ block: Int) -> Bool {
        tokens.language != .css && blocks[block].header.count == 2 && begins(block, ["."])
    }

    /// Whether a block is in a mixin or a function of Sass.
    func isDeferred(_ block: Int) -> Bool {
        chain(from: block).contains { $0 > 0 && begins($0, ["@mixin", "@function"]) }
    }

    /// Whether a block declares a name: a mixin, a function, or a loop.
    func isParameter(_ name: String, of block: Int) -> Bool {
        let header = blocks[block].header
        let start = tokens.string(header.lowerBound)
        return !["@if", "@else", "@while", "@media", "@supports"].contains(start)
            && (start != "@include" || header.contains { tokens.matches($0, "using") })
            // A default value isn't a name of the block.
            && header.contains {
                tokens.string($0) == name && tokens.matches($0 - 1, anyOf: ["(", ",", ";", "@each", "@for"])
            }
    }

    /// Whether a block applies to the root element, from which every other one inherits.
    func isRoot(_ block: Int) -> Bool {
        let header = blocks[block].header.map { tokens.string($0) }
        return blocks[block].parent == 0 && [["html"], [":", "root"], [":", ":", "root"]].contains(header)
    }

    /// Whether a block applies only with reduced motion: a media query, or a class or a mixin with such a name.
    func isReduced(_ block: Int) -> Bool {
        chain(from: block).contains { block in
            // The names below have more bytes than most.
            guard blocks[block].header.contains(where: { tokens.bytes($0).count > 12 }) else { return false }
            let words = blocks[block].header.map { tokens.string($0).lowercased() }
            return words.split(separator: ",").allSatisfy { part in
                part.contains { $0.contains("reduced-motion") || $0.contains("reduce-motion") }
                    && part.contains("not") == part.contains("no-preference")
            }
        }
    }
}
