/** A shared value in motion: its curve as a drawing, and a dot that moves by it. */

import { curveText, timing } from "../player/curve.js";
import { element } from "../player/elements.js";
import { button } from "./notices.js";
import { aliasOf, resolvedOf, units, valueWords } from "./words.js";

/** The points of a curve, from the lower left of a square with this margin to the upper right. */
export const curvePoints = (curve, margin, size, duration = 1, count = 48) => {
  const progress = timing(curve, duration);
  return Array.from({ length: count + 1 }, (_, index) => [
    margin + (size * index) / count, margin + size * (1 - progress(index / count)),
  ]);
};

/** The duration, the curve, and perhaps the delay of a value; `undefined` if it has neither of the first two. */
export const motionOfValue = ({ valueType, value }) => {
  const resolved = resolvedOf(value);
  if (valueType === "duration" && typeof resolved === "number") return { curve: "linear", duration: resolved };
  // A curve without a duration is played over a second.
  if (valueType === "curve" && resolved) return { curve: resolved, duration: 1 };
  if (valueType !== "timing" || !resolved?.curve) return undefined;
  const delay = resolved.delay === undefined ? {} : { delay: resolvedOf(resolved.delay) };
  return { curve: resolvedOf(resolved.curve), duration: resolvedOf(resolved.duration), ...delay };
};

/** The value as text, with the names of the shared values that it or its parts are: `timing: 0.2 s, easeIn {fast}`. */
export const factsOfValue = entry => {
  const { valueType, value } = entry;
  const motion = valueType === "duration" ? undefined : motionOfValue(entry);
  const time = valueType === "timing" ? [`${motion?.duration} s`] : [];
  const own = valueWords({ unit: units[valueType] }, resolvedOf(value));
  const delay = motion?.delay ? [`delayed by ${motion.delay} s`] : [];
  const words = motion ? [...time, curveText(motion.curve), ...delay] : [own];
  const parts = [value, value?.duration, value?.curve, value?.delay];
  const names = parts.map(aliasOf).filter(Boolean).map(name => `{${name}}`);
  return `${valueType}: ${[words.join(", "), ...names].join(" ")}`;
};

/** A drawing of the curve, a dot on a line that plays it, and a button that plays it again. */
export class ValueMotion {
  constructor() {
    this.line = element("polyline", {});
    this.dot = element("span", { class: "value-dot" });
    const drawing = element("svg", { class: "value-curve", viewBox: "0 0 100 100", "aria-hidden": "true" }, this.line);
    const track = element("div", { class: "value-track" }, this.dot);
    const play = button("Play", () => this.play(), { class: "main" });
    this.facts = element("p", { class: "note" });
    this.host = element("div", { class: "panel value-motion" }, drawing, track, play, this.facts);
  }

  /** Shows a document’s value, and plays it once if motion is welcome. */
  show(document) {
    const motion = motionOfValue(document);
    const isMoving = motion !== undefined && motion.duration > 0;
    this.host.hidden = !isMoving;
    if (!isMoving || JSON.stringify(motion) === JSON.stringify(this.motion)) return;
    this.motion = motion;
    this.facts.textContent = factsOfValue(document);
    const { curve, duration } = motion;
    this.line.setAttribute("points", curvePoints(curve, 20, 60, duration).map(point => point.join(",")).join(" "));
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.play();
  }

  play() {
    if (!this.motion) return;
    const { curve, duration, delay = 0 } = this.motion;
    const progress = timing(curve, duration);
    const frames = Array.from({ length: 121 }, (_, index) => ({ left: `${10 + 80 * progress(index / 120)}%` }));
    this.dot.animate(frames, { duration: duration * 1000, delay: delay * 1000, fill: "both" });
  }
}
