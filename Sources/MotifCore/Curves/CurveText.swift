import MotifJSON
import MotifText

/// The notation of CSS for curves, and `spring(…)`.
enum CurveText {
    /// The functions in the notation of curves.
    static let functions = ["cubic-bezier", "steps", "linear", "spring"]

    /// Splits `name(a, b)` into the name and its trimmed arguments.
    ///
    /// - Returns: `nil` if the text isn't a call.
    static func call(_ text: String) -> (name: String, arguments: [String])? {
        let trimmed = text.trimmed
        guard let open = trimmed.firstIndex(of: "("), trimmed.last == ")" else { return nil }
        let inner = trimmed[trimmed.index(after: open)...].dropLast()
        guard !inner.contains("("), !inner.contains(")") else { return nil }
        let arguments =
            inner.trimmed.isEmpty ? [] : inner.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        return (trimmed[..<open].trimmed, arguments)
    }

    /// Reads a number.
    static func number(_ text: String) throws(CurveError) -> Double {
        guard let number = Measure.plain(text), number.isFinite else { throw .notANumber(text) }
        return number
    }

    /// Returns the stops of `linear(0, 0.5 20% 40%, 1)`; missing times are spread evenly.
    ///
    /// - Source: CSS Easing Functions Level 2, 2.1.1: the first time is 0 and the last 1 by default, and times never
    ///   decrease.
    static func stops(_ arguments: [String]) throws(CurveError) -> [LinearStop] {
        var points: [(time: Double?, progress: Double)] = []
        for argument in arguments {
            var parts = argument.split(whereSeparator: \.isWhitespace).map(String.init)
            // The number comes before or after the percentages, not between them.
            let position = parts.first?.hasSuffix("%") == true ? parts.endIndex - 1 : parts.startIndex
            guard (1...3).contains(parts.count), !parts[position].hasSuffix("%") else { throw .linearStop(argument) }
            let progress = try number(parts.remove(at: position))
            let times = parts.compactMap { $0.hasSuffix("%") ? Measure.plain($0.dropLast(), shift: -2) : nil }
            guard times.count == parts.count, times.allSatisfy(\.isFinite) else { throw .linearStop(argument) }
            points += times.isEmpty ? [(nil, progress)] : times.map { ($0, progress) }
        }
        return spread(points)
    }

    private static func spread(_ points: [(time: Double?, progress: Double)]) -> [LinearStop] {
        var times = points.map(\.time)
        if let first = times.indices.first, times[first] == nil { times[first] = 0 }
        if let last = times.indices.last, times[last] == nil { times[last] = 1 }
        var previous: (index: Int, time: Double)?
        for index in times.indices {
            guard let time = times[index] else { continue }
            let risen = max(time, previous?.time ?? time)
            if let previous {
                let gap = Double(index - previous.index)
                for between in previous.index..<index where times[between] == nil {
                    let part = Double(between - previous.index) / gap
                    times[between] = previous.time + (risen - previous.time) * part
                }
            }
            times[index] = risen
            previous = (index, risen)
        }
        return zip(times, points).map { LinearStop(time: $0 ?? 0, progress: $1.progress) }
    }
}
