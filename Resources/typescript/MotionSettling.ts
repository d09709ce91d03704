/** The seconds until Core Animation considers a spring settled; undefined for other curves. */
export function settlingDuration(curve: MotionCurve): number | undefined {
  "worklet";
  if (curve.physics === undefined) return undefined;
  const { mass, stiffness, damping, initialVelocity } = curve.physics;
  const omega = Math.sqrt(stiffness / mass);
  const decay = damping / (2 * mass);
  if (decay < omega * (1 - 4 * Number.EPSILON)) {
    const swing = (decay - initialVelocity) / Math.sqrt((omega - decay) * (omega + decay));
    return Math.max(0, -Math.log(0.001 / (1 + Math.abs(swing))) / decay);
  }
  let first: number | undefined;
  for (let look = 0; look <= 10000; look++) {
    const distance = 1 - springProgress(look * 0.1, mass, stiffness, damping, initialVelocity);
    if (Math.abs(distance) >= 0.001) {
      first = undefined;
      continue;
    }
    first = first ?? look;
    if ((look - first) * 0.1 > 1) return first * 0.1;
  }
  return Infinity;
}
