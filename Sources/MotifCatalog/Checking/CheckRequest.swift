public import MotifCore

/// Which patterns to check, and on which screens.
public struct CheckRequest: Sendable {
    /// The patterns; all by default.
    public var patterns = Selection.everything
    /// The devices; empty for all.
    public var devices: [Slug] = []
    /// The orientations of the devices; both by default.
    public var orientations = Orientation.allCases

    /// A request for all patterns on all devices, in both orientations.
    public init() {}
}

extension CatalogReader {
    /// The screens of a request.
    ///
    /// - Throws: `Problems` with `not-found` if a device doesn't exist, or if the catalog has none.
    public func screens(for request: CheckRequest) throws -> [Screen] {
        let devices = request.devices.isEmpty ? try devices() : try request.devices.map(device)
        guard !devices.isEmpty else {
            try store.checkAbsence(of: .device)
            throw Problems(.rule(.notFound, "The catalog has no devices to check on"))
        }
        return devices.flatMap { device in request.orientations.map { Screen(device, held: $0) } }
    }
}
