/** Requests to the catalog: to the studio’s server, or to the files of a gallery. */

import { answerAt } from "./answers.js";
import { fileAt, isAlone, isGallery } from "./site.js";
import { authorization } from "./token.js";

/** A request that failed, with the server’s code and problems. */
export class Failure extends Error {
  constructor(status, { code = "failed", message, problems = [] }) {
    super(message);
    this.status = status;
    this.code = code;
    this.problems = problems;
  }

  /** Whether somebody else saved a newer revision. */
  get isConflict() {
    return this.status === 409 && this.code === "conflict";
  }

  /** Whether the same request may succeed later: a locked file, a studio that can’t be reached, or an expired link. */
  get canBeRetried() {
    return this.status === 0 || this.status === 401 || this.status >= 500;
  }

  /** All problems as sentences, with the place of those within a list, or the message. */
  get words() {
    const sentence = ({ path = "", message }) =>
      path.includes("[") ? `${path.replace(/^\$\.?/, "")}: ${message}` : message;
    return this.problems.length ? this.problems.map(sentence) : [this.message];
  }
}

/** An error that was caught, if it is the failure of a request; any other is thrown again. */
export const failureOf = error => {
  if (error instanceof Failure) return error;
  throw error;
};

const unreachable = { code: "unreachable", message: "The studio can’t be reached; is ‘motif serve’ still running?" };

/** @param {RequestInit & { isFile?: boolean }} options */
const request = async (path, options = {}) => {
  let response;
  try {
    response = await fetch(`/api/${path}`, { ...options, headers: { ...options.headers, ...authorization() } });
  } catch {
    throw new Failure(0, unreachable);
  }
  if (response.ok && options.isFile) return response.blob();
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Failure(response.status, answer.error ?? { message: `The studio answered with status ${response.status}` });
};

const missing = { code: "not-found", message: "The gallery doesn’t include this" };

const find = async path => {
  const answer = await answerAt(path);
  if (answer === undefined) throw new Failure(404, missing);
  // A self-contained page includes its pictures.
  return isAlone ? answer : withPictures(answer, fileAt);
};

/** The data for a player, with other addresses of its pictures. */
export const withPictures = async (answer, addressOf) => {
  if (!answer.screenshots) return answer;
  const { pictures } = answer.screenshots;
  const made = Object.entries(pictures).map(async ([name, one]) => [name, { ...one, href: await addressOf(one.href) }]);
  return { ...answer, screenshots: { ...answer.screenshots, pictures: Object.fromEntries(await Promise.all(made)) } };
};

/** The JSON at a path below `/api/`. */
export const read = isGallery ? find : path => request(path);

const post = (path, body, isFile = false) => {
  const headers = { "Content-Type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(body), isFile });
};

/** The result of one operation. */
export const operate = operation => post("operations", operation);

/**
 * The problems that saving an update would find: `{ update: { ref, set } }`. With the `text` of a document, the
 * problems have lines; for a kind, the answer also has the effects on its patterns.
 */
export const validate = edit => post("validate", edit);

/**
 * A pattern, or a kind with its default values, as it would be saved, with the data for the player; `set` has values
 * as text.
 */
export const preview = (document, set = {}) =>
  isGallery ? read(`${document.type}s/${document.slug}/preview`) : post("preview", { document, set });

/** The query that names a pattern; empty for all patterns. */
const queryFor = (pattern, more = {}) => new URLSearchParams({ ...(pattern && { pattern }), ...more });

/** Stores the picture of a screen, for one pattern or for all patterns. */
export const storeScreen = (screen, pattern, file) =>
  request(`screens/${screen}?${queryFor(pattern, { file: file.name })}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
  });

/** Removes the picture of a screen. */
export const removeScreen = (screen, pattern) =>
  request(`screens/${screen}?${queryFor(pattern)}`, { method: "DELETE" });

/** Stores the parts of pictures that the elements of a pattern show. */
export const storeFrames = (pattern, frames) => post(`patterns/${pattern}/frames`, frames);

/** A pattern as a GIF, with changed values and choices. */
export const animation = (ref, keys) => post(`${pathOf(ref)}/animation`, keys, true);

/**
 * A document merged with the newest revision, given the revision that it was based on, and answers to conflicts: `ours`
 * or `theirs` by the name of the value.
 */
export const merge = (ref, base, document, take = {}) => post("merge", { ref, base, document, take });

/** The path of a reference such as `expand@2` or `kind:expand`. */
export const pathOf = ref => {
  const [slug, type = "pattern"] = ref.split(":").reverse();
  return `${type}s/${slug}`;
};

/** Saves an earlier revision again, under the present name; `expect` is the revision that must be the newest one. */
export const saveAgain = async (ref, revision, expect, message) => {
  const { document } = await read(pathOf(`${ref}@${revision}`));
  const slug = ref.split(":").pop();
  return operate({ op: "update", ref, document: { ...document, slug }, expect, message });
};

/** Everything that a page shows about a document, from one state of the catalog: entry, history, and player data. */
export const viewOf = ref => read(`${pathOf(ref)}/view`);

/** The player’s data for a reference. */
export const motionOf = ref => read(`${pathOf(ref)}/player`);
