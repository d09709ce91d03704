import MotifSystem

/// The folder that paths in reports for services start from: the top of the repository, wherever the command runs.
struct ReportFolder {
    private let path: String

    /// The first of these that contains the current folder: GitHub's workspace, and the nearest folder with a Git
    /// repository; or else the current folder.
    static func current() -> ReportFolder {
        let here = FileSystem.resolved(".") ?? "/"
        var above = here
        while above != "/", !FileSystem.exists(above + "/.git") { above = FileSystem.folder(of: above) }
        let tops = [Environment.workspace.flatMap(FileSystem.resolved), above == "/" ? nil : above].compactMap(\.self)
        return ReportFolder(path: tops.first { (here + "/").hasPrefix($0 + "/") } ?? here)
    }

    /// The path of a file from the folder; as it is for a file outside it.
    func relative(_ file: String) -> String {
        guard let whole = FileSystem.resolved(file), whole.hasPrefix(path + "/") else { return file }
        return String(whole.dropFirst(path.count + 1))
    }
}
