/**
 * The spring of `UIView.animate(withDuration:…usingSpringWithDamping:…)`, which ends within a
 * thousandth of its target. UIKit solves for it with twelve steps of Newton's method.
 */
export function uiKitSpring(dampingRatio: number, initialVelocity = 0): MotionCurve {
  "worklet";
  const over = (duration: number) => {
    "worklet";
    const ratio = Math.min(Math.max(dampingRatio, 1.1920929e-7), 1);
    const time = Math.min(Math.max(duration, 0.01), 10);
    let omega = 5 / time;
    for (let step = 0; step < 12; step++) {
      omega -=
        ratio < 1
          ? underdampedStep(omega, ratio, initialVelocity, time)
          : criticalStep(omega, initialVelocity, time);
    }
    return spring(1, omega * omega, 2 * ratio * omega, initialVelocity).over(duration);
  };
  return { over };
}

function underdampedStep(omega: number, ratio: number, velocity: number, time: number): number {
  "worklet";
  const root = Math.sqrt(1 - ratio * ratio);
  const share = (ratio * omega - velocity) / (omega * root);
  const decay = Math.exp(-ratio * omega * time);
  const slope = decay * (velocity / (omega * omega * root) - ratio * time * share);
  return (0.001 - Math.abs(share) * decay) / (share > 0 ? -slope : slope);
}

function criticalStep(omega: number, velocity: number, time: number): number {
  "worklet";
  const decay = Math.exp(-omega * time);
  const rest = omega >= velocity ? -0.001 : 0.001;
  return (rest + (1 + (omega - velocity) * time) * decay) / (time * time * (velocity - omega) * decay);
}
