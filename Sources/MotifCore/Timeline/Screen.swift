public import MotifFormula
import MotifJSON

/// The orientation of a device.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
}

/// A screen in an orientation: that of a device, or any other size.
public struct Screen: Sendable, Hashable {
    /// The device; `nil` for any other size.
    public let device: Slug?
    /// The orientation.
    public let orientation: Orientation
    /// The width and height in the orientation, in points.
    public let size: MotionSize

    /// The screen of a device.
    public init(_ device: Device, held orientation: Orientation) {
        self.device = device.metadata.name.slug
        self.orientation = orientation
        size =
            switch orientation {
            case .portrait: MotionSize(width: device.width, height: device.height)
            case .landscape: MotionSize(width: device.height, height: device.width)
            }
    }

    /// A screen of this size; its orientation is portrait unless it is wider than high.
    public init(size: MotionSize) {
        device = nil
        orientation = size.width > size.height ? .landscape : .portrait
        self.size = size
    }
}

extension Screen: CustomStringConvertible {
    /// `ipad-9, landscape`, or the size alone, `393x852`.
    public var description: String {
        device.map { "\($0), \(orientation.rawValue)" }
            ?? "\(JSONNumber.text(size.width))x\(JSONNumber.text(size.height))"
    }
}
