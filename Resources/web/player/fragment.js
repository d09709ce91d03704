/**
 * What a link to a player has: changed values in the fragment, `#duration=0.4&curve=easeIn`, and choices in the query,
 * `?operation=dismiss&device=ipad-9&landscape=1&time=0.25`.
 */

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
  new URLSearchParams(changes.map(({ definition, value, alias }) => [
    definition.name, alias ? `{${alias}}` : writtenValue(definition, value),
  ])).toString();

/** Writes changes and choices to the address of a page. */
export class Address {
  constructor() {
    this.fragment = "";
  }

  /** Shows the changes and the choices soon: browsers limit how often an address may change. */
  write(changes, choices) {
    const fragment = fragmentOf(changes);
    const query = new URLSearchParams(choices).toString();
    clearTimeout(this.writing);
    this.writing = setTimeout(() => {
      // A fragment that isn’t about values, such as that of a heading, stays.
      const isOther = fragment === this.fragment && fragment === "";
      this.fragment = fragment;
      const end = isOther ? location.hash : fragment && `#${fragment}`;
      const place = location.pathname + (query && `?${query}`) + end;
      if (place !== location.pathname + location.search + location.hash) history.replaceState(history.state, "", place);
    }, 250);
  }
}
