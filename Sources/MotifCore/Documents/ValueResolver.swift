package import MotifJSON

/// Fills in what the shared values are that a document names, and finds those that it can't use.
package struct ValueResolver {
    /// The result of looking up a shared value.
    package enum Answer {
        /// The value as it is now.
        case found(SharedValue)
        /// Why there is none.
        case missing(Problem.Kind)
    }

    /// The greatest number of shared values that are each an alias of the next one.
    package static let maximumDepth = 64

    /// Looks up a shared value.
    package let find: (Slug) throws -> Answer

    /// - Parameter find: Looks up a shared value.
    package init(_ find: @escaping (Slug) throws -> Answer) { self.find = find }

    /// A document with its aliases resolved.
    package struct Resolved {
        /// The document; an alias with a problem isn't resolved.
        package var json: JSON
        /// The problems of the aliases.
        package var problems: [Problem] = []
    }

    /// Resolves the aliases of a document that hasn't been checked yet.
    ///
    /// - Throws: Any error of the look-up.
    package func resolve(_ json: JSON, kind: Document.KindAnswer) throws -> Resolved {
        var resolved = Resolved(json: json)
        guard var object = json.object else { return resolved }
        switch object["type"]?.string {
        case DocumentType.pattern.rawValue:
            guard case .found(let kind) = kind, var parameters = object["parameters"]?.object,
                parameters.members.contains(where: { $0.value[ValueAlias.slugKey] != nil })
            else { return resolved }
            let path = JSONPath.root.appending(key: "parameters")
            for definition in kind.parameters {
                try resolve(&parameters, definition, of: nil, at: path, &resolved)
            }
            object["parameters"] = .object(parameters)
        case DocumentType.value.rawValue:
            let name = object["slug"]?.string.flatMap { Slug($0) }
            let type = try? ObjectReader.read(json) { SharedValue.ValueType.read(&$0, all: true) }
            guard let type else { return resolved }
            if type == .timing, var parts = object[SharedValue.valueKey]?.object {
                let path = JSONPath.root.appending(key: SharedValue.valueKey)
                for part in SharedValue.timingParts { try resolve(&parts, part, of: name, at: path, &resolved) }
                object[SharedValue.valueKey] = .object(parts)
            }
            try resolve(&object, type.definition, as: type.word, of: name, at: .root, &resolved)
        default: return resolved
        }
        resolved.json = .object(object)
        return resolved
    }

    /// Resolves a member if it is an alias.
    ///
    /// - Parameter owner: The shared value that the member belongs to.
    private func resolve(
        _ object: inout JSONObject, _ definition: ParameterDefinition, as word: String? = nil, of owner: Slug?,
        at path: JSONPath, _ resolved: inout Resolved
    ) throws {
        let path = path.appending(key: definition.name)
        // A slug that isn't one is reported when the document is read.
        guard let json = object[definition.name], let alias = try? definition.alias(in: json, at: path) else { return }
        let word = word ?? definition.type.word
        let problem: Problem.Kind
        switch try find(alias.slug) {
        case .found(let value) where value.type.word != word:
            problem = .wrongType(
                expected: "a value of type \(word)", found: "'\(value.metadata.name)' of type \(value.type.word)")
        case .found(let value):
            if let found = try owner.flatMap({ try chainProblem(of: $0, to: value) }) {
                problem = found
            } else {
                object[definition.name] = ValueAlias(alias.slug, resolved: value.resolved).json
                return
            }
        case .missing(let kind): problem = kind
        }
        object[definition.name] = ValueAlias(alias.slug).json
        resolved.problems.append(Problem(problem, at: path))
    }

    /// Why a shared value can't be an alias of another one: it would be its own, or the chain would be too long.
    private func chainProblem(of owner: Slug, to target: SharedValue) throws -> Problem.Kind? {
        var chain = [owner.text]
        var next = [target]
        // Only a timing has two aliases, and those of its parts are single.
        while !next.isEmpty {
            if let cycle = next.first(where: { $0.metadata.name.slug == owner }) {
                return .cycle(chain.count > 1 ? chain : [cycle.metadata.name.slug.text])
            }
            chain.append(next[0].metadata.name.slug.text)
            if chain.count > Self.maximumDepth { return .tooDeep(limit: Self.maximumDepth) }
            next = try next.flatMap(\.aliases).compactMap { slug in
                if case .found(let value) = try find(slug) { value } else { nil }
            }
        }
        return nil
    }
}
