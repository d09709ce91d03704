/** The value of the last of several tracks that has begun, or of the first track. */
export function follow(time: number, ...tracks: [MotionTiming, number, number][]): number {
  "worklet";
  const ordered = [...tracks].sort((one, other) => one[0].begin - other[0].begin);
  const begun = ordered.filter((track) => track[0].begin <= time);
  const [timing, from, to] = begun[begun.length - 1] ?? ordered[0]!;
  return between(timing, time, from, to);
}
