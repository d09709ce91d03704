/** A readable view of a kind: its operations with their tracks, layers, bindings, scene, and checks. */

import { element } from "../player/elements.js";
import { tableOf } from "./notices.js";
import { textOf, valueIn } from "./words.js";

const shownFormula = value => (value === undefined ? "" : element("span", { class: "formula" }, textOf(value)));

/** A formula that can be changed. A text stays one, even if it looks like a number. */
const field = (value, path, change) => {
  const place = path.join(" ");
  const words = { "aria-label": place, "data-place": place, spellcheck: "false", autocomplete: "off" };
  const input = element("input", { class: "formula", value: textOf(value), ...words });
  const read = typed => (typed === "" ? undefined : typeof value === "string" ? typed : valueIn(typed));
  input.addEventListener("input", () => change(path, read(input.value.trim())));
  return input;
};

/** A table; columns that are empty in every row are left out. */
const table = (columns, rows) => {
  const used = columns.map((_, index) => rows.some(row => row[index] !== ""));
  const kept = all => all.filter((_, index) => used[index]);
  const names = kept(columns);
  const cell = (content, index) =>
    index
      ? element("td", { "data-column": names[index] }, element("div", {}, content))
      : element("th", { scope: "row" }, element("div", {}, content));
  return tableOf(names, rows.map(row => element("tr", {}, ...kept(row).map(cell))));
};

const section = (title, ...content) => element("section", {}, element("h2", {}, title), ...content);

const trackKeys = ["from", "to", "begin", "duration", "curve"];

const trackColumns = ["Track", "From", "To", "Begins", "Lasts", "Curve"];

const roleOf = role => {
  if (typeof role === "string") return role;
  return Object.entries(role ?? {}).map(([operation, word]) => `${word} in ${operation}`).join(", ");
};

/**
 * The sections of a kind.
 *
 * @param {any} kind
 * @param {((path: (string | number)[], value: any) => void) | undefined} change is called with the place of a formula
 *   and what it is now; without it, nothing can be changed.
 */
export const choreographyOf = (kind, change = undefined) => {
  const { operations = [], reduced, layers = [], bindings = [], scene = [], checks = [] } = kind;
  const formula = (value, ...path) => (change ? field(value, path, change) : shownFormula(value));
  const tracksOf = (tracks, ...path) => {
    if (!tracks?.length) return element("p", { class: "lesser" }, "Nothing moves.");
    const isUsed = key => tracks.some(track => track[key] !== undefined);
    const rows = tracks.map((track, index) => [
      element("span", {}, element("b", {}, track.layer), ` ${track.property}`),
      ...trackKeys.map(key => (isUsed(key) ? formula(track[key], ...path, index, key) : "")),
    ]);
    return table(trackColumns, rows);
  };
  const operationOf = ({ name, summary, system, driver, tracks, reverses }, index) => {
    const driven = driver === "time" ? "" : "Driven by a gesture";
    const how = system ? "The system’s own transition" : reverses ? `${reverses} in reverse` : driven;
    const lead = [summary, how].filter(Boolean).join(" ");
    const words = lead ? [element("p", { class: "lesser" }, lead)] : [];
    const moves = system || reverses ? [] : [tracksOf(tracks, "operations", index, "tracks")];
    return [element("h3", {}, name), ...words, ...moves];
  };
  /** The properties of a layer other than its name, role, and frame. */
  const restOf = ({ name, role, frame, ...rest }, index) => {
    const item = ([key, value]) => element("li", {}, `${key} `, formula(value, "layers", index, key));
    return element("ul", {}, ...Object.entries(rest).map(item));
  };
  const less = reduced ? [element("h3", {}, "Reduced motion"), tracksOf(reduced.tracks, "reduced", "tracks")] : [];
  const code = name => element("code", {}, name);
  const layerRows = layers.map((layer, index) =>
    [code(layer.name), roleOf(layer.role), formula(layer.frame, "layers", index, "frame"), restOf(layer, index)]);
  const parts = [
    section("Motion", ...operations.flatMap(operationOf), ...less),
    section("Layers, back to front", table(["Layer", "Role", "Frame", "More"], layerRows)),
  ];
  if (scene.length) {
    const rows = scene.map(({ name, type, default: value, summary = "" }, index) =>
      [code(name), type, formula(value, "scene", index, "default"), summary]);
    parts.push(section("Scene", table(["Input", "Type", "Default", "Meaning"], rows)));
  }
  if (bindings.length) {
    const rows = bindings.map(({ name, formula: value }, index) =>
      [code(name), formula(value, "bindings", index, "formula")]);
    parts.push(section("Bindings", table(["Name", "Formula"], rows)));
  }
  if (checks.length) {
    const rows = checks.map(({ name, holds, summary = "", level = "error" }, index) => {
      const word = element("span", { class: "level" }, level);
      return [code(name), word, formula(holds, "checks", index, "holds"), summary];
    });
    parts.push(section("Checks", table(["Check", "Level", "Must hold", "Why"], rows)));
  }
  return parts;
};
