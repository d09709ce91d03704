import UIKit

extension MotifFormulas {
    enum Component: Int { case red, green, blue, alpha }

    /// A component of a color, from 0 to 1.
    static func component(_ color: UIColor, _ component: Component) -> CGFloat {
        var values: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&values.0, green: &values.1, blue: &values.2, alpha: &values.3)
        return [values.0, values.1, values.2, values.3][component.rawValue]
    }
}
