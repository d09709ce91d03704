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

const hasNumbers = (matrix) => matrix.toFloat64Array().every(Number.isFinite);

/**
 * Where the innermost of a layer's elements is on the outer element: `to` is the place of its origin, `moved` its
 * transform, and `from` leads from a square of 1 by 1 to its box.
 */
function place(elements) {
  const styles = elements.map((element) => getComputedStyle(element));
  const sum = (name) => styles.reduce((sum, style) => sum + parseFloat(style[name]), 0);
  const { transform, transformOrigin, width, height } = styles.at(-1);
  const [x, y] = transformOrigin.split(" ").map(parseFloat);
  return {
    to: new DOMMatrix().translate(sum("left") + x, sum("top") + y),
    moved: new DOMMatrix(transform === "none" ? "" : transform),
    from: new DOMMatrix().translate(-x, -y).scale(parseFloat(width), parseFloat(height)),
  };
}

/** How the layers of an operation look that hasn't ended, by their outer elements. */
function look(state) {
  const goesOn = ({ currentTime, effect }) => currentTime < effect.getComputedTiming().endTime;
  if (!state?.animations.some(goesOn)) return new Map();
  return new Map(state.parts.map((elements) => {
    const { to, moved, from } = place(elements);
    const values = elements.map((element) => {
      const style = getComputedStyle(element);
      const names = ["opacity", ...[...element.style].filter((name) => name.startsWith("--motif-"))];
      return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
    });
    return [elements[0], { values, whole: to.multiply(moved).multiply(from) }];
  }));
}

/** The transform that keeps a layer where it was, whatever its box is now; `undefined` if it is there, or can't be. */
function transformTo(before, { to, moved, from }) {
  const now = to.multiply(moved).multiply(from).toFloat64Array();
  // Browsers round boxes to a 64th of a pixel.
  if (before.whole.toFloat64Array().every((number, index) => Math.abs(number - now[index]) < 0.05)) return undefined;
  const needed = to.inverse().multiply(before.whole).multiply(from.inverse());
  return hasNumbers(needed) ? needed : undefined;
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

/** Starts the tracks of a layer, and leads what has none to its place from where it was before. */
function animate({ tracks }, elements, before) {
  const animations = tracks.map(({ property, depth, from, to, ...timing }) => {
    let start;
    // A second track of a property starts where the first one ends.
    if (before && timing.fill === "both") {
      start = property === "transform" ? transformTo(before, place(elements)) : before.values[depth].get(property);
    }
    return elements[depth].animate([{ [property]: `${start ?? from}` }, { [property]: to }], timing);
  });
  if (!before || tracks.length === 0) return animations;
  const { delay, duration, easing } = tracks[0];
  const lead = (depth, keyframes) => {
    animations.push(elements[depth].animate(keyframes, { delay, duration, easing, fill: "both" }));
  };
  const moves = (name) => tracks.some(({ property }) => property === name);
  const [was, is] = [before.values[0].get("opacity"), getComputedStyle(elements[0]).opacity];
  if (!moves("opacity") && was !== is) lead(0, [{ opacity: was }, { opacity: is }]);
  const now = place(elements);
  const needed = moves("transform") ? undefined : transformTo(before, now);
  // Beside the transform of the element's own style, which may move.
  const rest = needed?.multiply(now.moved.inverse());
  if (rest && hasNumbers(rest)) {
    const { m11, m22, m41, m42 } = rest;
    lead(elements.length - 1, [
      { translate: `${m41}px ${m42}px`, scale: `${m11} ${m22}` }, { translate: "0px 0px", scale: "1 1" },
    ]);
  }
  return animations;
}

function named(operation) {
  const chosen = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (!chosen) throw new RangeError(`Unknown operation '${operation}'`);
  return chosen;
}

/** Shows the start of an operation, or its end, without running it. `stop` removes it. */
export function rest(root, operation, { after = false } = {}) {
  const { undo } = show(root, named(operation).standard, ({ styles, endStyles }) => {
    const [first, ...inner] = after ? endStyles : styles;
    // What can't be seen takes no clicks and no focus.
    return [first.opacity === "0" ? { ...first, visibility: "hidden" } : first, ...inner];
  });
  running.set(root, { undo, animations: [], parts: [], range: undefined });
}

/**
 * Starts an operation on the outer element and returns its animations.
 *
 * If the user prefers reduced motion, or `reduced` is true, the reduced variant runs. An operation driven by
 * progress is paused at its start; `seek` moves it. If another operation is running, or paused before its end,
 * everything goes on from where it is.
 */
export function play(root, operation, { reduced = wantsLess() } = {}) {
  const chosen = named(operation);
  const isReduced = reduced && chosen.reduced !== undefined;
  const range = isReduced ? undefined : chosen.range;
  const layers = isReduced ? chosen.reduced : chosen.standard;
  const before = range ? new Map() : look(running.get(root));
  const { parts, undo } = show(root, layers, ({ styles }) => styles);
  const animations = layers.flatMap((layer, index) => animate(layer, parts[index], before.get(parts[index][0])));
  if (range) for (const animation of animations) animation.pause();
  running.set(root, { undo, animations, parts, range });
  return animations;
}

/** Moves an operation that is driven by progress, and that `play` has started, to a progress. */
export function seek(root, progress) {
  const { animations = [], range } = running.get(root) ?? {};
  if (range) for (const animation of animations) animation.currentTime = (progress - range[0]) * 1000;
}
