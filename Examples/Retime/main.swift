import Foundation
import MotifCatalog

let now = Timestamp(secondsSince1970: Date().timeIntervalSince1970)
let start = ChangeNote(author: "mia", message: "start", date: now)
let catalog = try Catalog.create(at: CommandLine.arguments[1], with: .shipped, as: start)

// One change: every pattern that takes longer than half a second.
try catalog.write(as: ChangeNote(author: "mia", message: "nothing over half a second", date: now)) { writer in
    for pattern in try writer.patterns(where: "duration > 0.5") {
        print(try writer.update(pattern.name) { $0["duration"] = .seconds(0.5) })
    }
}

// What the change did to one of them.
for entry in try catalog.difference(from: "punch-out@1", to: "punch-out").entries { print(entry) }
