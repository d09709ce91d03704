import { answers, asked, fire, operations, pass, press, refusal, settled, studio } from "./page.js";
import { textOf, type, visited } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { motionOf } from "./motif.js";

const { newPage } = await studio("new");
const { ParameterRows } = await studio("parameter-rows");

const { document, history } = globalThis;
const main = document.getElementById("main");
const field = name => document.getElementById(`new-${name}`) ?? document.getElementById(`own-${name}`);
const kinds = [{ slug: "expand", title: "Expand", summary: "Grows" }, { slug: "fade", title: "Fade", summary: "Dims" }];
const fade = {
  type: "kind", slug: "fade", title: "Fade", source: { title: "A book" }, deprecated: "Use dim",
  parameters: [{ name: "duration", type: "duration", default: 0.3, minimum: 0.1 }], layers: [],
};

/** Opens the page at an address. */
const open = async query => {
  history.replaceState(null, "", `/new${query}`);
  answers["POST operations"] = kinds;
  await newPage(main);
  await settled();
  asked.splice(0);
  answers["POST operations"] = {};
};
const submit = async () => {
  fire(main.querySelector("form"), "submit");
  await settled();
};

beforeEach(async () => {
  // A name that the last test didn’t wait for.
  await pass(150);
  visited.splice(0);
  answers["POST preview"] = { player: motionOf("expand") };
  answers["kinds/expand"] = { document: { ...fade, slug: "expand" } };
  answers["kinds/fade"] = { document: fade };
  answers.name = { slug: "suggested" };
});

test("a pattern is created from a kind, which plays with its default values", async () => {
  await open("?kind=fade");
  assert.deepEqual([field("kind").value, textOf(main.querySelector(".lead"))], ["fade", "Dims"]);
  assert.equal(main.querySelectorAll(".new-preview figure").length, 1);
  type(field("title"), "Dim the lights");
  type(field("slug"), "dim");
  field("message").value = "Try";
  await submit();
  const operation = { op: "create", ref: "dim", kind: "fade", title: "Dim the lights", message: "Try" };
  assert.deepEqual([operations(), visited], [[operation], ["/patterns/dim"]]);
});

test("the server suggests a name until the user enters one", async () => {
  await open("");
  type(field("title"), "Dim");
  await pass(149);
  assert.deepEqual(asked, []);
  await pass(1);
  assert.deepEqual(asked.splice(0).map(({ path }) => path), ["name?type=pattern&title=Dim"]);
  assert.equal(field("slug").value, "suggested");
  type(field("title"), "");
  await pass(150);
  assert.deepEqual([asked, field("slug").value], [[], ""]);
  type(field("slug"), "mine");
  type(field("title"), "Dimmer");
  await pass(150);
  assert.equal(field("slug").value, "mine");
  // A late answer about an earlier title.
  let answer;
  answers.name = () => new Promise(done => (answer = done));
  type(field("slug"), "");
  type(field("title"), "Dimmest");
  await pass(150);
  field("title").value = "Other";
  answer({ slug: "dimmest" });
  await settled();
  assert.equal(field("slug").value, "");
});

test("a new kind starts as a copy of another one, without its source", async () => {
  await open("?type=kind&kind=fade");
  type(field("title"), "Dim");
  type(field("slug"), "dim");
  const controls = [...main.querySelectorAll(".parameter-row input, .parameter-row select")];
  assert.deepEqual(controls.map(({ value }) => value), ["duration", "duration", "0.3", ""]);
  await submit();
  const [{ document }] = operations();
  const { source: _, deprecated: __, ...begun } = fade;
  const parameters = [{ ...fade.parameters[0] }];
  assert.deepEqual(document, { ...begun, slug: "dim", title: "Dim", tags: [], parameters });
});

test("an item has the fields of its type, and a failure is shown", async () => {
  await open("?type=item");
  assert.deepEqual([field("kind"), textOf(main.querySelector("h1"))], [null, "New item"]);
  type(field("title"), "Red");
  type(field("slug"), "red");
  type(field("color"), "#ff0000");
  const problems = [{ message: "There is an item ‘red’" }];
  answers["POST operations"] = refusal(422, "invalid", "No", problems);
  await submit();
  assert.deepEqual([textOf(main.querySelector(".failure")), visited], ["There is an item ‘red’", []]);
  const [{ document }] = operations();
  assert.deepEqual(document, { type: "item", slug: "red", title: "Red", tags: [], color: "#ff0000" });
});

test("a kind without default values has a notice in place of its preview", async () => {
  answers["POST preview"] = refusal(422, "invalid", "No", [{ message: "‘elements’ has no default" }]);
  await open("?kind=fade");
  assert.match(textOf(main.querySelector(".new-preview")), /^This kind needs values.*‘elements’ has no default$/);
});

test("a preview that arrives late leaves the focus where a person types", async () => {
  let answer;
  answers["POST preview"] = () => new Promise(done => (answer = done));
  answers["POST operations"] = kinds;
  history.replaceState(null, "", "/new?type=kind&kind=fade");
  const opening = newPage(main);
  await settled();
  assert.equal(document.activeElement, field("title"));
  field("slug").focus();
  answer({ player: motionOf("expand") });
  await opening;
  assert.equal(document.activeElement, field("slug"));
});

test("an unknown type is a pattern", async () => {
  await open("?type=watch");
  assert.equal(document.title, "New pattern · motif");
});

test("parameters keep the properties that have no field", async () => {
  const rows = new ParameterRows();
  document.body.append(rows.host);
  const spring = { spring: { response: 1, dampingFraction: 0.8 } };
  const curve = { name: "curve", type: "curve", default: spring, source: "x" };
  rows.show([{ name: "duration", type: "duration", default: 0.3, maximum: 2 }, curve, { name: "list", type: "list" }]);
  const [duration, , list] = rows.rows;
  assert.equal(list.controls[1].value, "list");
  duration.controls[2].value = "400ms";
  assert.deepEqual(rows.definitions.slice(0, 2), [
    { name: "duration", type: "duration", default: "400ms", maximum: 2, summary: undefined },
    { ...curve, summary: undefined },
  ]);
  duration.controls[2].value = "0.5";
  list.controls[3].value = " Elements ";
  assert.deepEqual([rows.definitions[0].default, rows.definitions[2].summary], [0.5, "Elements"]);
  await press(rows.list, "Remove");
  await press(rows.host, "Add parameter");
  assert.deepEqual(rows.definitions.map(({ name }) => name), ["curve", "list", ""]);
  assert.equal(document.activeElement, rows.rows[2].controls[0]);
});

test("formulas follow a renamed parameter, and nothing else does", () => {
  const rows = new ParameterRows();
  const kind = {
    title: "Max", summary: "Its duration", extensions: { max: ["duration"] },
    parameters: [{ name: "duration", type: "duration" }, { name: "max", type: "number" }],
    bindings: [{ name: "end", formula: "2*duration+max(max, 0.5)+view.duration - duration1" }],
    layers: [{ name: "duration", frame: "view", fill: "#duration", text: "'duration' == 'it''s duration'" }],
    operations: [{ name: "show", summary: "max duration", tracks: [
      {
        layer: "duration", property: "max", to: "-duration", duration: "duration", begin: 0.5,
        curve: { linear: [0, 1] },
      },
    ] }],
    checks: [{ name: "duration", holds: "duration > 1", message: "the duration isn't {duration}, {max (1, 2)}" }],
  };
  rows.show(kind.parameters);
  assert.deepEqual(rows.complete(kind).operations, kind.operations);
  rows.rows[0].controls[0].value = "max";
  rows.rows[1].controls[0].value = "duration";
  const made = rows.complete(kind);
  assert.deepEqual(made, {
    ...kind,
    parameters: [
      { name: "max", type: "duration", default: undefined, summary: undefined },
      { name: "duration", type: "number", default: undefined, summary: undefined },
    ],
    bindings: [{ name: "end", formula: "2*max+max(duration, 0.5)+view.duration - duration1" }],
    operations: [{ name: "show", summary: "max duration", tracks: [{
      layer: "duration", property: "max", to: "-max", duration: "max", begin: 0.5, curve: { linear: [0, 1] },
    }] }],
    checks: [{ name: "duration", holds: "max > 1", message: "the duration isn't {max}, {max (1, 2)}" }],
  });
});

test("a problem is shown at the field of its path, as long as it is one", async () => {
  await open("?type=kind&kind=fade");
  type(field("title"), "Dim");
  type(field("slug"), "dim");
  const problems = [
    { path: "$.parameters[0].default", message: "It isn’t a duration" }, { path: "$.title", message: "It is taken" },
    { path: "$.parameters[1].default", message: "Elsewhere" },
  ];
  answers["POST operations"] = refusal(422, "invalid", "No", problems);
  await submit();
  const marked = () => [...main.querySelectorAll('[aria-invalid="true"]')].map(one => textOf(one.nextElementSibling));
  assert.deepEqual(marked(), ["It is taken", "It isn’t a duration"]);
  answers["POST operations"] = refusal(422, "invalid", "No", [problems[1]]);
  await submit();
  assert.deepEqual([marked(), main.querySelectorAll("input + .failure").length], [["It is taken"], 1]);
});

test("Enter waits for the name of the title, and creates", async () => {
  await open("?kind=fade");
  type(field("title"), "Dim");
  await submit();
  assert.deepEqual(operations(), [{ op: "create", ref: "suggested", kind: "fade", title: "Dim" }]);
  // Without a title there is no name, and nothing is sent.
  await open("?kind=fade");
  await submit();
  assert.deepEqual(operations(), []);
});

/** Whether the browser would ask before the page is left. */
const asks = () => fire(globalThis.window, "beforeunload").defaultPrevented;

test("a page with entries isn’t left without a question, until they are saved", async () => {
  await open("?type=value");
  assert.equal(asks(), false);
  type(field("title"), "Quick");
  assert.equal(asks(), true);
  type(field("slug"), "quick");
  type(field("value"), "200ms");
  await submit();
  assert.deepEqual([asks(), visited], [false, ["/values/quick"]]);
});

test("without kinds, the page names the next step", async () => {
  answers["POST operations"] = [];
  history.replaceState(null, "", "/new?type=kind");
  await newPage(main);
  assert.match(textOf(main), /has no kind that a new kind could begin with; import one/);
  assert.equal(main.querySelector("form"), null);
});
