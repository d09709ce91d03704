import MotifJSON
import Testing

@testable import MotifCore

@Suite struct `a damaged kind` {
    static let wrecks: [JSON] = [.null, true, -1e308, "", "a.b(", [], [:], [[:]]]

    @Test(arguments: KindSeeds.names.filter { $0.hasPrefix("kinds/") })
    func `is read or rejected, and never traps`(name: String) throws {
        let json = try KindSeeds.json(name)
        for (index, place) in Self.places(in: json, at: "").enumerated() {
            let wreck = Self.wrecks[index % Self.wrecks.count]
            let (kind, problems) = Kind.result(KindSample.json([(place, wreck)], of: json))
            #expect((kind == nil) == !problems.isEmpty, "\(place) = \(wreck.canonical)")
        }
    }

    /// Every place of a document, in the notation of `KindSample.json`.
    private static func places(in json: JSON, at place: String) -> [String] {
        switch json {
        case .object(let object):
            object.members.flatMap { member in
                let inner = place.isEmpty ? member.key : "\(place).\(member.key)"
                return [inner] + places(in: member.value, at: inner)
            }
        case .array(let values):
            values.enumerated().flatMap { ["\(place)[\($0)]"] + places(in: $1, at: "\(place)[\($0)]") }
        default: []
        }
    }
}
