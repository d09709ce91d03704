/** The value, at a time, of a size, which is never less than 0. */
export function sizeBetween(timing: MotionTiming, time: number, from: number, to: number): number {
  "worklet";
  return Math.max(0, between(timing, time, from, to));
}
