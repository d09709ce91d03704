import MotifSource
import MotifSpelling

/// Reads drafts of places, once the constants of all files are known.
struct PlaceReader {
    let table: ConstantTable
    let styles: StyleConstants
    /// The major version of Reanimated; `nil` if it isn't known.
    private let version: Int?
    private var language: SourceLanguage { table.language }

    init(_ tables: ConstantTables, _ language: SourceLanguage, version: Int? = nil) {
        (table, styles, self.version) = (tables[language], tables.styles, version)
    }

    /// Returns a place with its timings; `nil` if it isn't about motion.
    func place(_ draft: PlaceDraft, file: Int) -> ScannedPlace? {
        let expectsAnimation = draft.found.expectsAnimation || ["withAnimation", "animation"].contains(draft.name)
        var inliner = Inliner(table, reasons: draft.reasons, expectsAnimation: expectsAnimation)
        let context = Inliner.Context(types: draft.types, file: file)
        if draft.found.isImplicit, isDeclared(draft, in: file, by: { $0 != "Animation" }) { return nil }
        var closed = inliner.inlined(draft.found.expression, context).assigning(
            draft.found.assignments.map { $0.map { inliner.inlined($0, context) } })
        var readings: [ScannedPlace.Reading] = []
        let isForeign = isForeign(draft, in: file)
        if isForeign, language.scaledType != nil {
            // A widget of the app's own has the durations and the curves that it is given.
            let parts = closed.arguments.filter { PlaceFinder.parts.contains($0.label ?? "") }
            guard !parts.isEmpty else { return nil }
            closed = SourceExpression(.call(SourceExpression(.name("AnimationStyle")), parts), range: closed.range)
        }
        if isForeign, language.scaledType == nil {
            // Nothing shows that a function without numbers and objects animates.
            guard !language.hasObjectConstants || closed.arguments.contains(where: \.value.mentionsNumber) else {
                return nil
            }
            readings = [.unknown(.foreign(draft.name))]
        } else {
            for value in closed.timings(expectsAnimation: draft.found.expectsAnimation) {
                for branch in value.branches {
                    for var reading in self.readings(of: branch.value, draft, inliner, in: file) {
                        let conditions = branch.conditions
                        reading.isReduced =
                            draft.isReduced || conditions.contains { $0.condition.isReducedMotion(if: $0.isTrue) }
                        readings.add(reading)
                    }
                }
            }
        }
        if readings.isEmpty, draft.found.isCertain {
            readings = [.unknown(draft.dialects.isEmpty && closed.form != .other ? .unimported : .unread)]
        }
        // `reload(rows, animation: .none)`, whose animation is of another type.
        let isOther = draft.found.expectsAnimation && readings.allSatisfy { $0.spelling?.isNone == true }
        guard !readings.isEmpty, !isOther || !language.hasImplicitMembers else { return nil }
        var place = draft.place
        place.readings = readings
        place.constants = Self.uses(of: inliner, in: readings, draft.spelled)
        return place
    }

    /// The constants of a place, each with what the place takes it as.
    private static func uses(
        of inliner: Inliner, in readings: [ScannedPlace.Reading], _ spelled: [Range<Int>: String]
    ) -> [ScannedPlace.Use] {
        inliner.constants.enumerated().map { index, constant in
            let known = inliner.values[index]
            return ScannedPlace.Use(
                path: constant.path, file: constant.file, offset: constant.offset,
                meaning: readings.meaning(of: known?.value) { known?.name == spelled[$0.range] })
        }.distinct
    }

    // MARK: Names of others

    private func isDeclared(
        _ draft: PlaceDraft, in file: Int, isByPosition: Bool = false, by isOwner: (String) -> Bool
    ) -> Bool {
        let labels = draft.found.expression.arguments.filter { $0.value.form != .closure }.map { $0.label ?? "_" }
        return table.functions(draft.name).contains { function in
            isOwner(function.owner) && table.isVisible(function, in: file)
                && (function.labels.isEmpty || function.accepts(labels, isByPosition: isByPosition))
        }
    }

    /// Whether a function is one that the code declares, or imports from elsewhere.
    private func isForeign(_ draft: PlaceDraft, in file: Int) -> Bool {
        // What a label, such as `transition`, introduces is the result of the function.
        guard !draft.found.expectsAnimation else { return false }
        if draft.isForeign { return true }
        // A function of the app's own that extends a type of Kotlin's.
        if language.hasHeaderProperties, case .member? = draft.found.expression.callee?.form {
            return isDeclared(draft, in: file, isByPosition: true) { !$0.isEmpty }
        }
        guard language.hasOwners || language.scaledType != nil, case .name? = draft.found.expression.callee?.form else {
            return false
        }
        return isDeclared(draft, in: file) { owner in
            owner.isEmpty || draft.types.contains { table.isType($0, owner) } || draft.hasOtherImports
        }
    }

    // MARK: Readings

    private func readings(
        of branch: SourceExpression, _ draft: PlaceDraft, _ inliner: Inliner, in file: Int
    ) -> [ScannedPlace.Reading] {
        // What isn't known can be the name of an animation, which doesn't matter.
        for isOpen in [false, true] {
            guard let text = branch.text(in: language, isOpen: isOpen),
                let styles = Spelling.styles(text, of: draft.found.name),
                !isOpen || styles.allSatisfy(\.isKnownButDelay)
            else { continue }
            return styles.map { reading(of: $0, inliner) }
        }
        let isStyle = branch.object == nil && StyleFamily.family(ofKey: draft.found.name) != nil
        if branch.form == .other || isStyle, draft.found.isCertain, language.hasObjectConstants {
            guard branch.text(in: language) == nil else { return [] }
            return [.unknown(inliner.reason(for: branch.unknownTerm(in: language) ?? branch))]
        }
        var failure: SpellingError?
        guard !draft.dialects.isEmpty || language.hasObjectConstants && draft.isLikely && branch.hasMotionKeys else {
            return []
        }
        let dialects = draft.dialects.isEmpty ? Dialect.scanned(language, importing: SourceImports()) : draft.dialects
        for dialect in dialects {
            do throws(SpellingError) {
                guard
                    let spelling = try Spelling.reading(
                        branch, as: dialect, expectsAnimation: draft.found.expectsAnimation)
                else { continue }
                // Seconds of Motion, or milliseconds of React Native.
                if dialect == .motion, !draft.hasImports, (spelling.duration ?? 0) > 60 {
                    return [.unknown(.unimported)]
                }
                return ([spelling] + spelling.others).filter { !$0.isEmpty }.map { reading(of: $0, inliner) }
            } catch {
                failure = failure ?? error
            }
        }
        guard let failure else {
            let name = draft.found.name
            let isTime = language.scaledType != nil && name.lowercased().hasSuffix("duration")
            // The platform's constants are at most a second; other numbers have no unit.
            if isTime, let number = try? branch.number(in: language) {
                return [number.value <= 1 ? .init(seconds: number.value) : .unknown(.unit(name))]
            }
            // A transition that is stated in other code.
            let isTransition =
                isTime || name.hasSuffix("ransitionDuration") || draft.found.isCertain && language.scaledType != nil
                || draft.dialects.contains { $0.groups.contains(name) }
            return isTransition && branch.object == nil && branch.canBeTransition
                ? [.unknown(inliner.reason(for: branch))] : []
        }
        let owner = branch.callee?.path?.dropLast().last
        if let owner, isDeclared(draft, in: file, by: { $0 == owner }) { return [.unknown(.foreign(draft.name))] }
        return [.unknown(.unreadable(failure.message))]
    }

    private func reading(of spelling: Spelling, _ inliner: Inliner) -> ScannedPlace.Reading {
        let spelling = version.map(spelling.reading(ofVersion:)) ?? spelling
        let modifiers = spelling.notes.filter { $0.code == .modifier }.map { note in
            ("timing", DynamicReason.modified(spelling.timing.main, by: note.subject))
        }
        let parts = spelling.unknown.map { part in
            (Self.parts[part.part] ?? part.part, inliner.reason(for: part.expression))
        }
        return ScannedPlace.Reading(spelling: spelling, unknown: modifiers + parts, part: spelling.part)
    }

    /// The terms for arguments whose labels aren't suitable for messages.
    private static let parts = [
        "withDuration": "duration", "initialVelocity": "initial velocity", "initialSpringVelocity": "initial velocity",
        "usingSpringWithDamping": "damping ratio", "dampingRatio": "damping ratio",
        "dampingFraction": "damping fraction", "timingParameters": "timing", "withTimingParameters": "timing",
        "timingFunction": "timing function",
        "name": "timing function", "durationMillis": "duration", "delayMillis": "delay", "beginTime": "delay",
        "startOffset": "delay", "repeatCount": "repeat count", "repeat": "repeat count", "loops": "repeat count",
        "iterations": "repeat count", "repeatDelay": "delay", "initialStartOffset": "delay",
    ]

    /// Returns a constant as a place; `nil` for an object with several values.
    ///
    /// - Parameters:
    ///   - text: The text of its file.
    ///   - meaning: What the code that uses it takes it as.
    func place(
        _ constant: Constant, in path: String, _ text: SourceText, as meaning: ScannedPlace.Meaning? = nil
    ) -> ScannedPlace? {
        guard let value = constant.value else { return nil }
        var inliner = Inliner(table)
        let context = Inliner.Context(types: constant.owner, file: constant.file, isConstant: true)
        let closed = inliner.inlined(value, context)
        var reading = ScannedPlace.Reading(unknown: [("duration", inliner.reason(for: closed))])
        switch meaning {
        case .duration(let seconds): reading = ScannedPlace.Reading(seconds: seconds)
        case .timing(let spelling):
            guard let own = spelling.part(closed) else { return nil }
            reading = ScannedPlace.Reading(spelling: own)
        case .other, nil:
            if let number = try? closed.number(in: language) {
                let seconds = language.countsMilliseconds ? number.value / 1000 : number.value
                // Nobody writes minutes, or parts of a millisecond.
                let isDoubtful = seconds > 60 || seconds > 0 && seconds < 0.001
                let unknown = isDoubtful ? [("duration", DynamicReason.unit(constant.name))] : []
                reading = ScannedPlace.Reading(seconds: isDoubtful ? nil : seconds, unknown: unknown)
            } else if let entries = closed.object, !isTiming(entries) {
                return nil
            }
        }
        let literal = if case .cast(let inner, _) = value.form { inner.range } else { value.range }
        let name = constant.path
        return ScannedPlace(
            file: path, position: SourceLines(text).place(of: constant.offset), range: literal, scope: name,
            shape: ScannedPlace.constantShape,
            code: text.code(of: value), readings: [reading], constants: Self.uses(of: inliner, in: [reading], [:]),
            name: name)
    }

    /// Whether an object states one timing, and not several values.
    private func isTiming(_ entries: [SourceArgument]) -> Bool {
        Dialect.ofCode.contains { dialect in
            dialect.language == language && entries.allSatisfy { dialect.hasLabel($0.key) }
        }
    }
}

extension ScannedPlace.Reading {
    static func unknown(_ reason: DynamicReason) -> Self { Self(unknown: [("timing", reason)]) }
}

extension [ScannedPlace.Use] {
    /// Each constant once, and wherever it is taken as it is.
    var distinct: Self {
        var seen = Set<[Int]>()
        return filter { seen.insert($0.id).inserted || $0.meaning != nil }
    }
}

extension [ScannedPlace.Reading] {
    /// What a constant with a value is for the timings that name it; `nil` if they compute something of it.
    ///
    /// - Parameter isIt: Whether a number is written as the name of the constant alone.
    func meaning(of value: SourceExpression?, isIt: (WrittenNumber) -> Bool) -> ScannedPlace.Meaning? {
        guard let value else { return nil }
        let spellings = compactMap(\.spelling)
        if let timing = spellings.lazy.compactMap({ $0.part(value) }).first { return .timing(timing) }
        let numbers = spellings.flatMap(\.written).filter { !$0.range.isEmpty && isIt($0) }
        // Several numbers are those of a curve that the code changes.
        guard let first = numbers.first, numbers.allSatisfy({ $0.value == first.value }),
            value.object.map({ $0.count == 1 }) ?? true
        else { return nil }
        return numbers.contains(where: \.role.isDuration) ? .duration(first.value) : .other
    }

    /// Adds a reading unless it has the same timing as another one: that of another part, or of a branch whose condition
    /// decides about something else than timing.
    fileprivate mutating func add(_ new: ScannedPlace.Reading) {
        let isKnown = new.unknown.isEmpty
        let same = firstIndex { $0.isSame(as: new) && (isKnown || $0.part == new.part) }
        guard let index = same else { return append(new) }
        if let spelling = new.spelling, spelling != self[index].spelling { self[index].twins.append(spelling) }
        guard let own = self[index].part, let part = new.part else { return }
        if !own.split(separator: ", ").contains(where: { $0 == part }) { self[index].part = "\(own), \(part)" }
    }
}

extension SourceExpression {
    /// The creation of an object with the values that are assigned to its properties, as is usual with Core Animation.
    fileprivate func assigning(_ assignments: [SourceArgument]) -> SourceExpression {
        guard !assignments.isEmpty, case .call(let callee, let arguments) = form else { return self }
        return SourceExpression(.call(callee, arguments.filter { $0.label != nil } + assignments), range: range)
    }

    /// Keys that only Motion's transitions have.
    private static let motionKeys: Set = [
        "ease", "type", "stiffness", "damping", "bounce", "visualDuration", "staggerChildren", "repeatType",
    ]

    /// Whether a number or an object is a part of it.
    fileprivate var mentionsNumber: Bool { contains { if case .number = $0.form { true } else { $0.isObject } } }

    fileprivate var hasMotionKeys: Bool {
        guard let entries = object else { return true }
        return entries.contains { $0.value.object == nil ? Self.motionKeys.contains($0.key) : $0.value.hasMotionKeys }
    }

    /// The expressions of its timings: the items of a list of animations, or itself.
    fileprivate func timings(expectsAnimation: Bool) -> [SourceExpression] {
        switch form {
        case .array(let values) where expectsAnimation: return values
        case .cast(let inner, let type) where type.hasPrefix("["): return inner.timings(expectsAnimation: true)
        default: return [self]
        }
    }
}

extension Spelling {
    /// Whether at most its delay isn't known.
    fileprivate var isKnownButDelay: Bool {
        unknown.isEmpty || timing.curve != nil && unknown.allSatisfy { $0.part == "delay" }
    }
}
