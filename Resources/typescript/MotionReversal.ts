/** The same timing for the movement back. */
export function reversed(timing: MotionTiming): MotionTiming {
  "worklet";
  return { ...timing, isReversed: !timing.isReversed };
}
