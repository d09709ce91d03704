/// A note about a spelling, for its users.
package struct SpellingNote: Sendable, Equatable {
    /// The kind of note.
    package var code: Code
    /// The argument, modifier, or value that the note is about; empty if there is none.
    package var subject: String

    /// A note about an argument, or about the spelling as a whole.
    package init(code: Code, subject: String = "") { (self.code, self.subject) = (code, subject) }

    /// The kinds of notes; `spellings/notes.txt` has what they mean.
    package enum Code: String, Sendable, CaseIterable {
        // What the platform, its version, or the app decides.
        case system, version, theme, preset, overloads, older, standard, proposal, untyped
        // What has no effect.
        case none, unread, orchestration, hold
        case curveIgnored = "curve-ignored"
        case durationIgnored = "duration-ignored"
        case physicsIgnored = "physics-ignored"
        // Curves and springs other than they seem.
        case combined, clamped, overdamped, approximated, misleading, stretched, axes
        case infinitelyStiff = "infinitely-stiff"
        case noBezier = "no-bezier"
        case otherEasing = "other-easing"
        case privateCurve = "private-curve"
        case overshootClamped = "overshoot-clamped"
        case velocityUnits = "velocity-units"
        case velocityAxes = "velocity-axes"
        // Times other than they seem, and several of them.
        case unit, cut, fractions, partway, keyframes, neighbors, sequence, several
        case ownDuration = "own-duration"
        case delayRepeats = "delay-repeats"
        /// A modifier that the platform doesn't have.
        case modifier
    }

    /// The note in words, from `Resources/spellings/notes.txt`.
    package var message: String {
        let own = subject.isEmpty ? nil : Self.messages["\(code.rawValue) {}"]
        return (own ?? Self.messages[code.rawValue] ?? code.rawValue).replacing("{}", with: subject)
    }

    fileprivate static let messages: [String: String] = Dictionary(
        SpellingFile.lines(of: "notes").compactMap { line in
            line.firstRange(of: ": ").map { (String(line[..<$0.lowerBound]), String(line[$0.upperBound...])) }
        }, uniquingKeysWith: { first, _ in first })
}

extension SpellingNote.Code {
    /// Whether its message names a subject.
    var needsSubject: Bool { SpellingNote.messages[rawValue]?.contains("{}") ?? false }
}
