/** The curves of all tracks in one drawing with axes. */

/** The curves of a timeline, each once, with their points and the names of the tracks that go along them. */
const curvesOf = timeline => {
  const curves = new Map();
  for (const { layer, property, way, line } of tracksOf(timeline)) {
    if (!curves.has(line)) curves.set(line, { way, line, names: [], points: samplesOf(way, 80) });
    curves.get(line).names.push(`${layer.name} ${property}`);
  }
  return [...curves.values()];
};

/** Where times and progress lie in a drawing of a size, and the lines and numbers that say so. */
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

  /** Grid and labels; numbers as far apart as they can be read. */
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

  /** The lines at 0 and 1, from which a way goes and to which, stand out. */
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

/** The plot with its legend, and a dot on every curve for the time at which the motion is. */
class Plot {
  constructor(host) {
    this.host = host;
  }

  show(timeline) {
    const curves = curvesOf(timeline).map(curve => ({ ...curve, dot: Plot.dot(curve) }));
    this.curves = curves;
    // As wide as there is room, so that words are as large as elsewhere.
    const [width, height] = [Math.max(280, this.host.clientWidth || 640), 300];
    this.axes = new Axes(timeline, reachOf(curves.flatMap(({ points }) => points)), width, height);
    const drawn = curves.map(curve => element("g", {}, this.line(curve), curve.dot));
    const words = curves.map(({ way }) => curveText(way.curve)).join("; ");
    const title = element("title", {}, `Timing curves: ${words}`);
    const box = { viewBox: `0 0 ${width} ${height}`, width, height, role: "img" };
    this.host.replaceChildren(
      element("svg", box, title, ...this.axes.elements(), ...drawn),
      element("ul", { class: "legend" }, ...curves.map(Plot.entry))
    );
  }

  static dot({ line }) {
    return element("circle", { class: "dot", r: 5, style: Plot.ink(line) });
  }

  line({ way, points, line }) {
    const { axes } = this;
    const time = fraction => way.begin + fraction * (way.end - way.begin);
    const path = points
      .map(([fraction, progress]) => `${axes.x(time(fraction)).toFixed(1)},${axes.y(progress).toFixed(1)}`)
      .join(" ");
    return element("polyline", { class: "curve", points: path, style: Plot.ink(line) });
  }

  /** A curve in the legend, with the tracks that go along it, or the first of them. */
  static entry({ way, names, line }) {
    const swatch = element("i", { style: Plot.ink(line) });
    const isLong = names.length > 3;
    const some = isLong ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(", ");
    const words = element("span", {}, element("b", {}, curveText(way.curve)), ` ${some}`);
    return element("li", {}, swatch, words);
  }

  static ink(line) {
    return `--ink: ${colorOf(line)}`;
  }

  /** Puts every dot to the time, or to the end of its curve that is nearer. */
  draw(time) {
    for (const { dot, way } of this.curves) {
      const now = clamp(time, way.begin, way.end);
      const fraction = (now - way.begin) / (way.end - way.begin);
      dot.setAttribute("cx", this.axes.x(now));
      dot.setAttribute("cy", this.axes.y(way.progress(fraction)));
    }
  }
}
