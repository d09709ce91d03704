// A stand-in for Reanimated's valueSetter.ts: it cancels a shared value's animation, and starts the next one.
// Source: software-mansion/react-native-reanimated, packages/react-native-reanimated/src/valueSetter.ts.
export function valueSetter(mutable, value) {
  const previous = mutable._animation;
  if (previous) [previous.cancelled, mutable._animation] = [true, null];
  if (typeof value !== "object") return void (mutable._value = value);
  if (mutable._value === value.current) return value.callback?.(true);
  value.onStart(value, mutable.value, global._getAnimationTimestamp(), previous);
  mutable._animation = value;
  const step = (now) => {
    if (value.cancelled) return value.callback?.(false);
    const isFinished = value.onFrame(value, now);
    mutable._value = value.current;
    return isFinished ? value.callback?.(true) : requestAnimationFrame(step);
  };
  step(global._getAnimationTimestamp());
}
