/** Controls of the parameters: a slider and a field with its unit and range for numbers, and what fits for others. */

const numericTypes = ["duration", "length", "angle", "number", "fraction", "integer"];

const isInside = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, type }, value) =>
  Number.isFinite(value) && (type !== "integer" || Number.isInteger(value)) &&
  (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum) &&
  (exclusiveMinimum === undefined || value > exclusiveMinimum) && (exclusiveMaximum === undefined || value < exclusiveMaximum);

/** The ends and the step of a slider: those of the parameter where it has them, else about its value. */
const sliderOf = definition => {
  const { type, value, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = definition;
  const size = Math.max(Math.abs(value), Math.abs(definition.default ?? 0)) || { angle: 90, length: 50 }[type] || 1;
  const lower = minimum ?? exclusiveMinimum ?? (value < 0 ? -3 * size : 0);
  const bound = maximum ?? exclusiveMaximum;
  const upper = bound !== undefined && bound <= 12 * size ? bound : Math.max(3 * size, lower + size);
  const step = type === "integer" ? 1 : 10 ** Math.floor(Math.log10((upper - lower) / 100 || 1));
  return { min: lower, max: upper, step };
};

class Parameters {
  constructor(host, definitions, changed) {
    this.host = host;
    this.definitions = definitions;
    this.changed = changed;
    this.json = Object.fromEntries(definitions.map(({ name, value }) => [name, value]));
    this.rows = definitions.map(definition => this.row(definition));
    host.replaceChildren(...this.rows.map(({ row }) => row));
  }

  /** What formulas read, by name. */
  get values() {
    return Object.fromEntries(this.definitions.filter(({ type }) => type !== "curve").map(definition => {
      const { name, formulaValue } = definition;
      return [name, this.isChanged(definition) ? this.json[name] : formulaValue ?? this.json[name]];
    }));
  }

  get curves() {
    return Object.fromEntries(this.definitions.filter(({ type }) => type === "curve").map(({ name }) => [name, this.json[name]]));
  }

  isChanged({ name, value }) {
    return JSON.stringify(this.json[name]) !== JSON.stringify(value);
  }

  get changes() {
    return this.definitions.filter(definition => this.isChanged(definition));
  }

  /** How the command takes what has been changed. */
  get settings() {
    return this.changes.map(({ name, type }) => {
      const value = this.json[name];
      const text = typeof value === "object" ? (type === "color" ? hex(value) : JSON.stringify(value)) : String(value);
      return /^[\w.=#:%-]+$/.test(text) && !text.startsWith("#") ? `--set ${name}=${text}` : `--set '${name}=${text.replaceAll("'", "'\\''")}'`;
    });
  }

  reset() {
    for (const { definition, set } of this.rows) set(definition.value);
    this.changed();
  }

  row(definition) {
    const { name, summary, unit, range } = definition;
    const id = `p-${name}`;
    const back = element("button", { type: "button", class: "back", "aria-label": `Put ${name} back`, title: "As saved", hidden: true }, "↺");
    const problem = element("p", { class: "problem", id: `${id}-problem`, role: "status" });
    const row = element("div", { class: "parameter" });
    const apply = value => {
      this.json[name] = value;
      problem.textContent = "";
      back.hidden = !this.isChanged(definition);
      row.classList.toggle("changed", !back.hidden);
    };
    const take = value => {
      apply(value);
      this.changed();
    };
    const refuse = () => {
      problem.textContent = range ? `${name}: ${range}` : `${name}: any ${definition.type}`;
    };
    const control = this.control(definition, id, take, refuse);
    const set = value => {
      control.set(value);
      apply(value);
    };
    back.addEventListener("click", () => {
      set(definition.value);
      this.changed();
    });
    const words = [range, summary].filter(Boolean).join(" · ");
    row.append(
      element("div", { class: "name" }, element("label", { for: id }, name, unit ? element("span", { class: "unit" }, ` ${unit.trim()}`) : ""), back),
      ...control.parts, problem, ...(words ? [element("p", { class: "range" }, words)] : [])
    );
    control.set(definition.value);
    return { definition, row, set };
  }

  control(definition, id, take, refuse) {
    const { type, choices } = definition;
    if (numericTypes.includes(type)) return this.number(definition, id, take, refuse);
    if (type === "boolean") {
      const box = element("input", { id, type: "checkbox" });
      box.addEventListener("change", () => take(box.checked));
      return { parts: [box], set: value => (box.checked = value === true) };
    }
    if (type === "curve") return curveControl(definition, id, take, refuse);
    if (type === "choice") return this.choice(definition, id, take, choices);
    if (type === "color") {
      const field = element("input", { id, type: "color" });
      field.addEventListener("input", () => {
        const [red, green, blue] = [1, 3, 5].map(at => parseInt(field.value.slice(at, at + 2), 16) / 255);
        take({ red, green, blue, alpha: this.json[definition.name]?.alpha ?? 1 });
      });
      return { parts: [field], set: value => (field.value = typeof value === "object" ? hex(value) : value.slice(0, 7).toLowerCase()) };
    }
    if (type === "text") {
      const field = element("input", { id, type: "text" });
      field.addEventListener("input", () => take(field.value));
      return { parts: [field], set: value => (field.value = value ?? "") };
    }
    if (["point", "size", "frame"].includes(type)) return this.numbers(definition, id, take, refuse);
    const shown = element("output", { id, class: "fixed" }, definition.text);
    return { parts: [shown], set() {} };
  }

  number(definition, id, take, refuse) {
    const slider = element("input", { type: "range", "aria-label": `${definition.name}, slider`, ...sliderOf(definition) });
    const field = element("input", { id, type: "number", step: "any", inputmode: "decimal", "aria-describedby": `${id}-problem` });
    const read = (from, to) => {
      const value = Number(from.value);
      if (from.value === "" || !isInside(definition, value)) return refuse();
      to.value = value;
      take(value);
    };
    slider.addEventListener("input", () => read(slider, field));
    field.addEventListener("input", () => read(field, slider));
    return { parts: [slider, field], set: value => [slider, field].forEach(input => (input.value = value)) };
  }

  choice(definition, id, take, choices) {
    const field = element("select", { id }, ...choices.map(choice => element("option", {}, choice)));
    field.addEventListener("change", () => take(field.value));
    return { parts: [field], set: value => (field.value = value) };
  }

  numbers(definition, id, take, refuse) {
    const keys = Object.keys(definition.value ?? {});
    const fields = keys.map((key, index) =>
      element("input", { id: index ? undefined : id, type: "number", step: "any", "aria-label": `${definition.name}, ${key}`, placeholder: key }));
    const read = () => {
      const numbers = fields.map(field => Number(field.value));
      if (fields.some(field => field.value === "") || !numbers.every(Number.isFinite)) return refuse();
      take(Object.fromEntries(keys.map((key, index) => [key, numbers[index]])));
    };
    for (const field of fields) field.addEventListener("input", read);
    return { parts: fields, set: value => fields.forEach((field, index) => (field.value = value?.[keys[index]] ?? "")) };
  }
}
