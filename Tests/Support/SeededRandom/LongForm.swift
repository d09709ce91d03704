import Foundation

/// Tests that take minutes have a short form, and a long one for `script/nightly`.
public enum LongForm {
    /// Whether the long forms run: `MOTIF_NIGHTLY` is set.
    public static let isOn = ProcessInfo.processInfo.environment["MOTIF_NIGHTLY"] != nil
}
