import MotifJSON
import MotifStore
import MotifText

/// What a change says in its message of the change that it takes back or makes again: `Undo change 812`, or
/// `Too slow (undo change 812)`.
///
/// As with a revert in Git, the history itself has no link: it is the text that travels with the change.
struct Reversal: Equatable {
    /// The direction of a reversal.
    enum Direction: String {
        case undo
        case redo
    }

    let direction: Direction
    /// The number of the change that is taken back, or made again.
    var change: Int

    init(_ direction: Direction, _ change: Int) {
        self.direction = direction
        self.change = change
    }

    /// Reads the message of a change; `nil` if it names no change.
    init?(_ message: String) {
        let words = message.split { " ()".contains($0) }.suffix(3).map { $0.lowercased() }
        guard words.count == 3, let direction = Direction(rawValue: words[0]), let change = Int(words[2]), change > 0
        else { return nil }
        self.init(direction, change)
        guard message == self.message("") || message.hasSuffix(short) else { return nil }
    }

    /// The message of the change, with what its author said.
    func message(_ said: String) -> String {
        said.isEmpty ? "\(direction.rawValue.capitalizedFirst) change \(change)" : "\(said) \(short)"
    }

    private var short: String { "(\(direction.rawValue) change \(change))" }

    /// Whether a step from one text to another brings back a value that was replaced. Lists are merged, so that any step
    /// of theirs counts.
    static func bringsBack(_ value: JSON?, insteadOf replacement: JSON?, from old: JSON?, to new: JSON?) -> Bool {
        if value == replacement || old == new { return false }
        if new == value || new?.array != nil { return true }
        let objects = [value, replacement, old, new].map { $0?.object ?? JSONObject() }
        return (objects[0].keys + objects[1].keys).contains { key in
            bringsBack(objects[0][key], insteadOf: objects[1][key], from: objects[2][key], to: objects[3][key])
        }
    }

    /// A note whose message names the change by the number that it has now.
    ///
    /// - Parameter moved: The numbers of changes that have others now, by the former ones.
    static func renumbered(_ note: ChangeNote, _ moved: [Int: Int]) -> ChangeNote {
        guard var reversal = Reversal(note.message), let number = moved[reversal.change] else { return note }
        let said = note.message.hasSuffix(reversal.short) ? note.message.dropLast(reversal.short.count + 1) : ""
        reversal.change = number
        return ChangeNote(author: note.author, message: reversal.message(String(said)), date: note.date)
    }
}
