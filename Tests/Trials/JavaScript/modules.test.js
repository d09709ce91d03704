import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

/** The modules that no test here imports, with the reason. */
const untested = {
  entry: "is the base of two pages, which have tests",
  main: "starts the page that an address names; whatever it starts has tests",
};

const folder = name => new URL(name, import.meta.url);
const tests = readdirSync(folder(".")).filter(name => name.endsWith(".test.js"));
const text = tests.map(name => readFileSync(folder(name), "utf8")).join("\n");
const imports = text.matchAll(/studio\("([\w-]+)"\)|\/studio\/([\w-]+)\.js"/g);
const imported = [...imports].map(([, one, other]) => one ?? other);
const modules = readdirSync(folder("../../../Resources/web/studio")).map(name => name.replace(/\.js$/, ""));

test("every module of the studio has a test, or a reason", () => {
  assert.ok(modules.length > 30);
  assert.deepEqual([...new Set([...imported, ...Object.keys(untested)])].sort(), modules.sort());
  for (const name of Object.keys(untested)) assert.ok(!imported.includes(name), `${name} has a test`);
});
