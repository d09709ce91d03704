/** The findings of the checks on the current screen, and their positions. */

import { fractions, levelOf } from "./checks.js";
import { element } from "./elements.js";
import { same } from "./formula.js";

/** A list of findings, worst first, and a map of the positions that were checked. */
export class ProblemList {
  constructor(host, count, put) {
    this.host = host;
    this.count = count;
    this.put = put;
  }

  show({ found, here, builtIn, atPlaces, total, grid, current, isSaved, failure }) {
    const own = found.map(finding => ProblemList.described(finding, here, total));
    const rows = [...own, ...builtIn].sort((one, other) => ProblemList.rank(one) - ProblemList.rank(other));
    const parts = [];
    if (failure) parts.push(element("p", { class: "failure" }, `The motion can’t be evaluated: ${failure}`));
    if (rows.length || !failure) parts.push(ProblemList.list(rows, isSaved));
    if (!isSaved) {
      const words = "Only these run with changed values; ‘motif check’ runs all of them.";
      parts.push(element("p", { class: "note" }, words));
    }
    if (grid && atPlaces.length === total) parts.push(this.map(atPlaces, grid, current));
    this.host.replaceChildren(...parts);
    this.announce(rows);
  }

  /** A finding with the message at the current position, and the number of positions where it fails. */
  static described({ check, message, count }, here, total) {
    const atHand = here.find(finding => finding.check.name === check.name);
    const current = atHand ? "including this one" : "not this one";
    const where = total > 1 ? `fails at ${count} of ${total} positions, ${current}` : "";
    return { ...check, message: atHand?.message ?? message, where };
  }

  /** Shows the number of findings; screen readers announce it only when it changes. */
  announce(rows) {
    const open = rows.filter(({ accepted }) => !accepted);
    const counts = ["error", "warning"].map(level => [open.filter(row => row.level === level).length, level]);
    const text = counts
      .filter(([count]) => count)
      .map(([count, level]) => `${count} ${level}${count === 1 ? "" : "s"}`)
      .join(", ");
    if (this.count.textContent !== text) this.count.textContent = text;
  }

  /** The order of the list: worst first, accepted last. */
  static rank({ level, accepted }) {
    return (accepted ? 3 : 0) + ["error", "warning", "info"].indexOf(level);
  }

  static list(rows, isSaved) {
    const tried = isSaved ? "All checks" : "The kind’s own checks";
    if (!rows.length) return element("p", { class: "fine" }, `${tried} pass on this screen.`);
    return element("ul", { class: "findings" }, ...rows.map(ProblemList.row));
  }

  static row({ name, level, message, where, accepted, summary }) {
    const mark = accepted ? "✓" : { error: "✕", warning: "!", info: "i" }[level];
    const tag = { class: `mark ${accepted ? "accepted" : level}`, "aria-hidden": "true" };
    const title = element("b", {}, `${accepted ? "accepted " : ""}${level} · ${name}`);
    const lesser = [where, accepted && `accepted: ${accepted}`, summary].filter(Boolean).join(" · ");
    const note = lesser ? [element("p", { class: "note" }, lesser)] : [];
    const words = element("div", {}, element("p", {}, title, ` ${message}`), ...note);
    return element("li", {}, element("span", tag, mark), words);
  }

  /** A map of the screen: a button for every position that is checked. */
  map(atPlaces, grid, current) {
    const { name } = grid;
    const buttons = atPlaces.map((findings, index) => this.place(findings, index, grid, current));
    const group = { class: "place-grid", role: "group", "aria-label": `Positions of ${name}` };
    const words = `Positions of ‘${name}’ that the app may choose. Select one to try it.`;
    const note = element("p", { class: "note" }, words);
    return element("div", { class: "places" }, element("div", group, ...buttons), note);
  }

  /** The button of a position, with a label for screen readers. */
  place(findings, index, { name, places }, current) {
    const level = levelOf(findings);
    const [row, column] = [Math.floor(index / fractions.length) + 1, (index % fractions.length) + 1];
    const names = findings.map(({ check }) => check.name).join(", ");
    const state = level === "fine" ? "all checks pass" : names;
    const label = `${name} in row ${row}, column ${column}: ${state}`;
    const isHere = same(current, places[index]);
    const words = { "aria-label": label, title: label };
    const attributes = { type: "button", class: level, ...words, "aria-pressed": String(isHere) };
    const mark = { error: "✕", warning: "!", fine: "✓" }[level];
    const button = element("button", attributes, mark);
    button.addEventListener("click", () => this.put({ [name]: places[index] }));
    return button;
  }
}
