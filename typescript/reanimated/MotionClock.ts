import { Easing, ReduceMotion, withTiming, type SharedValue } from "react-native-reanimated";
import { useAnimatedStyle, useDerivedValue } from "react-native-reanimated";

type AnyLayer = MotionLayer | undefined | (MotionLayer | undefined)[];

/** The style of a layer at the clock's time. A layer that repeats has a style for each `index`. */
export function useLayerStyle<Layers extends { [Name in keyof Layers]: AnyLayer }>(
  operation: MotionOperation<Layers>,
  clock: { readonly value: number },
  name: keyof Layers,
  index = 0,
) {
  return useAnimatedStyle(() => {
    "worklet";
    const layer: AnyLayer = operation.at(clock.value)[name];
    return layerStyle(Array.isArray(layer) ? layer[index] : layer);
  });
}

/**
 * Runs a clock to a time: to the end of an operation, or back to its beginning. It also runs with
 * reduced motion, since the app then runs the reduced variant, which Reanimated would skip.
 */
export function runClock(clock: SharedValue<number>, time: number, onEnd?: () => void) {
  "worklet";
  const duration = Math.abs(time - clock.value) * 1000;
  const config = { duration, easing: Easing.linear, reduceMotion: ReduceMotion.Never };
  clock.value = withTiming(time, config, (isFinished) => {
    "worklet";
    if (isFinished && onEnd !== undefined) onEnd();
  });
}

/** A clock that a gesture or a transition drives, with a progress from 0 to 1. */
export function useProgressClock<Layers>(
  operation: MotionOperation<Layers>,
  progress: { readonly value: number },
) {
  return useDerivedValue(() => {
    "worklet";
    return operation.begin + (operation.end - operation.begin) * progress.value;
  });
}
