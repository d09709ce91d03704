/** The motion of a pattern in the formats of other programs, with the values that the page shows. */

import { copied, element } from "../player/elements.js";
import { animation, failureOf, operate } from "./api.js";
import { menuOf } from "./choosers.js";
import { button } from "./notices.js";
import { counted } from "./words.js";

const formats = [
  ["uikit", "Swift (UIKit)"], ["swiftui", "SwiftUI"], ["css", "CSS"], ["waapi", "Web Animations"], ["lottie", "Lottie"],
  ["tokens", "Design tokens"], ["compose", "Jetpack Compose"], ["motion", "Motion"], ["reanimated", "Reanimated"],
  ["gif", "GIF"],
];

/** A designer may not be able to install a program. */
const advice =
  "Ask the person who runs ‘motif serve’ to install it, or download the player above, which any browser plays.";

/** The milliseconds without a change after which a file is generated again. */
const settle = 400;

/** Saves bytes or text as a file. */
export const download = (name, content, type = "text/plain") => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** A data URL with the bytes, which pages may show. */
export const dataOf = blob =>
  new Promise(resolve => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.readAsDataURL(blob);
  });

/**
 * A file, its preview, and the notes about it.
 *
 * @typedef {{ name?: string, content?: any, text?: string, type?: string, picture?: any }} File
 * @typedef {File & { notes?: string[], status?: string }} Made
 */

/** A section with the file in a chosen format, which is generated while the section is open. */
export class Exporter {
  /** `motion()` returns the reference, and the keys of the operation for values and choices. */
  constructor(motion) {
    this.motion = motion;
    /** @type {Made} */
    this.made = {};
    this.format = menuOf({ id: "export-format", "aria-label": "Format" }, formats);
    this.copy = button("Copy", () => this.copyText());
    const save = () => download(this.made.name, this.made.content, this.made.type);
    this.save = button("Download", save, { class: "main" });
    this.status = element("p", { class: "note", role: "status" });
    this.notes = element("ul", { class: "export-notes" });
    this.text = element("pre", { class: "export-text", tabindex: 0, "aria-label": "The file" });
    this.picture = element("img", { alt: "The motion as a GIF", hidden: true });
    const row = element("div", { class: "row" }, this.format, this.copy, this.save);
    const parts = [row, this.status, this.notes, this.text, this.picture];
    const summary = element("summary", {}, element("h2", {}, "Export"));
    this.host = element("details", { class: "panel export" }, summary, ...parts);
    this.host.addEventListener("toggle", () => this.refresh(0));
    this.format.addEventListener("change", () => this.refresh(0));
  }

  /** Generates the file again soon, if it is shown and would be different. */
  refresh(delay = settle) {
    clearTimeout(this.waiting);
    if (this.host.open) this.waiting = setTimeout(() => this.make(), delay);
  }

  async make() {
    const { ref, ...keys } = this.motion();
    const asked = JSON.stringify([this.format.value, ref, keys]);
    if (asked === this.asked) return;
    this.asked = asked;
    this.show({ status: "Exporting…" });
    const work = this.format.value === "gif" ? Exporter.gif(ref, keys) : Exporter.file(ref, keys, this.format.value);
    const made = await work.catch(error => {
      const failure = failureOf(error);
      const isMissing = failure.status === 501;
      const status = isMissing ? "GIFs need a program that isn’t installed here" : "Not available";
      return { status, notes: [...failure.words, ...(isMissing ? [advice] : [])] };
    });
    if (asked !== this.asked) return;
    const count = Object.keys(keys.set).length;
    this.show({ ...made, status: count ? `${made.status}; it has ${counted(count, "unsaved value")}` : made.status });
  }

  static async file(ref, keys, to) {
    const [{ fileName, text, notes, exact }] = await operate({ op: "export", ref, to, ...keys });
    const told = notes.map(({ degree, message }) => `${degree}: ${message}`);
    const status = exact ? `${fileName} is exact` : `${fileName} differs from the pattern`;
    return { name: fileName, content: text, text, notes: told, status };
  }

  static async gif(ref, keys) {
    const content = await animation(ref, keys);
    const name = `${ref.split("@")[0]}.gif`;
    return { name, content, type: "image/gif", picture: await dataOf(content), status: name };
  }

  /** @param {Made} made */
  show(made) {
    this.made = made;
    const { content, text = "", picture, notes = [], status } = made;
    this.status.textContent = status;
    this.notes.replaceChildren(...notes.map(note => element("li", {}, note)));
    this.text.textContent = text;
    this.text.hidden = !text;
    this.picture.hidden = !picture;
    if (picture) this.picture.src = picture;
    this.copy.hidden = this.format.value === "gif";
    this.copy.disabled = this.save.disabled = content === undefined;
    this.copy.textContent = "Copy";
    if (!content) this.asked = status === "Exporting…" ? this.asked : undefined;
  }

  async copyText() {
    this.copy.textContent = await copied(this.made.content, this.text);
  }
}
