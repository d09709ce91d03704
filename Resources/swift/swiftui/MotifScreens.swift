import SwiftUI

/// Screens between which an operation and its way back run when `isShown` changes. One linear clock
/// drives all layers.
internal struct MotifScreens<Layers, Content: View>: View {
    typealias Operation = (standard: MotifOperation<Layers>, reduced: MotifOperation<Layers>?)

    let isShown: Bool
    let forward: Operation
    /// The way back; without one, the operation runs backward.
    let backward: Operation?
    /// Shows all of the screens once nothing moves.
    let settle: (inout Layers) -> Void
    let content: (_ layers: Layers, _ isPresent: Bool) -> Content
    @Environment(\.accessibilityReduceMotion) private var isReduced

    var body: some View {
        let own = isShown ? forward : backward ?? forward
        let operation = isReduced ? own.reduced ?? own.standard : own.standard
        let isReturning = !isShown && backward != nil
        MotifClock(progress: isShown ? 1 : 0) { progress in
            var layers = operation.at((isReturning ? 1 - progress : progress) * operation.end)
            if progress == 0 || progress == 1 { settle(&layers) }
            return content(layers, progress > 0)
        }
        .animation(.linear(duration: operation.end), value: isShown)
    }
}

/// A view with a progress that animations change.
internal struct MotifClock<Content: View>: View, Animatable {
    var progress: CGFloat
    let content: (_ progress: CGFloat) -> Content

    nonisolated var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    var body: some View { content(progress) }
}

extension MotifLayer {
    /// Shows all of a screen: not hidden, and without clear background, mask, or hole.
    mutating func settle() { (isHidden, isClear, maskCenter, holeCenter) = (false, false, nil, nil) }
}
