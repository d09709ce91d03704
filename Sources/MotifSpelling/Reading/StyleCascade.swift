import MotifCore
package import MotifSource

/// The timings that the declarations of one rule state together.
///
/// - Source: CSS Cascading Level 5, 3 and 6: a shorthand sets all of its longhands, a later declaration replaces an
///   earlier one, and an important one stays. CSS Transitions Level 1, 2, and CSS Animations Level 1, 4.2: the first
///   list decides the number of items, and the other lists are repeated.
package struct StyleCascade {
    private typealias Longhand = StyleFamily.Longhand

    /// A transition or an animation.
    package struct Timing {
        /// The properties, or the animation, that it belongs to.
        package var names: [String]
        /// The timing; an error if a declaration isn't valid.
        package let result: Result<Spelling, SpellingError>
        /// The byte offset of its values.
        package let offset: Int
        fileprivate var sources: [Int] = []
    }

    private struct Cell {
        let value: StyleItem.Value
        let offset: Int
    }

    private struct Column {
        let cells: [Cell]
        let isImportant: Bool
        let origin: Int
    }

    private var columns: [Longhand: Column] = [:]
    private var failures: [(error: SpellingError, offset: Int, origin: Int)] = []

    /// No declarations.
    package init() {}

    /// Adds a declaration of a property in lower case; names of constants must have been replaced with their values.
    ///
    /// - Parameters:
    ///   - flags: The declaration's.
    ///   - origin: A number for `timings(from:)`.
    package mutating func add(
        _ property: String, _ value: SourceExpression, flags: Set<String> = [], origin: Int = 0
    ) {
        guard let (family, longhand) = StyleFamily.meaning(of: property) else { return }
        let isImportant = flags.contains("important")
        var found: [Longhand: [Cell]] = [:]
        do throws(SpellingError) {
            for item in value.styleItems {
                let offset = item.first?.range.lowerBound ?? value.range.lowerBound
                for (longhand, value) in try Self.values(item, of: family, longhand) {
                    found[longhand, default: []].append(Cell(value: value, offset: offset))
                }
            }
        } catch {
            // A declaration that isn't valid has no effect.
            return failures.append((error, value.range.lowerBound, origin))
        }
        for (longhand, cells) in found where isImportant || columns[longhand]?.isImportant != true {
            let before = flags.contains("+") ? columns[longhand]?.cells ?? [] : []
            columns[longhand] = Column(cells: before + cells, isImportant: isImportant, origin: origin)
        }
    }

    private static func values(
        _ item: [SourceExpression], of family: StyleFamily, _ longhand: Longhand?
    ) throws(SpellingError) -> [Longhand: StyleItem.Value] {
        let own = longhand.map { [$0] } ?? Longhand.allCases
        if item.count == 1, case .name(let name) = item[0].form, let isInitial = keywords[name.lowercased()] {
            let unknown = StyleItem.Value.unknown(.init(part: "timing", expression: item[0]))
            return Dictionary(uniqueKeysWithValues: own.map { ($0, isInitial ? .initial : unknown) })
        }
        if let longhand {
            let value = item.count == 1 ? item[0] : SourceExpression(.list(item), range: item.first?.range ?? 0..<0)
            return [longhand: try StyleItem.value(value, of: longhand)]
        }
        let read = try StyleItem(item, of: family)
        let rest = read.unknown.first.map(StyleItem.Value.unknown) ?? .initial
        return Dictionary(
            uniqueKeysWithValues: own.map { ($0, read.values[$0] ?? ($0 == .timeline ? .initial : rest)) })
    }

    /// The keywords that any property has, and whether they mean its initial value.
    private static let keywords = [
        "initial": true, "unset": true, "inherit": false, "revert": false, "revert-layer": false,
    ]

    // MARK: Timings

    /// The timings, in the order of the lists; none if the declarations state only names.
    ///
    /// Items that share all of their values, as those of a list of properties do, are one timing.
    /// - Parameter origins: The declarations that count; `nil` for all.
    package func timings(from origins: Set<Int>? = nil) -> [Timing] {
        let columns = columns.filter { origins?.contains($0.value.origin) ?? true }
        let failed = failures.filter { origins?.contains($0.origin) ?? true }.map {
            Timing(names: [], result: .failure($0.error), offset: $0.offset)
        }
        let timed = [Longhand.duration, .easing, .delay].compactMap { columns[$0]?.cells.count }
        let isOff = columns[.name]?.cells.map(\.value) == [.word("none")]
        guard let most = timed.max() ?? (isOff ? 1 : nil) else { return failed }
        var found: [Timing] = []
        var indices: [[String]: [Int]] = [:]
        for index in 0..<(columns[.name]?.cells.count ?? most) {
            var cells: [Longhand: Cell] = [:]
            for (longhand, column) in columns where !column.cells.isEmpty {
                cells[longhand] = column.cells[index % column.cells.count]
            }
            let timing = Self.timing(cells)
            var key = timing.sources.map(String.init)
            if case .word(let timeline)? = cells[.timeline]?.value { key.append(timeline) }
            if let same = indices[key]?.first(where: { found[$0].result == timing.result }) {
                found[same].names += timing.names
            } else {
                indices[key, default: []].append(found.count)
                found.append(timing)
            }
        }
        return found + failed
    }

    private static func timing(_ cells: [Longhand: Cell]) -> Timing {
        let sources = [Longhand.duration, .easing, .delay, .count, .direction].map { cells[$0]?.offset ?? -1 }
        var names: [String] = []
        if case .word(let name)? = cells[.name]?.value { names = [name] }
        let offset = sources.first { $0 >= 0 } ?? cells[.name]?.offset ?? 0
        let result = Result { () throws(SpellingError) in try spelling(cells.mapValues(\.value)) }
        return Timing(names: names, result: result, offset: offset, sources: sources)
    }

    /// The timing of one item; what isn't stated stays unset, or has its initial value if the rest begins a motion.
    static func spelling(_ values: [StyleFamily.Longhand: StyleItem.Value]) throws(SpellingError) -> Spelling {
        var spelling = Spelling(.css)
        if values[.name] == .word("none") { return spelling.adding(.none) }
        for longhand in Longhand.allCases where longhand != .name {
            guard case .unknown(var part)? = values[longhand], !spelling.unknown.contains(part) else { continue }
            // Played from its end, a curve is another one, unless it is symmetric.
            if longhand == .direction, case .curve(let curve, _, _)? = values[.easing], curve.reversed != curve {
                part.part = "direction of the curve"
            }
            spelling.unknown.append(part)
        }
        switch values[.timeline] {
        case .word("none"): return spelling.adding(.none)
        case .word(let name) where name != "auto":
            spelling.unknown.append(.init(part: "timeline", expression: SourceExpression(.name(name))))
        default: break
        }
        if case .time(let duration)? = values[.duration] {
            guard duration.value >= 0 else { throw .number(part: "duration", message: "can't be negative") }
            spelling.duration = duration.value
            spelling.written.append(duration)
        }
        if case .time(var delay)? = values[.delay] {
            spelling.delay = delay.value
            delay.role = .delay
            spelling.written.append(delay)
            if delay.value < 0 { spelling.note(.partway) }
        }
        switch values[.easing] {
        case .curve(let curve, let written, let range):
            (spelling.curve, spelling.easings) = (curve, [range])
            spelling.written += written
        case .unknown: break
        case .initial where values[.duration] == .initial:
            if spelling.unknown.isEmpty { return spelling.adding(.none) }
        case nil where values[.name] == nil || values[.duration] == nil || values[.duration] == .initial: break
        default:
            guard spelling.unknown.allSatisfy({ $0.part == Longhand.delay.rawValue }) else { break }
            spelling.curve = .named(.default)
            spelling.note(.standard, "easing")
        }
        spelling.repeats = repeats(values)
        if case .word(let word)? = values[.direction], word.hasSuffix("reverse"), let curve = spelling.curve {
            // Played from the end, the curve runs backward, too.
            spelling.curve = curve.reversed
            if spelling.curve == nil { spelling.note(.noBezier, curve.text) }
        }
        return spelling
    }

    private static func repeats(_ values: [StyleFamily.Longhand: StyleItem.Value]) -> MotifSpelling.Timing.Repetition? {
        var (count, alternates): (Double?, Bool) = (1, false)
        if case .count(let number)? = values[.count] { count = number }
        if case .word(let word)? = values[.direction] { alternates = word.hasPrefix("alternate") }
        return count == 1 ? nil : .init(count: count, autoreverses: alternates)
    }
}

extension SourceExpression {
    /// The values of a list, item by item, with the lists that constants stand for joined as text would be.
    var styleItems: [[SourceExpression]] {
        switch form {
        case .array(let items): return items.flatMap(\.styleItems)
        case .list(let values):
            var items: [[SourceExpression]] = [[]]
            for value in values {
                let inner = value.styleItems
                items[items.count - 1] += inner.first ?? []
                items += inner.dropFirst()
            }
            return items
        default: return [[self]]
        }
    }
}
