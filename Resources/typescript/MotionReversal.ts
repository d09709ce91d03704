/** The timing of the reverse movement. */
export function reversed(timing: MotionTiming): MotionTiming {
  "worklet";
  return { ...timing, isReversed: !timing.isReversed };
}
