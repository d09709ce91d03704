// What the exported code uses of Reanimated, and what an app gives to it.
// Source: software-mansion/react-native-reanimated, packages/react-native-reanimated: lib/typescript/commonTypes.d.ts@4.2.3,
// lib/typescript/animation/timing.d.ts@4.3.0, src/hook/useAnimatedStyle.ts@0076a2ef, lib/typescript/hook/useDerivedValue.d.ts
// @4.2.3, src/animation/springConfigs.ts, src/Easing.ts. The styles are those of facebook/react-native,
// packages/react-native/Libraries/StyleSheet/StyleSheetTypes.d.ts.

declare module "react-native" {
  type MaximumOneOf<T, K extends keyof T = keyof T> = K extends keyof T
    ? { [P in K]: T[K] } & { [P in Exclude<keyof T, K>]?: never }
    : never;

  export interface ViewStyle {
    position?: "absolute" | "relative" | "static";
    left?: number | string;
    top?: number | string;
    width?: number | string;
    height?: number | string;
    opacity?: number;
    borderRadius?: number | string;
    overflow?: "visible" | "hidden" | "scroll";
    backgroundColor?: string;
    boxShadow?:
      | string
      | readonly { offsetX: number; offsetY: number; blurRadius?: number; spreadDistance?: number; color?: string }[];
    transform?:
      | string
      | readonly MaximumOneOf<{
          perspective: number;
          rotate: string;
          rotateX: string;
          rotateY: string;
          rotateZ: string;
          scale: number;
          scaleX: number;
          scaleY: number;
          translateX: number | `${number}%`;
          translateY: number | `${number}%`;
          skewX: string;
          skewY: string;
          matrix: number[];
        }>[];
    transformOrigin?: string | (string | number)[];
  }
}

declare module "react-native-reanimated" {
  import type { ViewStyle } from "react-native";

  export interface SharedValue<Value = unknown> {
    value: Value;
    get(): Value;
    set(value: Value | ((value: Value) => Value)): void;
    addListener: (listenerID: number, listener: (value: Value) => void) => void;
    removeListener: (listenerID: number) => void;
    modify: (modifier?: <T extends Value>(value: T) => T, forceUpdate?: boolean) => void;
  }
  export interface DerivedValue<Value = unknown> extends Readonly<Omit<SharedValue<Value>, "set">> {
    set: SharedValue<Value>["set"];
  }
  export enum ReduceMotion {
    System = "system",
    Always = "always",
    Never = "never",
  }
  export type EasingFunction = (t: number) => number;
  export interface EasingFunctionFactory {
    factory: () => EasingFunction;
  }
  export const Easing: {
    linear: EasingFunction;
    bezier: (x1: number, y1: number, x2: number, y2: number) => EasingFunctionFactory;
  };
  export interface WithTimingConfig {
    duration?: number;
    reduceMotion?: ReduceMotion;
    easing?: EasingFunction | EasingFunctionFactory;
  }
  export interface WithSpringConfig {
    mass?: number;
    stiffness?: number;
    damping?: number;
    velocity?: number;
    overshootClamping?: boolean;
    reduceMotion?: ReduceMotion;
  }
  type AnimationCallback = (finished?: boolean, current?: number | string) => void;
  export function withTiming<T extends number | string>(
    toValue: T,
    userConfig?: WithTimingConfig,
    callback?: AnimationCallback,
  ): T;
  export function withSpring<T extends number | string>(
    toValue: T,
    userConfig?: WithSpringConfig,
    callback?: AnimationCallback,
  ): T;
  export function cancelAnimation<T>(sharedValue: SharedValue<T>): void;
  export function useSharedValue<Value>(initialValue: Value): SharedValue<Value>;
  export function useDerivedValue<Value>(updater: () => Value, dependencies?: unknown[]): DerivedValue<Value>;
  export function useAnimatedStyle<Style extends ViewStyle>(
    updater: () => Style,
    dependencies?: unknown[] | null,
  ): Style;
  export function useReducedMotion(): boolean;
}

// Source: packages/react-native-worklets/src/threads.ts@794a669a, and its documentation.
declare module "react-native-worklets" {
  export function scheduleOnRN<Args extends unknown[], ReturnValue>(
    fun: (...args: Args) => ReturnValue,
    ...args: Args
  ): void;
}
