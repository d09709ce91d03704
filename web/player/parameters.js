/** The controls of the parameters: a slider and a field for numbers, and a suitable control for every other type. */

import { hex } from "./contents.js";
import { CurveControl } from "./curve-control.js";
import { element } from "./elements.js";
import { same } from "./formula.js";
import { compoundTypes, isInside, numericTypes, writtenValue } from "./values.js";

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
  if (compoundTypes.includes(type)) return valueControls.numbers;
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
    return !same(this.value, this.definition.value);
  }

  /** The value for formulas; a saved document or color is stored in that form. */
  get formulaValue() {
    return (this.isChanged ? this.evaluated : this.definition.formulaValue) ?? this.value;
  }

  /** The option that sets the value on the command line. */
  get setting() {
    const { name } = this.definition;
    const text = writtenValue(this.definition, this.value);
    const isPlain = /^[\w.=:%-][\w.=#:%-]*$/.test(text);
    return isPlain ? `--set ${name}=${text}` : `--set '${name}=${text.replaceAll("'", "'\\''")}'`;
  }

  /** Sets the value and its control; `evaluated` is what formulas read if that differs. */
  set(value, evaluated) {
    this.control.set(value);
    this.keep(value, evaluated);
  }

  /** Sets the value that the control shows. */
  keep(value, evaluated) {
    this.value = value;
    this.evaluated = evaluated;
    this.problem.textContent = "";
    this.mark();
  }

  /** Marks the row if the value differs from the saved one. */
  mark() {
    this.back.hidden = !this.isChanged;
    this.row.classList.toggle("changed", this.isChanged);
  }

  /** Takes the saved value of another revision; a changed value stays. */
  rebase(definition) {
    const isEdited = this.isChanged;
    this.definition = definition;
    this.control.rebase?.(definition);
    if (isEdited) this.mark();
    else this.set(definition.value);
  }

  /** Shows the valid range; the value doesn’t change. */
  refuse() {
    const { name, type, range } = this.definition;
    this.problem.textContent = `${name}: ${range || `any ${type}`}`;
  }

  reset() {
    this.set(this.definition.value);
  }

  /** Whether the field has an entry that isn’t valid, so that the value is an earlier one. */
  get isRefused() {
    return this.problem.textContent !== "";
  }
}

/** All parameters of the pattern. */
export class Parameters {
  constructor(host, definitions, changed) {
    this.host = host;
    this.changed = changed;
    this.build(definitions);
  }

  build(definitions) {
    this.all = definitions.map(definition => new Parameter(definition, this.changed));
    this.host.replaceChildren(...this.all.map(({ row }) => row));
  }

  /** Takes the saved values of another revision; changed values stay, and controls too unless their ranges changed. */
  adopt(definitions) {
    const shape = ({ name, type, choices, range }) => [name, type, choices, range];
    const shapes = all => JSON.stringify(all.map(shape));
    if (shapes(definitions) === shapes(this.all.map(({ definition }) => definition))) {
      for (const [index, parameter] of this.all.entries()) parameter.rebase(definitions[index]);
      return;
    }
    const edits = this.edits;
    this.build(definitions);
    this.take(edits);
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

  /** The changed values by name. */
  get edits() {
    return Object.fromEntries(this.changes.map(({ definition, value }) => [definition.name, value]));
  }

  named(name) {
    return this.all.find(({ definition }) => definition.name === name);
  }

  /** Sets values by name, and resets the others. */
  take(values) {
    for (const parameter of this.all) parameter.set(values[parameter.definition.name] ?? parameter.definition.value);
  }

  reset() {
    this.take({});
    this.changed();
  }
}
