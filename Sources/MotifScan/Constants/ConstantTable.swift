import MotifSource

/// The result of looking up a name.
enum Lookup<Value> {
    case found(Value)
    /// The reason why its value isn't known.
    case reason(DynamicReason)
    /// No file declares it.
    case unknown
}

/// The constants of all files, by their names.
///
/// Names are looked up among those of their own language. Constants of the same name are kept as a group, which knows
/// whether they are equal, so that a look-up takes the same time however many there are.
struct ConstantTable: Sendable {
    /// Names in one language; a name without types, and one with all types around it, is a key of its own.
    private struct Key: Hashable {
        let language: String
        let path: [String]
        /// Whether types around the path may be left out.
        let isSuffix: Bool
        /// The file that sees it; `nil` for what all files see.
        var file: Int?
    }

    /// Constants that a name can mean.
    private struct Group {
        /// The index of the first one.
        let first: Int
        var count = 0
        var isUniform = true
    }

    private var constants: [Constant] = []
    private var groups: [Key: Group] = [:]
    /// The variables of style sheets, which other languages don't see.
    private(set) var styles = StyleConstants()
    /// The names that are declared, with or without a value that can be timing.
    private var declared: [String: Set<Int>] = [:]
    private var functions: [String: [String: Set<SourceOutline.Function>]] = [:]
    /// Properties that are assigned somewhere, with the types that may own them.
    private var assigned: [String: [String: Set<String>]] = [:]
    /// Properties that types have besides those that they inherit from, with the latter.
    private var overrides: [String: [String: Set<String>]] = [:]
    /// Objects that change somewhere, with the paths of the files that may declare them.
    private var changed: [String: Set<String>] = [:]
    /// The types that types inherit from, by their names.
    private var supertypes: [String: [String: [String]]] = [:]
    /// The languages of files.
    private var languages: [Int: String] = [:]
    /// The files of modules by their paths, and those that the names in each file are imported from.
    private var files: [[String]: Int] = [:]
    private var origins: [Int: [String: String]] = [:]
    /// The packages of files, whose names are imported by whole paths.
    private var packages: [Int: String] = [:]
    /// The constants of files that were added again with other values, by their paths and files.
    private var drafts: [[String]: [Int: Constant]] = [:]
    private var isComplete = false

    /// Adds the names of a file, and the constants of its types and of itself.
    mutating func add(
        _ outline: SourceOutline, of tokens: SourceTokens, file: Int, path: String, _ constants: [Constant]
    ) {
        let language = tokens.language.family
        if tokens.language.hasObjectConstants || outline.sheet != nil {
            files[[language, SourceImports.stem(of: path)]] = file
            for name in outline.imports.names.keys {
                origins[file, default: [:]][name] = outline.imports.origin(of: name, in: path)
            }
            for name in outline.changedObjects {
                changed[name, default: []].insert(origins[file]?[name] ?? SourceImports.stem(of: path))
            }
        }
        if let sheet = outline.sheet {
            if isComplete { styles.remove(sheet, file: file) }
            return styles.add(sheet, of: tokens, file: file, configuring: outline.imports.configured)
        }
        if let package = outline.imports.package { (packages[file], origins[file]) = (package, outline.imports.names) }
        languages[file] = language
        supertypes[language, default: [:]].merge(outline.supertypes) { $0 + $1 }
        for function in outline.functions {
            functions[language, default: [:]][function.name, default: []].insert(function)
        }
        for declaration in outline.declarations where outline.isMember(declaration) {
            declared[language, default: []].insert(declaration.name.hashValue)
        }
        for constant in constants { add(constant, language) }
        assigned[language, default: [:]].merge(outline.assignedProperties) { $0.union($1) }
    }

    /// Adds a constant of a language.
    private mutating func add(_ constant: Constant, _ language: String) {
        let path = constant.path
        if isComplete {
            let known = self.constant(path, in: constant.file, of: language)
            if constant.value?.hasSameForm(as: known?.value) == false {
                drafts[path, default: [:]][constant.file] = constant
            }
            return
        }
        constants.append(constant)
        join(Key(language: language, path: path, isSuffix: false))
        // The types around a name may be left out, but not the object of an entry.
        let least = max(2, path.count - constant.owner.count)
        for count in stride(from: least, through: min(path.count, Self.longestSuffix), by: 1) {
            join(Key(language: language, path: Array(path.suffix(count)), isSuffix: true))
        }
    }

    /// Adds the last constant to the groups of a key.
    private mutating func join(_ key: Key) {
        let (index, constant) = (constants.count - 1, constants[constants.count - 1])
        for file in constant.isPrivate ? [constant.file] : [constant.file, nil] {
            var key = key
            key.file = file
            var group = groups[key] ?? Group(first: index)
            let first = constants[group.first].value
            if group.count > 0, group.isUniform {
                group.isUniform = constant.value?.hasSameForm(as: first) ?? (first == nil)
            }
            group.count += 1
            groups[key] = group
        }
    }

    /// The deepest path, and the most functions of one name that are distinguished.
    private static let (longestSuffix, mostFunctions) = (5, 256)

    /// The constant of a file by its whole path, such as `Times.fast`.
    func constant(_ path: String, in file: Int, of language: SourceLanguage) -> Constant? {
        let path = path.split(separator: ".").map(String.init)
        return drafts[path]?[file] ?? constant(path, in: file, of: language.family)
    }

    private func constant(_ path: [String], in file: Int, of language: String) -> Constant? {
        groups[Key(language: language, path: path, isSuffix: false, file: file)].map { constants[$0.first] }
    }

    /// Completes the table, once all files are added. A file that is added later replaces its values.
    mutating func complete() {
        isComplete = true
        for (file, stems) in origins {
            styles.join([file] + stems.values.compactMap { files[[SourceLanguage.css.family, $0]] })
        }
        for (language, names) in assigned {
            assigned[language] = names.mapValues { $0.reduce(into: $0) { $0.formUnion(ancestors(of: $1, language)) } }
        }
        for constant in constants {
            guard let owner = constant.owner.last, let language = languages[constant.file],
                supertypes[language]?[owner] != nil
            else { continue }
            overrides[language, default: [:]][constant.name, default: []].formUnion(ancestors(of: owner, language))
        }
    }

    /// Whether a name is declared in a language.
    func declares(_ name: String, in language: SourceLanguage) -> Bool {
        declared[language.family]?.contains(name.hashValue) ?? false
    }

    /// The functions that the files declare in a language, by their names.
    func functions(_ name: String, in language: SourceLanguage) -> Set<SourceOutline.Function> {
        functions[language.family]?[name] ?? []
    }

    /// Whether a call can only be of a function with this owner: it has its labels, and there are no overloads, and no
    /// others in the types around the call or in relatives of the owner.
    func isOnly(
        _ name: String, of owner: String, _ labels: [String], in types: [String], _ language: SourceLanguage
    ) -> Bool {
        let all = functions(name, in: language)
        let own = all.filter { $0.owner == owner }
        guard all.count <= Self.mostFunctions, own.count == 1,
            own.first?.accepts(labels, isByPosition: !language.hasOwners) == true
        else { return false }
        return !all.contains { other in
            other.owner != owner
                && (types.contains(other.owner) || isType(other.owner, owner, language)
                    || isType(owner, other.owner, language))
        }
    }

    /// Whether a type is another one, or inherits from it.
    func isType(_ type: String, _ other: String, _ language: SourceLanguage) -> Bool {
        type == other || ancestors(of: type, language.family).contains(other)
    }

    /// Finds a constant by a path that is written in a file, within types.
    ///
    /// A declaration in an enclosing type wins, then that of the file that the name is imported from, then one in the same
    /// file, then any whose path ends with the written path.
    ///
    /// - Parameter name: The path as it is written.
    func find(
        _ path: [String], in types: [String], of language: SourceLanguage, file: Int, isExact: Bool = false,
        as name: String
    ) -> Lookup<Constant> {
        let first = path.first
        let module = first.flatMap { origins[file]?[$0] }
        let origin = module.flatMap { files[[language.family, $0]] }
        // It is imported from a file that isn't scanned.
        if module != nil, origin == nil, packages[file] == nil { return .unknown }
        func group(_ path: [String], isSuffix: Bool) -> Group? {
            for file in [origin ?? file, file, nil] {
                let key = Key(language: language.family, path: path, isSuffix: isSuffix, file: file)
                guard let found = groups[key] else { continue }
                let package = packages[constants[found.first].file].flatMap { path.first == first ? $0 : nil }
                if let module, let package, !module.hasPrefix(package + ".") { continue }
                return found
            }
            return nil
        }
        for count in stride(from: types.count, through: isExact ? types.count : 0, by: -1) {
            if let found = group(types.prefix(count) + path, isSuffix: false) { return answer(found, name) }
            for type in count > 0 ? ancestors(of: types[count - 1], language.family) : [] {
                if let found = group(Array(types.prefix(count)) + [type] + path, isSuffix: false) {
                    return answer(found, name)
                }
                let found = find([type] + path, in: [], of: language, file: file, isExact: true, as: name)
                if case .unknown = found {} else { return found }
            }
        }
        // A bare name can't refer to a member of another type.
        guard path.count > 1, !isExact else { return .unknown }
        if let found = group(Array(path.suffix(Self.longestSuffix)), isSuffix: true) { return answer(found, name) }
        // A member of a companion with a name.
        for type in ancestors(of: path[path.count - 2], language.family) {
            let whole = Array(path.dropLast() + [type] + path.suffix(1))
            let found = group(whole, isSuffix: false) ?? group(Array(whole.suffix(Self.longestSuffix)), isSuffix: true)
            if let found { return answer(found, name) }
        }
        return .unknown
    }

    private func answer(_ found: Group, _ name: String) -> Lookup<Constant> {
        var (constant, isUniform) = (constants[found.first], found.isUniform)
        if let drafts = drafts[constant.path] {
            // Whether all of several constants have the new value isn't known.
            isUniform = found.count == 1
            constant = drafts[constant.file] ?? constant
        }
        guard isUniform else { return .reason(.ambiguous(name, found.count)) }
        guard constant.value != nil else { return .reason(.parameter(name)) }
        let (object, owner) = (String(constant.name.prefix { $0 != "." }), constant.owner.last ?? "")
        let language = languages[constant.file] ?? ""
        // Code of the constant's own type, of one that inherits from it, or that names it assigns a variable.
        let isAssigned =
            constant.isVariable && assigned[language]?[object].map { $0.contains("*") || $0.contains(owner) } == true
        let isChanged = changed[object]?.contains { files[[SourceLanguage.typeScript.family, $0]] == constant.file }
        if isAssigned || isChanged == true { return .reason(.variable(name)) }
        return overrides[language]?[object]?.contains(owner) == true ? .reason(.parameter(name)) : .found(constant)
    }

    /// The types that a type inherits from, the nearest first.
    private func ancestors(of type: String, _ language: String) -> ArraySlice<String> {
        var (found, next) = ([type], 0)
        while next < found.count, found.count < Self.mostSupertypes {
            let names = (supertypes[language]?[found[next]] ?? []).prefix(Self.mostSupertypes)
            found += names.filter { !found.contains($0) }
            next += 1
        }
        return found.dropFirst()
    }

    private static let mostSupertypes = 32
}

extension SourceExpression {
    /// Whether it is written like another expression, wherever both are.
    fileprivate func hasSameForm(as other: SourceExpression?) -> Bool {
        other.map { moved(to: 0..<0) == $0.moved(to: 0..<0) } ?? false
    }
}
