extension ExportTarget {
    /// A page that plays the motion and makes it anew for other values and devices.
    public static let html = ExportTarget(
        name: "html", summary: "a page to play with", fileExtension: "html",
        export: { subject in
            let page = PlayerPage(subject)
            return MotionExport(page.text, notes: page.notes)
        })
}
