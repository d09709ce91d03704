// A stand-in for Reanimated's animation/timing.ts: a number that moves in a line, and goes on where another animation with the
// same target was begun. It leaves out easings as factories, and the values that aren't numbers.
// Source: software-mansion/react-native-reanimated, packages/react-native-reanimated/src/animation/timing.ts.
export function withTiming(toValue, { duration = 300, easing }, callback) {
  return {
    type: "timing", toValue, current: toValue, callback, startTime: 0, startValue: 0,
    onStart(animation, value, now, previous) {
      const goesOn = previous?.type === "timing" && previous.toValue === toValue && previous.startTime;
      animation.startTime = goesOn ? previous.startTime : now;
      animation.startValue = goesOn ? previous.startValue : value;
      animation.current = value;
    },
    onFrame(animation, now) {
      const runtime = now - animation.startTime;
      if (runtime >= duration) animation.startTime = 0;
      const { startValue } = animation;
      animation.current = runtime >= duration ? toValue : startValue + (toValue - startValue) * easing(runtime / duration);
      return runtime >= duration;
    },
  };
}
