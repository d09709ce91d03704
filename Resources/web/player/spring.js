/** Springs: their numbers in Core Animation’s terms, their motion, and when they settle. */

/** The distance at which UIKit and Core Animation consider a spring settled. */
const rest = 0.001;

/** UIKit’s smallest damping ratio, and the durations in seconds for which it computes a spring. */
const uiKitLimits = { ratio: 1.1920929e-7, shortest: 0.01, longest: 10 };

const within = (value, lower, upper) => Math.min(Math.max(value, lower), upper);

/** The frequency at which UIKit’s spring settles within a time, by Newton’s method from 5 / time. */
const uiKitFrequency = (ratio, velocity, time) => {
  let omega = 5 / time;
  for (let step = 0; step < 12; step += 1) {
    if (ratio < 1) {
      const root = Math.sqrt(1 - ratio * ratio);
      const share = (ratio * omega - velocity) / (omega * root);
      const decay = Math.exp(-ratio * omega * time);
      const slope = decay * (velocity / (omega * omega * root) - ratio * time * share);
      omega -= (rest - Math.abs(share) * decay) / (share > 0 ? -slope : slope);
    } else {
      const decay = Math.exp(-omega * time);
      const value = (omega >= velocity ? -rest : rest) + (1 + (omega - velocity) * time) * decay;
      omega -= value / (time * time * (velocity - omega) * decay);
    }
  }
  return omega;
};

/** A spring of mass 1 with this frequency and damping ratio. */
const springOf = (omega, ratio, initialVelocity = 0) => ({
  mass: 1,
  stiffness: omega * omega,
  damping: 2 * ratio * omega,
  initialVelocity,
});

/** A spring in any of its forms as Core Animation’s; only one with a damping ratio needs the duration of its track. */
export const springNumbers = (spring, duration) => {
  if (spring.mass !== undefined) return { initialVelocity: 0, ...spring };
  if (spring.bounce !== undefined) {
    const { bounce } = spring;
    return springOf((2 * Math.PI) / spring.duration, bounce >= 0 ? 1 - bounce : 1 / (1 + bounce));
  }
  if (spring.response !== undefined) return springOf((2 * Math.PI) / spring.response, spring.dampingFraction);
  const ratio = within(spring.dampingRatio, uiKitLimits.ratio, 1);
  const velocity = spring.initialVelocity ?? 0;
  const time = within(duration, uiKitLimits.shortest, uiKitLimits.longest);
  return springOf(uiKitFrequency(ratio, velocity, time), ratio, velocity);
};

/** The first tenth of a second from which samples stay at rest for a second, or at which the envelope does. */
const sampledSettling = (value, envelope, omega) => {
  let first;
  for (let look = 0; look <= 10_000; look += 1) {
    if (Math.abs(1 - value(look * 0.1)) >= rest) first = undefined;
    else if (first === undefined) first = look;
    else if ((look - first) * 0.1 > 1) return first * 0.1;
  }
  let [early, late] = [0, 1 / omega];
  while (envelope(late) >= rest && Number.isFinite(late)) [early, late] = [late, late * 2];
  for (let step = 0; step < 64; step += 1) {
    const middle = early + (late - early) / 2;
    if (envelope(middle) >= rest) early = middle;
    else late = middle;
  }
  return Math.ceil(late * 10) / 10;
};

/**
 * The closed form of m·x″ + c·x′ + k·x = 0 from 0 to 1: `value` after some seconds, and `settlingDuration`, both
 * functions; `undefined` if the numbers overflow.
 */
export const springMotion = ({ mass, stiffness, damping, initialVelocity: velocity }) => {
  const omega = Math.sqrt(stiffness / mass);
  const measured = damping / (2 * mass * omega);
  const ratio = Math.abs(measured - 1) <= 4 * Number.EPSILON ? 1 : measured;
  const mean = damping / (2 * mass);
  if (![omega, ratio, mean, velocity].every(Number.isFinite) || omega <= 0) return undefined;
  if (ratio === 1) {
    const swing = omega - velocity;
    const crest = Math.abs(swing) > omega ? 1 / omega - 1 / Math.abs(swing) : 0;
    const value = t => 1 - Math.exp(-omega * t) * (1 + swing * t);
    const decayed = t => Math.exp(-omega * t) * (1 + Math.abs(swing) * t);
    return { value, settlingDuration: () => sampledSettling(value, t => decayed(Math.max(t, crest)), omega) };
  }
  const rate = omega * Math.sqrt(Math.abs((1 - ratio) * (1 + ratio)));
  const swing = (mean - velocity) / rate;
  if (ratio < 1) {
    const value = t => 1 - Math.exp(-mean * t) * (Math.cos(rate * t) + swing * Math.sin(rate * t));
    return { value, settlingDuration: () => Math.max(0, -Math.log(rest / (1 + Math.abs(swing))) / mean) };
  }
  const slow = omega * (omega / (mean + rate));
  const share = (1 - swing) / 2;
  const value = t => 1 - Math.exp(-slow * t) * (1 + share * Math.expm1(-2 * rate * t));
  const envelope = t => Math.exp(-slow * t) * Math.max(1, Math.abs(1 - share));
  return { value, settlingDuration: () => sampledSettling(value, envelope, omega) };
};

/** Core Animation’s settling duration of a spring in seconds; `undefined` for a curve without one of its own. */
export const settlingDuration = ({ spring }) =>
  spring && spring.dampingRatio === undefined ? springMotion(springNumbers(spring))?.settlingDuration() : undefined;
