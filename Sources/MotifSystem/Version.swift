/// The version of all programs in this package.
public enum Version {
    /// The version, as in Semantic Versioning. `script/release` makes no other.
    public static let current = "0.1.0"
}
