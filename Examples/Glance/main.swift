import Foundation
import MotifCore

// What an app carries: a pattern and its kind, as `motif export expand kind:expand -o expand.json` writes them.
let motion = try PatternMotion(exported: Data(contentsOf: URL(fileURLWithPath: "expand.json")))
let button = MotionFrame(x: 20, y: 700, width: 56, height: 56)
let scene = try motion.scene(on: MotionSize(width: 393, height: 852), given: ["view": .frame(button)])

let timeline = try motion.timeline(of: "present", in: scene)
for time in FrameTimes(timeline.range, rate: 5) {
    print(time, try timeline.value(of: .scale, on: "view", at: time))
}

let spring = try CurveTiming(.spring(.dampingRatio(0.8, initialVelocity: 0)), duration: 0.5)
print("a spring after a quarter of a second:", spring.progress(at: 0.5))
