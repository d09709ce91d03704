/** The drawing of a curve: a Bézier’s handles can be dragged, and a spring shows its response. */

import { validCurve } from "./curve-forms.js";
import { namedCurves, timing } from "./curve.js";
import { element } from "./elements.js";
import { attempt, clamp } from "./formula.js";
import { settlingDuration } from "./spring.js";
import { valueText } from "./checks.js";

/** The size of the drawing, and the progress at its top and bottom. */
const pad = { width: 240, height: 168, top: 1.5, bottom: -0.5, inset: 14 };

const xOf = fraction => pad.inset + fraction * (pad.width - 2 * pad.inset);
const yOf = progress => ((pad.top - progress) / (pad.top - pad.bottom)) * pad.height;

/** The Bézier of a curve that has handles; `undefined` for any other. */
const handlesOf = curve => (typeof curve === "string" ? namedCurves[curve] : curve.cubicBezier);

/** The seconds that a drawing shows: until a spring with a time of its own settles. */
const shownDuration = curve => clamp((typeof curve === "object" && settlingDuration(curve)) || 1, 0.05, 10);

/** The drawing of a curve, above that of the saved one. */
export class CurvePad {
  constructor(name, saved, drag) {
    this.name = name;
    this.saved = saved;
    this.report = drag;
    this.line = element("path", { class: "pad-curve" });
    this.before = element("path", { class: "pad-saved" });
    this.stems = [0, 1].map(() => element("line", { class: "pad-stem" }));
    this.note = element("p", { class: "note" });
    const box = { viewBox: `0 0 ${pad.width} ${pad.height}`, "aria-hidden": "true" };
    const drawing = element("svg", box, ...CurvePad.ground(), this.before, this.line, ...this.stems);
    this.handles = [0, 1].map(index => this.handle(index));
    this.area = element("div", { class: "pad-area" }, drawing, ...this.handles);
    this.host = element("div", { class: "pad" }, this.area, this.note);
  }

  /** Lines at the start and the end of the progress. */
  static ground() {
    const { width, inset } = pad;
    return [0, 1].map(progress =>
      element("line", { class: "grid", x1: inset, x2: width - inset, y1: yOf(progress), y2: yOf(progress) })
    );
  }

  /** A handle: dragged, or moved by the arrow keys in hundredths, with shift in tenths. */
  handle(index) {
    const handle = element("button", { type: "button", class: "pad-handle" });
    handle.addEventListener("pointerdown", event => this.follow(event, index));
    handle.addEventListener("keydown", event => this.press(event, index));
    return handle;
  }

  follow(event, index) {
    const handle = this.handles[index];
    event.preventDefault();
    handle.focus();
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX, clientY }) => {
      const area = this.area.getBoundingClientRect();
      const x = (((clientX - area.x) / area.width) * pad.width - pad.inset) / (pad.width - 2 * pad.inset);
      const y = pad.top - ((clientY - area.y) / area.height) * (pad.top - pad.bottom);
      this.place(index, x, y);
    };
    const end = new AbortController();
    const { signal } = end;
    handle.addEventListener("pointermove", move, { signal });
    for (const name of ["pointerup", "pointercancel"]) handle.addEventListener(name, () => end.abort(), { signal });
  }

  press(event, index) {
    const step = event.shiftKey ? 0.1 : 0.01;
    const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    // The arrow keys of the page step through frames.
    event.stopPropagation();
    const [x, y] = this.bezier.slice(index * 2, index * 2 + 2);
    this.place(index, x + move[0], y + move[1]);
  }

  /** Moves a handle; a Bézier’s handles stay between its ends in time. */
  place(index, x, y) {
    const rounded = value => Number(value.toFixed(2));
    const bezier = [...this.bezier];
    bezier[index * 2] = rounded(clamp(x, 0, 1));
    bezier[index * 2 + 1] = rounded(clamp(y, pad.bottom, pad.top));
    this.report({ cubicBezier: bezier });
  }

  show(curve) {
    this.bezier = handlesOf(curve);
    const duration = shownDuration(curve);
    this.line.setAttribute("d", CurvePad.path(curve, duration));
    const isChanged = JSON.stringify(curve) !== JSON.stringify(this.saved);
    this.before.setAttribute("d", isChanged && validCurve(this.saved) ? CurvePad.path(this.saved, duration) : "");
    for (const [index, handle] of this.handles.entries()) this.showHandle(handle, index);
    this.note.textContent = CurvePad.words(curve, duration);
  }

  showHandle(handle, index) {
    const { bezier } = this;
    handle.hidden = !bezier;
    this.stems[index].setAttribute("visibility", bezier ? "visible" : "hidden");
    if (!bezier) return;
    const [x, y] = bezier.slice(index * 2, index * 2 + 2);
    handle.style.left = `${(xOf(x) / pad.width) * 100}%`;
    handle.style.top = `${(yOf(clamp(y, pad.bottom, pad.top)) / pad.height) * 100}%`;
    const label = `${this.name}, ${index ? "second" : "first"} handle at ${valueText(x)}, ${valueText(y)}`;
    handle.setAttribute("aria-label", label);
    const ends = { x1: xOf(index), y1: yOf(index), x2: xOf(x), y2: yOf(y) };
    for (const [key, value] of Object.entries(ends)) this.stems[index].setAttribute(key, value);
  }

  /** The path of a curve over some seconds; empty if the curve has no motion. */
  static path(curve, duration) {
    const points = attempt(
      () => {
        const progress = timing(curve, duration);
        // A spring that isn’t at rest yet ends with a jump, which belongs to its track.
        return Array.from({ length: 97 }, (_, index) => [index / 96, progress(Math.min(index / 96, 1 - 1e-9))]);
      },
      () => []
    );
    const place = ([fraction, progress]) => `${xOf(fraction).toFixed(1)} ${yOf(progress).toFixed(1)}`;
    return points.map((point, index) => (index ? "L" : "M") + place(point)).join("");
  }

  static words(curve, duration) {
    if (!curve.spring) return "";
    if (settlingDuration(curve) === undefined) return "Response over the duration of its track";
    return `Settles after ${valueText(duration)} s`;
  }
}
