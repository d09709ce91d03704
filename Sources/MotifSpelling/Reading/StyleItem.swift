import MotifCore
import MotifJSON
import MotifSource
import MotifText

/// The values of one transition or one animation of a list.
///
/// - Source: CSS Transitions Level 1, 2.5; CSS Animations Level 1, 4.8: the first time is the duration, the second the
///   delay, and a keyword belongs to any other property before it can be a name.
struct StyleItem {
    /// A value that is stated.
    enum Value: Equatable {
        /// The value that the property has if nothing else is stated.
        case initial
        case time(WrittenNumber)
        /// An easing, the numbers of its cubic Bézier, and where it is written.
        case curve(Curve, [WrittenNumber], Range<Int>)
        /// A number of runs; `nil` for forever.
        case count(Double?)
        case word(String)
        case unknown(Spelling.UnknownPart)
    }

    /// What is stated; nothing for the rest.
    private(set) var values: [StyleFamily.Longhand: Value] = [:]
    /// Values whose role isn't known.
    private(set) var unknown: [Spelling.UnknownPart] = []
    /// Whether a part of it isn't CSS.
    private(set) var isForeign = false
    private let family: StyleFamily?
    /// The times in order, and whether a value before them can be one.
    private var times: [Value] = []
    private var followsUnknown = false
    /// A word that could be meant as an easing: it is like one, or follows the time.
    private var doubtfulName: String?
    private var keywords: Set<String> = []

    /// Reads the values of a shorthand.
    ///
    /// - Parameter family: The shorthand; `nil` if the text doesn't state which.
    init(_ expressions: [SourceExpression], of family: StyleFamily?) throws(SpellingError) {
        self.family = family
        for expression in expressions { try take(expression) }
        guard times.count <= 2 else {
            throw .number(part: "time", message: "appears \(times.count) times; expected a duration and a delay")
        }
        // Without a property around it, such a word is rather meant as an easing: nobody writes `300ms opacity`.
        if let doubtfulName, family == nil, times.isEmpty != (values[.easing] == nil), unknown.isEmpty {
            let nearest = nearestName(to: doubtfulName, among: Self.easings).map { ". Did you mean '\($0)'?" }
            throw .number(
                part: doubtfulName,
                message: "isn't an easing of CSS" + (nearest ?? ", such as ease-in or cubic-bezier(0.2, 0, 0, 1)"))
        }
        // Without a name, there is no animation.
        let lacksName = family == .animation && values[.name] == nil && values[.easing] != nil && unknown.count == 1
        let canBeTime = followsUnknown && times.count < 2 && !lacksName
        for (time, longhand) in zip(canBeTime ? [] : times, [StyleFamily.Longhand.duration, .delay]) {
            values[longhand] = if case .unknown(let part) = time { .unknown(part.named(longhand)) } else { time }
        }
        if unknown.count == 1, let part = unknown.first, case .time? = values[.duration], values[.easing] != nil,
            lacksName || values[.name] != nil && values[.delay] == nil && !isForeign
        {
            // It doesn't decide the curve or the duration.
            let longhand = lacksName ? StyleFamily.Longhand.name : .delay
            (values[longhand], unknown) = (.unknown(part.named(longhand)), [])
        }
        if family != .transition, values.isEmpty, unknown.isEmpty, keywords == ["fill"] {
            values[.name] = .word("none")
        }
    }

    private mutating func take(_ value: SourceExpression) throws(SpellingError) {
        if let number = value.styleNumber {
            if number.seconds == nil, number.unit.isEmpty, family != .transition, values[.count] == nil,
                number.value >= 0
            {
                values[.count] = .count(number.value)
            } else {
                followsUnknown = followsUnknown || times.isEmpty && !unknown.isEmpty
                times.append(try Self.value(value, of: .duration))
            }
            return
        }
        switch value.form {
        case .name(let text) where StyleFamily.isPutTogether(text): try name(text)
        case .name(let name) where !StyleFamily.isVariable(name): try word(name, value)
        case .string(let text): try name(text)
        case .call where Self.isEasing(value):
            guard values[.easing] == nil else { throw .number(part: "easing", message: "appears twice") }
            values[.easing] = try Self.value(value, of: .easing)
        case .call(let callee, let arguments):
            let function = callee.lastName?.lowercased() ?? ""
            // The fallback of a variable isn't the value, but shows which part is missing.
            let isTime = function == "var" && arguments.count > 1 && arguments[1].value.mentionsTime
            addUnknown(value, isTime: isTime || ["calc", "min", "max", "clamp"].contains(function))
            isForeign = isForeign || !isTime && !["var", "calc", "min", "max", "clamp"].contains(function)
        case .name, .member: addUnknown(value, isTime: false)
        case .binary: addUnknown(value, isTime: value.mentionsTime)
        default:
            addUnknown(value, isTime: false)
            isForeign = true
        }
    }

    private mutating func addUnknown(_ value: SourceExpression, isTime: Bool) {
        let part = Spelling.UnknownPart(part: "value", expression: value)
        if isTime { times.append(.unknown(part)) } else { unknown.append(part) }
    }

    private mutating func word(_ text: String, _ value: SourceExpression) throws(SpellingError) {
        let word = text.lowercased()
        if values[.easing] == nil, Self.easings.contains(word) {
            values[.easing] = try Self.value(value, of: .easing)
        } else if let role = Self.roles[word], role.family == nil || role.family == family || family == nil,
            keywords.insert(role.name).inserted
        {
            if role.name == "count" { values[.count] = .count(nil) }
            if role.name == "direction" { values[.direction] = .word(word) }
        } else {
            try name(text)
        }
    }

    private mutating func name(_ text: String) throws(SpellingError) {
        if values[.easing] != nil, ["in", "out"].contains(text.lowercased()) {
            throw .number(part: text, message: "follows a space. Did you mean 'ease-\(text.lowercased())'?")
        }
        guard values[.name] == nil else {
            let nearest = Self.easings.contains(text) ? nil : nearestName(to: text, among: Self.easings)
            throw .number(
                part: text,
                message: nearest.map { "isn't a value of CSS. Did you mean '\($0)'?" } ?? "must follow a comma")
        }
        values[.name] = .word(text.lowercased() == "none" ? "none" : text)
        let isLike = nearestName(to: text, among: Self.easings) != nil
        if isLike || !times.isEmpty, !["all", "none"].contains(text.lowercased()) { doubtfulName = text }
    }

    // MARK: Words

    private static let easings = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]

    /// Keywords that aren't names unless what they state is stated already.
    private static let roles: [String: (name: String, family: StyleFamily?)] = {
        let words: [(String, StyleFamily?, String)] = [
            ("count", .animation, "infinite"), ("direction", .animation, "normal reverse alternate alternate-reverse"),
            ("fill", .animation, "none forwards backwards both"), ("play", .animation, "running paused"),
            ("behavior", .transition, "normal allow-discrete"),
        ]
        let pairs = words.flatMap { name, family, words in
            words.split(separator: " ").map { (String($0), (name, words.contains("normal") ? nil : family)) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    // MARK: Longhands

    /// Reads a value of a longhand.
    static func value(_ value: SourceExpression, of longhand: StyleFamily.Longhand) throws(SpellingError) -> Value {
        let unknown = Value.unknown(.init(part: longhand.rawValue, expression: value))
        if case .name(let name) = value.form, StyleFamily.isVariable(name), longhand != .timeline { return unknown }
        switch (longhand, value.form) {
        case (.duration, _), (.delay, _):
            guard let number = value.styleNumber else { return unknown }
            guard let seconds = number.seconds else {
                throw .unit(JSONNumber.text(number.value) + number.unit, dialect: .css, expected: "s or ms")
            }
            let factor = number.unit == "ms" ? 0.001 : 1
            return .time(WrittenNumber(role: .duration, value: seconds, range: value.range, factor: factor))
        case (.easing, .name), (.easing, .call): return try easing(value)
        case (.count, .name(let name)) where name.lowercased() == "infinite": return .count(nil)
        case (.count, _): return value.styleNumber.map { .count($0.value) } ?? unknown
        case (.name, .name(let name)), (.name, .string(let name)):
            return .word(name.lowercased() == "none" ? "none" : name)
        case (_, .name(let name)): return .word(name.lowercased())
        default: return unknown
        }
    }

    private static func isEasing(_ value: SourceExpression) -> Bool {
        ["cubic-bezier", "steps", "linear"].contains(value.callee?.path?.joined(separator: ".").lowercased())
    }

    /// Reads an easing; a function with parts that aren't known is unknown.
    private static func easing(_ value: SourceExpression) throws(SpellingError) -> Value {
        if case .name(let name) = value.form, !easings.contains(name.lowercased()) {
            throw .number(part: name, message: "is not an easing of CSS")
        }
        guard isEasing(value) || value.callee == nil, let text = text(of: value) else {
            return .unknown(.init(part: "easing", expression: value))
        }
        do throws(CurveError) {
            let curve = try Curve(text.lowercased())
            guard case .linear(let stops) = curve, stops.first?.time == 0, stops.last?.time == 1,
                stops.allSatisfy({ abs($0.time - $0.progress) < 1e-9 })
            else { return .curve(curve, numbers(of: curve, in: value), value.range) }
            return .curve(.named(.linear), [], value.range)
        } catch {
            throw .curve(error.message)
        }
    }

    private static func numbers(of curve: Curve, in value: SourceExpression) -> [WrittenNumber] {
        guard case .cubicBezier = curve else { return [] }
        return zip([Role.x1, .y1, .x2, .y2], value.arguments).compactMap { role, argument in
            argument.value.styleNumber.map { WrittenNumber(role: role, value: $0.value, range: argument.value.range) }
        }
    }

    /// The notation of an easing, for `Curve`.
    private static func text(of value: SourceExpression) -> String? {
        switch value.form {
        case .name(let name): return StyleFamily.isVariable(name) ? nil : name
        case .list(let values):
            let parts = values.compactMap(text)
            return parts.count == values.count ? parts.joined(separator: " ") : nil
        case .call(let callee, let arguments) where value.styleNumber == nil:
            let parts = arguments.compactMap { text(of: $0.value) }
            return parts.count == arguments.count ? "\(callee.lastName ?? "")(\(parts.joined(separator: ", ")))" : nil
        default: return value.styleNumber.map { JSONNumber.text($0.value) + $0.unit }
        }
    }
}

extension Spelling.UnknownPart {
    /// The same part as a property.
    fileprivate func named(_ longhand: StyleFamily.Longhand) -> Self {
        .init(part: longhand.rawValue, expression: expression)
    }
}

extension SourceExpression {
    /// The number or time that CSS computes.
    fileprivate var styleNumber: SourceNumber? { try? number(in: .css) }

    /// Whether a time is a part of it.
    fileprivate var mentionsTime: Bool { contains { $0.styleNumber?.seconds != nil } }
}
