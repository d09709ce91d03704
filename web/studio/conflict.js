/** What to do if somebody else saved in the meantime: both versions side by side, and a choice for each value. */

import { element } from "../player/elements.js";
import { merge, operate } from "./api.js";
import { attempting, button } from "./notices.js";

const textOf = value => (value === undefined || value === null ? "none" : typeof value === "string" ? value : JSON.stringify(value));

/** Both versions of a document, with a choice where they disagree. */
export class Conflict {
  /**
   * `finished` is called after the choice was saved, or with nothing if the user keeps editing; `play` returns an
   * element that plays both versions, given the number of their revision.
   */
  constructor({ ref, base, draft, message }, finished, play) {
    this.ref = ref;
    this.base = base;
    this.draft = draft;
    this.message = message;
    this.finished = finished;
    this.play = play;
    this.host = element(
      "section",
      { class: "banner warning conflict", tabindex: -1, "aria-labelledby": "conflict-title" }
    );
  }

  async show() {
    const merged = await attempting(() => merge(this.ref, this.base, this.draft));
    if (!merged) return;
    this.merged = merged;
    const title = element("h2", { id: "conflict-title" }, `Revision ${merged.revision} was saved in the meantime`);
    const rows = merged.conflicts.map(conflict => this.row(conflict));
    const words = rows.length
      ? "Choose the value to keep where both of you changed the same one. Everything else is merged."
      : "Different values were changed, so both changes can be kept.";
    const played = this.play ? [await this.play(merged.revision)] : [];
    const parts = rows.length ? [Conflict.table(rows), ...played] : played;
    const save = button("Save the merged version", () => this.save(), { class: "main" });
    const stay = button("Keep editing", () => this.close());
    this.host.replaceChildren(title, element("p", {}, words), ...parts, element("div", { class: "row" }, save, stay));
    this.host.focus();
  }

  static table(rows) {
    const heads = ["Value", "Before", "Theirs", "Yours"].map(word => element("th", { scope: "col" }, word));
    const head = element("thead", {}, element("tr", {}, ...heads));
    return element("div", { class: "table" }, element("table", {}, head, element("tbody", {}, ...rows)));
  }

  row({ value: name, base, ours, theirs }) {
    const choice = (side, value) => {
      const attributes = { type: "radio", name: `keep-${name}`, value: side, "data-value": name };
      const radio = element("input", { ...attributes, checked: side === "ours" });
      const label = element("label", { class: "pick" }, radio, element("span", {}, textOf(value)));
      return element("td", { "data-column": side === "theirs" ? "Theirs" : "Yours" }, label);
    };
    const title = element("th", { scope: "row" }, element("code", {}, name));
    const before = element("td", { "data-column": "Before" }, textOf(base));
    return element("tr", {}, title, before, choice("theirs", theirs), choice("ours", ours));
  }

  /** The chosen side of each value. */
  get answers() {
    const chosen = [...this.host.querySelectorAll("input:checked")];
    return Object.fromEntries(chosen.map(({ dataset, value }) => [dataset.value, value]));
  }

  /** Saves the merged document with the chosen values, unless it was overtaken again. */
  async save() {
    const { ref, base, draft, message, merged } = this;
    try {
      const { document, revision } = await merge(ref, base, draft, this.answers);
      if (revision !== merged.revision) return this.show();
      const operation = { op: "update", ref, document, expect: revision, ...(message && { message }) };
      this.close(await operate(operation));
    } catch (failure) {
      if (failure.isConflict) return this.show();
      await attempting(() => Promise.reject(failure));
    }
  }

  close(outcome) {
    this.host.remove();
    this.finished(outcome);
  }
}
