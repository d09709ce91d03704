import { answers, asked, fire, refusal, settled, studio, textOf, type } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { motionOf } from "./motif.js";

const { SharedValues } = await studio("shared-values");
const { Spelling } = await studio("spelling");
const { Tuner } = await studio("tuner");

const { document, history } = globalThis;
const main = document.getElementById("main");
const expand = motionOf("expand");
const dive = motionOf("dive-deeper");

/** A motion in which a parameter uses a shared value. */
const sharing = alias => ({
  ...expand, parameters: expand.parameters.map(one => (one.name === "expandDuration" ? { ...one, alias } : one)),
});

/** A tuner on the page, with the number of changes that it reported. */
const tune = motion => {
  document.getElementById("player")?.remove();
  main.replaceChildren(document.getElementById("player-parts").content.cloneNode(true));
  let changes = 0;
  const tuner = new Tuner(motion, () => void (changes += 1));
  return { tuner, named: name => tuner.parameters.named(name), changes: () => changes };
};

beforeEach(() => {
  asked.splice(0);
  history.replaceState(null, "", "/patterns/expand");
});

test("the studio’s player reports changes, and shows no command that saves them", () => {
  const { tuner, named, changes } = tune(expand);
  assert.equal(document.getElementById("changes"), null);
  const before = changes();
  type(named("expandDuration").control.exact.field, "0.5");
  assert.ok(changes() > before);
  assert.deepEqual(tuner.parameters.edits, { expandDuration: 0.5 });
  assert.equal(document.getElementById("reset").hidden, false);
});

test("undo works while a menu has the focus", () => {
  const { tuner, named } = tune(expand);
  type(named("expandDuration").control.exact.field, "0.5");
  const menu = document.body.appendChild(document.createElement("select"));
  const undo = target => fire(target, "keydown", { key: "z", ctrlKey: true }).defaultPrevented;
  assert.deepEqual([undo(menu), tuner.parameters.edits], [true, {}]);
  // A text area undoes its own.
  const area = document.body.appendChild(document.createElement("textarea"));
  assert.equal(undo(area), false);
  for (const one of [menu, area]) one.remove();
});

test("an entry that isn’t a number isn’t one out of range", () => {
  const { tuner, named } = tune(expand);
  for (const [entry, reason] of [
    ["0,5", "0,5: not a duration such as 0.35 or 350ms;"],
    ["12 frames", "12 frames: not a duration such as 0.35 or 350ms;"],
    ["350", "350: expandDuration must be over 0 s, up to 10 s; write 350ms for milliseconds;"],
    ["-1", "-1: expandDuration must be over 0 s, up to 10 s; the saved"],
  ]) {
    type(named("expandDuration").control.exact.field, entry);
    assert.ok(tuner.obstacles[0].startsWith(reason), tuner.obstacles[0]);
  }
  type(named("thresholdScale").control.exact.field, "big");
  assert.match(tuner.obstacles[1], /^big: not a number;/);
});

test("refused entries and motion that can’t be evaluated are reported", () => {
  const { tuner, named } = tune(expand);
  type(named("expandDuration").control.exact.field, "12");
  assert.equal(tuner.obstacles.length, 1);
  assert.match(tuner.obstacles[0], /^12: expandDuration must be over 0 s, up to 10 s/);
  type(named("expandDuration").control.exact.field, "0.5");
  assert.deepEqual([tuner.obstacles, tuner.failure], [[], undefined]);
  named("expandDuration").set(0);
  tuner.rebuild();
  assert.match(tuner.failure, /duration/);
});

/** The rows of shared values below the parameters of a tuner. */
const share = async (tuner, all) => {
  const chosen = [];
  const shared = new SharedValues((parameter, text) => chosen.push([parameter.definition.name, text]));
  answers["POST operations"] = all;
  await shared.load();
  const show = () => shared.show(tuner.parameters.all);
  show();
  return { chosen, show };
};
const quick = { slug: "quick", valueType: "duration" };

test("a parameter offers the shared values of its type", async () => {
  const { tuner, named } = tune(expand);
  const old = { slug: "old", valueType: "duration", deprecated: true };
  const { chosen } = await share(tuner, [quick, old, { slug: "gap", valueType: "length" }]);
  const row = named("expandDuration").row.querySelector(".shared");
  assert.deepEqual([...row.querySelectorAll("option")].map(textOf), ["A value of its own", "{quick}"]);
  assert.equal(named("expandCurve").row.querySelector(".shared").hidden, true);
  const menu = row.querySelector("select");
  menu.value = "quick";
  fire(menu, "change");
  assert.deepEqual(chosen, [["expandDuration", "{quick}"]]);
});

test("a changed shared value must be for this pattern, or for all its users", async () => {
  const { tuner, named } = tune(sharing("quick"));
  answers["values/quick/uses"] = [{ slug: "expand" }, { slug: "fade" }];
  const { show } = await share(tuner, [quick]);
  const parameter = named("expandDuration");
  const row = parameter.row.querySelector(".shared");
  assert.equal(row.querySelector("fieldset"), null);
  type(parameter.control.exact.field, "0.5");
  show();
  await settled();
  assert.deepEqual(tuner.obstacles, ["Choose what expandDuration changes: this pattern, or ‘quick’"]);
  assert.match(textOf(row), /This pattern alone‘quick’, for all 2 users$/);
  const [own, all] = row.querySelectorAll("input");
  all.click();
  assert.deepEqual([tuner.obstacles, parameter.shared.isForAll], [[], true]);
  own.click();
  assert.deepEqual([tuner.obstacles, parameter.shared], [[], undefined]);
  show();
  assert.equal(row.querySelector("fieldset"), null);
});

test("a parameter can be detached from its shared value", async () => {
  const { tuner, named } = tune(sharing("quick"));
  const { show } = await share(tuner, [quick]);
  const row = named("expandDuration").row.querySelector(".shared");
  const buttons = [...row.querySelectorAll("a, button")].map(textOf);
  assert.deepEqual([row.querySelector("select").value, buttons], ["quick", ["Open", "Detach"]]);
  row.querySelector("button").click();
  show();
  assert.deepEqual([named("expandDuration").isChanged, row.querySelector("select").value], [true, ""]);
});

/** The text fields of a tuner’s parameters; the server reads their texts. */
const spell = (tuner, read = {}) => {
  const draft = { type: "pattern", slug: "expand", parameters: { margin: 3 } };
  const spelling = new Spelling(tuner, () => draft);
  answers["POST preview"] = ({ document, set }) => {
    const texts = Object.entries({ ...document.parameters, ...set });
    const made = texts.map(([name, text]) => ({ name, ...read[text] }));
    return { player: { parameters: made } };
  };
  spelling.show();
  return spelling;
};

test("a curve is read by the server, in any spelling", async () => {
  const { tuner, named } = tune(expand);
  spell(tuner, { "ease-out": { value: "easeOut" } });
  const parameter = named("expandCurve");
  const field = parameter.row.querySelector(".spelled");
  assert.equal(field.value, "easeIn");
  type(field, "ease-out");
  await settled();
  assert.deepEqual(asked[0].body.set, { expandCurve: "ease-out" });
  assert.deepEqual([parameter.value, tuner.parameters.edits], ["easeOut", { expandCurve: "easeOut" }]);
});

test("a refused text stays with the reasons, and isn’t sent again", async () => {
  const { tuner, named } = tune(expand);
  const spelling = spell(tuner);
  answers["POST preview"] = refusal(422, "invalid", "No", [
    { path: "$.parameters.expandCurve", message: "‘easy’ is not a curve" },
    { path: "$.title", message: "The title is empty" },
  ]);
  const parameter = named("expandCurve");
  const field = parameter.row.querySelector(".spelled");
  type(field, "easy");
  await settled();
  assert.match(parameter.problem.textContent, /^‘easy’ is not a curve; the saved value is played/);
  spelling.show();
  assert.equal(field.value, "easy");
  fire(field, "change");
  fire(field, "keydown", { key: "Enter" });
  await settled();
  assert.equal(asked.length, 1);
});

test("a number reads the name of a shared value", async () => {
  const { tuner, named } = tune(expand);
  spell(tuner, { "{quick}": { value: 0.2, alias: "quick" } });
  const parameter = named("expandDuration");
  type(parameter.control.exact.field, "{quick}");
  await settled();
  assert.deepEqual([parameter.value, parameter.alias], [0.2, "quick"]);
  // The field reads numbers itself.
  for (const text of ["400ms", "12"]) type(parameter.control.exact.field, text);
  await settled();
  assert.equal(asked.length, 1);
});

test("an answer is dropped once another value was typed", async () => {
  const { tuner, named } = tune(expand);
  const shared = { "{quick}": { value: 0.2, alias: "quick" } };
  spell(tuner, { ...shared, "ease-out": { value: "easeOut" }, linear: { value: "linear" } });
  const { control } = named("expandDuration");
  type(control.exact.field, "{quick}");
  type(control.exact.field, "250ms");
  const curve = named("expandCurve").row.querySelector(".spelled");
  type(curve, "ease-out");
  type(curve, "linear");
  await settled();
  assert.deepEqual(tuner.parameters.edits, { expandDuration: 0.25, expandCurve: "linear" });
  assert.equal(named("expandDuration").alias, undefined);
});

test("a record has a control for each of its fields", async () => {
  const fields = [
    { name: "count", type: "integer", minimum: 0, maximum: 9, value: 2 },
    { name: "kind", type: "choice", choices: ["a", "b"] }, { name: "item", type: "reference" },
  ];
  const record = { name: "style", type: "record", fields, value: { count: 2, kind: "a", item: "red" } };
  const { tuner, named } = tune({ ...expand, parameters: [...expand.parameters, record] });
  const changed = { count: 3, kind: "a", item: "red" };
  spell(tuner, { [JSON.stringify(changed)]: { value: changed } });
  const row = named("style").row.querySelector(".record");
  const [, count, kind, item] = row.querySelectorAll("input, select");
  assert.deepEqual([count.value, kind.value, item.value], ["2", "a", "red"]);
  type(count, "3");
  await settled();
  assert.deepEqual([JSON.parse(asked.at(-1).body.set.style), named("style").value], [changed, changed]);
});

test("the server reads values in an address that the page can’t read", async () => {
  history.replaceState(null, "", "/patterns/dive#elements=%5B%5D&duration=%7Bquick%7D&curve=linear");
  const { tuner, named } = tune(dive);
  const alias = { value: 0.2, alias: "quick" };
  await spell(tuner, { "[]": { value: "none", formulaValue: [] }, "{quick}": alias }).readAddress();
  assert.deepEqual([named("elements").value, named("elements").formulaValue], ["none", []]);
  assert.deepEqual([named("duration").alias, named("curve").value, asked.length], ["quick", "linear", 2]);
  // A text can be anything, so the page reads it.
  history.replaceState(null, "", "/patterns/shift#asset=%7Bquick%7D");
  await spell(tune(motionOf("shift-the-shape")).tuner).readAddress();
  assert.equal(asked.length, 2);
});
