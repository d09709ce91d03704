/** Scenes and timelines of the kind with the current values. */

import { timing } from "./curve.js";
import { attempt, evaluate, NoValue, numberOf } from "./formula.js";

/** The values that formulas read on a screen: parameters, scene inputs and bindings. Throws `NoValue` with the name. */
export const sceneValues = (motion, parameters, screen, given = {}) => {
  const values = { __proto__: null, ...parameters, device: screen };
  for (const { name, formula, isInput } of motion.definitions) {
    const work = () => (isInput && given[name] !== undefined ? given[name] : evaluate(formula, values));
    values[name] = attempt(work, reason => {
      throw new NoValue(`‘${name}’ has no value: ${reason}`);
    });
  }
  delete values.device;
  return values;
};

/** A color’s components, fixed or from a formula. */
const paint = (color, values) => (color?.tree === undefined ? color : evaluate(color.tree, values));

/** What a layer shows of the user’s own screens: a screen its whole picture, an element a part of one. */
const pictureOf = ({ screenshots }, layer, name, role) => {
  if (!screenshots) return undefined;
  const isScreen = role === "source" || role === "destination";
  const part = isScreen ? layer : screenshots.parts[name] ?? screenshots.parts[layer.name];
  const picture = screenshots.pictures[part?.screen];
  if (!picture) return undefined;
  const { href, width, height } = picture;
  return { href, width, height, frame: isScreen ? [0, 0, width, height] : part.frame, isScreen };
};

/** A layer without its motion; only the standard variant has masks and holes. */
const restingLayer = (layer, name, role, values, variant) => {
  const circle = part =>
    part && variant === "standard"
      ? { center: evaluate(part.center, values), diameter: numberOf(part.diameter, values) }
      : undefined;
  const optional = tree => (tree === undefined ? undefined : evaluate(tree, values));
  return {
    name,
    role,
    shape: layer.shape,
    edge: layer.edge,
    frame: evaluate(layer.frame, values),
    fill: paint(layer.fill, values),
    cornerRadius: optional(layer.cornerRadius) ?? 0,
    shadow: layer.shadow && {
      color: paint(layer.shadow.color, values) ?? { red: 0, green: 0, blue: 0, alpha: 1 },
      opacity: numberOf(layer.shadow.opacity, values),
      radius: numberOf(layer.shadow.radius, values),
      offset: optional(layer.shadow.offset) ?? { x: 0, y: 0 },
    },
    mask: circle(layer.mask),
    hole: circle(layer.hole),
    anchor: optional(layer.anchor) ?? { x: 0.5, y: 0.5 },
    perspective: optional(layer.perspective),
    image: optional(layer.image) ?? "",
    text: optional(layer.text) ?? "",
  };
};

/** A segment of a property with its numbers. */
const segmentOf = (track, driver, values, curves) => {
  const [from, to] = [numberOf(track.from, values), numberOf(track.to, values)];
  const [low, high] = driver === "time" ? [0, undefined] : driver;
  const begin = track.begin === undefined ? low : numberOf(track.begin, values);
  const duration = track.duration === undefined ? high - begin : numberOf(track.duration, values);
  if (!(duration > 0)) throw new NoValue(`a duration is ${duration} s; it must be more than 0 s`);
  const curve = track.curve.parameter ? curves[track.curve.parameter] : track.curve;
  return { begin, end: begin + duration, from, to, curve, progress: timing(curve, duration) };
};

/** A layer, or a copy for each element of its list: names, and the values that formulas read there. */
const copiesOf = ({ name, forEach }, values) => {
  if (!forEach) return [{ name, own: values }];
  return evaluate(forEach.list, values).map((element, index) => ({
    name: `${name}.${element?.name || element?.slug || index}`,
    own: { ...values, __proto__: null, index, [forEach.element]: element },
  }));
};

/** The segments of each property, earliest first. */
const motionsOf = (tracks, driver, values, curves) => {
  const motions = {};
  for (const track of tracks) {
    (motions[track.property] ??= []).push(segmentOf(track, driver, values, curves));
  }
  for (const [property, segments] of Object.entries(motions)) {
    segments.sort((one, other) => one.begin - other.begin);
    // The end of one track and the start of the next may differ in their last bits.
    const overlaps = segments.some(({ begin }, index) => index > 0 && begin < segments[index - 1].end - 1e-9);
    if (overlaps) throw new NoValue(`two tracks of ‘${property}’ of one layer overlap`);
  }
  return motions;
};

/** All layers of an operation with their motion. Throws `NoValue`. */
export const makeTimeline = (motion, operation, variant, values, curves) => {
  const { driver, tracks } = operation[variant];
  const layers = [];
  for (const layer of motion.layers) {
    const role = layer.roles[operation.name];
    if (!role) continue;
    const ownTracks = tracks.filter(track => track.layer === layer.name);
    for (const { name, own } of copiesOf(layer, values)) {
      if (layer.visible !== undefined && evaluate(layer.visible, own) !== true) continue;
      const resting = restingLayer(layer, name, role, own, variant);
      const picture = pictureOf(motion, layer, name, role);
      layers.push({ ...resting, picture, motions: motionsOf(ownTracks, driver, own, curves) });
    }
  }
  if (driver !== "time") return { driver: "progress", range: driver, layers };
  const ends = layers.flatMap(layer => Object.values(layer.motions).flat().map(segment => segment.end));
  return { driver: "time", range: [0, Math.max(0, ...ends)], layers };
};

/** The fraction of a timeline at a time, from 0 to 1. */
export const fractionAt = ({ range: [low, high] }, time) => (time - low) / (high - low || 1);

/** The unit after a number on the axis of a timeline. */
export const unitOf = ({ driver }) => (driver === "time" ? " s" : "");

/** The value of a property without tracks; 0 if it isn’t listed. */
const restValues = {
  "center.x": layer => layer.frame.x + layer.frame.width / 2,
  "center.y": layer => layer.frame.y + layer.frame.height / 2,
  width: layer => layer.frame.width,
  height: layer => layer.frame.height,
  cornerRadius: layer => layer.cornerRadius,
  "mask.diameter": layer => layer.mask?.diameter ?? 0,
  "hole.diameter": layer => layer.hole?.diameter ?? 0,
  "shadow.opacity": layer => layer.shadow?.opacity ?? 0,
  "shadow.radius": layer => layer.shadow?.radius ?? 0,
  opacity: () => 1,
  scale: () => 1,
  scaleX: () => 1,
  scaleY: () => 1,
};

/** Properties that are drawn as 0 if they are less than 0. */
const sizes = new Set(["width", "height", "cornerRadius", "mask.diameter", "hole.diameter", "shadow.radius"]);

/** The value of a property of a layer at a time. */
export const valueOf = (layer, property, time) => {
  const segments = layer.motions[property];
  if (!segments) return restValues[property]?.(layer) ?? 0;
  const value = segmentValue(segments, time);
  return value < 0 && sizes.has(property) ? 0 : value;
};

const segmentValue = (segments, time) => {
  let current = 0;
  while (current + 1 < segments.length && segments[current + 1].begin <= time) current += 1;
  const { begin, end, from, to, progress } = segments[current];
  if (time < begin) return from;
  return time >= end ? to : from + (to - from) * progress((time - begin) / (end - begin));
};
