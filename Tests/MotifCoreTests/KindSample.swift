import MotifJSON

@testable import MotifCore

/// A small kind without a problem, and edits to it.
enum KindSample {
    static let json: JSON = [
        "type": "kind", "slug": "sample", "title": "Sample",
        "parameters": [
            ["name": "duration", "type": "duration", "default": 1, "exclusiveMinimum": 0],
            ["name": "curve", "type": "curve", "default": "easeIn"],
            ["name": "cards", "type": "list", "default": [10, 20], "element": ["type": "length"]],
        ],
        "scene": [["name": "screen", "type": "size", "default": "device"]],
        "bindings": [
            ["name": "half", "formula": "whole / 2"], ["name": "whole", "formula": "screen.height"],
        ],
        "layers": [
            ["name": "source", "role": "source", "frame": "bounds(screen)"],
            [
                "name": "destination", "role": "destination", "frame": "bounds(screen)", "fill": "#336699",
                "mask": ["shape": "circle", "center": "center(bounds(screen))", "diameter": "4"],
            ],
            [
                "name": "card", "role": "element", "forEach": "cards", "as": "width",
                "frame": "frame(0, 100 * index, width, 80)",
            ],
        ],
        "operations": [
            [
                "name": "push", "driver": "time",
                "tracks": [
                    [
                        "layer": "destination", "property": "mask.diameter", "from": "4", "to": "whole",
                        "duration": "duration", "curve": "curve",
                    ],
                    [
                        "layer": "card", "property": "width", "from": "width", "to": "2 * width",
                        "duration": "duration / 2", "curve": "curve",
                    ],
                ],
            ],
            [
                "name": "pop", "swap": "push",
                "tracks": [["layer": "destination", "property": "mask.diameter", "curve": "linear"]],
            ],
            ["name": "dismiss", "system": true],
        ],
        "reduced": [
            "tracks": [
                [
                    "layer": "destination", "property": "opacity", "from": "0", "to": "1", "duration": "0.2",
                    "curve": "easeInOut",
                ]
            ]
        ],
        "interactions": [
            [
                "name": "pan", "operation": "push", "progress": "-translation.y / screen.height",
                "finishes": "progress > 0.5 || velocity.y < -500",
            ]
        ],
        "checks": [["name": "covers", "holds": "whole >= half", "message": "it ends {half} pt short"]],
    ]

    /// The sample, or another document, with a value set or removed at a place such as `layers[1].mask.diameter`; an
    /// index one past the end adds an element.
    static func json(_ edits: [(place: String, value: JSON?)], of json: JSON = json) -> JSON {
        edits.reduce(json) { $0.setting(steps(of: $1.place)[...], to: $1.value) ?? $0 }
    }

    static func steps(of place: String) -> [JSONPath.Element] {
        place.split(separator: ".").flatMap { part -> [JSONPath.Element] in
            part.split(separator: "[").map { piece in
                Int(piece.dropLast()).map { .index($0) } ?? .key(String(piece))
            }
        }
    }

    static func track(_ layer: String, _ property: String, begin: String = "0", duration: String = "1") -> JSON {
        [
            "layer": .string(layer), "property": .string(property), "from": "0", "to": "1", "begin": .string(begin),
            "duration": .string(duration), "curve": "linear",
        ]
    }
}

extension JSON {
    fileprivate func setting(_ steps: ArraySlice<JSONPath.Element>, to value: JSON?) -> JSON? {
        guard let first = steps.first else { return value }
        let rest = steps.dropFirst()
        switch first {
        case .key(let key):
            var object = self.object ?? JSONObject()
            object[key] = (object[key] ?? .object(JSONObject())).setting(rest, to: value)
            return .object(object)
        case .index(let index):
            var array = self.array ?? []
            let new = (index < array.count ? array[index] : .object(JSONObject())).setting(rest, to: value)
            if let new {
                if index < array.count { array[index] = new } else { array.append(new) }
            } else {
                array.remove(at: index)
            }
            return .array(array)
        }
    }
}
