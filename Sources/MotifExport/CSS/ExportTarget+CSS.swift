extension ExportTarget {
    /// A style sheet for a page with an element for each layer.
    ///
    /// - Source: CSS Animations Level 1, CSS Properties and Values API Level 1, CSS Easing Functions Level 2.
    public static let css = ExportTarget(
        name: "css", summary: "A style sheet: keyframes, linear() for springs, reduced motion", fileExtension: "css"
    ) { subject in
        let motion = try WebMotion(subject)
        return MotionExport(StyleSheet(motion).text, notes: motion.notes)
    }
}
