/** The parameters of a kind in a form: name, type, default value, and summary. Their other properties are kept. */

import { curveText } from "../player/curve.js";
import { element } from "../player/elements.js";
import { rowOf } from "./dialogs.js";
import { button } from "./notices.js";
import { textOf, valueIn } from "./words.js";

/** The types that need no other properties. */
const types = ["duration", "length", "angle", "number", "fraction", "integer", "boolean", "text", "color", "curve"];

const valueText = ({ default: value, type }) =>
  type === "curve" && value !== undefined && !value.linear ? curveText(value) : textOf(value);

/** The keys whose values aren’t formulas. */
const fixed = [
  "type", "slug", "title", "summary", "tags", "source", "deprecated", "extensions", "name", "placement", "role",
  "shape", "edge", "as", "layer", "property", "driver", "swap", "operation", "level",
];

/** Texts, members, colors, numbers, and names other than those of functions. */
const words = /'[^']*'|[.#]\s*\p{XIDC}+|\p{XIDC}+(?!\p{XIDC}|\s*\()/gu;

/** A kind, or a part of one, with other names in its formulas. */
const renamed = (node, names, key = "") => {
  if (fixed.includes(key)) return node;
  const formula = text => text.replace(words, word => names.get(word) || word);
  // A message has its formulas in braces.
  if (typeof node === "string") return key === "message" ? node.replace(/\{[^}]*\}/g, formula) : formula(node);
  if (Array.isArray(node)) return node.map(one => renamed(one, names));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, renamed(value, names, key)]));
};

/** Rows that can be added and removed. */
export class ParameterRows {
  constructor() {
    this.list = element("div", { class: "parameter-rows" });
    const add = button("Add parameter", () => {
      this.add({ name: "", type: "duration", default: "0.3s" });
      this.rows.at(-1).controls[0].focus();
    });
    const note = element("p", { class: "note" }, "Formulas follow a parameter to its new name.");
    this.host = element("fieldset", {}, element("legend", {}, "Parameters"), note, this.list, add);
    this.rows = [];
    this.made = 0;
  }

  show(definitions = []) {
    this.rows = [];
    this.list.replaceChildren();
    for (const definition of definitions) this.add(definition);
  }

  add(definition) {
    this.made += 1;
    const choices = [...new Set([...types, definition.type])].map(type => ({ value: type, label: type }));
    const fields = [
      { name: "name", label: "Name", value: definition.name, required: true, spellcheck: "false", autocomplete: "off" },
      { name: "type", label: "Type", value: definition.type, choices },
      { name: "default", label: "Default", value: valueText(definition), spellcheck: "false", autocomplete: "off" },
      { name: "summary", label: "Summary", value: definition.summary ?? "" },
    ].map(field => rowOf(field, `parameter-${this.made}`));
    const row = { definition, controls: fields.map(field => field.querySelector("input, select")) };
    const remove = button("Remove", () => {
      this.rows = this.rows.filter(one => one !== row);
      place.remove();
    });
    const place = element("div", { class: "parameter-row" }, ...fields, remove);
    this.rows.push(row);
    this.list.append(place);
  }

  /** A kind with the definitions, and with their names in its formulas. */
  complete(kind) {
    const { definitions } = this;
    for (const [index, { controls }] of this.rows.entries()) {
      for (const control of controls) control.dataset.place = `parameters ${index} ${control.name}`;
    }
    const names = new Map(this.rows.map(({ definition }, index) => [definition.name, definitions[index].name]));
    return { ...renamed(kind, names), parameters: definitions };
  }

  /** The definitions in the format of documents. */
  get definitions() {
    return this.rows.map(({ definition, controls }) => {
      const [name, type, value, summary] = controls.map(control => control.value.trim());
      const known = value === valueText(definition) ? definition.default : valueIn(value);
      return { ...definition, name, type, default: value === "" ? undefined : known, summary: summary || undefined };
    });
  }
}
