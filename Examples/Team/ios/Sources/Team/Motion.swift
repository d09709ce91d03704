import SwiftUI
import UIKit

/// The timings of the app.
enum Motion {
    static let short: TimeInterval = 0.15
    static let medium: TimeInterval = 0.3
    static let long: TimeInterval = 0.45
    @MainActor static let standard = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
    static let snappy = Animation.spring(response: 0.35, dampingFraction: 0.8)
}
