import Foundation

extension MotifMovement {
    /// The value of the last of several movements that has begun, or of the first one.
    static func follow(
        _ time: CGFloat, _ tracks: (timing: MotifMovement, from: CGFloat, to: CGFloat)...
    ) -> CGFloat {
        let ordered = tracks.sorted { $0.timing.begin < $1.timing.begin }
        let track = ordered.last { $0.timing.begin <= time } ?? ordered[0]
        return track.timing.value(time, track.from, track.to)
    }
}
