/** The position, shape, and look of a layer at a time. */

import { standIns } from "./stand-ins.js";
import { valueOf } from "./timeline.js";

/** The direction of an offset from an edge. */
const inward = { top: [0, 1], bottom: [0, -1], leading: [1, 0], trailing: [-1, 0] };

export const frameAround = ({ x, y }, { width, height }) => ({ x: x - width / 2, y: y - height / 2, width, height });

/**
* Position and shape: the anchor on the screen, rotations in degrees, and the box from the anchor with its scales
* applied, so that corners are those of a scaled layer and an outset keeps its size. The content is laid out without the
* outset, and not mirrored if a scale is negative.
 */
export const geometryOf = (layer, time) => {
  const value = property => valueOf(layer, property, time);
  const [width, height] = [value("width"), value("height")];
  const scale = value("scale");
  const [scaleX, scaleY] = [scale * value("scaleX"), scale * value("scaleY")];
  const [right, down] = inward[layer.edge];
  const anchor = {
    x: value("center.x") + (layer.anchor.x - 0.5) * width + value("translation.x") + right * value("offset"),
    y: value("center.y") + (layer.anchor.y - 0.5) * height + value("translation.y") + down * value("offset"),
  };
  const [wide, high] = [width * scaleX, height * scaleY];
  const middle = { x: (0.5 - layer.anchor.x) * wide, y: (0.5 - layer.anchor.y) * high };
  const content = { width: Math.abs(wide), height: Math.abs(high) };
  const outset = value("outset");
  const grown = length => Math.max(0, length + 2 * outset);
  const full = { width: grown(content.width), height: grown(content.height) };
  const diameter = Math.min(full.width, full.height);
  const isCircle = layer.shape === "circle";
  const box = isCircle ? { width: diameter, height: diameter } : full;
  const corner = isCircle ? Infinity : Math.max(0, value("cornerRadius"));
  return {
    anchor,
    turn: ["x", "y", "z"].map(axis => value(`rotation.${axis}`)),
    box: frameAround(middle, box),
    content: frameAround(middle, content),
    radii: [corner * Math.abs(scaleX), corner * Math.abs(scaleY)],
  };
};

/** The rectangle that a layer fills on the screen, before rotation. */
const extentOf = (layer, time) => {
  const { anchor, box } = geometryOf(layer, time);
  return { ...box, x: anchor.x + box.x, y: anchor.y + box.y };
};

/** Whether it covers most of the screen, at its start or at its end. */
export const isScreen = (layer, { range, screen }) => {
  if (layer.role === "element" || layer.role === "control") return false;
  const areaAt = time => valueOf(layer, "width", time) * valueOf(layer, "height", time);
  return range.some(time => areaAt(time) >= standIns.screen.leastShare * screen.width * screen.height);
};

/** A layer’s contents in addition to its fill: a page, a letter, words, tiles or nothing. Clear layers aren’t drawn. */
export const lookOf = (layer, timeline) => {
  if (layer.picture) return "picture";
  const isClear = layer.fill === undefined;
  if (layer.role === "backdrop") return isClear ? "clear" : "plain";
  if (isScreen(layer, timeline)) {
    // A clear screen that stays would only hide what is below it.
    return isClear && !Object.keys(layer.motions).length ? "clear" : "page";
  }
  if (layer.image) return "glyph";
  if (layer.text) return "label";
  if (!isClear) return "plain";
  const { width, height } = layer.frame;
  const { tilesFrom, glyphUpTo } = standIns;
  if (width >= tilesFrom.widthPerHeight * height) return "tiles";
  return width <= glyphUpTo.width && height <= glyphUpTo.height ? "glyph" : "label";
};

/**
 * The opacity of a layer. The picture of a clear screen that doesn’t move would hide everything below it, so it appears
 * when the motion has ended, or until it begins.
 */
export const opacityOf = (layer, { range: [start, end] }, time) => {
  const own = valueOf(layer, "opacity", time);
  if (!layer.picture?.isScreen || layer.fill || Object.keys(layer.motions).length) return own;
  return (layer.role === "destination" ? time >= end : time <= start) ? own : 0;
};

/** The smaller layers above a screen: at the end for one that appears, else at the start. */
export const obstaclesOf = (layer, timeline) => {
  const { range, screen, layers } = timeline;
  const time = range[layer.role === "destination" ? 1 : 0];
  return layers
    .slice(layers.indexOf(layer) + 1)
    .filter(other => lookOf(other, timeline) !== "clear" && valueOf(other, "opacity", time) > 0)
    .map(other => extentOf(other, time))
    .filter(({ width, height }) => width * height < standIns.obstacle.mostShare * screen.width * screen.height);
};
