public import MotifFormula

/// A layer of a timeline: its values at rest, and the motion of its properties. Lengths are points on the screen.
public struct TimelineLayer: Sendable, Equatable {
    /// The name; the copy for an element has the element's name after a dot: `phantom.image`.
    public let name: String
    /// The role in this operation.
    public let role: LayerRole
    /// The shape of its surface.
    public let shape: Layer.Shape
    /// The frame at rest.
    public let frame: MotionFrame
    /// The fill; `nil` for clear.
    public let fill: SRGBColor?
    /// The corner radius at rest.
    public let cornerRadius: Double
    /// The shadow on the layers behind.
    public let shadow: Shadow?
    /// The circle outside of which the layer is invisible, in screen coordinates.
    public let mask: Circle?
    /// The circle that is cut out of the layer, in screen coordinates.
    public let hole: Circle?
    /// The point about which the layer scales and rotates, in fractions of its width and height.
    public let anchor: MotionPoint
    /// The distance of the viewer; `nil` for no perspective.
    public let perspective: Double?
    /// The edge of the screen from which `offset` moves it inward.
    public let edge: Layer.Edge
    /// The name of the image or animation that the layer shows; empty for none.
    public let image: String
    /// The text that the layer shows; empty for none.
    public let text: String
    /// The motions of its properties, in the order of the kind, one for each property.
    public internal(set) var motions: [PropertyMotion]

    /// A circle at rest.
    public struct Circle: Sendable, Equatable {
        /// The center.
        public let center: MotionPoint
        /// The diameter.
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
        /// The offset.
        public let offset: MotionPoint
    }

    /// Returns the motion of a property; `nil` if nothing moves it.
    public func motion(of property: LayerProperty) -> PropertyMotion? { motions.first { $0.property == property } }

    /// Returns the value of a property at a time.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - time: Seconds, or progress.
    public func value(of property: LayerProperty, at time: Double) -> Double {
        // With the pointer, no motion is copied, which would take longer than evaluating it.
        motions.withUnsafeBufferPointer { motions in
            for index in motions.indices where motions[index].property == property {
                return motions[index].value(at: time)
            }
            return restValue(of: property)
        }
    }

    /// Returns the value of a property at rest.
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
