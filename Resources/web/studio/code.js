/** The uses of a document in an app's code, from a scan that was saved beside the catalog. */

import { element } from "../player/elements.js";
import { pathOf, read } from "./api.js";
import { attempting } from "./notices.js";
import { isGallery } from "./site.js";

/** The class of a badge for the severity of a finding. */
const badges = { error: "badge bad", warning: "badge warning", note: "badge" };

const rowOf = ({ file, line, level, rule, code = "", message }) =>
  element(
    "li",
    {},
    element("span", { class: badges[level], title: message }, rule),
    " ",
    element("span", {}, line ? `${file}:${line}` : file),
    " ",
    element("code", {}, code),
  );

/** The places in code that use a document; hidden if there are none. */
export class CodeList {
  constructor(ref) {
    this.ref = ref;
    this.list = element("ul", { class: "code-places" });
    this.host = element("section", { id: "code", hidden: true }, element("h2", {}, "In code"), this.list);
  }

  async load() {
    // A gallery doesn’t publish code, and code has no kinds, items, or devices.
    if (isGallery || /^(kind|item|device):/.test(this.ref)) return;
    const places = (await attempting(() => read(`${pathOf(this.ref)}/code`))) ?? [];
    this.list.replaceChildren(...places.map(rowOf));
    this.host.hidden = places.length === 0;
  }
}
