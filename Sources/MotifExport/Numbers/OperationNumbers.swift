import MotifCore

/// The motion of an operation.
struct OperationNumbers {
    let key: NumbersNaming.Variant
    let name: String
    let driver: Kind.Driver
    /// The layers that move, with the values that change.
    var moves: [(layer: Layer, changes: [CodeLanguage.Field])] = []
    /// Its timings, each with the layers that use it.
    var ends: [(timing: TimingMember, layers: [Layer])] = []
}

/// Operations that differ only in their direction and their timings.
struct OperationFamily {
    let forward: OperationNumbers
    var backward: [OperationNumbers] = []

    /// Whether a way back has the same formulas with other timings.
    func isReversed(by other: OperationNumbers, _ back: Kind.Backward) -> Bool {
        guard back.hasSameEnds || forward.key.variant == .reduced,
            forward.moves.map(\.layer.name) == other.moves.map(\.layer.name), forward.ends.count == other.ends.count
        else { return false }
        return zip(forward.ends, other.ends).allSatisfy {
            $0.layers == $1.layers && $0.timing.repeated == nil && $1.timing.repeated == nil
        }
    }

    /// `pushOrPop`, or `reducedPushOrPop`.
    var name: String {
        let words = ([forward] + backward).map(\.key.operation).joined(separator: " or ")
        return SwiftText.label(forward.key.prefix + words)
    }

    /// The timings that are passed to it.
    var timings: [TimingMember] { forward.ends.map(\.timing) }
}

/// Reads the operations of a kind, and collects their timings.
struct OperationReading {
    private(set) var timings: [TimingMember] = []
    private let names: NumbersNaming
    private var taken: UniqueNames
    private var dialect: any CodeLanguage { names.language }

    init(_ names: NumbersNaming) { (self.names, taken) = (names, names.taken) }

    /// - Returns: `nil` if the operation has no such variant.
    /// - Throws: `Problems` of a curve.
    mutating func numbers(of key: NumbersNaming.Variant) throws(Problems) -> OperationNumbers? {
        let kind = names.subject.motion.kind
        guard let name = names.operations[key], let own = kind.choreography(of: key.operation, key.variant) else {
            return nil
        }
        var numbers = OperationNumbers(key: key, name: name, driver: own.driver)
        var still: [(track: Track, layer: Layer)] = []
        for layer in kind.layers where layer.roles.role(in: key.operation) != nil {
            var changes: [CodeLanguage.Field] = []
            if key.variant == .reduced {
                if layer.mask != nil { changes.append(("maskCenter", dialect.missing)) }
                if layer.hole != nil { changes.append(("holeCenter", dialect.missing)) }
            }
            let tracks = own.tracks.filter { $0.layer == layer.name }
            for property in LayerProperty.allCases {
                let own = tracks.filter { $0.property == property }
                guard let first = own.first else { continue }
                let value: Code
                if own.count == 1, first.from.formula == first.to.formula {
                    still.append((first, layer))
                    value = constant(first, layer)
                } else {
                    value = try self.value(own, layer, &numbers)
                }
                changes.append((SwiftText.label(property.rawValue), value))
            }
            if let member = kind.clearScreen(layer, in: key) { changes.append((member, "true")) }
            if !changes.isEmpty { numbers.moves.append((layer, changes)) }
        }
        // Progress has a range of its own.
        if own.driver == .time {
            for (track, layer) in still { try keep(track, layer, &numbers) }
        }
        return numbers
    }

    /// The value of a property that doesn't change.
    private func constant(_ track: Track, _ layer: Layer) -> Code {
        let code = names.formulas(in: layer).term(track.to.formula).code
        return track.property.isSize ? dialect.atLeastZero(code) : code
    }

    private mutating func value(
        _ tracks: [Track], _ layer: Layer, _ numbers: inout OperationNumbers
    ) throws(Problems) -> Code {
        let formulas = names.formulas(in: layer)
        var parts: [(timing: Code, from: Code, to: Code)] = []
        for track in tracks {
            let timing = known(try timing(track, layer, numbers))
            add(timing, layer, &numbers)
            let name: Code = timing.repeated == nil ? Code(timing.name) : "\(timing.name)[index]"
            parts.append((name, formulas.term(track.from.formula).code, formulas.term(track.to.formula).code))
        }
        let isSize = tracks[0].property.isSize
        if parts.count == 1 { return dialect.value(parts[0].timing, parts[0].from, parts[0].to, isSize: isSize) }
        return isSize ? dialect.atLeastZero(dialect.follow(parts)) : dialect.follow(parts)
    }

    /// Keeps the end time of a track that moves nothing.
    private mutating func keep(_ track: Track, _ layer: Layer, _ numbers: inout OperationNumbers) throws(Problems) {
        let timing = try timing(track, layer, numbers)
        let same = numbers.ends.first { $0.timing.isOver(with: timing) }?.timing
        add(same ?? known(timing), layer, &numbers)
    }

    private func add(_ timing: TimingMember, _ layer: Layer, _ numbers: inout OperationNumbers) {
        guard let index = numbers.ends.firstIndex(where: { $0.timing == timing }) else {
            numbers.ends.append((timing, [layer]))
            return
        }
        if !numbers.ends[index].layers.contains(layer) { numbers.ends[index].layers.append(layer) }
    }

    /// The timing with the name that it already has, or with its own.
    private mutating func known(_ timing: TimingMember) -> TimingMember {
        if let known = timings.first(where: { $0.isSame(as: timing) }) { return known }
        timings.append(timing)
        _ = taken.free(timing.name)
        return timing
    }

    private func timing(_ track: Track, _ layer: Layer, _ numbers: OperationNumbers) throws(Problems) -> TimingMember {
        let repeated = track.differs(in: layer) ? layer : nil
        let formulas = names.formulas(in: repeated)
        var range = 0.0...0.0
        if case .progress(let driver) = numbers.driver { range = driver }
        let begin = track.begin.map { formulas.term($0.formula) } ?? dialect.number(range.lowerBound)
        let duration =
            track.duration.map { formulas.term($0.formula) }
            ?? (track.begin == nil
                ? dialect.number(range.upperBound - range.lowerBound)
                : dialect.number(range.upperBound).infix("-", .sum, begin))
        let curve = try names.curve(of: track.curve)
        let words = words(track, layer, numbers.key)
        let name = words.first { taken.unused($0) == $0 } ?? taken.unused(words[0])
        return TimingMember(
            name: name, begin: begin.code, duration: duration.code, curve: curve,
            isTimed: numbers.driver == .time && curve.text != "linear", repeated: repeated)
    }

    /// The name of a timing: `expandTiming` for a track with the duration `expandDuration`, otherwise `viewTiming`.
    private func words(_ track: Track, _ layer: Layer, _ key: NumbersNaming.Variant) -> [String] {
        let source = track.duration?.formula.formula.source ?? "duration"
        let prefix = key.prefix
        var words = ["\(prefix)\(layer.name) timing", "\(prefix)\(key.operation) \(layer.name) timing"]
        let isName = source.allSatisfy { $0.isLetter || $0.isNumber }
        if isName, source.hasSuffix("Duration") {
            let word = String(source.dropLast("Duration".count))
            words = ["\(prefix)\(word) timing", "\(prefix)\(key.operation) \(word) timing"] + words
        } else if source == "duration" || !prefix.isEmpty {
            words.insert("\(prefix)timing", at: 0)
        }
        return words.map(SwiftText.label)
    }
}

extension Kind {
    /// The member for what isn't visible of a screen until a motion has ended: of a screen without a fill its background,
    /// or all of it if only copies of its elements move.
    fileprivate func clearScreen(_ layer: Layer, in key: NumbersNaming.Variant) -> String? {
        guard layer.fill == nil, layer.roles.role(in: key.operation)?.isScreen == true else { return nil }
        let moved = Set(tracks(of: key.operation).map(\.layer))
        let hasControls = layers.contains { $0.roles.role(in: key.operation) == .control && moved.contains($0.name) }
        let moves = tracks(of: key.operation, key.variant).contains { $0.layer == layer.name }
        return hasControls || moves ? "isClear" : "isHidden"
    }
}
