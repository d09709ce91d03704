import { Pressable, StyleSheet, View, useWindowDimensions } from "react-native";
import Animated, { useReducedMotion, useSharedValue } from "react-native-reanimated";
import { runClock, useLayerStyle } from "./generated/motion-styles";
import { openMenu, openMenuOperations } from "./generated/open-menu";

/** Opens the menu out of its button, with the exported motion. */
export function Home() {
  const screen = useWindowDimensions();
  const { present } = openMenuOperations({ screen }, useReducedMotion());
  const clock = useSharedValue(present.begin);
  const button = useLayerStyle(present, clock, "view");
  const menu = useLayerStyle(present, clock, "destination");
  const { x, y, width, height } = openMenu({ screen }).rest.view.frame;
  return (
    <View style={StyleSheet.absoluteFill}>
      <Animated.View style={[{ position: "absolute", left: x, top: y, width, height }, button]}>
        <Pressable style={StyleSheet.absoluteFill} onPress={() => runClock(clock, present.end)} />
      </Animated.View>
      <Animated.View pointerEvents="box-none" style={[StyleSheet.absoluteFill, menu]} />
    </View>
  );
}
