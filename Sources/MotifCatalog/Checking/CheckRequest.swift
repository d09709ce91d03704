public import MotifCore

/// What to check: patterns, on the screens of devices.
public struct CheckRequest: Sendable {
    /// Which patterns; all of them unless said.
    public var patterns = Selection.everything
    /// On which devices; on all where there is none.
    public var devices: [Slug] = []
    /// Which way they are held.
    public var orientations = Orientation.allCases

    /// All patterns on all devices, both ways.
    public init() {}
}

extension CatalogReader {
    /// The screens that a request asks for.
    ///
    /// - Throws: `Problems` with `not-found` for a device that there is not, and where there is none at all.
    public func screens(for request: CheckRequest) throws -> [Screen] {
        let devices = request.devices.isEmpty ? try devices() : try request.devices.map(device)
        guard !devices.isEmpty else {
            throw Problems(.rule(.notFound, "The catalog has no device to check on"))
        }
        return devices.flatMap { device in request.orientations.map { Screen(device, held: $0) } }
    }
}
