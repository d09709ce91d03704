import { asked, buttonIn, studio } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

const { document } = globalThis;
document.documentElement.dataset.root = "../../";
document.documentElement.dataset.page = "/patterns/expand";
const site = await studio("site");
const { answerAt } = await studio("answers");
const api = await studio("api");
const session = await studio("session");
const { CodeList } = await studio("code");
const { find } = await studio("finding");
const { actionsOf } = await studio("actions");

/** Answers in a file, which is the script that the page asked for last. */
const arrive = answers => {
  const script = document.head.lastElementChild;
  if (answers) globalThis.motifAnswers(answers);
  script.dispatchEvent(new globalThis.window.Event(answers ? "load" : "error"));
  return script.getAttribute("src");
};

test("addresses in a gallery are paths of files", () => {
  const rows = [
    ["/", "../../index.html"], ["/#tag=circle", "../../index.html#tag=circle"],
    ["/patterns/expand#duration=0.4", "../../patterns/expand/index.html#duration=0.4"],
    ["/compare?a=expand&b=fade", "../../compare/index.html?a=expand&b=fade"], ["/kinds/", "../../kinds/index.html"],
  ];
  for (const [address, path] of rows) assert.equal(site.pageAt(address), path);
  const pattern = { slug: "expand", revision: 2 };
  assert.equal(site.pictureAt(pattern, false), "../../patterns/expand/still.svg");
  assert.equal(site.pictureAt(pattern, true), "../../patterns/expand/preview.svg");
  assert.deepEqual([site.isGallery, site.isAlone, site.currentPage], [true, false, "/patterns/expand"]);
});

test("answers come from files, each of which is loaded once", async () => {
  const [first, second] = [answerAt("patterns/expand@2"), answerAt("patterns/expand/history")];
  const revisions = { "patterns/expand": "patterns/expand@2", "patterns/expand@2": { revision: 2 } };
  const src = arrive({ ...revisions, "patterns/expand/history": [] });
  assert.equal(src, "../../patterns/expand/data.js");
  assert.deepEqual([await first, await second], [{ revision: 2 }, []]);
  assert.equal(document.head.querySelectorAll("script").length, 1);
  // The newest revision is the one with its number.
  assert.deepEqual(await answerAt("patterns/expand"), { revision: 2 });
  assert.equal(await answerAt("session"), undefined);
});

test("an answer that a gallery doesn’t have isn’t found", async () => {
  const work = api.read("kinds/gone");
  arrive(undefined);
  await assert.rejects(work, { status: 404, code: "not-found", message: "The gallery doesn’t include this" });
  await assert.rejects(api.read("releases"), { status: 404 });
  assert.deepEqual(asked, []);
});

test("pictures of screens are relative to the page", async () => {
  const pictures = { next: { href: "screens/next.png", width: 2 } };
  const work = api.motionOf("expand");
  arrive({ "patterns/expand/player": { screenshots: { pictures, parts: {} } } });
  const { screenshots } = await work;
  assert.deepEqual(screenshots, { pictures: { next: { href: "../../screens/next.png", width: 2 } }, parts: {} });
});

test("a list is read from its file, and a preview as well", async () => {
  const list = find("device");
  assert.equal(arrive({ devices: [{ slug: "iphone" }] }), "../../devices/data.js");
  assert.deepEqual(await list, [{ slug: "iphone" }]);
  const preview = api.preview({ type: "kind", slug: "fade" });
  assert.equal(arrive({ "kinds/fade/preview": { player: {} } }), "../../kinds/fade/data.js");
  assert.deepEqual(await preview, { player: {} });
});

test("a gallery offers no changes, no downloads from a server, and no code", async () => {
  assert.deepEqual([session.isReadOnly, session.readOnlyReason], [true, "This catalog is read-only"]);
  const entry = { type: "pattern", slug: "expand", revision: 2, document: {} };
  const row = actionsOf(entry, () => {});
  assert.deepEqual([...row.children].map(one => one.textContent), ["Compare"]);
  const address = "../../compare/index.html?a=expand%401&b=expand";
  assert.equal(buttonIn(row, "Compare").getAttribute("href"), address);
  const code = new CodeList("expand");
  await code.load();
  assert.deepEqual([code.host.hidden, asked, document.getElementById("toasts").children.length], [true, [], 0]);
});
