/** A spring from 0 to 1 with Core Animation's parameters and a velocity in distances per second. */
export function spring(mass: number, stiffness: number, damping: number, initialVelocity = 0): MotionCurve {
  "worklet";
  const over = (duration: number) => {
    "worklet";
    return (fraction: number): number => {
      "worklet";
      return springProgress(fraction * duration, mass, stiffness, damping, initialVelocity);
    };
  };
  return { over, physics: { mass, stiffness, damping, initialVelocity } };
}

/** The progress of a spring after a number of seconds. */
export function springProgress(
  seconds: number,
  mass: number,
  stiffness: number,
  damping: number,
  initialVelocity: number,
): number {
  "worklet";
  const omega = Math.sqrt(stiffness / mass);
  const decay = damping / (2 * mass);
  const ratio = damping / (2 * mass * omega);
  if (seconds <= 0) return 0;
  if (Math.abs(ratio - 1) <= 4 * Number.EPSILON) {
    return 1 - Math.exp(-omega * seconds) * (1 + (omega - initialVelocity) * seconds);
  }
  const rate = omega * Math.sqrt(Math.abs(1 - ratio) * (1 + ratio));
  const swing = (decay - initialVelocity) / rate;
  if (ratio < 1) {
    return 1 - Math.exp(-decay * seconds) * (Math.cos(rate * seconds) + swing * Math.sin(rate * seconds));
  }
  const slow = omega * (omega / (decay + rate));
  return 1 - Math.exp(-slow * seconds) * (1 + ((1 - swing) / 2) * Math.expm1(-2 * rate * seconds));
}
