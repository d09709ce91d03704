public import MotifJSON

extension Kind {
    /// Whether this moves as the kind in another canonical JSON does: they differ in words at most.
    public func movesLike(_ other: JSON) -> Bool {
        let words = DocumentMetadata.keys
        func motion(_ json: JSON) -> JSONObject {
            var object = json.object ?? JSONObject()
            for key in words { object[key] = nil }
            return object
        }
        return motion(json) == motion(other)
    }
}
