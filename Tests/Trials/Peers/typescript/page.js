// The page of chromium-motion: elements for the layers of a pattern, which the exported code moves.
import * as face from "./motion-elements.js";
import * as motion from "./motion.js";

const modules = Object.fromEntries(await Promise.all(names().map(async (name) => [name, await import(`./${name}.js`)])));

function names() {
  return document.documentElement.dataset.patterns.split(" ");
}

const frame = () => new Promise(requestAnimationFrame);

/** An operation, with reduced motion by the setting of the browser. */
function operationOf({ file, scene, operation, isReduced }) {
  const functions = Object.entries(modules[file]).filter(([, value]) => typeof value === "function");
  const [, make] = functions.find(([name]) => !name.endsWith("Operations"));
  const [, choose] = functions.find(([name]) => name.endsWith("Operations")) ?? [];
  const motion = make(scene);
  const chosen = choose?.(scene, ...(isReduced === undefined ? [] : [isReduced]))[operation];
  return { motion, operation: chosen ?? motion[operation] };
}

/** An element in the frame of each layer at rest. */
function elementsOf(rest) {
  document.body.replaceChildren();
  const made = (layer) => {
    if (layer === undefined) return null;
    const element = document.body.appendChild(document.createElement("div"));
    const { x, y, width, height } = layer.frame;
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    return element;
  };
  const entries = Object.entries(rest);
  return Object.fromEntries(entries.map(([name, one]) => [name, Array.isArray(one) ? one.map(made) : made(one)]));
}

const numbers = (text) => (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);

/** An ellipse of an element, as a circle of the page: its center and its diameters. */
function circle(element, style, [radiusX, radiusY, x, y]) {
  const [originX, originY] = numbers(style.transformOrigin);
  const matrix = new DOMMatrix(style.transform);
  const point = (left, top) => {
    const moved = matrix.transformPoint(new DOMPoint(left - originX, top - originY));
    return [moved.x + originX + parseFloat(style.left), moved.y + originY + parseFloat(style.top)];
  };
  const [center, right, below] = [point(x, y), point(x + radiusX, y), point(x, y + radiusY)];
  const distance = (end) => 2 * Math.hypot(end[0] - center[0], end[1] - center[1]);
  return { center, diameters: [distance(right), distance(below)] };
}

function seen(element) {
  if (!element) return null;
  const [style, box] = [getComputedStyle(element), element.getBoundingClientRect()];
  const mask = style.clipPath === "none" ? null : circle(element, style, numbers(style.clipPath));
  // radial-gradient(rx ry at x y, stops)
  const gradient = /radial-gradient\(([^,]*)/.exec(style.maskImage);
  const hole = gradient ? circle(element, style, numbers(gradient[1])) : null;
  return {
    box: [box.x, box.y, box.width, box.height], opacity: Number(style.opacity), isVisible: style.visibility === "visible",
    radius: parseFloat(style.borderTopLeftRadius), mask, hole,
  };
}

let placed = null;
const look = (elements) => Object.values(elements).map((one) => (Array.isArray(one) ? one.map(seen) : seen(one)));
const values = (layers) => Object.values(layers).map((one) => one ?? null);

globalThis.trial = {
  /** What is on the page at each time, by seeking in Motion's animation or by showing layers. */
  async scrub(given) {
    const { motion, operation } = operationOf(given);
    const elements = elementsOf(motion.rest);
    const controls = given.seeks ? face.animateLayers(operation, elements) : null;
    controls?.pause();
    const answers = [];
    for (const time of given.times) {
      if (controls) controls.time = time - operation.begin;
      else face.showLayers(operation.at(time), elements);
      // Motion shows its time in the next frame.
      if (controls) await frame();
      answers.push({ seen: look(elements), values: values(operation.at(time)) });
    }
    controls?.stop();
    return { begin: operation.begin, end: operation.end, answers };
  },

  /** Puts elements on the page in the colors that an app would have; where the operation begins and ends. */
  place({ colors, ...given }) {
    const { motion, operation } = operationOf(given);
    const elements = elementsOf(motion.rest);
    for (const [name, color] of Object.entries(colors)) {
      for (const element of [elements[name]].flat()) if (element) element.style.background = color;
    }
    placed = { operation, elements, styles: Object.values(elements).flat().map((one) => one?.style.cssText) };
    return [operation.begin, operation.end];
  },

  async show(time) {
    face.showLayers(placed.operation.at(time), placed.elements);
    await frame();
    return Object.entries(placed.operation.at(time)).map(([name, one]) => [name, [one].flat().filter((layer) => layer)]);
  },

  /** Whether elements are as they were. */
  clear() {
    face.clearLayers(placed.elements);
    const styles = Object.values(placed.elements).flat().map((one) => one?.style.cssText);
    return JSON.stringify(styles) === JSON.stringify(placed.styles);
  },

  /** Whether waiting for an operation ends when another one stops it, and when a component is unmounted. */
  async settles(given) {
    const { motion, operation } = operationOf(given);
    const elements = elementsOf(motion.rest);
    const refs = Object.fromEntries(Object.entries(elements).map(([name, one]) => [name, { current: one }]));
    const ended = [];
    const first = face.animateLayers(operation, elements).then(() => ended.push("first"));
    const stop = face.runLayers(operation, refs, { onEnd: () => ended.push("onEnd") });
    await frame();
    for (const ref of Object.values(refs)) ref.current = null;
    stop();
    await Promise.race([first, new Promise((done) => setTimeout(done, 500))]);
    return [ended, Object.values(elements).filter((one) => one.style.transform).length];
  },

  /** Runs an operation, which another one interrupts, or turned around, or to its end. */
  async run(given) {
    const { motion, operation } = operationOf(given);
    const elements = elementsOf(motion.rest);
    let [frames, last] = [0, null];
    const begun = performance.now();
    const controls = face.animateLayers(operation, elements, { onUpdate: (layers) => { frames++; last = values(layers); } });
    const answer = {};
    if (given.interrupts) {
      await new Promise((done) => setTimeout(done, 120));
      const second = operationOf({ ...given, operation: given.interrupts });
      const other = face.animateLayers(second.operation, elements);
      const before = frames;
      await other;
      Object.assign(answer, { before: frames - before, values: values(second.operation.at(second.operation.end)) });
    } else if (given.turns) {
      await new Promise((done) => setTimeout(done, 120));
      controls.speed = -1;
      await controls;
      answer.values = values(operation.at(operation.begin));
    } else {
      await controls;
      Object.assign(answer, { values: values(operation.at(operation.end)), last });
    }
    Object.assign(answer, { seen: look(elements), frames, seconds: (performance.now() - begun) / 1000, end: operation.end });
    face.clearLayers(elements);
    const isLeft = ({ style }) => style.transform || style.opacity || !parseFloat(style.width);
    answer.left = Object.values(elements).flat().filter((one) => one && isLeft(one)).length;
    return answer;
  },

  /** The progress of one of Motion's springs, and of ours. */
  springs(cases, times) {
    return cases.map(({ duration, ratio }) => {
      const theirs = motion.spring?.({ keyframes: [0, 1], duration: duration * 1000, bounce: 1 - ratio });
      const ours = face.uiKitSpring(ratio).over(duration);
      return times.map((time) => [theirs?.next(time * duration * 1000).value, ours(time)]);
    });
  },
};
document.documentElement.dataset.ready = "yes";
