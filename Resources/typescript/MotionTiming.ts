/** A timing curve. */
export interface MotionCurve {
  /** Returns the progress as a function of the fraction of a duration in seconds. */
  over: (duration: number) => (fraction: number) => number;
  /** The parameters of a spring that has its own duration. */
  physics?: { mass: number; stiffness: number; damping: number; initialVelocity: number };
}

/** A curve that stretches with its duration. */
export function curveOf(progress: (fraction: number) => number): MotionCurve {
  "worklet";
  const over = () => {
    "worklet";
    return progress;
  };
  return { over };
}

/** The timing of a movement, in seconds or in units of progress. */
export interface MotionTiming {
  begin: number;
  end: number;
  progress: (fraction: number) => number;
  /** Whether `from` and `to` are swapped. */
  isReversed: boolean;
}

export function motionTiming(duration: number, curve: MotionCurve, begin = 0): MotionTiming {
  "worklet";
  return { begin, end: begin + duration, progress: curve.over(duration), isReversed: false };
}

/** The value of a movement between two values at a time. */
export function between(timing: MotionTiming, time: number, from: number, to: number): number {
  "worklet";
  const [start, stop] = timing.isReversed ? [to, from] : [from, to];
  if (time < timing.begin) return start;
  if (time >= timing.end) return stop;
  return start + (stop - start) * timing.progress((time - timing.begin) / (timing.end - timing.begin));
}

/** The motion of an operation over a range of time or progress. */
export interface MotionOperation<Layers> {
  begin: number;
  end: number;
  at: (time: number) => Layers;
}
