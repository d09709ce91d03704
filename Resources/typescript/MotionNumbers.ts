export function lerp(start: number, end: number, fraction: number): number {
  "worklet";
  return start * (1 - fraction) + end * fraction;
}

/** The nearest whole number; halves are rounded away from zero. */
export function rounded(number: number): number {
  "worklet";
  const whole = Math.trunc(number);
  return Math.abs(number - whole) >= 0.5 ? whole + Math.sign(number) : whole;
}
