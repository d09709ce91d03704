/** The shared values of a pattern's parameters: the one that a parameter uses, and others that it can use. */

import { element } from "../player/elements.js";
import { operate } from "./api.js";
import { attempting } from "./notices.js";
import { isReadOnly } from "./session.js";
import { isGallery } from "./site.js";
import { aliasOf, pageOf } from "./words.js";

/** A section with a menu for each parameter that uses a shared value, or can use one. */
export class SharedValues {
  /** @param {(parameter: string, value: any, words: string) => Promise<void>} save */
  constructor(save) {
    this.save = save;
    this.rows = element("dl", { class: "facts" });
    this.host = element("section", { class: "panel shared-values", hidden: true }, element("h2", {}, "Shared values"), this.rows);
  }

  /** Shows the parameters of a pattern, as they are saved. */
  async show(document, definitions) {
    const hasAlias = Object.values(document.parameters).some(aliasOf);
    const all = isGallery || isReadOnly ? [] : ((await attempting(() => operate({ op: "list", type: "values" }))) ?? []);
    const rows = definitions.flatMap(({ name, type }) => {
      const json = document.parameters[name];
      const fitting = all.filter(({ valueType, deprecated }) => valueType === type && !deprecated);
      return aliasOf(json) || fitting.length ? [this.rowOf(name, json, fitting)] : [];
    });
    this.rows.replaceChildren(...rows.flat());
    this.host.hidden = !rows.length || !(hasAlias || all.length);
  }

  rowOf(name, json, fitting) {
    const alias = aliasOf(json);
    const link = alias ? [element("a", { href: pageOf("value", alias) }, alias)] : [];
    return [element("dt", {}, element("code", {}, name)), element("dd", {}, ...(fitting.length ? [this.menu(name, json, fitting)] : []), ...link)];
  }

  menu(name, json, fitting) {
    const alias = aliasOf(json);
    const options = [["", "A value of its own"], ...fitting.map(({ slug, title }) => [slug, title])];
    const menu = element("select", { "aria-label": `Shared value of ${name}` }, ...options.map(([value, label]) => element("option", { value }, label)));
    menu.value = alias;
    menu.addEventListener("change", async () => {
      const chosen = menu.value;
      await (chosen
        ? this.save(name, { value: chosen }, `${name} is ${chosen}`)
        : this.save(name, json.resolved, `${name} has a value of its own`));
    });
    return menu;
  }
}
