/** The controls of the parameters: a slider and a field for numbers, and a suitable control for every other type. */

import { hex } from "./contents.js";
import { CurveControl } from "./curve-control.js";
import { Edits } from "./edits.js";
import { element } from "./elements.js";
import { same } from "./formula.js";
import { boundsOf, NumberField } from "./number-field.js";
import { isInside, numberIn } from "./numbers.js";
import { compoundTypes, numericTypes, writtenValue } from "./values.js";

/** The next number that is easy to read: 1.05 → 1.5, 24 → 25. */
const rounded = number => {
  const unit = 10 ** Math.floor(Math.log10(number));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10].map(step => Number((step * unit).toPrecision(3)));
  return steps.find(step => step >= number) ?? number;
};

/** The range and the step of a slider: those of the parameter if it has them, else around its value. */
const sliderOf = definition => {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = definition;
  const value = definition.value ?? 0;
  const usual = { angle: 90, length: 50 }[type] ?? 1;
  const size = Math.max(Math.abs(value), Math.abs(definition.default ?? 0)) || usual;
  const lower = minimum ?? exclusiveMinimum ?? (value < 0 ? -3 * size : 0);
  const bound = maximum ?? exclusiveMaximum;
  const end = Math.min(rounded(Math.max(3 * size, lower + size)), bound ?? Infinity);
  const upper = bound !== undefined && bound <= 12 * size ? bound : end;
  const step = type === "integer" ? 1 : 10 ** Math.floor(Math.log10((upper - lower) / 100 || 1));
  const min = lower === exclusiveMinimum ? lower + step : lower;
  return { min, max: upper === exclusiveMaximum ? upper - step : upper, step };
};

/**
 * Controls for values: elements, one of which has the id, and `set`, which shows a value. `take` is called with a valid
 * entry, `refuse` with the text of an invalid one, which stays in its field; `retreat` shows the value that is used
 * instead.
 */
const valueControls = {
  number(definition, id, take, refuse) {
    const name = `${definition.name}, slider`;
    const range = sliderOf(definition);
    const slider = element("input", { type: "range", "aria-label": name, ...range });
    /** A value beyond the slider’s end moves the end, so that both show the same. */
    const slide = value => {
      slider.min = Math.min(range.min, value);
      slider.max = Math.max(range.max, value);
      slider.value = value;
    };
    const words = { id, "aria-describedby": `${id}-problem` };
    const enter = value => {
      slide(value);
      take(value);
    };
    const exact = new NumberField(definition, words, boundsOf(definition, range.step), enter, refuse);
    slider.addEventListener("input", () => {
      exact.show(Number(slider.value));
      take(Number(slider.value));
    });
    const set = value => {
      slide(value);
      exact.show(value);
    };
    const { maximum = definition.exclusiveMaximum } = definition;
    // A slider that ends before its range says where.
    const end = maximum === undefined || range.max >= maximum - range.step ? undefined : range.max;
    return { parts: [slider, exact.field], exact, set, retreat: slide, end };
  },

  boolean(_definition, id, take) {
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
  color(_definition, id, take) {
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

  text(_definition, id, take) {
    const field = element("input", { id, type: "text" });
    field.addEventListener("input", () => take(field.value));
    return { parts: [field], set: value => (field.value = value ?? "") };
  },

  /** Fields for the numbers of a point, a size or a frame. */
  numbers({ name, value: saved }, id, take, refuse) {
    const keys = Object.keys(saved ?? {});
    let current = saved;
    const fields = keys.map((key, index) => {
      const words = { "aria-label": `${name}, ${key}`, placeholder: key, id: index ? undefined : id };
      const enter = number => take((current = { ...current, [key]: number }));
      return new NumberField({ type: "length" }, words, boundsOf({}, 1), enter, refuse);
    });
    const set = value => {
      current = value;
      fields.forEach((field, index) => field.show(value?.[keys[index]] ?? ""));
    };
    return { parts: fields.map(({ field }) => field), set };
  },

  /** A value without a control. */
  fixed({ text }, id) {
    return { parts: [element("output", { id, class: "fixed" }, text)], set() {} };
  },
};

/** The maker of the control for a type. */
export const controlOf = type => {
  if (numericTypes.includes(type)) return valueControls.number;
  if (compoundTypes.includes(type)) return valueControls.numbers;
  return valueControls[type] ?? valueControls.fixed;
};

/** The shared value that a parameter uses, and what it is; `isForAll` if a change is meant for all its users. */
const sharedOf = ({ alias, value }) => (alias ? { slug: alias, value, isForAll: false } : undefined);

/** A parameter: its value, and the row to change and reset it. */
class Parameter {
  /** `changed` is called with the parameter. */
  constructor(definition, changed) {
    this.definition = definition;
    this.changed = () => changed(this);
    this.value = definition.value;
    this.shared = sharedOf(definition);
    const id = `p-${definition.name}`;
    const take = value => {
      this.keep(value);
      this.changed();
    };
    this.control = controlOf(definition.type)(definition, id, take, entry => this.refuse(entry));
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
    const { name, summary, unit = "", range } = this.definition;
    const { end } = this.control;
    const unitPart = unit ? element("span", { class: "unit" }, ` ${unit.trim()}`) : "";
    const label = element("label", { for: id }, name, unitPart);
    const head = element("div", { class: "name" }, label, this.back);
    const words = [range, end && `slider to ${end}${unit}`, summary].filter(Boolean).join(" · ");
    const note = words ? [element("p", { class: "range" }, words)] : [];
    return element("div", { class: "parameter" }, head, ...this.control.parts, this.problem, ...note);
  }

  get isChanged() {
    return !same(this.value, this.definition.value) || this.shared?.slug !== this.definition.alias;
  }

  /** Whether it uses a shared value, but has another value, so that one of the two has to change. */
  get isUnsettled() {
    return this.shared !== undefined && !this.shared.isForAll && !same(this.value, this.shared.value);
  }

  /** The name of the shared value that is saved in place of the value. */
  get alias() {
    return this.shared && same(this.value, this.shared.value) ? this.shared.slug : undefined;
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
    this.back.hidden = !this.isChanged && !this.isRefused;
    this.row.classList.toggle("changed", this.isChanged);
  }

  /** Takes the saved value of another revision; a changed value stays. */
  rebase(definition) {
    const isEdited = this.isChanged;
    this.definition = definition;
    this.control.rebase?.(definition);
    if (isEdited) return this.mark();
    this.shared = sharedOf(definition);
    this.set(definition.value);
  }

  /** Keeps an entry that isn’t valid in its field, with the valid range; the saved value is used. */
  refuse(entry, problem = this.reason(entry)) {
    const { value, text = "none" } = this.definition;
    this.value = value;
    this.evaluated = undefined;
    this.control.retreat?.(value);
    this.problem.textContent = `${entry ? `${entry}: ` : ""}${problem}; the saved value is played: ${text}`;
    this.mark();
    this.changed();
  }

  /** Why an entry isn’t valid: it isn’t a number, or isn’t in the range. */
  reason(entry) {
    const { name, type, range } = this.definition;
    const number = numberIn(this.definition, entry);
    if (entry && numericTypes.includes(type) && Number.isNaN(number)) {
      return type === "duration" ? "not a duration such as 0.35 or 350ms" : "not a number";
    }
    const isLikely = type === "duration" && isInside(this.definition, number / 1000);
    return `${name} must be ${range || `a valid ${type}`}${isLikely ? `; write ${number}ms for milliseconds` : ""}`;
  }

  reset() {
    this.shared = sharedOf(this.definition);
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
    this.build(definitions, parameter => {
      this.past.note(this.state, parameter?.definition.name, performance.now());
      changed();
    });
    this.past = new Edits(this.state);
  }

  build(definitions, changed = this.changed) {
    this.changed = changed;
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

  /** The changed values with what formulas read, as `undo` sets them again. */
  get state() {
    return this.changes.map(({ definition, value, evaluated, shared }) => [definition.name, value, evaluated, shared]);
  }

  /** Sets the values some edits before or after. */
  move(steps) {
    const state = this.past.move(steps);
    if (!state) return;
    for (const parameter of this.all) parameter.reset();
    for (const [name, value, evaluated, shared] of state) {
      const parameter = this.named(name);
      if (!parameter) continue;
      parameter.shared = shared;
      parameter.set(value, evaluated);
    }
    this.changed();
  }

  named(name) {
    return this.all.find(({ definition }) => definition.name === name);
  }

  /** Sets values by name, and resets the others. */
  take(values) {
    for (const parameter of this.all) {
      const value = values[parameter.definition.name];
      if (value === undefined) parameter.reset();
      else parameter.set(value);
    }
  }

  reset() {
    this.take({});
    this.changed();
  }
}
