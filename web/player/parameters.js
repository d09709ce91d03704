/** The controls of the parameters: a slider and a field for numbers, and a suitable control for every other type. */

import { hex } from "./contents.js";
import { CurveControl } from "./curve-control.js";
import { element } from "./elements.js";

const numericTypes = ["duration", "length", "angle", "number", "fraction", "integer"];

/** Whether a number is a valid value of a parameter. */
const isInside = (definition, value) => {
  const { type, minimum = -Infinity, maximum = Infinity } = definition;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = definition;
  return (
    (type === "integer" ? Number.isInteger(value) : Number.isFinite(value)) &&
    value >= minimum &&
    value <= maximum &&
    value > exclusiveMinimum &&
    value < exclusiveMaximum
  );
};

/** The range and the step of a slider: those of the parameter if it has them, else around its value. */
const sliderOf = definition => {
  const { type, value, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = definition;
  const usual = { angle: 90, length: 50 }[type] ?? 1;
  const size = Math.max(Math.abs(value), Math.abs(definition.default ?? 0)) || usual;
  const lower = minimum ?? exclusiveMinimum ?? (value < 0 ? -3 * size : 0);
  const bound = maximum ?? exclusiveMaximum;
  const upper = bound !== undefined && bound <= 12 * size ? bound : Math.max(3 * size, lower + size);
  const step = type === "integer" ? 1 : 10 ** Math.floor(Math.log10((upper - lower) / 100 || 1));
  return { min: lower, max: upper, step };
};

/**
 * Controls for values: elements, one of which has the id, and `set`, which shows a value. `take` is called with a valid
 * entry, `refuse` for an invalid one.
 */
const valueControls = {
  number(definition, id, take, refuse) {
    const name = `${definition.name}, slider`;
    const slider = element("input", { type: "range", "aria-label": name, ...sliderOf(definition) });
    const words = { inputmode: "decimal", "aria-describedby": `${id}-problem` };
    const field = element("input", { id, type: "number", step: "any", ...words });
    const read = (from, to) => {
      const value = Number(from.value);
      if (from.value === "" || !isInside(definition, value)) return refuse();
      to.value = value;
      take(value);
    };
    slider.addEventListener("input", () => read(slider, field));
    field.addEventListener("input", () => read(field, slider));
    return { parts: [slider, field], set: value => (slider.value = field.value = value) };
  },

  boolean(definition, id, take) {
    const box = element("input", { id, type: "checkbox" });
    box.addEventListener("change", () => take(box.checked));
    return { parts: [box], set: value => (box.checked = value === true) };
  },

  curve: (definition, id, take, refuse) => new CurveControl(definition, id, take, refuse),

  choice({ choices }, id, take) {
    const field = element("select", { id }, ...choices.map(choice => element("option", {}, choice)));
    field.addEventListener("change", () => take(field.value));
    return { parts: [field], set: value => (field.value = value) };
  },

  /** A color field has no alpha, so the value’s own alpha is kept. */
  color(definition, id, take) {
    const field = element("input", { id, type: "color" });
    let alpha = 1;
    field.addEventListener("input", () => {
      const [red, green, blue] = [1, 3, 5].map(at => parseInt(field.value.slice(at, at + 2), 16) / 255);
      take({ red, green, blue, alpha });
    });
    const set = value => {
      alpha = value.alpha;
      field.value = hex({ ...value, alpha: 1 });
    };
    return { parts: [field], set };
  },

  text(definition, id, take) {
    const field = element("input", { id, type: "text" });
    field.addEventListener("input", () => take(field.value));
    return { parts: [field], set: value => (field.value = value ?? "") };
  },

  /** Fields for the numbers of a point, a size or a frame. */
  numbers({ name, value: saved }, id, take, refuse) {
    const keys = Object.keys(saved ?? {});
    const fields = keys.map((key, index) => {
      const words = { "aria-label": `${name}, ${key}`, placeholder: key };
      return element("input", { id: index ? undefined : id, type: "number", step: "any", ...words });
    });
    const read = () => {
      const numbers = fields.map(field => Number(field.value));
      if (fields.some(field => field.value === "") || !numbers.every(Number.isFinite)) return refuse();
      take(Object.fromEntries(keys.map((key, index) => [key, numbers[index]])));
    };
    for (const field of fields) field.addEventListener("input", read);
    const set = value => fields.forEach((field, index) => (field.value = value?.[keys[index]] ?? ""));
    return { parts: fields, set };
  },

  /** A value without a control. */
  fixed({ text }, id) {
    return { parts: [element("output", { id, class: "fixed" }, text)], set() {} };
  },
};

const controlOf = type => {
  if (numericTypes.includes(type)) return valueControls.number;
  if (["point", "size", "frame"].includes(type)) return valueControls.numbers;
  return valueControls[type] ?? valueControls.fixed;
};

/** A parameter: its value, and the row to change and reset it. */
class Parameter {
  constructor(definition, changed) {
    this.definition = definition;
    this.changed = changed;
    this.value = definition.value;
    const id = `p-${definition.name}`;
    const take = value => {
      this.keep(value);
      changed();
    };
    this.control = controlOf(definition.type)(definition, id, take, () => this.refuse());
    this.problem = element("p", { class: "problem", id: `${id}-problem`, role: "status" });
    this.back = this.makeBack();
    this.row = this.makeRow(id);
    this.control.set(definition.value);
  }

  makeBack() {
    const label = `Reset ${this.definition.name}`;
    const words = { "aria-label": label, title: "Reset" };
    const back = element("button", { type: "button", class: "back", ...words, hidden: true }, "↺");
    back.addEventListener("click", () => {
      this.reset();
      this.changed();
    });
    return back;
  }

  makeRow(id) {
    const { name, summary, unit, range } = this.definition;
    const unitPart = unit ? element("span", { class: "unit" }, ` ${unit.trim()}`) : "";
    const label = element("label", { for: id }, name, unitPart);
    const head = element("div", { class: "name" }, label, this.back);
    const words = [range, summary].filter(Boolean).join(" · ");
    const note = words ? [element("p", { class: "range" }, words)] : [];
    return element("div", { class: "parameter" }, head, ...this.control.parts, this.problem, ...note);
  }

  get isChanged() {
    return JSON.stringify(this.value) !== JSON.stringify(this.definition.value);
  }

  /** The value for formulas; a saved document or color is stored in that form. */
  get formulaValue() {
    return (this.isChanged ? undefined : this.definition.formulaValue) ?? this.value;
  }

  /** The option that sets the value on the command line. */
  get setting() {
    const { value } = this;
    const { name, type } = this.definition;
    const json = () => (type === "color" ? hex(value) : JSON.stringify(value));
    const text = typeof value === "object" ? json() : String(value);
    const isPlain = /^[\w.=:%-][\w.=#:%-]*$/.test(text);
    return isPlain ? `--set ${name}=${text}` : `--set '${name}=${text.replaceAll("'", "'\\''")}'`;
  }

  /** Sets the value, and marks the row if it differs from the saved one. */
  keep(value) {
    this.value = value;
    this.problem.textContent = "";
    this.back.hidden = !this.isChanged;
    this.row.classList.toggle("changed", this.isChanged);
  }

  /** Shows the valid range; the value doesn’t change. */
  refuse() {
    const { name, type, range } = this.definition;
    this.problem.textContent = `${name}: ${range || `any ${type}`}`;
  }

  reset() {
    const { value } = this.definition;
    this.control.set(value);
    this.keep(value);
  }
}

/** All parameters of the pattern. */
export class Parameters {
  constructor(host, definitions, changed) {
    this.all = definitions.map(definition => new Parameter(definition, changed));
    this.changed = changed;
    host.replaceChildren(...this.all.map(({ row }) => row));
  }

  /** The values that formulas read, by name. */
  get values() {
    return Object.fromEntries(this.all.map(({ definition, formulaValue }) => [definition.name, formulaValue]));
  }

  get curves() {
    const curves = this.all.filter(({ definition }) => definition.type === "curve");
    return Object.fromEntries(curves.map(({ definition, value }) => [definition.name, value]));
  }

  get changes() {
    return this.all.filter(({ isChanged }) => isChanged);
  }

  reset() {
    for (const parameter of this.all) parameter.reset();
    this.changed();
  }
}
