import Foundation

/// The timing of a movement, in seconds or in units of progress.
internal struct MotifMovement {
    let begin: CGFloat
    let end: CGFloat
    private let progress: (CGFloat) -> CGFloat
    private var isReversed = false

    init(_ duration: CGFloat, _ curve: MotifEasing, begin: CGFloat = 0) {
        (self.begin, end, progress) = (begin, begin + duration, curve.over(duration))
    }

    /// The timing of the reverse movement.
    var reversed: MotifMovement {
        var other = self
        other.isReversed.toggle()
        return other
    }

    func value(_ time: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
        let (start, stop) = isReversed ? (to, from) : (from, to)
        if time < begin { return start }
        if time >= end { return stop }
        return start + (stop - start) * progress((time - begin) / (end - begin))
    }

    /// The value of a size, which is never negative.
    func size(_ time: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat { max(0, value(time, from, to)) }
}

/// The motion of an operation over a range of time or progress.
internal struct MotifOperation<Layers> {
    var begin: CGFloat = 0
    let end: CGFloat
    let at: (CGFloat) -> Layers
}
