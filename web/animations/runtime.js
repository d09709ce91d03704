/** Starts, stops, and seeks the operations of an animation module. It is the same in every module. */

import { operations, properties, screen } from "./motion.js";

const running = new WeakMap();

/** Returns a timing function, or another one in browsers that don't support it. */
function known(easing, fallback) {
  return globalThis.CSS?.supports?.("animation-timing-function", easing) ? easing : fallback;
}

/** Everything that tracks animate. */
const animated = new Set(["opacity", "transform", ...properties.map(({ name }) => name)]);

const wantsLess = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

function register() {
  for (const property of properties) {
    try {
      // Browsers without registered properties jump halfway.
      globalThis.CSS?.registerProperty?.(property);
    } catch (error) {
      // Another pattern on the page has already registered the property.
      if (error.name !== "InvalidModificationError") throw error;
    }
  }
}

/** Sets properties one by one and remembers how to restore them: a strict policy forbids writing the attribute. */
function dress(element, style, undo) {
  const hadStyle = element.hasAttribute("style");
  for (const [name, value] of Object.entries(style)) {
    const [before, priority] = [element.style.getPropertyValue(name), element.style.getPropertyPriority(name)];
    element.style.setProperty(name, value);
    const ours = element.style.getPropertyValue(name);
    undo.push(() => {
      // What the page has written in the meantime stays.
      if (element.style.getPropertyValue(name) !== ours) return;
      if (before === "") element.style.removeProperty(name);
      else element.style.setProperty(name, before, priority);
      // Asking first makes Chromium write the attribute out, without which it isn't removed.
      const isEmpty = element.style.length === 0 && element.hasAttribute("style");
      if (!hadStyle && isEmpty) element.removeAttribute("style");
    });
  }
}

/** The elements of the layers, and those that show a part of one; throws before anything is changed. */
function elementsOf(root, layers) {
  const elements = [...root.children].filter((element) => element.dataset.layer !== undefined);
  const parts = layers.map(({ layer, styles }) => {
    const parts = [elements.find((element) => element.dataset.layer === layer)];
    if (!parts[0]) throw new RangeError(`No element for the layer '${layer}'`);
    while (parts.length < styles.length) {
      const inner = parts.at(-1).firstElementChild;
      if (!inner) throw new RangeError(`The element for the layer '${layer}' needs an element inside it`);
      parts.push(inner);
    }
    return parts;
  });
  return { elements, parts };
}

/** Where the tracks of a running operation are, by element and property. */
function places(state) {
  const found = new Map();
  for (const { effect, playState } of state?.animations ?? []) {
    if (playState !== "running") continue;
    const property = Object.keys(effect.getKeyframes()[0]).find((key) => animated.has(key));
    const values = found.get(effect.target) ?? new Map();
    values.set(property, getComputedStyle(effect.target).getPropertyValue(property));
    found.set(effect.target, values);
  }
  return found;
}

/** Stops the operation that runs on the outer element, and removes the styles that it set. */
export function stop(root) {
  const state = running.get(root);
  if (!state) return;
  running.delete(root);
  for (const animation of state.animations) animation.cancel();
  for (const step of state.undo.reverse()) step();
}

/** Dresses the layers of a variant. */
function show(root, layers, styleOf) {
  const { elements, parts } = elementsOf(root, layers);
  stop(root);
  register();
  const undo = [];
  const size = { width: `${screen.width}px`, height: `${screen.height}px` };
  dress(root, { position: "relative", overflow: "hidden", ...size }, undo);
  for (const element of elements) dress(element, { position: "absolute", display: "none" }, undo);
  layers.forEach((layer, index) => {
    styleOf(layer).forEach((style, depth) => dress(parts[index][depth], style, undo));
  });
  return { parts, undo };
}

function named(operation) {
  const chosen = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (!chosen) throw new RangeError(`Unknown operation '${operation}'`);
  return chosen;
}

/** Shows the start of an operation, or its end, without running it. `stop` removes it. */
export function rest(root, operation, { after = false } = {}) {
  const { undo } = show(root, named(operation).standard, ({ styles, endStyles }) => (after ? endStyles : styles));
  running.set(root, { undo, animations: [], range: undefined });
}

/**
 * Starts an operation on the outer element and returns its animations.
 *
 * If the user prefers reduced motion, or `reduced` is true, the reduced variant runs. An operation driven by
 * progress is paused at its start; `seek` moves it. If another operation is running, tracks that begin at once start
 * from where their property is.
 */
export function play(root, operation, { reduced = wantsLess() } = {}) {
  const chosen = named(operation);
  const isReduced = reduced && chosen.reduced !== undefined;
  const range = isReduced ? undefined : chosen.range;
  const layers = isReduced ? chosen.reduced : chosen.standard;
  const current = range ? new Map() : places(running.get(root));
  const { parts, undo } = show(root, layers, ({ styles }) => styles);
  const animations = [];
  running.set(root, { undo, animations, range });
  layers.forEach(({ tracks }, index) => {
    for (const { property, depth, from, to, ...timing } of tracks) {
      const element = parts[index][depth];
      const start = timing.delay === 0 ? (current.get(element)?.get(property) ?? from) : from;
      const animation = element.animate([{ [property]: start }, { [property]: to }], timing);
      if (range) animation.pause();
      animations.push(animation);
    }
  });
  return animations;
}

/** Moves an operation that is driven by progress, and that `play` has started, to a progress. */
export function seek(root, progress) {
  const { animations = [], range } = running.get(root) ?? {};
  if (range) for (const animation of animations) animation.currentTime = (progress - range[0]) * 1000;
}
