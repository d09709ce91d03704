import { Easing } from "react-native-reanimated";

/** The timings of the app, in milliseconds. */
export const SHORT = 150;
export const MEDIUM = 300;
export const STANDARD = Easing.bezier(0.2, 0, 0, 1);
