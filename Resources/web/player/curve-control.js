/** The control of a curve: a choice of its form, a drawing with handles, and sliders for the form’s numbers. */

import { CurvePad } from "./curve-pad.js";
import { curveForms, formOf } from "./curve-forms.js";
import { curveText } from "./curve.js";
import { easingNamed, easingOf, easings } from "./easings.js";
import { element } from "./elements.js";
import { boundsOf, NumberField } from "./number-field.js";

const rangeWords = ({ minimum, maximum, exclusiveMinimum }) => {
  if (exclusiveMinimum !== undefined) return `more than ${exclusiveMinimum}`;
  return minimum === undefined ? "a number" : `from ${minimum} to ${maximum}`;
};

/** A choice of named curves and forms, with the numbers of the selected form. */
export class CurveControl {
  constructor({ name, value }, id, take, refuse) {
    this.name = name;
    this.saved = value;
    this.values = [];
    this.inputs = [];
    this.take = take;
    this.refuse = refuse;
    this.field = element("select", { id }, ...this.choices());
    this.source = element("p", { class: "note source" });
    this.numbers = element("div", { class: "curve-numbers" });
    this.pad = new CurvePad(name, value, curve => this.drag(curve));
    this.parts = [this.field, this.source, this.pad.host, this.numbers];
    this.field.addEventListener("change", () => {
      const curve = this.startOf(this.field.value);
      this.set(curve);
      take(curve);
    });
  }

  /** Forms with numbers of their own, and the named curves of each collection. */
  choices() {
    const forms = Object.entries(curveForms).map(([name, { label }]) => [name, label]);
    const saved = formOf(this.saved) === "saved" ? [["saved", curveText(this.saved)]] : [];
    const group = (label, options) =>
      element("optgroup", { label }, ...options.map(([value, text]) => element("option", { value }, text)));
    const named = easings.map(({ title, curves }) => group(title, Object.keys(curves).map(name => [name, name])));
    return [group("With numbers", [...forms, ...saved]), ...named];
  }

  /** The initial curve of a choice: the saved one if it has that form. */
  startOf(choice) {
    if (choice === formOf(this.saved)) return this.saved;
    const form = curveForms[choice];
    return form ? form.make(form.start) : easingNamed(choice);
  }

  set(curve) {
    const name = formOf(curve);
    const form = curveForms[name];
    this.form = name;
    this.inputs = [];
    this.values = form ? [...form.read(curve)] : [];
    this.numbers.replaceChildren(...(form ? this.rows(form) : []));
    this.showCurve(curve);
  }

  /** Shows a curve with its name, if it has one, and the source of that. */
  showCurve(curve) {
    const known = easingOf(curve);
    this.curve = curve;
    this.field.value = known?.name ?? this.form;
    const link = known && element("a", { href: known.collection.source }, known.collection.title);
    this.source.replaceChildren(...(link ? ["From ", link] : []));
    this.pad.show(curve);
  }

  /** Uses a curve whose handles are being dragged; the numbers follow. */
  drag(curve) {
    if (formOf(curve) !== this.form) this.set(curve);
    this.values = [...curveForms.cubicBezier.read(curve)];
    for (const [index, show] of this.inputs.entries()) show(this.values[index]);
    this.use(curve);
  }

  use(curve) {
    this.showCurve(curve);
    this.take(curve);
  }

  /** Compares with another saved curve. */
  rebase({ value }) {
    this.saved = this.pad.saved = value;
    this.pad.show(this.curve);
  }

  /** A slider and a field for each number of a form. */
  rows({ fields, make }) {
    return fields.map(([label, min, max, bounds], index) => {
      const name = `${this.name}, ${label}`;
      const slider = element("input", { type: "range", min, max, step: "any", "aria-label": name });
      const use = value => {
        slider.value = this.values[index] = value;
        this.use(make([...this.values]));
      };
      const definition = { type: label.endsWith("(s)") ? "duration" : "number", ...bounds };
      const words = { "aria-label": `${name}, exact` };
      const refuse = entry => this.refuse(entry, `${label} must be ${rangeWords(bounds)}`);
      const exact = new NumberField(definition, words, boundsOf(bounds, 0.01), use, refuse);
      const show = value => {
        slider.value = value;
        exact.show(value);
      };
      show(this.values[index]);
      slider.addEventListener("input", () => {
        // A slider's values have too many digits.
        const value = Number(Number(slider.value).toPrecision(3));
        exact.show(value);
        use(value);
      });
      this.inputs.push(show);
      return element("label", {}, element("span", {}, label), slider, exact.field);
    });
  }
}
