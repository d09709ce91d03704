/** The view for when somebody else has saved in the meantime: both versions, and a choice for each value. */

import { element } from "../player/elements.js";
import { Failure, merge, operate, pathOf, read } from "./api.js";
import { attempting, button, tableOf } from "./notices.js";
import { textOf } from "./words.js";

const plainText = (_name, value) => textOf(value);

/** The title of the column with the values that somebody else saved. */
const theirs = author => `Saved by ${author}`;

/** Both versions of a document, with a choice where they disagree. */
export class Conflict {
  /**
   * `finished` is called after the choice was saved, or without arguments if the user keeps editing; `play` returns an
   * element that plays both versions, given the number of their revision and their author; `textOf` returns the value
   * with a name as text.
   *
   * @param {{ ref: string, base: number, draft: any, message: string }} state
   * @param {(outcome?: any) => void} finished
   * @param {{ play?: (revision: number, author: string) => Promise<any>, textOf?: typeof plainText }} options
   */
  constructor({ ref, base, draft, message }, finished, { play = undefined, textOf = plainText } = {}) {
    this.ref = ref;
    this.base = base;
    this.draft = draft;
    this.message = message;
    this.finished = finished;
    this.play = play;
    this.textOf = textOf;
    const attributes = { class: "banner warning conflict", tabindex: -1, "aria-labelledby": "conflict-title" };
    this.host = element("section", attributes);
  }

  /** Adds the choice to the page and shows it. */
  open(place) {
    place.replaceChildren(this.host);
    return this.show();
  }

  async show() {
    const { ref } = this;
    const found = await attempting(async () => {
      const merged = await merge(ref, this.base, this.draft);
      const { author } = await read(pathOf(`${ref}@${merged.revision}`));
      return { merged, author, played: this.play && (await this.play(merged.revision, author)) };
    });
    if (!found) return this.close();
    const { merged, author, played } = found;
    this.merged = merged;
    const name = element("bdi", {}, author);
    const title = element("h2", { id: "conflict-title" }, name, ` saved revision ${merged.revision} in the meantime`);
    const rows = merged.conflicts.map(conflict => this.row(conflict, author));
    const words = rows.length
      ? "Choose the value to keep where both of you changed the same one. Everything else is merged."
      : "Different values were changed, so both changes can be kept.";
    const save = button("Save the merged version", () => this.save(), { class: "main" });
    const stay = button("Keep editing", () => this.close());
    const effect = rows.length ? "with the values that you chose and all other changes" : "with both changes";
    const note = element("p", { class: "note" }, `This saves revision ${merged.revision + 1} ${effect}.`);
    const foot = element("div", { class: "row conflict-foot" }, save, stay, note);
    const table = rows.length ? [tableOf(["Value", "Before", theirs(author), "Yours"], rows)] : [];
    this.host.replaceChildren(title, element("p", {}, words), ...table, foot, ...(played ? [played] : []));
    this.host.focus({ preventScroll: true });
    this.host.scrollIntoView({ block: "start" });
  }

  row({ value: name, base, ours: own, theirs: other }, author) {
    const textOf = value => (value === undefined || value === null ? "none" : this.textOf(name, value));
    const choice = (side, value) => {
      const attributes = { type: "radio", name: `keep-${name}`, value: side, "data-value": name };
      const radio = element("input", { ...attributes, checked: side === "ours" });
      const label = element("label", { class: "pick" }, radio, element("span", {}, textOf(value)));
      return element("td", { "data-column": side === "theirs" ? theirs(author) : "Yours" }, label);
    };
    const title = element("th", { scope: "row" }, element("code", {}, name));
    const before = element("td", { "data-column": "Before" }, textOf(base));
    return element("tr", {}, title, before, choice("theirs", other), choice("ours", own));
  }

  /** The chosen side of each value. */
  get answers() {
    const chosen = [...this.host.querySelectorAll("input:checked")];
    return Object.fromEntries(chosen.map(({ dataset, value }) => [dataset.value, value]));
  }

  /** Saves the merged document with the chosen values, unless somebody else has saved again. */
  async save() {
    const { ref, base, draft, message, merged } = this;
    try {
      const { document, revision } = await merge(ref, base, draft, this.answers);
      if (revision !== merged.revision) return this.show();
      const operation = { op: "update", ref, document, expect: revision, ...(message && { message }) };
      this.close(await operate(operation));
    } catch (error) {
      if (error instanceof Failure && error.isConflict) return this.show();
      await attempting(() => Promise.reject(error));
    }
  }

  close(outcome) {
    this.host.remove();
    this.finished(outcome);
  }
}
