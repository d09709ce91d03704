import { animate, type AnimationPlaybackControlsWithThen } from "motion";

/**
 * The elements by the names of their layers, or React's refs to them; a list for a layer that
 * repeats. Each is `position: absolute`, `box-sizing: border-box`, and fills the frame of its layer
 * at rest.
 */
export type MotionElements<Layers> = {
  [Name in keyof Layers]?: Layers[Name] extends readonly unknown[] ? readonly Slot[] : Slot;
};

type MotionElement = HTMLElement | SVGElement;

type Slot = MotionElement | null | { readonly current: MotionElement | null };

type AnyLayer = MotionLayer | undefined | (MotionLayer | undefined)[];

/** Shows elements as their layers are at a moment in time. */
export function showLayers<Layers extends { [Name in keyof Layers]: AnyLayer }>(
  layers: Layers,
  elements: MotionElements<Layers>,
) {
  for (const name in elements) {
    const layer: AnyLayer = layers[name];
    listed(elements[name]).forEach((slot, index) => {
      const element = elementIn(slot);
      if (element === null) return;
      if (!originals.has(element)) {
        const styles = styleNames.map((style) => [style, element.style[style]]);
        originals.set(element, Object.fromEntries(styles));
      }
      Object.assign(element.style, layerStyles(Array.isArray(layer) ? layer[index] : layer));
    });
  }
}

function listed(elements: unknown): unknown[] {
  return Array.isArray(elements) ? elements : [elements];
}

/** The element of any window, since each window has classes of its own. */
function elementIn(slot: unknown): MotionElement | null {
  if (typeof slot !== "object" || slot === null) return null;
  const { current, style } = slot as { current?: unknown; style?: unknown };
  return style === undefined ? elementIn(current) : (slot as MotionElement);
}

function allIn(elements: object): MotionElement[] {
  const all = Object.values(elements).flatMap(listed).map(elementIn);
  return all.filter((element): element is MotionElement => element !== null);
}

/**
 * Runs an operation on elements. Motion's controls pause it, seek in it, and reverse it. Running
 * another operation on one of its elements stops it. Waiting for the controls ends in both cases.
 */
export function animateLayers<Layers extends { [Name in keyof Layers]: AnyLayer }>(
  operation: MotionOperation<Layers>,
  elements: MotionElements<Layers>,
  options: { from?: number; onUpdate?: (layers: Layers) => void; onEnd?: () => void } = {},
): AnimationPlaybackControlsWithThen {
  const all = allIn(elements);
  for (const element of all) running.get(element)?.stop();
  const show = (time: number) => {
    const layers = operation.at(time);
    showLayers(layers, elements);
    options.onUpdate?.(layers);
  };
  const { begin, end } = operation;
  show(options.from ?? begin);
  // Motion's own promise never settles if an animation is stopped.
  let onStop = () => {};
  const stopped = new Promise<void>((resolve) => (onStop = resolve));
  const onComplete = () => options.onEnd?.();
  const timing = { duration: end - begin, ease: "linear" as const };
  const controls = animate(begin, end, { ...timing, onUpdate: show, onStop, onComplete });
  if (options.from !== undefined) controls.time = options.from - begin;
  for (const element of all) running.set(element, controls);
  const ended = Promise.race([controls.finished, stopped]);
  return Object.assign(controls, { then: ended.then.bind(ended) });
}

const running = new WeakMap<Element, AnimationPlaybackControlsWithThen>();

/**
 * Runs an operation as `animateLayers` does. The result stops it and removes its styles, so an
 * effect of React can return it.
 */
export function runLayers<Layers extends { [Name in keyof Layers]: AnyLayer }>(
  operation: MotionOperation<Layers>,
  elements: MotionElements<Layers>,
  options: { from?: number; onUpdate?: (layers: Layers) => void; onEnd?: () => void } = {},
): () => void {
  // React has emptied its refs when the result is called.
  const all = allIn(elements);
  animateLayers(operation, elements, options);
  return () => clearLayers(all);
}

/** Gives elements the inline styles back that they had before an operation. */
export function clearLayers(elements: object) {
  for (const element of allIn(elements)) {
    running.get(element)?.stop();
    Object.assign(element.style, originals.get(element));
    originals.delete(element);
  }
}

const originals = new WeakMap<Element, Record<string, string>>();

const styleNames = [
  "visibility",
  "opacity",
  "width",
  "height",
  "transform",
  "transformOrigin",
  "borderRadius",
  "clipPath",
  "maskImage",
  "filter",
  "background",
] as const;

/** Whether the user prefers reduced motion. Motion itself would still run operations in full. */
export function prefersReducedMotion(): boolean {
  const isBrowser = typeof matchMedia === "function";
  return isBrowser && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
