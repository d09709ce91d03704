import MotifCore

/// How a language writes the declarations of numbers: a table, filled in by each language.
///
/// What a language leaves out, it writes as most others do.
struct NumbersShapes {
    let constant: (_ name: String, _ value: Code) -> Code
    /// A declaration of a record.
    let record: (_ name: String, _ fields: [CodeStatement]) -> [CodeStatement]
    let field: (_ name: String, _ type: String, _ isOptional: Bool) -> Code
    /// An argument or a member with its name.
    var labeled: (_ name: String, _ value: Code) -> Code = { $1.prefixed("\($0): ") }
    let timing: (TimingMember) -> Code
    /// The timing with a name in the other direction.
    var reversed: (_ timing: String) -> Code = { "\($0).reversed" }
    /// All layers, each with its name.
    let layers: ([Code]) -> Code
    /// A layer that may be absent.
    let optional: (_ layer: Code, _ condition: FormulaTerm) -> Code
    /// A layer with changes, each with its name; `nil` if the values of `layers` are set.
    let copy: ((_ layer: Code, _ isOptional: Bool, _ changes: [Code]) -> Code)?
    /// Whether a layer is present.
    let exists: (_ layer: String) -> String
    /// Whether any layer of a list is present, if they may be absent.
    let anyExists: (_ layers: String, _ areOptional: Bool) -> String
    /// The last end of a list of timings, one for each layer that is present.
    let latestEnd: (_ timings: String, _ layers: String) -> Code
    /// The name of an element in a function that reads nothing else.
    let soleElement: String
    /// The element at the index of a loop.
    var current: (_ list: Code) -> Code = { "\($0)[index]" }
    /// A list of values for each element of another one, with statements before the value.
    let map: (_ list: Code, _ element: String, _ isIndexed: Bool, _ before: [CodeStatement], _ value: Code) -> Code
    /// An operation from 0 or another begin to its end, with the layers that move.
    let operation: (_ begin: Code?, _ end: Code, _ moves: [Code]) -> Code
}

/// A timing that tracks share; a list of timings if it differs between the elements of a layer.
struct TimingMember: Equatable {
    let name: String
    let begin: Code
    let duration: Code
    let curve: Code
    let isTimed: Bool
    let repeated: Layer?

    /// Whether both end at the same time, so that either determines the duration.
    func isOver(with other: TimingMember) -> Bool {
        begin == other.begin && duration == other.duration && repeated == other.repeated
    }

    /// Whether both move something in the same way.
    func isSame(as other: TimingMember) -> Bool {
        isOver(with: other) && curve == other.curve && isTimed == other.isTimed
    }
}
