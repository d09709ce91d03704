/** The shared values of a pattern’s parameters: the one that each uses, others that fit, and what a change is for. */

import { element } from "../player/elements.js";
import { operate, pathOf, read } from "./api.js";
import { menuOf } from "./choosers.js";
import { attempting, button } from "./notices.js";
import { isReadOnly } from "./session.js";
import { isGallery } from "./site.js";
import { counted, pageOf } from "./words.js";

const isFixed = isGallery || isReadOnly;

/** What is shown below a parameter: its shared value, and the choice after it was changed. */
class SharedRow {
  constructor(parameter, choose) {
    this.parameter = parameter;
    this.choose = choose;
    this.host = element("div", { class: "shared", hidden: true });
    parameter.problem.before(this.host);
  }

  show(all) {
    const { definition, shared, isUnsettled } = this.parameter;
    const fitting = all.filter(({ valueType, deprecated }) => valueType === definition.type && !deprecated);
    const shown = JSON.stringify([shared?.slug, shared?.isForAll, isUnsettled, fitting.length]);
    if (shown === this.shown) return;
    this.shown = shown;
    this.host.hidden = !shared && !fitting.length;
    const isOpen = !isFixed && (isUnsettled || shared?.isForAll);
    const link = shared ? [element("a", { class: "button quiet", href: pageOf("value", shared.slug) }, "Open")] : [];
    const detach = shared && !isFixed ? [button("Detach", () => this.use(undefined), { class: "quiet" })] : [];
    const isPlain = isFixed || !fitting.length;
    const chip = isPlain ? element("span", { class: "chip" }, `{${shared?.slug}}`) : this.menu(fitting);
    const hadFocus = this.host.contains(document.activeElement);
    this.host.replaceChildren(chip, ...link, ...detach, ...(isOpen ? [this.choice()] : []));
    if (hadFocus) this.host.querySelector("input:checked, select")?.focus();
  }

  /** Decides what the value belongs to; like any other change, it is saved later. */
  use(shared) {
    this.parameter.shared = shared;
    this.parameter.mark();
    this.parameter.changed();
  }

  menu(fitting) {
    const { definition, shared } = this.parameter;
    const options = [["", "A value of its own"], ...fitting.map(({ slug }) => [slug, `{${slug}}`])];
    const attributes = { "aria-label": `Shared value of ${definition.name}`, class: shared ? "chip" : "chip none" };
    const menu = menuOf(attributes, options, shared?.slug ?? "");
    menu.addEventListener("change", () => {
      if (menu.value) this.choose(this.parameter, `{${menu.value}}`);
      else this.use(undefined);
    });
    return menu;
  }

  /** Whether the change is meant for this pattern alone, or for all users of the shared value. */
  choice() {
    const { parameter } = this;
    const { slug, isForAll } = parameter.shared;
    const all = element("span", {}, `‘${slug}’, for all its users`);
    attempting(() => read(`${pathOf(`value:${slug}`)}/uses`)).then(uses => {
      if (!uses) return;
      const users = uses.length === 1 ? "its 1 user" : `all ${counted(uses.length, "user")}`;
      all.textContent = `‘${slug}’, for ${users}`;
    });
    const pick = (label, isChosen, shared) => {
      const radio = element("input", { type: "radio", name: `shared-${parameter.definition.name}`, checked: isChosen });
      radio.addEventListener("change", () => this.use(shared));
      return element("label", { class: "pick" }, radio, label);
    };
    return element(
      "fieldset",
      { class: "meant" },
      element("legend", {}, "What do you want to change?"),
      pick(element("span", {}, "This pattern alone"), false, undefined),
      pick(all, isForAll, { ...parameter.shared, isForAll: true })
    );
  }
}

/** The rows of all parameters. */
export class SharedValues {
  /** `choose` is called with a parameter and the name of a shared value in braces. */
  constructor(choose) {
    this.choose = choose;
    this.rows = new Map();
    this.all = [];
  }

  /** Reads which values there are. */
  async load() {
    if (!isFixed) this.all = (await attempting(() => operate({ op: "list", type: "values" }))) ?? [];
  }

  show(parameters) {
    for (const parameter of parameters) {
      if (!this.rows.has(parameter)) this.rows.set(parameter, new SharedRow(parameter, this.choose));
      this.rows.get(parameter).show(this.all);
    }
  }
}
