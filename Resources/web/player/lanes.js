/** A lane for each track: its curve over its duration, and its value. */

import { valueText } from "./checks.js";
import { curveText } from "./curve.js";
import { element } from "./elements.js";
import { clamp } from "./formula.js";
import { fractionAt, unitOf, valueOf } from "./timeline.js";
import { colorOf, reachOf, samplesOf, tracksOf } from "./tracks.js";

/** The lanes of a timeline with a playhead over all of them; pressing one seeks. */
export class Lanes {
  constructor(host, seek) {
    this.host = host;
    this.playhead = element("div", { class: "playhead" });
    host.addEventListener("pointerdown", event => Lanes.follow(event, seek));
  }

  /** Seeks to where a lane is pressed, and follows the pointer until it is released. */
  static follow(event, seek) {
    const lane = event.target.closest(".lane-room");
    if (!lane) return;
    const room = lane.getBoundingClientRect();
    const move = ({ clientX }) => seek(clamp((clientX - room.x) / room.width, 0, 1));
    move(event);
    const end = new AbortController();
    const { signal } = end;
    addEventListener("pointermove", move, { signal });
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => end.abort(), { signal });
  }

  show(timeline) {
    this.timeline = timeline;
    this.lanes = tracksOf(timeline).map(track => ({ ...track, ...this.lane(track) }));
    const playheadTrack = element("div", { class: "playhead-track" }, this.playhead);
    const over = element("div", { class: "playhead-room" }, playheadTrack);
    this.host.replaceChildren(...this.lanes.map(({ row }) => row), over);
  }

  /** A row with the name of a track, its bar and its value. */
  lane({ layer, property, segment, line }) {
    const time = `${valueText(segment.begin)}–${valueText(segment.end)}${unitOf(this.timeline)}`;
    const title = `${layer.name} ${property}, ${time}, ${curveText(segment.curve)}`;
    const names = [element("b", {}, layer.name), element("span", {}, property)];
    const name = element("div", { class: "lane-name", title }, ...names);
    const room = element("div", { class: "lane-room" }, this.bar(segment, line));
    const output = element("output", { class: "lane-value" });
    return { row: element("div", { class: "lane" }, name, room, output), output };
  }

  bar(segment, line) {
    const bar = element("div", { class: "lane-bar" }, Lanes.drawing(segment));
    const begin = fractionAt(this.timeline, segment.begin);
    bar.style.left = `${begin * 100}%`;
    bar.style.width = `${(fractionAt(this.timeline, segment.end) - begin) * 100}%`;
    bar.style.setProperty("--ink", colorOf(line));
    return bar;
  }

  /** The curve of a segment, stretched to the size of its bar. */
  static drawing(segment) {
    const points = samplesOf(segment, 40);
    const [least, most] = reachOf(points);
    const y = progress => ((most - progress) / (most - least)) * 20 + 2;
    const d = points
      .map(([fraction, progress], index) => `${index ? "L" : "M"}${fraction * 100} ${y(progress)}`)
      .join("");
    const box = { viewBox: "0 0 100 24", preserveAspectRatio: "none", "aria-hidden": "true" };
    return element("svg", box, element("path", { d, "vector-effect": "non-scaling-stroke" }));
  }

  draw(time) {
    this.playhead.style.left = `${fractionAt(this.timeline, time) * 100}%`;
    for (const { output, layer, property } of this.lanes) {
      const unit = property.startsWith("rotation") ? "°" : "";
      output.value = valueText(valueOf(layer, property, time)) + unit;
    }
  }
}
