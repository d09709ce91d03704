import MotifJSON

/// The measures of stand-ins for an app's content, from `Resources/web/stand-ins.json`, the only table by which
/// pictures and pages draw them.
///
///     StandIns.list.step      // standIns.list.step in Resources/web/player
@dynamicMemberLookup
enum StandIns {
    /// The table.
    static let json: JSON = {
        let text = WebResource.named("stand-ins.json")?.text ?? ""
        return (try? JSONReader().read(Array(text.utf8))) ?? .null
    }()

    /// The part with this name.
    static subscript(dynamicMember name: String) -> Part { Part(name) }

    /// The sign of a control whose name begins with a word such as `back`.
    static func sign(of name: String) -> String? {
        json["signs"]?.object?.members.first { name.lowercased().hasPrefix($0.key) }?.value.string
    }

    /// An object of the table.
    @dynamicMemberLookup
    struct Part: Sendable {
        private let name: String
        private let values: JSONObject

        /// The part with this name.
        init(_ name: String) {
            self.name = name
            values = StandIns.json[name]?.object ?? [:]
        }

        /// A measure.
        subscript(dynamicMember key: String) -> Double {
            guard let number = values[key]?.number else { preconditionFailure("stand-ins.json has no \(name).\(key)") }
            return number
        }

        /// A color.
        subscript(dynamicMember key: String) -> String {
            guard let text = values[key]?.string else { preconditionFailure("stand-ins.json has no \(name).\(key)") }
            return text
        }
    }
}
