public import MotifFormula

/// Something that moves, or lies before or behind what moves.
///
/// Its formulas give what it is at rest; tracks move its properties from there. Of a layer with `repetition` there is
/// one copy for each element of a list, and its formulas may read the element and `index`.
public struct Layer: Sendable, Equatable {
    /// The name that tracks use.
    public let name: String
    /// What it is in the motion.
    public let roles: LayerRoles
    /// The form of its surface.
    public let shape: Shape
    /// Where it lies; of type frame, on the screen.
    public let frame: CheckedFormula
    /// What it is filled with; clear where there is nothing.
    public let fill: Paint?
    /// Radius of the corners, a number; 0 where there is nothing.
    public let cornerRadius: CheckedFormula?
    /// What it casts on the layers behind, in its own form.
    public let shadow: Shadow?
    /// The circle outside of which the layer is not seen, in the coordinates of the screen.
    public let mask: Circle?
    /// The circle in which the layer is not there, in the coordinates of the screen.
    public let hole: Circle?
    /// The point about which it scales and turns, in fractions of its width and height; the middle where there is
    /// nothing.
    public let anchor: CheckedFormula?
    /// Distance of the eye in points, a number; no perspective where there is nothing.
    public let perspective: CheckedFormula?
    /// The edge of the screen from which `offset` moves it inward.
    public let edge: Edge
    /// The name of the image or animation that it shows, a text; empty for none.
    public let image: CheckedFormula?
    /// The words that it shows; empty for none.
    public let text: CheckedFormula?
    /// Whether it is there at all, a boolean; it is where there is nothing.
    public let visible: CheckedFormula?
    /// The list that it repeats for, if it does.
    public let repetition: Repetition?

    /// The form of a layer's surface.
    public enum Shape: String, Sendable, Hashable, CaseIterable {
        /// The frame, with its corner radius.
        case rectangle
        /// The largest circle in the middle of the frame.
        case circle
        /// The frame without the hole.
        case cutout
    }

    /// An edge of the screen.
    public enum Edge: String, Sendable, Hashable, CaseIterable {
        /// The upper one.
        case top
        /// The lower one.
        case bottom
        /// The left one.
        case leading
        /// The right one.
        case trailing
    }

    /// A circle that opens or masks a layer.
    public struct Circle: Sendable, Equatable {
        /// Its middle, a point.
        public let center: CheckedFormula
        /// Its diameter at rest, a number.
        public let diameter: CheckedFormula
    }

    /// A shadow as Core Animation draws it.
    public struct Shadow: Sendable, Equatable {
        /// Its color; black where there is nothing.
        public let color: Paint?
        /// Its opacity, a number from 0 to 1.
        public let opacity: CheckedFormula
        /// Its blur radius, a number.
        public let radius: CheckedFormula
        /// How far it is moved, a point; not at all where there is nothing.
        public let offset: CheckedFormula?
    }

    /// One copy of the layer for each element of a list, back to front in its order.
    ///
    /// A copy is named by the layer's name and, after a dot, the element's field `name`, else `slug`, else its index:
    /// `phantom.image`.
    public struct Repetition: Sendable, Equatable {
        /// The list.
        public let list: CheckedFormula
        /// The name under which formulas read the element.
        public let element: String
    }

    /// A part that a layer may lack, named as its key.
    enum Part: String {
        case mask, hole, shadow
    }
}
