import { Easing, ReduceMotion, cancelAnimation, withTiming, type SharedValue } from "react-native-reanimated";
import { useAnimatedStyle, useDerivedValue } from "react-native-reanimated";
import { scheduleOnRN } from "react-native-worklets";

type AnyLayer = MotionLayer | undefined | (MotionLayer | undefined)[];

/** The style of a layer at the clock's time. A layer that repeats has a style for each `index`. */
export function useLayerStyle<Layers extends { [Name in keyof Layers]: AnyLayer }>(
  operation: MotionOperation<Layers>,
  clock: { get(): number },
  name: keyof Layers,
  index = 0,
) {
  return useAnimatedStyle(() => {
    "worklet";
    const layer: AnyLayer = operation.at(clock.get())[name];
    return layerStyle(Array.isArray(layer) ? layer[index] : layer);
  });
}

/**
 * Runs a clock to a time: to the end of an operation, or back to its beginning. It also runs with
 * reduced motion: the app then uses the reduced variant, which Reanimated would skip. `onEnd` is
 * called on the React Native thread, unless the run is interrupted.
 */
export function runClock(clock: SharedValue<number>, time: number, onEnd?: () => void) {
  "worklet";
  // Otherwise, an animation to the same time would keep the start of the running one.
  cancelAnimation(clock);
  const duration = Math.abs(time - clock.get()) * 1000;
  const config = { duration, easing: Easing.linear, reduceMotion: ReduceMotion.Never };
  const animation = withTiming(time, config, (isFinished) => {
    "worklet";
    if (isFinished && onEnd !== undefined) scheduleOnRN(onEnd);
  });
  clock.set(animation);
}

/** A clock driven by the progress of a gesture or a transition, from 0 to 1. */
export function useProgressClock<Layers>(
  operation: MotionOperation<Layers>,
  progress: { get(): number },
) {
  return useDerivedValue(() => {
    "worklet";
    return operation.begin + (operation.end - operation.begin) * progress.get();
  });
}
