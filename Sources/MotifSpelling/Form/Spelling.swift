import MotifCore
package import MotifSource
import MotifText

/// The timing in a piece of code or text, in one form for all dialects.
///
/// Values that aren't written stay unset. Defaults that the platform's documentation states are set, with a note.
@dynamicMemberLookup
package struct Spelling: Sendable, Equatable {
    /// The dialect in which it was read.
    package var dialect: Dialect
    /// The language of the code that has it, if the text isn't a single expression.
    package var language: String?
    /// The timing; its parts are members of the spelling, too.
    package var timing = Timing()
    /// The property or argument that it belongs to, such as `opacity`, if the text has several timings.
    package var part: String?
    /// The further timings of the same text, such as those of other properties.
    package var others: [Spelling] = []
    /// Notes for users of the timing.
    package var notes: [SpellingNote] = []
    /// Other readings of the same spelling, if the platform's version decides.
    package var alternatives: [Spelling] = []
    /// The parts that are known only at run time.
    package var unknown: [UnknownPart] = []
    /// The numbers as they were written.
    package var written: [WrittenNumber] = []
    /// The byte offsets of the expressions that state only the curve, such as an easing, the innermost first.
    package var easings: [Range<Int>] = []

    /// A part that is known only at run time.
    package struct UnknownPart: Sendable, Equatable {
        /// The argument, such as `duration`.
        package var part: String
        /// Its expression.
        package var expression: SourceExpression
    }

    init(_ dialect: Dialect) { self.dialect = dialect }

    /// Whether the platform decides the curve or the duration.
    package var isSystem: Bool { has(.system) }

    /// Whether it means that nothing is animated.
    package var isNone: Bool { has(.none) }

    /// Whether it has no timing at all.
    package var isEmpty: Bool { timing == Timing() && notes.isEmpty && unknown.isEmpty }

    /// Whether everything that an animation needs is known.
    package var isComplete: Bool { unknown.isEmpty && !isSystem && !isNone && timing.curve != nil }

    /// Whether it has a note with this code.
    package func has(_ code: SpellingNote.Code) -> Bool { notes.contains { $0.code == code } }

    /// A part of the timing.
    package subscript<Value>(dynamicMember part: WritableKeyPath<Timing, Value>) -> Value {
        get { timing[keyPath: part] }
        set { timing[keyPath: part] = newValue }
    }

    /// A property of the timing.
    package subscript<Value>(dynamicMember part: KeyPath<Timing, Value>) -> Value { timing[keyPath: part] }

    /// The timing in a major version of Reanimated, if versions decide it and both readings are known.
    package func reading(ofVersion version: Int) -> Spelling {
        guard has(.version), alternatives.count == 2 else { return self }
        var spelling = self
        (spelling.timing.curve, spelling.alternatives) = (alternatives[version > 3 ? 0 : 1].timing.curve, [])
        spelling.notes.removeAll { $0.code == .version }
        return spelling
    }

    /// Whether both mean the same timing, regardless of dialects and notes.
    package func means(sameAs other: Spelling) -> Bool {
        timing.means(sameAs: other.timing) && isNone == other.isNone
            && (timing.curve != nil || isSystem == other.isSystem)
    }
}

extension Spelling {
    /// The reason why it has no curve or no duration, in words.
    package func absence(of part: String, in text: String) -> String {
        let reasons = notes.filter { $0.code != .standard }.map(\.message)
        let readings = alternatives.compactMap { $0.timing.curve?.text }
        let choice = readings.isEmpty ? nil : "Possible readings: \(readings.joined(separator: " or "))"
        let missing =
            unknown.isEmpty ? nil : "Known only at run time: \(unknown.map(\.part).joined(separator: ", "))"
        let why = (reasons + [missing, choice].compactMap { $0 }).joined(separator: ". ")
        let other = part == "curve" ? timing.duration.map { "a duration of \($0.short()) s and " } : nil
        return "'\(text.clipped)' (\(dialect.title)) has \(other ?? "")no \(part)" + (why.isEmpty ? "" : ". \(why)")
    }
}
