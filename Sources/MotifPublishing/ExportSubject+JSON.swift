public import MotifCore
public import MotifExport
public import MotifJSON

extension ExportSubject {
    /// How exactly a format represents the motion: `{"exact", "fileName", "notes", "operations", "pattern", "revision",
    /// "target"}`.
    ///
    /// Each note is `{"code", "degree", "message"}`; a format that can't represent the motion at all has its problems as
    /// notes of the degree `refused`.
    public func report(_ result: Result<MotionExport, Problems>, of target: ExportTarget) -> JSONObject {
        let notes: [JSON] =
            switch result {
            case .success(let made):
                made.notes.map { Self.note($0.code.rawValue, $0.degree.rawValue, $0.message) }
            case .failure(let problems):
                problems.problems.map { problem in
                    let prefix = problem.path == .root ? "" : "\(problem.path): "
                    return Self.note(problem.code.rawValue, "refused", prefix + problem.message)
                }
            }
        let isExact = if case .success(let made) = result { made.isExact } else { false }
        return [
            "exact": .boolean(isExact), "fileName": .string(target.fileName(of: name)), "notes": .array(notes),
            "operations": .array(operations.map(JSON.string)),
            "pattern": .string(motion.pattern.metadata.name.slug.text),
            "revision": .number(Double(revision.value)), "target": .string(target.name),
        ]
    }

    private static func note(_ code: String, _ degree: String, _ message: String) -> JSON {
        ["code": .string(code), "degree": .string(degree), "message": .string(message)]
    }
}
