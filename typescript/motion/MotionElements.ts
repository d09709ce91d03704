import { animate, type AnimationPlaybackControlsWithThen } from "motion";

/**
 * The elements by the names of their layers; a list for a layer that repeats. Each is `position:
 * absolute`, `box-sizing: border-box`, and fills the frame of its layer at rest.
 */
export type MotionElements<Layers> = {
  [Name in keyof Layers]?: Layers[Name] extends readonly unknown[]
    ? readonly (MotionElement | null)[]
    : MotionElement | null;
};

type MotionElement = HTMLElement | SVGElement;

type AnyLayer = MotionLayer | undefined | (MotionLayer | undefined)[];

/** Shows elements as their layers are at a moment in time. */
export function showLayers<Layers extends { [Name in keyof Layers]: AnyLayer }>(
  layers: Layers,
  elements: MotionElements<Layers>,
) {
  for (const name in elements) {
    const layer: AnyLayer = layers[name];
    listed(elements[name]).forEach((element, index) => {
      if (!isElement(element)) return;
      Object.assign(element.style, layerStyles(Array.isArray(layer) ? layer[index] : layer));
    });
  }
}

function listed(elements: unknown): unknown[] {
  return Array.isArray(elements) ? elements : [elements];
}

function isElement(element: unknown): element is MotionElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

/**
 * Runs an operation on elements. Motion's controls pause it, seek in it, and reverse it. Running
 * another operation on one of its elements stops it.
 */
export function animateLayers<Layers extends { [Name in keyof Layers]: AnyLayer }>(
  operation: MotionOperation<Layers>,
  elements: MotionElements<Layers>,
  options: { from?: number; onUpdate?: (layers: Layers) => void } = {},
): AnimationPlaybackControlsWithThen {
  const all = Object.values(elements).flatMap(listed).filter(isElement);
  for (const element of all) running.get(element)?.stop();
  const show = (time: number) => {
    const layers = operation.at(time);
    showLayers(layers, elements);
    options.onUpdate?.(layers);
  };
  const { begin, end } = operation;
  show(options.from ?? begin);
  const controls = animate(begin, end, { duration: end - begin, ease: "linear", onUpdate: show });
  if (options.from !== undefined) controls.time = options.from - begin;
  for (const element of all) running.set(element, controls);
  return controls;
}

const running = new WeakMap<Element, AnimationPlaybackControlsWithThen>();

/** Removes the styles that operations have set, so that style sheets apply again. */
export function clearLayers<Layers>(elements: MotionElements<Layers>) {
  for (const element of Object.values(elements).flatMap(listed).filter(isElement)) {
    running.get(element)?.stop();
    Object.assign(element.style, Object.fromEntries(styleNames.map((name) => [name, ""])));
  }
}

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
];

/** Whether the user prefers reduced motion. Motion itself would still run operations in full. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
