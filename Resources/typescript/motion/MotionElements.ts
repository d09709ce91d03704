import { animate, type AnimationPlaybackControlsWithThen } from "motion";

/**
 * The elements, or React refs to them, by layer name; a list for a layer that repeats. Each element
 * must have `position: absolute` and `box-sizing: border-box`, and fill the frame of its layer at
 * rest.
 */
export type MotionElements<Layers> = {
  [Name in keyof Layers]?: Layers[Name] extends readonly unknown[] ? readonly Slot[] : Slot;
};

type MotionElement = HTMLElement | SVGElement;

type Slot = MotionElement | null | { readonly current: MotionElement | null };

type AnyLayer = MotionLayer | undefined | (MotionLayer | undefined)[];

/** Updates elements to match their layers at a moment in time. */
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

/** Accepts elements of any window. Each window has its own classes, so `instanceof` would fail. */
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
 * Runs an operation on elements, and returns Motion's controls, which pause, seek, and reverse it.
 * Running another operation on one of the elements stops it, which also resolves the controls.
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
 * Runs an operation like `animateLayers`. Returns a cleanup function for a React effect, which
 * stops the operation and restores the styles of the elements.
 */
export function runLayers<Layers extends { [Name in keyof Layers]: AnyLayer }>(
  operation: MotionOperation<Layers>,
  elements: MotionElements<Layers>,
  options: { from?: number; onUpdate?: (layers: Layers) => void; onEnd?: () => void } = {},
): () => void {
  // React has already cleared its refs when the cleanup function is called.
  const all = allIn(elements);
  animateLayers(operation, elements, options);
  return () => clearLayers(all);
}

/** Restores the inline styles that elements had before an operation. */
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
