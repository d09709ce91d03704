import MotifCore
import MotifJSON

/// All operations of a pattern in one dotLottie file: an archive with a Lottie animation for each.
///
/// - Source: dotLottie 2.0: `manifest.json`, and animations in `a/`.
enum DotLottie {
    /// The archive.
    ///
    /// - Throws: As `LottieExport.export`.
    static func export(_ subject: ExportSubject) throws(Problems) -> MotionExport {
        var archive = ZIPArchive()
        archive.add("manifest.json", Array((manifest(of: subject).pretty + "\n").utf8))
        var notes: [ExportNote] = []
        for operation in subject.operations {
            let made = try LottieExport.export(subject.only(operation))
            archive.add("a/\(operation).json", made.bytes)
            // Operations often lose the same.
            notes += made.notes.filter { !notes.contains($0) }
        }
        return MotionExport(bytes: archive.bytes, notes: notes)
    }

    private static func manifest(of subject: ExportSubject) -> JSON {
        [
            "version": "2", "generator": "motif",
            "animations": .array(subject.operations.map { ["id": .string($0)] }),
            "initial": ["animation": .string(subject.operations.first ?? "")],
        ]
    }
}

extension ExportTarget {
    /// dotLottie, for dotLottie players, lottie-ios, and lottie-android.
    public static let dotLottie = ExportTarget(
        name: "dotlottie", summary: "All operations as Lottie animations in one dotLottie archive",
        fileExtension: "lottie", isBinary: true
    ) { subject in
        try DotLottie.export(subject)
    }
}
