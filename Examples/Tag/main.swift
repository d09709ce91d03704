import Foundation
import MotifCatalog

let now = Timestamp(secondsSince1970: Date().timeIntervalSince1970)
let start = ChangeNote(author: "mia", message: "start", date: now)
let catalog = try Catalog.create(at: CommandLine.arguments[1], with: .shipped, as: start)

// One change: a tag for every pattern that takes longer than half a second.
try catalog.write(as: ChangeNote(author: "mia", message: "more than half a second", date: now)) { writer in
    for pattern in try writer.patterns(where: "totalDuration > 0.5") {
        print(try writer.update(pattern.name) { $0.tags.append("slow") })
    }
}

// What the change did to one of them.
for entry in try catalog.difference(from: "expand@1", to: "expand").entries { print(entry) }
