// The page of visible-shares: for each moment of an operation a tile, on which a face shows its layers.
import * as elements from "./motion/motion-elements.js";
import * as styles from "./reanimated/motion-styles.js";

const COLUMNS = 7;
const modules = {};
const names = document.documentElement.dataset.patterns.split(" ");
for (const face of ["motion", "reanimated"]) {
  for (const name of names) modules[`${face}/${name}`] = await import(`./${face}/${name}.js`);
}

/** The motion of a pattern, and one of its operations. */
function operationOf(face, { file, scene, operation, isReduced }) {
  const make = Object.values(modules[`${face}/${file}`]).find((value) => typeof value === "function");
  const name = isReduced ? `reduced${operation[0].toUpperCase()}${operation.slice(1)}` : operation;
  const motion = make(scene);
  return { rest: motion.rest, operation: motion[name] };
}

function tile(index) {
  const host = document.body.appendChild(document.createElement("div"));
  host.className = "tile";
  Object.assign(host.style, { left: `${400 * (index % COLUMNS)}px`, top: `${860 * Math.floor(index / COLUMNS)}px` });
  return host;
}

/** An element in the frame of a layer at rest, with its color and its shape in an app. */
function placed(host, layer, name, { colors, circles }) {
  const element = host.appendChild(document.createElement("div"));
  const { x, y, width, height } = layer.frame;
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  if (colors[name]) element.style.background = colors[name];
  if (circles.includes(name)) element.style.borderRadius = "50%";
  return element;
}

/** Calls a function with the name of each layer, or of each of its copies. */
function mapped(layers, body) {
  return Object.fromEntries(Object.entries(layers).map(([name, one]) =>
    [name, Array.isArray(one) ? one.map((copy, index) => body(name, copy, index)) : body(name, one)]));
}

/** The text of a style as React Native's views have it. */
function nativeStyle({ transform, transformOrigin, boxShadow, ...style }) {
  const px = (value) => (typeof value === "number" ? `${value}px` : value);
  const moves = (transform ?? []).flatMap((part) => Object.entries(part)).map(([name, value]) =>
    `${name}(${name.startsWith("scale") ? value : px(value)})`);
  const { opacity, ...sizes } = style;
  return {
    ...Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, px(value)])), opacity: String(opacity),
    transform: moves.join(" "), transformOrigin: (transformOrigin ?? []).map(px).join(" "),
  };
}

/** Stops what moves in a tree at a time in seconds. */
function stopped(root, time) {
  for (const animation of root.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = time * 1000;
  }
}

const faces = {
  motion({ times, ...given }) {
    const { rest, operation } = operationOf("motion", given);
    times.forEach((time, index) => {
      const host = tile(index);
      const all = mapped(rest, (name, layer) => (layer ? placed(host, layer, name, given) : null));
      elements.showLayers(operation.at(time), all);
    });
  },

  reanimated({ times, ...given }) {
    const { rest, operation } = operationOf("reanimated", given);
    times.forEach((time, index) => {
      const [host, layers] = [tile(index), operation.at(time)];
      mapped(rest, (name, layer, copy) => {
        const now = copy === undefined ? layers[name] : layers[name][copy];
        if (layer) Object.assign(placed(host, layer, name, given).style, nativeStyle(styles.layerStyle(now)));
      });
    });
  },

  css({ times, html, operation, isDriven }) {
    times.forEach((time, index) => {
      const host = tile(index);
      host.innerHTML = html;
      host.firstElementChild.dataset.operation = operation;
      if (isDriven) host.firstElementChild.style.setProperty("--motif-progress", time);
      else stopped(host, time);
    });
  },

  /** Pictures without what they draw on a layer, or in place of a screen that is clear, and around the screen. */
  svg({ times, svg, start, colors }) {
    times.forEach((time, index) => {
      const root = tile(index).attachShadow({ mode: "open" });
      root.innerHTML = svg;
      const picture = root.querySelector("svg");
      picture.setAttribute("style", "position: absolute; left: -36px; top: -36px; width: 465px; height: 1006px");
      for (const one of root.querySelectorAll("text, path[stroke], image, rect[opacity]")) one.remove();
      for (const one of root.querySelectorAll("[filter]")) one.removeAttribute("filter");
      root.querySelector("clipPath > rect").setAttribute("rx", 0);
      const screen = root.querySelector("svg > g > g");
      screen.querySelector(":scope > rect").setAttribute("fill", "#000");
      screen.parentElement.querySelector(":scope > rect")?.remove();
      for (const one of screen.querySelectorAll(":scope > g[data-layer]")) {
        if (!colors[one.dataset.layer.split(".")[0]]) one.remove();
      }
      stopped(root, start + time - times[0]);
    });
  },
};

globalThis.trial = {
  /** Where an operation begins and ends. */
  range(given) {
    const { operation } = operationOf("motion", given);
    return [operation.begin, operation.end];
  },

  /** The layers at each time, back to front. */
  values({ times, ...given }) {
    const { operation } = operationOf("motion", given);
    return times.map((time) =>
      Object.entries(operation.at(time)).map(([name, one]) => [name, [one].flat().filter((layer) => layer)]));
  },

  /** Shows a tile for each time. */
  async show(face, given) {
    document.body.replaceChildren();
    faces[face](given);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  },
};
document.documentElement.dataset.ready = "yes";
