/**
 * The API’s answers, which a gallery has as files. Pages opened from a folder may load scripts, but may not read files,
 * so each file is a script that calls `motifAnswers` with its answers by their addresses.
 */

import { fileAt, isAlone } from "./site.js";

const answers = new Map(Object.entries(globalThis.motifGiven ?? {}));
const loading = new Map();

globalThis.motifAnswers = some => {
  for (const [address, answer] of Object.entries(some)) answers.set(address, answer);
};

const load = file => {
  const script = document.createElement("script");
  const loaded = new Promise(resolve => {
    script.addEventListener("load", resolve);
    // A document without a page has no file, so its answer is missing below.
    script.addEventListener("error", resolve);
  });
  script.src = fileAt(file);
  document.head.append(script);
  return loaded;
};

/** The file with the answer at an address; a document’s file has all of its revisions. */
const fileOf = address => `${address.match(/^[a-z]+(?:\/[a-z0-9-]+)?/)?.[0] ?? ""}/data.js`;

/** The answer at an address such as `patterns/expand@2/player`; `undefined` if the gallery doesn’t have it. */
export const answerAt = async address => {
  if (!/^(pattern|kind|item|device|value)s\b/.test(address)) return undefined;
  const file = fileOf(address);
  if (isAlone) return answers.get(address);
  if (!loading.has(file)) loading.set(file, load(file));
  await loading.get(file);
  const answer = answers.get(address);
  // The newest revision is the one with its number.
  return typeof answer === "string" ? answers.get(answer) : answer;
};
