/** A lane for each track with its curve, and the curves of all of them with axes. */

const laneColors = ["#2457c5", "#b4451f", "#1d7a4c", "#8a3ab0", "#a8326b", "#6b6a00", "#00707f", "#5c5c66"];

/** The tracks of a timeline in the order of its layers; tracks that go the same way at the same time share a line. */
const tracksOf = timeline => {
  const lines = new Map();
  return timeline.layers.flatMap(layer =>
    Object.entries(layer.motions).flatMap(([property, ways]) =>
      ways.map(way => {
        const key = `${way.begin} ${way.end} ${JSON.stringify(way.curve)}`;
        if (!lines.has(key)) lines.set(key, lines.size);
        return { layer, property, way, line: lines.get(key) };
      })
    )
  );
};

/** Steps of 1, 2 or 5 that part a length into about so many. */
const axisSteps = (low, high, most) => {
  const rough = (high - low) / most || 1;
  const base = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(factor => factor * base).find(candidate => candidate >= rough);
  const steps = [];
  for (let value = Math.ceil(low / step - 1e-9) * step; value <= high + step * 1e-9; value += step) steps.push(Number(value.toFixed(6)));
  return steps;
};

const samplesOf = (way, count = 80) =>
  Array.from({ length: count + 1 }, (_, index) => [index / count, way.progress(index / count)]);

class Lanes {
  constructor(host, seek) {
    this.host = host;
    host.addEventListener("pointerdown", event => {
      if (!event.target.closest(".lane-room")) return;
      const room = event.target.closest(".lane-room").getBoundingClientRect();
      const move = ({ clientX }) => seek(Math.min(Math.max((clientX - room.x) / room.width, 0), 1));
      move(event);
      const end = new AbortController();
      addEventListener("pointermove", move, { signal: end.signal });
      for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => end.abort(), { signal: end.signal });
    });
  }

  show(timeline) {
    this.timeline = timeline;
    const [low, high] = timeline.range;
    const length = high - low || 1;
    const unit = timeline.driver === "time" ? " s" : "";
    this.rows = tracksOf(timeline).map(({ layer, property, way, line }) => {
      const [left, wide] = [(way.begin - low) / length, (way.end - way.begin) / length];
      const points = samplesOf(way, 40);
      const [least, most] = [Math.min(0, ...points.map(([, y]) => y)), Math.max(1, ...points.map(([, y]) => y))];
      const path = points.map(([x, y], index) => `${index ? "L" : "M"}${x * 100} ${((most - y) / (most - least)) * 20 + 2}`).join("");
      const drawing = element("svg", { viewBox: "0 0 100 24", preserveAspectRatio: "none", "aria-hidden": "true" },
        element("path", { d: path, "vector-effect": "non-scaling-stroke" }));
      const bar = element("div", { class: "bar" }, drawing);
      bar.style.left = `${left * 100}%`;
      bar.style.width = `${wide * 100}%`;
      bar.style.setProperty("--ink", `var(--line-${(line % laneColors.length) + 1})`);
      const value = element("output", { class: "lane-value" });
      const span = `${words(way.begin)}–${words(way.end)}${unit}`;
      const name = element("div", { class: "lane-name", title: `${layer.name} ${property}, ${span}, ${curveText(way.curve)}` },
        element("b", {}, layer.name), element("span", {}, property));
      const row = element("div", { class: "lane" }, name, element("div", { class: "lane-room" }, bar), value);
      return { row, value, layer, property, isDegrees: property.startsWith("rotation") };
    });
    this.head = element("div", { class: "playhead" });
    this.host.replaceChildren(...this.rows.map(({ row }) => row), element("div", { class: "playhead-room" }, element("div", { class: "playhead-track" }, this.head)));
  }

  draw(time) {
    const [low, high] = this.timeline.range;
    this.head.style.left = `${((time - low) / (high - low || 1)) * 100}%`;
    for (const { value, layer, property, isDegrees } of this.rows) {
      value.value = Number(valueOf(layer, property, time).toFixed(2)) + (isDegrees ? "°" : "");
    }
  }
}

class Plot {
  constructor(host) {
    this.host = host;
  }

  show(timeline) {
    this.timeline = timeline;
    const seen = new Map();
    for (const track of tracksOf(timeline)) {
      if (!seen.has(track.line)) seen.set(track.line, { ...track, names: [] });
      seen.get(track.line).names.push(`${track.layer.name} ${track.property}`);
    }
    const curves = [...seen.values()].map(curve => ({ ...curve, points: samplesOf(curve.way) }));
    const [low, high] = timeline.range;
    const heights = curves.flatMap(curve => curve.points.map(([, y]) => y));
    const [least, most] = [Math.min(0, ...heights), Math.max(1, ...heights)];
    // As wide as there is room, so that words are as large as elsewhere.
    const [width, height] = [Math.max(280, this.host.clientWidth || 640), 300];
    const room = { left: 46, top: 14, width: width - 60, height: height - 58 };
    const x = time => room.left + ((time - low) / (high - low || 1)) * room.width;
    const y = progress => room.top + ((most - progress) / (most - least || 1)) * room.height;
    this.place = (way, time) => {
      const fraction = Math.min(Math.max((time - way.begin) / (way.end - way.begin), 0), 1);
      return [x(Math.min(Math.max(time, way.begin), way.end)), y(way.progress(fraction))];
    };
    const label = (text, attributes) => element("text", { class: "tick", ...attributes }, text);
    const unit = timeline.driver === "time" ? " s" : "";
    const grid = [
      ...axisSteps(low, high, width / 90).flatMap(time => [
        element("line", { class: "grid", x1: x(time), x2: x(time), y1: room.top, y2: room.top + room.height }),
        label(`${time}${unit}`, { x: x(time), y: room.top + room.height + 18, "text-anchor": "middle" }),
      ]),
      ...axisSteps(least, most, 5).flatMap(progress => [
        element("line", { class: progress === 0 || progress === 1 ? "grid strong" : "grid", x1: room.left, x2: room.left + room.width, y1: y(progress), y2: y(progress) }),
        label(String(progress), { x: room.left - 8, y: y(progress) + 4, "text-anchor": "end" }),
      ]),
      label(timeline.driver === "time" ? "time" : "progress", { x: room.left + room.width / 2, y: height - 8, "text-anchor": "middle" }),
    ];
    this.dots = [];
    const drawn = curves.map(({ way, points, line }) => {
      const style = `--ink: var(--line-${(line % laneColors.length) + 1})`;
      const time = fraction => way.begin + fraction * (way.end - way.begin);
      const path = points.map(([fraction, progress]) => `${x(time(fraction)).toFixed(1)},${y(progress).toFixed(1)}`).join(" ");
      const dot = element("circle", { class: "dot", r: 5, style });
      this.dots.push({ dot, way });
      return element("g", {}, element("polyline", { class: "curve", points: path, style }), dot);
    });
    const legend = curves.map(({ way, names, line }) => {
      const swatch = element("i", { style: `--ink: var(--line-${(line % laneColors.length) + 1})` });
      const some = names.length > 3 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(", ");
      return element("li", {}, swatch, element("span", {}, element("b", {}, curveText(way.curve)), ` ${some}`));
    });
    const title = element("title", {}, `Timing curves: ${curves.map(({ way }) => curveText(way.curve)).join("; ")}`);
    this.host.replaceChildren(
      element("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img" }, title, ...grid, ...drawn),
      element("ul", { class: "legend" }, ...legend)
    );
  }

  draw(time) {
    for (const { dot, way } of this.dots) {
      const [x, y] = this.place(way, time);
      dot.setAttribute("cx", x);
      dot.setAttribute("cy", y);
    }
  }
}
