/** Values typed in any spelling that the command accepts. The server reads them, so that there is one set of rules. */

import { curveText } from "../player/curve.js";
import { element } from "../player/elements.js";
import { controlOf } from "../player/parameters.js";
import { compoundTypes, numericTypes } from "../player/values.js";
import { failureOf, preview } from "./api.js";
import { braces, textOf, valueIn } from "./words.js";

/** The types whose values only the server can read, since they refer to other documents or have parts of their own. */
const serverTypes = ["reference", "record", "list"];

const textIn = ({ definition, value }) =>
  definition.type === "curve" && !value?.linear ? curveText(value) : textOf(value ?? null);

/** A field for the text of a parameter’s value. */
class SpelledValue {
  constructor(parameter, set) {
    this.parameter = parameter;
    const { name, type } = parameter.definition;
    const isLong = type === "record" || type === "list";
    const words = { "aria-label": `${name}, as text`, spellcheck: "false", autocomplete: "off" };
    this.field = element(isLong ? "textarea" : "input", { class: "spelled", ...words });
    this.field.addEventListener("change", () => set(parameter, this.field.value));
    this.field.addEventListener("keydown", event => {
      if (event.key === "Enter" && !isLong) set(parameter, this.field.value);
    });
    if (type !== "curve") parameter.control.parts[0].hidden = true;
    // A label belongs to the field that is shown.
    if (type !== "curve") this.field.id = parameter.control.parts[0].id;
    if (type !== "curve") parameter.control.parts[0].removeAttribute("id");
    parameter.problem.before(this.field);
  }

  /** A text that was refused stays in its field, until the value changes otherwise. */
  show() {
    if (document.activeElement !== this.field && !this.parameter.isRefused) this.field.value = textIn(this.parameter);
  }
}

/** A field for a number, which also reads the name of a shared value. */
class NumberValue {
  constructor(parameter, set) {
    const { field } = parameter.control.exact;
    field.addEventListener("change", () => braces.test(field.value.trim()) && set(parameter, field.value));
  }

  show() {}
}

/** A control for each field of a record. */
class RecordValue {
  constructor(parameter, set) {
    this.parameter = parameter;
    const { name, fields } = parameter.definition;
    const take = (field, value) => set(parameter, JSON.stringify({ ...parameter.value, [field.name]: value }));
    this.fields = fields.map(field => {
      const isSimple = [...numericTypes, "boolean", "choice", "text"].includes(field.type);
      const isKnown = isSimple || (compoundTypes.includes(field.type) && field.value !== undefined);
      const make = isKnown ? controlOf(field.type) : RecordValue.text;
      const id = `p-${name}-${field.name}`;
      return { field, id, ...make(field, id, value => take(field, value), () => {}) };
    });
    const rows = this.fields.map(({ field, id, parts }) => {
      const unit = field.unit ? element("span", { class: "unit" }, ` ${field.unit.trim()}`) : "";
      const label = element("label", { for: id, title: field.summary || false }, field.name, unit);
      return element("div", { class: "record-field" }, label, ...parts);
    });
    parameter.control.parts[0].hidden = true;
    parameter.control.parts[0].removeAttribute("id");
    this.host = element("div", { class: "record", role: "group", id: `p-${name}`, "aria-label": name }, ...rows);
    parameter.problem.before(this.host);
  }

  static text({ type }, id, take) {
    const field = element("input", { id, type: "text", spellcheck: "false", autocomplete: "off", placeholder: type });
    field.addEventListener("change", () => take(field.value === "" ? undefined : valueIn(field.value)));
    return { parts: [field], set: value => (field.value = textOf(value)) };
  }

  show() {
    if (this.host.contains(document.activeElement)) return;
    for (const { field, set } of this.fields) set(this.parameter.value?.[field.name] ?? field.value ?? "");
  }
}

/** The text fields of all parameters that have such a field. */
export class Spelling {
  /** `draft` returns the document with the changed values. */
  constructor(tuner, draft) {
    this.tuner = tuner;
    this.draft = draft;
    this.fields = new Map();
  }

  /** Shows the values; new rows get a field. */
  show() {
    for (const parameter of this.tuner.parameters.all) {
      const { type, fields } = parameter.definition;
      if (!["curve", ...serverTypes, ...numericTypes].includes(type)) continue;
      const Value = fields ? RecordValue : numericTypes.includes(type) ? NumberValue : SpelledValue;
      if (!this.fields.has(parameter)) this.fields.set(parameter, new Value(parameter, (...all) => this.set(...all)));
      this.fields.get(parameter).show();
    }
  }

  /** Sets a value from text; an invalid text is marked, and the value stays. */
  async set(parameter, text) {
    const { name } = parameter.definition;
    // The Enter key and leaving the field both set it.
    if (text === textIn(parameter) || (parameter.isRefused && parameter.refusedText === text)) return;
    const draft = this.draft();
    parameter.askedText = text;
    const { value: before } = parameter;
    const isOld = () => parameter.askedText !== text || parameter.value !== before;
    try {
      const { player } = await preview(draft, { [name]: text });
      if (isOld()) return;
      const { value, formulaValue, alias } = player.parameters.find(found => found.name === name);
      if (alias) parameter.shared = { slug: alias, value, isForAll: false };
      parameter.set(value, formulaValue);
      parameter.changed();
    } catch (error) {
      if (isOld()) return;
      const failure = failureOf(error);
      const own = failure.problems.filter(({ path }) => path.startsWith(`$.parameters.${name}`));
      parameter.refusedText = text;
      parameter.refuse("", [...new Set(own.length ? own.map(({ message }) => message) : failure.words)].join(". "));
    }
  }

  /** Sets the values in an address that only the server can read. */
  async readAddress() {
    const words = new URLSearchParams(location.hash.slice(1));
    for (const parameter of this.tuner.parameters.all) {
      const { name, type } = parameter.definition;
      const text = words.get(name);
      const isForServer = text !== null && (serverTypes.includes(type) || braces.test(text));
      if (isForServer) await this.set(parameter, text);
    }
  }
}
