extension ExportTarget {
    /// A transition that an app takes in, with its geometry worked out where it runs.
    public static let uiKit = ExportTarget(
        name: "uikit", summary: "Swift source: a UIKit transition with its delegate", fileExtension: "swift"
    ) { subject in
        var export = UIKitExport(subject)
        return try export.export()
    }
}
