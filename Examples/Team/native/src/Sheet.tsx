import { useEffect } from "react";
import { View } from "react-native";
import Animated, { useAnimatedStyle, useSharedValue, withSpring, withTiming } from "react-native-reanimated";
import { MEDIUM, STANDARD } from "./motion";

export function Sheet({ isOpen }: { isOpen: boolean }) {
  const offset = useSharedValue(400);
  const opacity = useSharedValue(0);
  useEffect(() => {
    opacity.value = withTiming(isOpen ? 1 : 0, { duration: MEDIUM, easing: STANDARD });
    offset.value = withSpring(isOpen ? 0 : 400, { stiffness: 400, damping: 26, mass: 1 });
  }, [isOpen]);
  const style = useAnimatedStyle(() => ({ opacity: opacity.value, transform: [{ translateY: offset.value }] }));
  return <Animated.View style={style}><View /></Animated.View>;
}
