import { answers, asked, studio } from "./page.js";
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import test from "node:test";

const { JSDOM } = createRequire(import.meta.url)("jsdom");
const { comparisonFile } = await import("../../../Resources/web/studio/comparison-file.js");

const text = { "/assets/motif.js": "const end = '</script>';", "/assets/motif.css": "main { color: red; }" };
globalThis.fetch = async path => (path in text ? new Response(text[path]) : new Response("", { status: 404 }));
const query = new URLSearchParams({ a: "expand@1", b: 'a"b' });
const given = { "patterns/expand@1": { title: "</script><b>" } };
const file = await comparisonFile(query, 'name="a"&copy=b', given);

test("a comparison is one file, which runs nothing but its own script", () => {
  const { window } = new JSDOM(file);
  const { document } = window;
  assert.deepEqual({ ...document.documentElement.dataset }, {
    root: "", page: "/compare", query: `?${query}`, fragment: '#name="a"&copy=b',
  });
  const [script, ...others] = document.querySelectorAll("script");
  assert.deepEqual([others, document.querySelector("b")], [[], null]);
  assert.match(document.querySelector("meta[http-equiv]").content, /^default-src 'none'; script-src 'unsafe-inline'/);
  assert.equal(document.querySelector("style").textContent, text["/assets/motif.css"]);
  const end = new Function(`${script.textContent}; return end`)();
  assert.deepEqual([globalThis.motifGiven, end], [given, "</script>"]);
});

test("it needs no other file, neither for answers nor for pages", async () => {
  // The script above has left its answers, as on the page of the file.
  Object.assign(globalThis.document.documentElement.dataset, new JSDOM(file).window.document.documentElement.dataset);
  const site = await studio("site");
  const { read } = await studio("api");
  assert.deepEqual([site.isGallery, site.isAlone, site.currentPage], [true, true, "/compare"]);
  assert.deepEqual([site.ownQuery(), site.ownFragment()], [`?${query}`, '#name="a"&copy=b']);
  assert.equal(site.pageAt("/compare?a=x#b=1"), "?a=x#b=1");
  assert.deepEqual(await read("patterns/expand@1"), given["patterns/expand@1"]);
  await assert.rejects(read("patterns/expand@2"), { code: "not-found" });
  assert.equal(globalThis.document.head.querySelector("script"), null);
});

test("a part that is missing is named", async () => {
  delete text["/assets/motif.css"];
  await assert.rejects(comparisonFile(query, "", {}), /^Error: \/assets\/motif.css can’t be read$/);
  assert.deepEqual([asked, Object.keys(answers)], [[], ["session"]]);
});
