public import MotifCore
public import MotifExport
public import MotifJSON

extension ExportSubject {
    /// How exactly a format represents the motion: `{"exact", "fileName", "notes", "operations", "pattern", "revision",
    /// "target"}`, and `"simulation"` if the format was compared with the motion in a simulated framework.
    ///
    /// Each note is `{"code", "degree", "message"}`; a format that can't represent the motion at all has its problems as
    /// notes of the degree `refused`.
    public func report(_ result: Result<MotionExport, Problems>, of target: ExportTarget) -> JSONObject {
        let notes: [(code: String, degree: String, message: String)] =
            switch result {
            case .success(let made): made.notes.map { ($0.code.rawValue, $0.degree.rawValue, $0.message) }
            case .failure(let problems):
                problems.problems.map { problem in
                    let prefix = problem.path == .root ? "" : "\(problem.path): "
                    return (problem.code.rawValue, "refused", prefix + problem.message)
                }
            }
        let isExact = if case .success(let made) = result { made.isExact } else { false }
        var report = report(isExact: isExact, notes, target: target.name)
        report["fileName"] = .string(target.fileName(of: name))
        report["simulation"] = target.simulation.map(JSON.string)
        return report
    }

    /// The members that every report has.
    func report(
        isExact: Bool, _ notes: [(code: String, degree: String, message: String)], target: String
    ) -> JSONObject {
        [
            "exact": .boolean(isExact),
            "notes": .array(
                notes.map {
                    ["code": .string($0.code), "degree": .string($0.degree), "message": .string($0.message)]
                }),
            "operations": .array(operations.map(JSON.string)),
            "pattern": .string(motion.pattern.metadata.name.slug.text),
            "revision": .number(Double(revision.value)), "target": .string(target),
        ]
    }
}
