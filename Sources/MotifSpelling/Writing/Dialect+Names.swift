package import MotifCore

extension Dialect {
    /// The names for a curve that can replace another name of the dialect: those of the same type.
    package func names(for curve: Curve, insteadOf name: String) -> [String] {
        func named(_ shape: CallShape) -> Curve? {
            shape.isProperty ? shape.fixed[.curve].flatMap { try? Curve($0) } : nil
        }
        let types = Set(shapes.filter { $0.name == name && named($0) != nil }.map(\.type))
        return shapes.filter { shape in
            guard types.contains(shape.type), let own = named(shape) else { return false }
            return own == curve || own.controlPoints != nil && own.controlPoints == curve.controlPoints
        }.map(\.name)
    }
}
