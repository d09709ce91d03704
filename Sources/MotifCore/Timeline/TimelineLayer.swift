public import MotifFormula

/// A layer of a timeline: what it is at rest, and how its properties move. Lengths are points on the screen.
public struct TimelineLayer: Sendable, Equatable {
    /// Its name; a copy for an element has the element's after a dot, `phantom.image`.
    public let name: String
    /// What it is in this operation.
    public let role: LayerRole
    /// The form of its surface.
    public let shape: Layer.Shape
    /// Where it lies at rest.
    public let frame: MotionFrame
    /// What it is filled with; clear where there is nothing.
    public let fill: SRGBColor?
    /// Radius of its corners at rest.
    public let cornerRadius: Double
    /// What it casts on the layers behind.
    public let shadow: Shadow?
    /// The circle outside of which it is not seen, in the coordinates of the screen.
    public let mask: Circle?
    /// The circle in which it is not there, in the coordinates of the screen.
    public let hole: Circle?
    /// The point about which it scales and turns, in fractions of its width and height.
    public let anchor: MotionPoint
    /// Distance of the eye; no perspective where there is nothing.
    public let perspective: Double?
    /// The edge of the screen from which `offset` moves it inward.
    public let edge: Layer.Edge
    /// The name of the image or animation that it shows; empty for none.
    public let image: String
    /// The words that it shows; empty for none.
    public let text: String
    /// How its properties move, in the order of the kind; no property twice.
    public internal(set) var motions: [PropertyMotion]

    /// A circle at rest.
    public struct Circle: Sendable, Equatable {
        /// Its middle.
        public let center: MotionPoint
        /// Its diameter.
        public let diameter: Double
    }

    /// A shadow at rest.
    public struct Shadow: Sendable, Equatable {
        /// Its color.
        public let color: SRGBColor
        /// Its opacity, from 0 to 1.
        public let opacity: Double
        /// Its blur radius.
        public let radius: Double
        /// How far it is moved.
        public let offset: MotionPoint
    }

    /// How a property moves; `nil` where it stays as it is.
    public func motion(of property: LayerProperty) -> PropertyMotion? { motions.first { $0.property == property } }

    /// The value of a property at a time, moving or not.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - time: Seconds, or progress.
    public func value(of property: LayerProperty, at time: Double) -> Double {
        // Through the pointer no motion is copied, which would cost more than its value.
        motions.withUnsafeBufferPointer { motions in
            for index in motions.indices where motions[index].property == property {
                return motions[index].value(at: time)
            }
            return restValue(of: property)
        }
    }

    /// The value of a property that nothing moves.
    public func restValue(of property: LayerProperty) -> Double {
        switch property {
        case .opacity, .scale, .scaleX, .scaleY: 1
        case .centerX: frame.center.x
        case .centerY: frame.center.y
        case .width: frame.width
        case .height: frame.height
        case .cornerRadius: cornerRadius
        case .maskDiameter: mask?.diameter ?? 0
        case .holeDiameter: hole?.diameter ?? 0
        case .shadowOpacity: shadow?.opacity ?? 0
        case .shadowRadius: shadow?.radius ?? 0
        case .translationX, .translationY, .rotationX, .rotationY, .rotationZ, .offset, .outset, .lottieFrame: 0
        }
    }
}
