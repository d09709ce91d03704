/** The curves of all tracks in one drawing with axes. */

import { curveText } from "./curve.js";
import { element } from "./elements.js";
import { clamp } from "./formula.js";
import { fractionAt, unitOf } from "./timeline.js";
import { axisSteps, colorOf, reachOf, samplesOf, tracksOf } from "./tracks.js";

/** The curves of a timeline, each once, with their points and the names of their tracks. */
const curvesOf = timeline => {
  const curves = new Map();
  for (const { layer: { name, side }, property, segment, line } of tracksOf(timeline)) {
    if (!curves.has(line)) curves.set(line, { segment, line, side, names: [], points: samplesOf(segment, 80) });
    curves.get(line).names.push(`${name} ${property}`);
  }
  return [...curves.values()];
};

/** The axes of a drawing: positions for times and progress, grid lines and labels. */
class Axes {
  constructor(timeline, reach, width, height) {
    this.timeline = timeline;
    this.reach = reach;
    this.size = { width, height };
    this.left = 46;
    this.right = width - 14;
    this.top = 14;
    this.bottom = height - 44;
  }

  x(time) {
    return this.left + fractionAt(this.timeline, time) * (this.right - this.left);
  }

  y(progress) {
    const [least, most] = this.reach;
    return this.top + ((most - progress) / (most - least)) * (this.bottom - this.top);
  }

  /** Grid lines and labels, far enough apart to be read. */
  elements() {
    const { timeline, reach, size } = this;
    const foot = { x: (this.left + this.right) / 2, y: size.height - 8 };
    return [
      ...axisSteps(...timeline.range, size.width / 90).flatMap(time => this.timeStep(time)),
      ...axisSteps(...reach, 5).flatMap(progress => this.progressStep(progress)),
      Axes.label(timeline.driver, { ...foot, "text-anchor": "middle" }),
    ];
  }

  timeStep(time) {
    const x = this.x(time);
    return [
      element("line", { class: "grid", x1: x, x2: x, y1: this.top, y2: this.bottom }),
      Axes.label(`${time}${unitOf(this.timeline)}`, { x, y: this.bottom + 18, "text-anchor": "middle" }),
    ];
  }

  /** The lines at 0 and 1, where segments start and end, are emphasized. */
  progressStep(progress) {
    const y = this.y(progress);
    const grid = progress === 0 || progress === 1 ? "grid strong" : "grid";
    return [
      element("line", { class: grid, x1: this.left, x2: this.right, y1: y, y2: y }),
      Axes.label(String(progress), { x: this.left - 8, y: y + 4, "text-anchor": "end" }),
    ];
  }

  static label(text, attributes) {
    return element("text", { class: "tick", ...attributes }, text);
  }
}

/** The plot with its legend, and a dot on every curve for the current time. */
export class Plot {
  constructor(host) {
    this.host = host;
    new ResizeObserver(() => this.resize()).observe(host);
  }

  /** Draws the curves again if the host has another width, which is measured only then. */
  resize() {
    const width = this.host.clientWidth;
    if (width === this.width) return;
    this.width = width;
    if (!this.timeline) return;
    this.show(this.timeline);
    this.draw(this.time ?? this.timeline.range[0]);
  }

  show(timeline) {
    const curves = curvesOf(timeline).map(curve => ({ ...curve, dot: Plot.dot(curve) }));
    this.curves = curves;
    this.timeline = timeline;
    this.width ??= this.host.clientWidth;
    // As wide as its host, so that text has its normal size.
    const [width, height] = [Math.max(280, this.width || 640), 300];
    const axes = new Axes(timeline, reachOf(curves.flatMap(({ points }) => points)), width, height);
    this.axes = axes;
    const drawn = curves.map(curve => element("g", {}, Plot.line(curve, axes), curve.dot));
    const words = curves.map(({ segment }) => curveText(segment.curve)).join("; ");
    const title = element("title", {}, `Timing curves: ${words}`);
    const box = { viewBox: `0 0 ${width} ${height}`, width, height, role: "img" };
    this.host.replaceChildren(
      element("svg", box, title, ...axes.elements(), ...drawn),
      element("ul", { class: "legend" }, ...curves.map(Plot.entry))
    );
  }

  static dot({ line }) {
    return Plot.inked(element("circle", { class: "dot", r: 5 }), line);
  }

  /** A line; those of the second side of a comparison are dashed. */
  static line({ segment, points, line, side }, axes) {
    const time = fraction => segment.begin + fraction * (segment.end - segment.begin);
    const path = points
      .map(([fraction, progress]) => `${axes.x(time(fraction)).toFixed(1)},${axes.y(progress).toFixed(1)}`)
      .join(" ");
    return Plot.inked(element("polyline", { class: side === "B" ? "curve dashed" : "curve", points: path }), line);
  }

  /** A curve in the legend, with its tracks or the first of them. */
  static entry({ segment, names, line, side }) {
    const swatch = Plot.inked(element("i", { class: side === "B" && "dashed" }), line);
    const isLong = names.length > 3;
    const some = isLong ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(", ");
    const words = element("span", {}, element("b", {}, curveText(segment.curve)), ` ${some}`);
    return element("li", {}, swatch, words);
  }

  /** Sets the color of a line as a property, since the policy of a gallery blocks style attributes. */
  static inked(drawn, line) {
    drawn.style.setProperty("--ink", colorOf(line));
    return drawn;
  }

  /** Moves every dot to the time, or to the nearer end of its curve. */
  draw(time) {
    this.time = time;
    const { axes, curves = [] } = this;
    if (!axes) return;
    for (const { dot, segment } of curves) {
      const now = clamp(time, segment.begin, segment.end);
      const fraction = (now - segment.begin) / (segment.end - segment.begin);
      dot.setAttribute("cx", axes.x(now));
      dot.setAttribute("cy", axes.y(segment.progress(fraction)));
    }
  }
}
