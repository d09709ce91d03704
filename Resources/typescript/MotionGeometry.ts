export interface MotionPoint {
  x: number;
  y: number;
}

export interface MotionSize {
  width: number;
  height: number;
}

export interface MotionFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}
