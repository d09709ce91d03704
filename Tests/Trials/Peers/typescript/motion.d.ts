// What the exported code uses of Motion, and what an app gives to it.
// Source: motiondivision/motion@1b037b00 (13.1.1), packages/framer-motion/src/animation/animate/index.ts,
// packages/motion-dom/src/animation/types.ts, packages/motion-utils/src/easing/types.ts,
// packages/framer-motion/src/render/dom/scroll/types.ts, packages/framer-motion/src/utils/reduced-motion/use-reduced-motion.ts.

declare module "motion" {
  export type BezierDefinition = readonly [number, number, number, number];
  export type EasingFunction = (v: number) => number;
  export type Easing =
    | BezierDefinition
    | "linear" | "easeIn" | "easeOut" | "easeInOut" | "circIn" | "circOut" | "circInOut"
    | "backIn" | "backOut" | "backInOut" | "anticipate"
    | EasingFunction;

  export interface Transition {
    type?: "decay" | "spring" | "keyframes" | "tween" | "inertia";
    delay?: number;
    duration?: number;
    visualDuration?: number;
    bounce?: number;
    stiffness?: number;
    damping?: number;
    mass?: number;
    velocity?: number;
    ease?: Easing | Easing[];
    times?: number[];
    repeat?: number;
    repeatType?: "loop" | "reverse" | "mirror";
    repeatDelay?: number;
    autoplay?: boolean;
  }

  export interface ValueAnimationTransition<V> extends Transition {
    onUpdate?: (latest: V) => void;
    onPlay?: () => void;
    onComplete?: () => void;
    onRepeat?: () => void;
    onStop?: () => void;
  }

  export interface AnimationPlaybackControls {
    time: number;
    speed: number;
    startTime: number | null;
    duration: number;
    iterationDuration: number;
    stop: () => void;
    play: () => void;
    pause: () => void;
    complete: () => void;
    cancel: () => void;
    finished: Promise<any>;
  }

  export type AnimationPlaybackControlsWithThen = AnimationPlaybackControls & {
    then: (onResolve: VoidFunction, onReject?: VoidFunction) => Promise<void>;
  };

  export function animate(
    value: number,
    keyframes: number | (number | null)[],
    options?: ValueAnimationTransition<number>,
  ): AnimationPlaybackControlsWithThen;
  export function animate(
    element: Element | string,
    keyframes: Record<string, string | number | (string | number | null)[]>,
    options?: Transition,
  ): AnimationPlaybackControlsWithThen;

  export function scroll(
    onScroll: ((progress: number) => void) | AnimationPlaybackControls,
    options?: { source?: HTMLElement; container?: Element; target?: Element; axis?: "x" | "y" },
  ): VoidFunction;
}

declare module "motion/react" {
  export { animate, scroll } from "motion";
  export function useReducedMotion(): boolean | null;
}

// Source: DefinitelyTyped/DefinitelyTyped, types/react/v18/index.d.ts.
declare module "react" {
  export interface RefObject<T> {
    readonly current: T | null;
  }
  export function useRef<T>(initialValue: T | null): RefObject<T>;
  export function useState<S>(initialState: S): [S, (value: S) => void];
  export function useLayoutEffect(effect: () => void | (() => void), deps?: readonly unknown[]): void;
}
