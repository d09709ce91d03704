import { answers, asked, refusal, studio } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

globalThis.localStorage.setItem("motif-token", "5ec2e7");
const api = await studio("api");
await studio("token");

beforeEach(() => asked.splice(0));

/** The failure of a request. */
const failing = async work => {
  try {
    await work();
  } catch (error) {
    return api.failureOf(error);
  }
  return assert.fail("nothing was refused");
};

test("each request has its method, its path, and its body", async () => {
  for (const path of ["validate", "preview", "merge", "patterns/expand/frames", "operations"]) {
    answers[`POST ${path}`] = {};
  }
  Object.assign(answers, { "patterns/expand@2/view": {}, "kinds/fade/player": {}, "screens/next": {} });
  const file = new globalThis.window.File(["pixels"], "home page.png");
  await api.viewOf("expand@2");
  await api.motionOf("kind:fade");
  await api.validate({ update: { ref: "expand", set: { duration: 0.4 } } });
  await api.preview({ slug: "expand", type: "pattern" });
  await api.merge("expand", 3, { title: "Expand" });
  await api.storeFrames("expand", { icon: {} });
  await api.storeScreen("next", "expand", file);
  await api.storeScreen("next", undefined, file);
  await api.removeScreen("next", "expand");
  await api.removeScreen("next");
  assert.deepEqual(asked.map(({ method, path, body }) => [method, path, body === file ? "file" : body]), [
    ["GET", "patterns/expand@2/view", undefined],
    ["GET", "kinds/fade/player", undefined],
    ["POST", "validate", { update: { ref: "expand", set: { duration: 0.4 } } }],
    ["POST", "preview", { document: { slug: "expand", type: "pattern" }, set: {} }],
    ["POST", "merge", { ref: "expand", base: 3, document: { title: "Expand" }, take: {} }],
    ["POST", "patterns/expand/frames", { icon: {} }],
    ["POST", "screens/next?pattern=expand&file=home+page.png", "file"],
    ["POST", "screens/next?file=home+page.png", "file"],
    ["DELETE", "screens/next?pattern=expand", undefined],
    ["DELETE", "screens/next?", undefined],
  ]);
});

test("every request has the token, and the header fields of its body", async t => {
  const sent = [];
  t.mock.method(globalThis, "fetch", async (_, { headers }) => {
    sent.push(headers);
    return Response.json({});
  });
  await api.read("patterns");
  await api.operate({ op: "list" });
  globalThis.localStorage.removeItem("motif-token");
  await api.read("patterns");
  assert.deepEqual(sent, [
    { Authorization: "Bearer 5ec2e7" },
    { "Content-Type": "application/json", Authorization: "Bearer 5ec2e7" },
    {},
  ]);
});

test("an answer can be a file", async () => {
  answers["POST patterns/expand/animation"] = () => new Response("GIF89a");
  const made = await api.animation("expand", { set: {} });
  assert.equal(await made.text(), "GIF89a");
});

test("a failed request has the server’s reason, or one of the page’s own", async t => {
  const problems = [{ path: "$.title", message: "The title must not be empty" }];
  const inside = [{ path: "$.tracks[2].duration", message: "Unknown name 'quick'" }];
  const rows = [
    [refusal(422, "invalid", "Not saved", inside), 422, "invalid", ["tracks[2].duration: Unknown name 'quick'"]],
    [refusal(422, "invalid", "Not saved", problems), 422, "invalid", ["The title must not be empty"]],
    [refusal(409, "conflict", "Revision 3 is newer"), 409, "conflict", ["Revision 3 is newer"]],
    [() => new Response("Bad gateway", { status: 502 }), 502, "failed", ["The studio answered with status 502"]],
  ];
  for (const [answer, status, code, words] of rows) {
    answers["POST operations"] = answer;
    const failure = await failing(() => api.operate({ op: "update" }));
    assert.deepEqual([failure.status, failure.code, failure.words], [status, code, words]);
  }
  t.mock.method(globalThis, "fetch", async () => {
    throw new TypeError("fetch failed");
  });
  const { status, code, canBeRetried } = await failing(() => api.read("patterns"));
  assert.deepEqual([status, code, canBeRetried], [0, "unreachable", true]);
});

test("errors other than failed requests are thrown again", () => {
  const error = new TypeError("a mistake of ours");
  assert.throws(() => api.failureOf(error), error);
});
