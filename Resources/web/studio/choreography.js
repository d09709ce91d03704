/** A readable view of a kind: its operations with their tracks, layers, bindings, scene, and checks. */

import { element } from "../player/elements.js";

const text = value => (typeof value === "string" ? value : JSON.stringify(value));

const formula = value => (value === undefined ? "" : element("span", { class: "formula" }, text(value)));

/** A table; columns that are empty in every row are left out. */
const table = (columns, rows) => {
  const used = columns.map((_, index) => rows.some(row => row[index] !== ""));
  const kept = all => all.filter((_, index) => used[index]);
  const names = kept(columns);
  const head = element("tr", {}, ...names.map(name => element("th", { scope: "col" }, name)));
  const cell = (content, index) =>
    element(
      index ? "td" : "th",
      index ? { "data-column": names[index] } : { scope: "row" },
      element("div", {}, content)
    );
  const body = rows.map(row => element("tr", {}, ...kept(row).map(cell)));
  return element(
    "div",
    { class: "table" },
    element("table", {}, element("thead", {}, head), element("tbody", {}, ...body))
  );
};

const section = (title, ...content) => element("section", {}, element("h2", {}, title), ...content);

const trackRow = ({ layer, property, from, to, begin, duration, curve }) => {
  const name = element("span", {}, element("b", {}, layer), ` ${property}`);
  return [name, formula(from), formula(to), formula(begin), formula(duration), formula(curve)];
};

const trackColumns = ["Track", "From", "To", "Begins", "Lasts", "Curve"];

const tracksOf = (tracks = []) =>
  tracks.length ? table(trackColumns, tracks.map(trackRow)) : element("p", { class: "lesser" }, "Nothing moves.");

const operationOf = ({ name, summary, system, driver, tracks, reverses }) => {
  const how = system ? "The system’s own transition" : reverses ? `${reverses} in reverse` : driver === "time" ? "" : "Driven by a gesture";
  const lead = [summary, how].filter(Boolean).join(" ");
  const words = lead ? [element("p", { class: "lesser" }, lead)] : [];
  return [element("h3", {}, name), ...words, ...(system || reverses ? [] : [tracksOf(tracks)])];
};

/** The properties of a layer other than its name, role, and frame. */
const restOf = ({ name, role, frame, ...rest }) =>
  element("ul", {}, ...Object.entries(rest).map(([key, value]) => element("li", {}, `${key} `, formula(value))));

const roleOf = role =>
  typeof role === "string" ? role : Object.entries(role ?? {}).map(([operation, word]) => `${word} in ${operation}`).join(", ");

/** The sections of a kind. */
export const choreographyOf = ({ operations = [], reduced, layers = [], bindings = [], scene = [], checks = [] }) => {
  const motion = operations.flatMap(operationOf);
  const less = reduced ? [element("h3", {}, "Reduced motion"), tracksOf(reduced.tracks)] : [];
  const code = name => element("code", {}, name);
  const parts = [
    section("Motion", ...motion, ...less),
    section(
      "Layers, back to front",
      table(
        ["Layer", "Role", "Frame", "More"],
        layers.map(layer => [code(layer.name), roleOf(layer.role), formula(layer.frame), restOf(layer)])
      )
    ),
  ];
  if (scene.length) {
    const rows = scene.map(({ name, type, default: value, summary = "" }) => [code(name), type, formula(value), summary]);
    parts.push(section("Scene", table(["Input", "Type", "Default", "Meaning"], rows)));
  }
  if (bindings.length) {
    const rows = bindings.map(({ name, formula: value }) => [code(name), formula(value)]);
    parts.push(section("Bindings", table(["Name", "Formula"], rows)));
  }
  if (checks.length) {
    const rows = checks.map(({ name, holds, summary = "", level = "error" }) => {
      const word = element("span", { class: "level" }, level);
      return [code(name), word, formula(holds), summary];
    });
    parts.push(section("Checks", table(["Check", "Level", "Must hold", "Why"], rows)));
  }
  return parts;
};
