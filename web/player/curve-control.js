/** The control of a curve: a choice of its form, a drawing with handles, and sliders for the form’s numbers. */

import { CurvePad } from "./curve-pad.js";
import { curveForms, formOf } from "./curve-forms.js";
import { curveText, namedCurves } from "./curve.js";
import { element } from "./elements.js";

/** A choice of named curves and forms, with the numbers of the selected form. */
export class CurveControl {
  constructor({ name, value }, id, take, refuse) {
    this.name = name;
    this.saved = value;
    this.take = take;
    this.refuse = refuse;
    const options = this.choices().map(([value, label]) => element("option", { value }, label));
    this.field = element("select", { id }, ...options);
    this.numbers = element("div", { class: "curve-numbers" });
    this.pad = new CurvePad(name, value, curve => this.drag(curve));
    this.parts = [this.field, this.pad.host, this.numbers];
    this.field.addEventListener("change", () => {
      const curve = this.startOf(this.field.value);
      this.set(curve);
      take(curve);
    });
  }

  choices() {
    return [
      ...Object.keys(namedCurves).map(name => [name, name]),
      ...Object.entries(curveForms).map(([name, { label }]) => [name, label]),
      ...(formOf(this.saved) === "saved" ? [["saved", curveText(this.saved)]] : []),
    ];
  }

  /** The initial curve of a choice: the saved one if it has that form. */
  startOf(choice) {
    if (choice === formOf(this.saved)) return this.saved;
    const form = curveForms[choice];
    return form ? form.make(form.start) : choice;
  }

  set(curve) {
    const name = formOf(curve);
    const form = curveForms[name];
    this.field.value = name;
    this.inputs = [];
    this.values = form ? [...form.read(curve)] : [];
    this.numbers.replaceChildren(...(form ? this.rows(form) : []));
    this.curve = curve;
    this.pad.show(curve);
  }

  /** Uses a curve whose handles are being dragged; the numbers follow. */
  drag(curve) {
    if (formOf(curve) !== this.field.value) this.set(curve);
    this.values = [...curveForms.cubicBezier.read(curve)];
    for (const [index, inputs] of this.inputs.entries()) for (const input of inputs) input.value = this.values[index];
    this.use(curve);
  }

  use(curve) {
    this.curve = curve;
    this.pad.show(curve);
    this.take(curve);
  }

  /** Compares with another saved curve. */
  rebase({ value }) {
    this.saved = this.pad.saved = value;
    this.pad.show(this.curve);
  }

  /** A slider and a field for each number of a form. */
  rows({ fields, make }) {
    return fields.map(([label, min, max, accepts], index) => {
      const name = `${this.name}, ${label}`;
      const slider = element("input", { type: "range", min, max, step: "any", "aria-label": name });
      const exact = element("input", { type: "number", step: "any", "aria-label": `${name}, exact` });
      const read = (value, from, to) => {
        if (from.value === "" || !Number.isFinite(value) || !accepts(value)) return this.refuse();
        to.value = this.values[index] = value;
        this.use(make([...this.values]));
      };
      slider.value = exact.value = this.values[index];
      // A slider's values have too many digits.
      const rounded = () => Number(Number(slider.value).toPrecision(3));
      slider.addEventListener("input", () => read(rounded(), slider, exact));
      exact.addEventListener("input", () => read(Number(exact.value), exact, slider));
      this.inputs.push([slider, exact]);
      return element("label", {}, element("span", {}, label), slider, exact);
    });
  }
}
