/** The value of a size at a time, which is never negative. */
export function sizeBetween(timing: MotionTiming, time: number, from: number, to: number): number {
  "worklet";
  return Math.max(0, between(timing, time, from, to));
}
