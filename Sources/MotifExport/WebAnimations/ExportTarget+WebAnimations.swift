extension ExportTarget {
    /// A module of JavaScript that starts the operations on a page with an element for each layer.
    ///
    /// - Source: Web Animations; CSS Properties and Values API Level 1.
    public static let webAnimations = ExportTarget(
        name: "waapi", summary: "A JavaScript module for the Web Animations API", fileExtension: "mjs"
    ) { subject in
        let motion = try WebMotion(subject)
        return MotionExport(AnimationModule(motion).text, notes: motion.notes)
    }
}
