/** Filters by kind and tag, each with the number of patterns that it would leave, for lists that are fully loaded. */

import { element } from "../player/elements.js";
import { matching } from "./finding.js";

/** The number of choices shown at once; the others are behind a disclosure. */
const shownAtOnce = 14;

/** The values with the number of their occurrences. */
const counts = values => {
  const found = new Map();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
};

/** A group of checkboxes. */
class Choices {
  constructor(title, values, titleOf, changed) {
    this.boxes = values.map(value => {
      const box = element("input", { type: "checkbox", value });
      const count = element("span", { class: "count" });
      const label = element("label", { class: "choice" }, box, element("span", { dir: "auto" }, titleOf(value)), count);
      return { value, box, count, label };
    });
    const labels = this.boxes.map(({ label }) => label);
    const others = labels.slice(shownAtOnce);
    const summary = element("summary", {}, `${others.length} more`);
    const more = element("details", {}, summary, element("div", { class: "choices" }, ...others));
    const first = element("div", { class: "choices" }, ...labels.slice(0, shownAtOnce));
    this.more = others.length ? more : undefined;
    // In WebKit, the legend of a fieldset takes no cell of its grid.
    const name = element("span", { class: "facet-name", id: `facet-${title}` }, title);
    const group = { class: "facet", role: "group", "aria-labelledby": name.id };
    this.host = element("div", group, name, first, ...(this.more ? [more] : []));
    this.host.addEventListener("change", changed);
  }

  get chosen() {
    return this.boxes.filter(({ box }) => box.checked).map(({ value }) => value);
  }

  show(chosen, numbers) {
    for (const { value, box, count, label } of this.boxes) {
      const number = numbers.get(value) ?? 0;
      box.checked = chosen.includes(value);
      count.textContent = number;
      label.classList.toggle("none", number === 0);
    }
    if (this.more?.querySelector(":checked")) this.more.open = true;
  }
}

/** The filters for a list of patterns. */
export class Facets {
  /** `changed` is called with the chosen kinds, tags, and checks; `more` are controls below the choices. */
  constructor(changed, more = []) {
    this.changed = changed;
    this.more = more;
    this.entries = [];
    this.groups = [];
    this.host = element("form", { class: "filters", "aria-label": "Filters" });
  }

  /** Sets the patterns, and the entries of the kinds for their titles. Choices that remain keep the focus. */
  take(entries, kinds) {
    this.entries = entries;
    const titles = new Map(kinds.map(({ slug, title }) => [slug, title]));
    const ofKinds = [...counts(entries.map(({ kind }) => kind)).keys()].sort();
    const byCount = ([a, one], [b, other]) => other - one || (a < b ? -1 : 1);
    const ofTags = [...counts(entries.flatMap(({ tags }) => tags))].sort(byCount);
    const ofChecks = [...counts(entries.flatMap(({ failing = [] }) => failing)).keys()].sort();
    const values = [ofKinds, ofTags.map(([tag]) => tag), ofChecks];
    if (JSON.stringify(values) === this.known) return;
    this.known = JSON.stringify(values);
    const choose = () => this.changed(Object.fromEntries(this.groups.map(([key, choices]) => [key, choices.chosen])));
    this.groups = [
      ["kinds", new Choices("Kinds", values[0], slug => titles.get(slug) ?? slug, choose)],
      ["tags", new Choices("Tags", values[1], tag => tag, choose)],
      ["checks", new Choices("Failing", values[2], check => check, choose)],
    ];
    for (const [, { host, boxes }] of this.groups) host.hidden = boxes.length === 0;
    this.host.replaceChildren(...this.groups.map(([, { host }]) => host), ...this.more);
  }

  /** Shows a filter with the number of patterns for each choice. */
  show(filter) {
    // Selecting another kind or check adds patterns; selecting another tag removes some.
    const without = key => matching(this.entries, { ...filter, [key]: [] });
    const numbers = {
      kinds: counts(without("kinds").map(({ kind }) => kind)),
      tags: counts(matching(this.entries, filter).flatMap(({ tags }) => tags)),
      checks: counts(without("checks").flatMap(({ failing = [] }) => failing)),
    };
    for (const [key, choices] of this.groups) choices.show(filter[key], numbers[key]);
  }
}
