// The files as an app with React Native and Reanimated uses them.
import {
  useReducedMotion, useSharedValue, withSpring, withTiming, type SharedValue, type WithSpringConfig, type WithTimingConfig,
} from "react-native-reanimated";
import type { ViewStyle } from "react-native";
import { expandOperations, expandTimings } from "./expand";
import { layerStyle, runClock, useLayerStyle, useProgressClock } from "./motion-styles";
import { zoomIconsOperations, zoomIconsTimings } from "./zoom-icons";

export function useExpand(screen: { width: number; height: number }) {
  const { present } = expandOperations({ screen }, useReducedMotion());
  const clock = useSharedValue(present.begin);
  const style: ViewStyle = useLayerStyle(present, clock, "view");
  return { style, run: () => runClock(clock, present.end, () => {}), back: () => runClock(clock, present.begin) };
}

export function useSwipe(screen: { width: number; height: number }, progress: SharedValue<number>) {
  const { pop } = zoomIconsOperations({ screen }, false, undefined, true);
  const clock = useProgressClock(pop, progress);
  const styles: ViewStyle[] = [useLayerStyle(pop, clock, "icon", 2), useLayerStyle(pop, clock, "summary")];
  return [...styles, layerStyle(pop.at(0).summary)];
}

const timings: WithTimingConfig[] = Object.values(expandTimings);
const springs: WithSpringConfig[] = Object.values(zoomIconsTimings);
export const values = [...timings.map((timing) => withTiming(1, timing)), ...springs.map((spring) => withSpring(1, spring))];
