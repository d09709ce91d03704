/** A JSON editor with line numbers; selecting a problem goes to its line. */

import { element } from "../player/elements.js";
import { button } from "./notices.js";

/** The milliseconds without typing after which a text is checked. */
const settle = 300;

/** The line of an error from `JSON.parse`, if its message has that or a position; messages differ between browsers. */
const lineOf = (text, message) => {
  const [, unit, digits] = message.match(/(line|position) (\d+)/) ?? [];
  return unit === "position" ? text.slice(0, Number(digits)).split("\n").length : digits && Number(digits);
};

/** A text area for a JSON document. */
export class JSONEditor {
  /** `changed` is called with the text a short time after it changes. */
  constructor(label, changed) {
    this.changed = changed;
    this.shown = [];
    const words = { spellcheck: "false", autocomplete: "off", autocapitalize: "off", "aria-label": label, wrap: "off" };
    this.field = element("textarea", { class: "editor-field", ...words });
    this.lines = element("div", { class: "editor-lines", "aria-hidden": "true" });
    this.problems = element("ul", { class: "problem-list", "aria-label": "Problems" });
    this.status = element("p", { class: "note", role: "status" });
    this.host = element(
      "div",
      { class: "editor" },
      element("div", { class: "editor-text" }, this.lines, this.field),
      this.status,
      this.problems
    );
    this.field.addEventListener("input", () => this.edit(this.text));
  }

  /** The text behind a disclosure, for documents that have a form. */
  get folded() {
    return element("details", {}, element("summary", {}, "As JSON"), this.field.parentElement);
  }

  /** Accepts a text that the user has edited, here or in a form. */
  edit(text) {
    if (this.text !== text) this.field.value = text;
    this.layOut();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.changed(text), settle);
  }

  get text() {
    return this.field.value;
  }

  set text(text) {
    this.field.value = text;
    this.show([]);
  }

  /** The document, or `undefined` with its problem shown. */
  get document() {
    try {
      return JSON.parse(this.text);
    } catch (error) {
      const { message } = /** @type {SyntaxError} */ (error);
      this.show([{ message: `Not valid JSON: ${message}`, line: lineOf(this.text, message) }]);
      return undefined;
    }
  }

  /** As many line numbers as the text has lines; those with a problem are marked. */
  layOut() {
    const count = this.text.split("\n").length;
    const marked = new Set(this.shown.map(({ line }) => line));
    const numbers = Array.from({ length: count }, (_, index) => {
      const words = `${index + 1}\n`;
      return marked.has(index + 1) ? element("b", {}, words) : words;
    });
    this.lines.replaceChildren(...numbers);
    this.field.rows = count;
  }

  /** Shows problems with their lines. */
  show(problems) {
    this.shown = problems;
    this.problems.replaceChildren(...problems.map(problem => element("li", {}, this.link(problem))));
    this.layOut();
  }

  link({ message, line }) {
    return button(line ? `Line ${line}: ${message}` : message, () => this.goTo(line ?? 1));
  }

  /** Selects a line and shows it. */
  goTo(line) {
    const lines = this.text.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    this.field.closest("details")?.setAttribute("open", "");
    this.field.focus();
    this.field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    const box = this.field.parentElement;
    const height = this.field.scrollHeight / lines.length;
    box.scrollTop = Math.max(0, (line - 4) * height);
  }
}
