/** The same timing for what moves back. */
export function reversed(timing: MotionTiming): MotionTiming {
  "worklet";
  return { ...timing, isReversed: !timing.isReversed };
}
