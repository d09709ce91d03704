// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The app with its scenes and windows.
//
// Source: https://developer.apple.com/documentation/uikit/uiapplication, …/uiwindowscene, …/uiwindow

import Foundation

@MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()
    @available(iOS 13.0, *)
    public internal(set) var connectedScenes: Set<UIScene> = [UIWindowScene()]
}

@available(iOS 13.0, *)
@MainActor open class UIScene: UIResponder {}

@available(iOS 13.0, *)
@MainActor open class UIWindowScene: UIScene {}

public final class UIWindow: UIView {
    private static var all: [UIWindow] = []
    @available(iOS 13.0, *)
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        Self.all.append(self)
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        Self.all.append(self)
    }
    /// What the run loop does when it comes to rest: everything that is in a window is laid out and drawn.
    static func display() {
        for window in all {
            window.layoutIfNeeded()
            window.draw()
        }
    }
}
