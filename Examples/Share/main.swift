import Foundation
import MotifCatalog
import MotifCore

func note(_ author: String, _ message: String) -> ChangeNote {
    ChangeNote(author: author, message: message, date: Timestamp(secondsSince1970: Date().timeIntervalSince1970))
}

let team = try CatalogHub(Catalog.create(at: "team.db", with: .shipped, as: note("ada", "start")))
let mia = try Catalog.clone(team, url: "team.db", to: "mia.db")
let tom = try Catalog.clone(team, url: "team.db", to: "tom.db")

try mia.write(as: note("mia", "snappier")) { try $0.update("expand") { $0["expandDuration"] = .milliseconds(250) } }
try mia.sync(with: team)
try tom.write(as: note("tom", "calmer")) { try $0.update("expand") { $0["expandDuration"] = .milliseconds(500) } }

do {
    try tom.sync(with: team)
} catch let stop as MergeStop {
    for conflict in stop.conflicts { print(conflict.label, conflict.ours?.author ?? "", conflict.theirs?.author ?? "") }
    var options = MergeOptions()
    try options.answers.add("all=theirs")
    try tom.sync(with: team, options)
}

let release = try tom.release("1.4", as: note("tom", "App Store"))
try tom.sync(with: team)
let past = try tom.past(after: release.number - 1)
print(try past.patterns(where: "expandDuration < 0.3").map(\.metadata.name.slug.text))
