/** Equal steps, with a jump at the start, at the end, at both, or at neither. */
export function steps(count: number, jumpsAtStart: boolean, jumpsAtEnd: boolean): MotionCurve {
  "worklet";
  const lead = jumpsAtStart ? 1 : 0;
  const jumps = count - 1 + lead + (jumpsAtEnd ? 1 : 0);
  const progress = (fraction: number): number => {
    "worklet";
    return Math.min(Math.floor(fraction * count) + lead, jumps) / jumps;
  };
  return curveOf(progress);
}
