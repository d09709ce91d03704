// What an app's components use of React, Motion, and React Native, besides what exported files use.
// Source: DefinitelyTyped/DefinitelyTyped, types/react/v19/index.d.ts; motiondivision/motion@v13.1.1,
// packages/framer-motion/src/motion/types.ts, packages/framer-motion/src/components/AnimatePresence/types.ts;
// facebook/react-native, packages/react-native/Libraries/Components.

declare module "react" {
  export type ReactNode = JSX.Element | string | number | boolean | null | undefined | readonly ReactNode[];
  export function StrictMode(props: { children?: ReactNode }): JSX.Element;
  export function useEffect(effect: () => void | (() => void), deps?: readonly unknown[]): void;
  export namespace JSX {
    interface Element {
      type: unknown;
    }
    interface ElementChildrenAttribute {
      children: {};
    }
    interface IntrinsicAttributes {
      key?: string | number | null;
    }
    interface Attributes<E> {
      children?: ReactNode;
      ref?: RefObject<E>;
      className?: string;
      hidden?: boolean;
      onClick?: () => void;
    }
    interface IntrinsicElements {
      button: Attributes<HTMLButtonElement>;
      div: Attributes<HTMLDivElement>;
      main: Attributes<HTMLElement>;
      nav: Attributes<HTMLElement>;
      span: Attributes<HTMLSpanElement>;
    }
  }
}

declare module "react-dom/client" {
  import type { ReactNode } from "react";

  export function createRoot(container: Element): { render(children: ReactNode): void; unmount(): void };
}

declare module "react/jsx-runtime" {
  export { JSX } from "react";
}

declare module "motion/react" {
  import type { Transition } from "motion";
  import type { JSX, ReactNode } from "react";

  interface Target {
    opacity?: number;
    scale?: number;
    x?: number | string;
    y?: number | string;
    transition?: Transition;
  }
  type Animated<Props> = Props & { initial?: Target | false; animate?: Target; exit?: Target; transition?: Transition };
  export const motion: {
    [Name in "div" | "span"]: (props: Animated<JSX.IntrinsicElements[Name]>) => JSX.Element;
  };
  export function AnimatePresence(props: { children?: ReactNode }): JSX.Element;
}

declare module "react-native" {
  import type { JSX, ReactNode } from "react";

  export type StyleProp<Style> = Style | false | null | undefined | readonly StyleProp<Style>[];
  export interface ViewProps {
    children?: ReactNode;
    pointerEvents?: "box-none" | "none" | "box-only" | "auto";
    style?: StyleProp<ViewStyle>;
  }
  export function View(props: ViewProps): JSX.Element;
  export function Pressable(props: ViewProps & { onPress?: () => void }): JSX.Element;
  export const StyleSheet: { absoluteFill: ViewStyle };
  export function useWindowDimensions(): { width: number; height: number; scale: number; fontScale: number };
}

declare module "react-native-reanimated" {
  import type { JSX } from "react";
  import type { ViewProps } from "react-native";

  const Animated: { View: (props: ViewProps) => JSX.Element };
  export default Animated;
}
