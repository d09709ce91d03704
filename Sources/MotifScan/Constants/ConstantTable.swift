import MotifSource

/// The result of looking up a name.
enum Lookup<Value> {
    case found(Value)
    /// The reason why its value isn't known.
    case reason(DynamicReason)
    /// No file declares it.
    case unknown

    /// The result if a file declares it.
    var known: Self? { if case .unknown = self { nil } else { self } }
}

/// The constants of the files in one language, by their names.
///
/// Constants of the same name are kept as a group, which knows whether they are equal, so that a look-up takes the same
/// time however many there are.
struct ConstantTable: Sendable {
    /// A path such as `Times.fast`; one without types, and one with all types around it, is a key of its own.
    private struct Key: Hashable {
        let path: String
        var view = View.sole
        /// Whether types around the path may be left out.
        let isSuffix: Bool

        func seen(by view: View) -> Key { Key(path: path, view: view, isSuffix: isSuffix) }
    }

    /// The files that see a group.
    private struct View: Hashable {
        let number: Int32

        /// Those that see its constants, which are all in one file and equally private: the usual group, which is the
        /// only one of its path.
        static let sole = View(number: -2)
        static let everyone = View(number: -1)
        static func file(_ index: Int) -> View { View(number: Int32(clamping: index)) }
    }

    /// Constants that a name can mean.
    private struct Group {
        /// The index of the first one.
        let first: Int32
        /// The number of them; 0 if they are in the groups of other views.
        var count: Int32 = 0
        var isUniform = true
    }

    let language: SourceLanguage
    private var constants: [Constant] = []
    private var groups: [Key: Group] = [:]
    /// The names that are declared, with or without a value that can be timing.
    private var declared: Set<Int> = []
    private var functions: [String: Set<SourceOutline.Function>] = [:]
    /// Properties that are assigned somewhere, with the types that may own them.
    private var assigned: [String: Set<String>] = [:]
    /// Properties that other types have again, which inherit from their owners: `Owner.name`.
    private var overridden: Set<String> = []
    /// Objects that change somewhere, with the paths of the files that may declare them.
    private var changed: [String: Set<String>] = [:]
    /// The types that types inherit from, by their names.
    private var supertypes: [String: [String]] = [:]
    /// The files of modules by their paths, and those that the names in each file are imported from.
    private(set) var files: [String: Int] = [:]
    private(set) var origins: [Int: [String: String]] = [:]
    /// The names in their modules of what files import or export under others.
    private var exported: [Int: [String: String]] = [:]
    /// The paths of the files, by their last names.
    private(set) var named: [Substring: [String]] = [:]
    /// The paths of imported names, each of which many files have.
    private var modules: Set<String> = []
    /// The packages of files, whose names are imported by whole paths.
    private var packages: [Int: String] = [:]
    /// The packages of functions.
    private var homes: [SourceOutline.Function: Set<String>] = [:]
    /// The constants of files that were added again with other values, by their paths and files.
    private var drafts: [String: [Int: Constant]] = [:]
    private var isComplete = false

    init(_ language: SourceLanguage) { self.language = language }

    /// Adds the names of a file.
    ///
    /// - Parameter hasUses: Whether names are looked up in it, besides those in its constants.
    mutating func add(_ outline: SourceOutline, _ constants: [Constant], of file: Int, at path: String, hasUses: Bool) {
        if language.hasObjectConstants || outline.sheet != nil {
            let stem = SourceImports.stem(of: path)
            // A file wins over a folder with its name.
            if files[stem] == nil || !path.contains("/index.") { files[stem] = file }
            let origins = outline.imports.origins(in: path)
            for name in outline.changedObjects { changed[name, default: []].insert(origins[name] ?? stem) }
            if hasUses || !constants.isEmpty || outline.imports.listed?.isEmpty == false || outline.sheet != nil {
                let (exported, names) = (outline.imports.exported, outline.imports.names)
                self.origins[file] = origins.mapValues { modules.insert($0).memberAfterInsert }
                self.exported[file] = exported.filter { names[$0.key] == nil || origins[$0.key] != nil }
            }
        }
        packages[file] = outline.imports.package
        if outline.imports.package != nil, hasUses || !constants.isEmpty {
            let (names, whole) = (outline.imports.names, outline.imports.whole)
            origins[file] = names.merging(whole.map { ($0, $0) }) { own, _ in own }.mapValues {
                modules.insert($0).memberAfterInsert
            }
        }
        supertypes.merge(outline.supertypes) { $0 + $1 }
        for function in outline.functions {
            functions[function.name, default: []].insert(function)
            if let package = outline.imports.package { homes[function, default: []].insert(package) }
        }
        for declaration in outline.declarations where outline.isMember(declaration) {
            declared.insert(declaration.name.hashValue)
        }
        for constant in constants { add(constant) }
        assigned.merge(outline.assignedProperties) { $0.union($1) }
    }

    private mutating func add(_ constant: Constant) {
        let (path, parts) = (constant.path, constant.parts)
        if isComplete {
            let known = self.constant(path, in: constant.file)
            if constant.value?.hasSameForm(as: known?.value) == false {
                drafts[path, default: [:]][constant.file] = constant
            }
            return
        }
        constants.append(constant)
        join(Key(path: path, isSuffix: false))
        // The types around a name may be left out, but not the object of an entry.
        let least = max(2, parts.count - constant.owner.count)
        for count in stride(from: least, through: min(parts.count, Self.longestSuffix), by: 1) {
            let suffix = count == parts.count ? path : parts.suffix(count).joined(separator: ".")
            join(Key(path: suffix, isSuffix: true))
        }
    }

    /// Adds the last constant to the groups of a path.
    private mutating func join(_ key: Key) {
        let (index, constant) = (constants.count - 1, constants[constants.count - 1])
        var views = [View.sole]
        if let sole = groups[key], case let known = Self.views(of: constants[Int(sole.first)]),
            sole.count == 0 || known != Self.views(of: constant)
        {
            views = Self.views(of: constant)
            for view in sole.count > 0 ? known : [] { groups[key.seen(by: view)] = sole }
            groups[key]?.count = 0
        }
        for key in views.map(key.seen) {
            var group = groups[key] ?? Group(first: Int32(clamping: index))
            let first = constants[Int(group.first)].value
            group.isUniform =
                group.count == 0 || group.isUniform && constant.value?.hasSameForm(as: first) ?? (first == nil)
            group.count += 1
            groups[key] = group
        }
    }

    private static func views(of constant: Constant) -> [View] {
        constant.isPrivate ? [.file(constant.file)] : [.file(constant.file), .everyone]
    }

    /// The constants of a path that are in a file, or that everyone sees.
    private func group(_ path: String, isSuffix: Bool = false, in file: Int?) -> Group? {
        let key = Key(path: path, isSuffix: isSuffix)
        guard let sole = groups[key] else { return nil }
        let view = file.map(View.file) ?? .everyone
        guard sole.count > 0 else { return groups[key.seen(by: view)] }
        return Self.views(of: constants[Int(sole.first)]).contains(view) ? sole : nil
    }

    /// The deepest path, and the most functions of one name that are distinguished.
    private static let (longestSuffix, mostFunctions) = (5, 256)

    /// The constant of a file by its whole path, such as `Times.fast`.
    func constant(_ path: String, in file: Int) -> Constant? {
        drafts[path]?[file] ?? group(path, in: file).map { constants[Int($0.first)] }
    }

    /// Completes the table, once all files are added. A file that is added later replaces its values.
    mutating func complete() {
        isComplete = true
        // A module's path can end with that of its file.
        if language.hasObjectConstants || language.isStyleSheet {
            named = Dictionary(grouping: files.keys) { $0.split(separator: "/").last ?? "" }
        }
        assigned = assigned.mapValues { $0.reduce(into: $0) { $0.formUnion(ancestors(of: $1)) } }
        for constant in constants {
            guard let owner = constant.owner.last, supertypes[owner] != nil else { continue }
            for type in ancestors(of: owner) {
                let path = "\(type).\(constant.name)"
                if groups[Key(path: path, isSuffix: true)] != nil { overridden.insert(path) }
            }
        }
    }

    /// Whether a name is declared.
    func declares(_ name: String) -> Bool { declared.contains(name.hashValue) }

    /// The functions that the files declare, by their names.
    func functions(_ name: String) -> Set<SourceOutline.Function> { functions[name] ?? [] }

    /// Whether a file sees a function: one of its own package, or one that it imports, or whose owner it imports.
    func isVisible(_ function: SourceOutline.Function, in file: Int) -> Bool {
        guard let own = packages[file], let homes = homes[function] else { return true }
        let origins = origins[file] ?? [:]
        return homes.contains { home in
            home == own || origins[home] != nil
                || [function.name, function.owner].contains { origins[$0]?.hasPrefix(home + ".") == true }
        }
    }

    /// Whether a call can only be of a function with this owner: it has its labels, and there are no overloads, and no
    /// others in the types around the call or in relatives of the owner.
    func isOnly(_ name: String, of owner: String, _ labels: [String], in types: [String]) -> Bool {
        let all = functions(name)
        let own = all.filter { $0.owner == owner }
        guard all.count <= Self.mostFunctions, own.count == 1,
            own.first?.accepts(labels, isByPosition: !language.hasOwners) == true
        else { return false }
        return !all.contains { other in
            other.owner != owner
                && (types.contains(other.owner) || isType(other.owner, owner) || isType(owner, other.owner))
        }
    }

    /// Whether a type is another one, or inherits from it.
    func isType(_ type: String, _ other: String) -> Bool { type == other || ancestors(of: type).contains(other) }

    /// Finds a constant by a path that is written in a file, within types.
    ///
    /// A declaration in an enclosing type wins, then that of the file that the name is imported from, then one in the
    /// same file, then any whose path ends with the written path.
    ///
    /// - Parameter name: The path as it is written.
    func find(
        _ path: [String], in types: [String], file: Int, isExact: Bool = false, as name: String,
        steps: Int = 8, fromOutside: Bool = false
    ) -> Lookup<Constant> {
        // `export { own as name }`
        if fromOutside, let first = path.first, origins[file]?[first] == nil, let own = exported[file]?[first] {
            return find([own] + path.dropFirst(), in: types, file: file, isExact: isExact, as: name, steps: steps)
        }
        let first = path.first
        let module = first.flatMap { origins[file]?[$0] }
        let origin = module.flatMap(self.file)
        // It is imported from a file that isn't scanned.
        if let first, isElsewhere(first, in: file) { return .unknown }
        if let first, let origin, steps > 0, let found = exported(first, from: file, in: origin) {
            let answer = find(
                found + path.dropFirst(), in: [], file: origin, as: name, steps: steps - 1, fromOutside: origin != file)
            if let known = answer.known { return known }
        }
        // `import app.Times.SHORT` of Kotlin, whose packages are in lowercase.
        let member = module?.split(separator: ".").drop { $0.first?.isLowercase == true } ?? []
        if packages[file] != nil, member.count > 1, first == member.last.map(String.init) {
            let whole = member.filter { $0 != "Companion" }.map(String.init) + path.dropFirst()
            return find(whole, in: [], file: file, isExact: true, as: name)
        }
        let (using, own) = (file, packages[file])
        func group(_ path: some Sequence<String>, isSuffix: Bool = false) -> Group? {
            let (isImported, path) = (path.first { _ in true } == first, path.joined(separator: "."))
            for file in [origin ?? file, file, nil] {
                guard let found = self.group(path, isSuffix: isSuffix, in: file) else { continue }
                let package = isImported ? packages[constants[Int(found.first)].file] : nil
                // Without an import of its own, it is in the file's package, or in one that the file imports from.
                if let package, let own, found.count == 1 || module != nil {
                    let isImport = { (path: String) in "\(path).".hasPrefix(package + ".") }
                    let isVisible = package == own || origins[using]?.values.contains(where: isImport) == true
                    guard module.map(isImport) ?? isVisible else { continue }
                }
                return found
            }
            return nil
        }
        for count in stride(from: types.count, through: isExact ? types.count : 0, by: -1) {
            if let found = group(types.prefix(count) + path) { return answer(found, name) }
            for type in count > 0 ? ancestors(of: types[count - 1]) : [] {
                if let found = group(types.prefix(count) + [type] + path) { return answer(found, name) }
                if let found = find([type] + path, in: [], file: file, isExact: true, as: name).known { return found }
            }
        }
        // A bare name can't refer to a member of another type.
        guard path.count > 1, !isExact else { return .unknown }
        if let found = group(path.suffix(Self.longestSuffix), isSuffix: true) { return answer(found, name) }
        // A member of a companion with a name.
        for type in ancestors(of: path[path.count - 2]) {
            let whole = path.dropLast() + [type] + path.suffix(1)
            let found = group(whole) ?? group(whole.suffix(Self.longestSuffix), isSuffix: true)
            if let found { return answer(found, name) }
        }
        return .unknown
    }

    /// Whether a name is imported from a file that isn't scanned.
    func isElsewhere(_ name: String, in file: Int) -> Bool {
        packages[file] == nil && origins[file]?[name].map { self.file(of: $0) == nil } == true
    }

    /// The file of a module, by its path, or by the end of it, whose first part can be the name of a package.
    private func file(of module: String) -> Int? {
        if let file = files[module] { return file }
        let parts = module.split(separator: "/")
        guard module.hasPrefix("/"), let last = parts.last, let named = named[last] else { return nil }
        for end in [Array(parts), parts.count > 2 ? Array(parts.dropFirst()) : []] where !end.isEmpty {
            let found = named.filter { "/\($0)".hasSuffix("/" + end.joined(separator: "/")) }
            if !found.isEmpty { return found.count == 1 ? files[found[0]] : nil }
        }
        return nil
    }

    /// The path in a module of a name that a file imports from it; `nil` if it has the name, and declares it.
    private func exported(_ name: String, from file: Int, in module: Int) -> [String]? {
        guard let own = exported[file]?[name] else {
            let isRenamed = exported[module]?[name] != nil && origins[module]?[name] == nil
            return isRenamed || origins[module]?[name] != nil && group(name, in: module) == nil ? [name] : nil
        }
        if own == "*" { return [] }
        let isThere = own != "default" || origins[module]?[own] != nil || group(own, in: module) != nil
        return isThere ? [own] : nil
    }

    private func answer(_ found: Group, _ name: String) -> Lookup<Constant> {
        var (constant, isUniform) = (constants[Int(found.first)], found.isUniform)
        if let drafts = drafts[constant.path] {
            // Whether all of several constants have the new value isn't known.
            isUniform = found.count == 1
            constant = drafts[constant.file] ?? constant
        }
        guard isUniform else { return .reason(.ambiguous(name, Int(found.count))) }
        guard constant.value != nil else { return .reason(.parameter(name)) }
        let (object, owner) = (String(constant.name.prefix { $0 != "." }), constant.owner.last ?? "")
        // Code of the constant's own type, of one that inherits from it, or that names it assigns a variable.
        let isAssigned = constant.isVariable && assigned[object].map { $0.contains("*") || $0.contains(owner) } == true
        let isChanged = changed[object]?.contains { files[$0] == constant.file } == true
        if isAssigned || isChanged { return .reason(.variable(name)) }
        return overridden.contains("\(owner).\(object)") ? .reason(.parameter(name)) : .found(constant)
    }

    /// The types that a type inherits from, the nearest first.
    private func ancestors(of type: String) -> ArraySlice<String> {
        var (found, next) = ([type], 0)
        while next < found.count, found.count < Self.mostSupertypes {
            let names = (supertypes[found[next]] ?? []).prefix(Self.mostSupertypes)
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
