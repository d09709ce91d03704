import Foundation
import MotifCatalog
import MotifCore

func note(_ message: String) -> ChangeNote {
    ChangeNote(author: "mia", message: message, milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
}

let catalog = try Catalog.create(at: CommandLine.arguments[1], with: .shipped, as: note("start"))

// One change: every pattern that takes longer than half a second.
let outcomes = try catalog.write(as: note("nothing over half a second")) { writer in
    var slow: [DocumentName] = []
    try writer.list(ListRequest(filter: "duration > 0.5")) { slow.append($0.entry.name) }
    return try slow.map { try writer.update($0, Edit(set: [("duration", .text("500ms"))])) }
}
for outcome in outcomes { print(outcome.name, outcome.action, "as revision", outcome.revision) }

// One snapshot: what that changed.
try catalog.read { reader in
    let before = try DocumentReference("punch-out@1")
    for entry in try reader.difference(from: before, to: DocumentReference("punch-out")).entries {
        print(entry.path, entry.oldText ?? "", "→", entry.newText ?? "")
    }
}
