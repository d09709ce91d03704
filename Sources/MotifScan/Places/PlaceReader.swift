import MotifSource
import MotifSpelling

/// Reads the places in a file, using the constants of all files.
struct PlaceReader {
    let path: String
    let tokens: SourceTokens
    let outline: SourceOutline
    let table: ConstantTable
    let file: Int
    let wrappers: [Wrapper]
    let comments: ScanComments
    let lines: SourceLines

    init(
        _ tokens: SourceTokens, _ outline: SourceOutline, _ table: ConstantTable, path: String, file: Int,
        wrappers: [Wrapper]
    ) {
        (self.tokens, self.outline, self.table) = (tokens, outline, table)
        (self.path, self.file, self.wrappers) = (path, file, wrappers)
        let lines = SourceLines(tokens.text)
        self.lines = lines
        comments = ScanComments(tokens) { lines.line(of: $0) }
    }

    /// Returns the places in order, each numbered among those with the same scope and shape.
    func places() -> [ScannedPlace] {
        var names = Set<String>()
        for wrapper in wrappers { names.insert(wrapper.name) }
        var found =
            outline.sheet.map(places)
            ?? PlaceFinder.places(in: tokens, outline, wrappers: names).compactMap(read)
        found += linkedConstants(besides: found)
        var counts: [String: Int] = [:]
        for index in found.indices {
            let key = "\(found[index].scope) \(found[index].shape)"
            counts[key, default: 0] += 1
            found[index].ordinal = counts[key] ?? 1
        }
        return found
    }

    private func read(_ found: FoundPlace) -> ScannedPlace? {
        var inliner = Inliner(tokens, outline, table, file: file)
        let expression = wrapped(found.expression)
        let closed = inliner.inlined(expression, at: found.token)
        let assignments = found.assignments.map {
            SourceArgument(label: $0.label, value: inliner.inlined($0.value, at: found.token))
        }
        var readings: [ScannedPlace.Reading] = []
        for branch in closed.branches {
            guard let reading = reading(of: branch, assignments, found, inliner) else { continue }
            // A condition that decides about something else than timing.
            if let spelling = reading.spelling, readings.contains(where: { $0.spelling == spelling }) { continue }
            readings.append(reading)
        }
        guard !readings.isEmpty else { return nil }
        let name = found.declaration.flatMap { outline.isMember($0) ? $0 : nil }
        let isWhole = name == nil && isWhole(found.expression, inliner)
        return place(found, name, readings, inliner.constants, isWhole: isWhole)
    }

    /// Whether the timing consists of a single constant, as in `withAnimation(Motion.standard)`.
    private func isWhole(_ expression: SourceExpression, _ inliner: Inliner) -> Bool {
        guard let first = inliner.constants.first, let text = first.text else { return false }
        let timing = expression.path != nil ? [expression] : expression.arguments.map(\.value).filter { $0.path != nil }
        let isNamed = timing.contains { value in
            value.path?.last == first.path.last && value.path?.suffix(first.path.count).last == first.path.last
        }
        if isNamed, PlaceFinder.animationTypes(of: tokens.language).contains(first.type) { return true }
        guard isNamed, let value = try? SourceExpression(parsing: text, in: tokens.language) else { return false }
        if (try? value.number(in: tokens.language)) != nil { return false }
        return Self.isAnimation(value)
    }

    /// Whether an expression would be a place of its own in its declaration.
    private static func isAnimation(_ value: SourceExpression) -> Bool {
        switch value.form {
        case .implicit: true
        case .call(let callee, _): isAnimation(callee)
        case .member(let base, _): isAnimation(base)
        case .name(let name): name == "Animation" || name == "CAMediaTimingFunction" || name.hasPrefix("UI")
        default: false
        }
    }

    private func wrapped(_ expression: SourceExpression) -> SourceExpression {
        for wrapper in wrappers {
            if let replaced = wrapper.applied(to: expression) { return replaced }
        }
        return expression
    }

    private func reading(
        of branch: SourceExpression, _ assignments: [SourceArgument], _ found: FoundPlace, _ inliner: Inliner
    ) -> ScannedPlace.Reading? {
        var failure: SpellingError?
        for dialect in Self.dialects(of: tokens.language) {
            do throws(SpellingError) {
                let spelling =
                    assignments.isEmpty
                    ? try Spelling.reading(branch, as: dialect, expectsAnimation: found.expectsAnimation)
                    : try Spelling.reading(assignments, of: branch, as: dialect)
                guard let spelling else { continue }
                let unknown = spelling.unknown.map { part in
                    (Self.parts[part.part] ?? part.part, inliner.reason(for: part.expression, at: found.token))
                }
                return ScannedPlace.Reading(spelling: spelling, seconds: nil, unknown: unknown)
            } catch {
                failure = failure ?? error
            }
        }
        if let failure {
            let reason = DynamicReason.unreadable(failure.message)
            return ScannedPlace.Reading(spelling: nil, seconds: nil, unknown: [("timing", reason)])
        }
        return nil
    }

    /// The terms for arguments whose labels aren't suitable for messages.
    private static let parts = [
        "withDuration": "duration", "initialVelocity": "initial velocity", "initialSpringVelocity": "initial velocity",
        "usingSpringWithDamping": "damping ratio", "dampingRatio": "damping ratio",
        "dampingFraction": "damping fraction", "timingParameters": "timing", "timingFunction": "timing function",
        "name": "timing function", "durationMillis": "duration", "delayMillis": "delay", "beginTime": "delay",
        "startOffset": "delay", "repeatCount": "repeat count",
    ]

    private static func dialects(of language: SourceLanguage) -> [Dialect] {
        switch language.name {
        case "Swift": [.uiKit, .swiftUI, .coreAnimation]
        case "Kotlin": [.compose]
        case "TypeScript": [.reanimated, .motion, .reactNative]
        case "Dart": [.flutter]
        case "XML": [.android]
        default: []
        }
    }

    private func place(
        _ found: FoundPlace, _ declaration: SourceOutline.Declaration?, _ readings: [ScannedPlace.Reading],
        _ constants: [Constant], isWhole: Bool
    ) -> ScannedPlace {
        let start = min(found.expression.range.lowerBound, tokens.tokens[found.token].range.lowerBound)
        let position = lines.place(of: start)
        let scope = outline.place(of: outline.scope(of: found.token))
        let name = declaration.map { (outline.path(of: $0.scope) + [$0.name]).joined(separator: ".") }
        var seen = Set<ScannedPlace.Use>()
        let written = readings.flatMap { $0.spelling?.written ?? [] }
        let uses = constants.map { constant in
            let number = written.first { isName($0.range, of: constant) }
            return ScannedPlace.Use(
                path: constant.path.joined(separator: "."), file: constant.file, offset: constant.offset,
                role: number?.role, value: number?.value)
        }.filter { seen.insert($0).inserted }
        return ScannedPlace(
            file: path, position: position, range: found.expression.range,
            scope: name ?? scope,
            shape: name == nil ? Self.shape(found) : "constant", code: code(found.expression), readings: readings,
            constants: uses, isWhole: isWhole, link: comments.link(position.line),
            ignored: comments.ignored(position.line), name: name)
    }

    /// Whether a range of the text is the name of a constant, and nothing else.
    private func isName(_ range: Range<Int>, of constant: Constant) -> Bool {
        guard !range.isEmpty, range.upperBound <= tokens.text.bytes.count, let name = constant.path.last,
            let parsed = try? SourceExpression(parsing: tokens.text[range], in: tokens.language)
        else { return false }
        return (parsed.path ?? parsed.arguments.first?.value.path)?.last == name || tokens.text[range] == "\"\(name)\""
    }

    private static func shape(_ found: FoundPlace) -> String {
        let arguments = found.expression.arguments.filter { $0.value.form != .closure }
        let callee = found.expression.callee?.path?.joined(separator: ".") ?? found.name
        return callee + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    /// The code without closures, at most 200 characters.
    private func code(_ expression: SourceExpression) -> String {
        let end = expression.arguments.first { $0.value.form == .closure }?.value.range.lowerBound
        let text = tokens.text[
            expression.range.lowerBound..<max(expression.range.lowerBound, end ?? expression.range.upperBound)]
        let words = text.split { $0.isWhitespace }.joined(separator: " ").replacing(/[({] $/, with: "")
        return String(words.prefix(200))
    }

    /// The constants that a comment links and that aren't places already.
    private func linkedConstants(besides found: [ScannedPlace]) -> [ScannedPlace] {
        let taken = Set(found.flatMap { comments.lines(about: $0.position.line) })
        guard !comments.linked.allSatisfy(taken.contains) else { return [] }
        return outline.declarations.compactMap { declaration in
            let place = lines.place(of: tokens.tokens[declaration.token].range.lowerBound)
            guard let value = declaration.value, let link = comments.link(place.line),
                !comments.lines(about: place.line).contains(where: taken.contains)
            else { return nil }
            return constant(declaration, value, place, link)
        }
    }

    /// Returns a named number as a place.
    ///
    /// - Parameter seconds: Its value, if the code that uses it shows the unit.
    func constant(
        _ declaration: SourceOutline.Declaration, _ value: Int, _ position: SourcePlace, _ link: String?,
        seconds: Double? = nil
    ) -> ScannedPlace? {
        var parser = SourceParser(tokens, at: value)
        guard let expression = try? parser.expression() else { return nil }
        let style = outline.sheet.flatMap { self.reading(ofVariable: declaration, in: $0) }
        var inliner = Inliner(tokens, outline, table, file: file)
        let closed = inliner.inlined(expression, at: value)
        var reading = ScannedPlace.Reading(
            spelling: nil, seconds: nil, unknown: [("duration", inliner.reason(for: closed, at: value))])
        if let number = try? closed.number(in: tokens.language) {
            let isMilliseconds = tokens.language == .kotlin
            reading = ScannedPlace.Reading(
                spelling: nil, seconds: seconds ?? (isMilliseconds ? number.value / 1000 : number.value), unknown: [])
        }
        let name = (outline.path(of: declaration.scope) + [declaration.name]).joined(separator: ".")
        return ScannedPlace(
            file: path, position: position, range: expression.range, scope: name, shape: "constant",
            code: tokens.text[expression.range],
            readings: [style ?? reading], constants: [], isWhole: false, link: link,
            ignored: comments.ignored(position.line),
            name: name)
    }

    /// The lines of motif comments that belong to none of these places.
    func idleComments(besides places: [ScannedPlace]) -> [Int] {
        let heads = places.map(\.position.line) + (outline.sheet.map { self.lines(of: places, in: $0) } ?? [])
        let lines = Set(heads.flatMap(comments.lines))
        return comments.lines.subtracting(lines).sorted()
    }

    /// Returns a named number that places use, by the offset of its name.
    func constant(at offset: Int, seconds: Double?) -> ScannedPlace? {
        for declaration in outline.declarations
        where tokens.tokens[declaration.token].range.lowerBound == offset {
            guard let value = declaration.value else { continue }
            let position = lines.place(of: offset)
            return constant(declaration, value, position, comments.link(position.line), seconds: seconds)
        }
        return nil
    }
}
