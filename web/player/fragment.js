/** Changed values in the fragment of an address, so that a link has them: `#duration=0.4&curve=easeIn`. */

import { readValue, writtenValue } from "./values.js";

/** The values in a fragment by the parameter's name; values that a parameter can't have are left out. */
export const valuesIn = (fragment, definitions) => {
  const words = new URLSearchParams(fragment.replace(/^#/, ""));
  const values = {};
  for (const definition of definitions) {
    const text = words.get(definition.name);
    const value = text === null ? undefined : readValue(definition, text);
    if (value !== undefined) values[definition.name] = value;
  }
  return values;
};

/** The fragment of changed parameters, without its sign; empty if there are none. */
export const fragmentOf = changes =>
  new URLSearchParams(changes.map(({ definition, value }) => [definition.name, writtenValue(definition, value)])).toString();

/** Writes changes to the address of a page. */
export class Address {
  constructor() {
    this.text = "";
  }

  /** Shows the changes soon: browsers limit how often an address may change. */
  write(changes) {
    const text = fragmentOf(changes);
    // A fragment that isn’t about values, such as that of a heading, stays.
    if (text === this.text) return;
    this.text = text;
    clearTimeout(this.writing);
    this.writing = setTimeout(() => this.show(text), 250);
  }

  show(text) {
    const place = location.pathname + location.search + (text && `#${text}`);
    history.replaceState(history.state, "", place);
  }
}
