/** A color in sRGB, with components from 0 to 1. */
export interface MotionColor {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}
