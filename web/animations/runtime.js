/** Starts, stops, and seeks the operations of an animation module. It is the same in every module. */

import { operations, properties, screen } from "./motion.js";

const running = new WeakMap();

/** Returns a timing function, or another one in browsers that don't support it. */
function known(easing, fallback) {
  return globalThis.CSS?.supports?.("animation-timing-function", easing) ? easing : fallback;
}

const wantsLess = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

function register() {
  for (const property of properties) {
    try {
      CSS.registerProperty(property);
    } catch (error) {
      // Another pattern on the page has already registered the property.
      if (error.name !== "InvalidModificationError") throw error;
    }
  }
}

function dress(element, style, undo) {
  const before = element.getAttribute("style");
  undo.push(() => {
    element.setAttribute("style", before ?? "");
    if (before === null) element.removeAttribute("style");
  });
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
}

/** Stops the operation that runs on the outer element, and removes the styles that it set. */
export function stop(root) {
  const state = running.get(root);
  if (!state) return;
  running.delete(root);
  for (const animation of state.animations) animation.cancel();
  for (const step of state.undo.reverse()) step();
}

/**
 * Starts an operation on the outer element and returns its animations.
 *
 * If the user prefers reduced motion, or `reduced` is true, the reduced variant runs. An operation driven by
 * progress is paused at its start; `seek` moves it.
 */
export function play(root, operation, { reduced = wantsLess() } = {}) {
  const chosen = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (!chosen) throw new RangeError(`Unknown operation '${operation}'`);
  stop(root);
  register();
  const isReduced = reduced && chosen.reduced !== undefined;
  const range = isReduced ? undefined : chosen.range;
  const [undo, animations] = [[], []];
  running.set(root, { undo, animations, range });
  const size = { width: `${screen.width}px`, height: `${screen.height}px` };
  dress(root, { position: "relative", overflow: "hidden", ...size }, undo);
  const elements = [...root.children].filter((element) => element.dataset.layer !== undefined);
  for (const element of elements) dress(element, { position: "absolute", display: "none" }, undo);
  for (const { layer, styles, tracks } of isReduced ? chosen.reduced : chosen.standard) {
    const outer = elements.find((element) => element.dataset.layer === layer);
    if (!outer) throw new RangeError(`No element for the layer '${layer}'`);
    let element = outer;
    for (const style of styles) {
      if (!element) throw new RangeError(`The element for the layer '${layer}' needs an element inside it`);
      dress(element, style, undo);
      element = element.firstElementChild;
    }
    for (const { property, from, to, ...timing } of tracks) {
      const animation = outer.animate([{ [property]: from }, { [property]: to }], timing);
      if (range) animation.pause();
      animations.push(animation);
    }
  }
  return animations;
}

/** Moves an operation that is driven by progress, and that `play` has started, to a progress. */
export function seek(root, progress) {
  const { animations = [], range } = running.get(root) ?? {};
  if (range) for (const animation of animations) animation.currentTime = (progress - range[0]) * 1000;
}
