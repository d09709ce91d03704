public import MotifCatalog
public import MotifCore
public import MotifExport

extension CatalogReader {
    /// The pattern of a request with its screen and scene, ready for exporters.
    ///
    /// - Parameters:
    ///   - request: The pattern, its screen and its scene. If it names an operation, only that operation is exported.
    ///   - devices: The devices that can be chosen in an interactive export.
    ///   - curves: A cache to share between subjects.
    /// - Throws: `Problems` for a pattern, revision, device or operation that doesn't exist, an unknown or invalid
    ///   scene
    ///   input, or a formula of the scene without a value.
    public func subject(
        _ request: SampleRequest, devices: [Device] = [], curves: FittedCurves = FittedCurves()
    ) throws -> ExportSubject {
        let (stored, screen, scene) = try staged(request)
        return try ExportSubject(
            stored.motion, revision: stored.revision, screen: screen, scene: scene, operation: request.operation,
            devices: devices, curves: curves)
    }

    /// A shared value; `nil` for another document.
    package func value(of reference: DocumentReference) throws -> SharedValue? {
        guard case .value(let value) = try state(of: reference).document else { return nil }
        return value
    }
}
