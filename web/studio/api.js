/** Requests to the catalog: to the server of the studio, or to the files of a gallery. */

import { answerAt } from "./answers.js";
import { isGallery } from "./site.js";

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

  /** All problems as sentences, or the message. */
  get words() {
    return this.problems.length ? this.problems.map(({ message }) => message) : [this.message];
  }
}

const unreachable = { code: "unreachable", message: "The studio can’t be reached; is ‘motif serve’ still running?" };

const request = async (path, options) => {
  let response;
  try {
    response = await fetch(`/api/${path}`, options);
  } catch {
    throw new Failure(0, unreachable);
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Failure(response.status, answer.error ?? { message: `The studio answered with status ${response.status}` });
};

const missing = { code: "not-found", message: "The gallery doesn’t include this" };

const find = async path => {
  const answer = await answerAt(path);
  if (answer === undefined) throw new Failure(404, missing);
  return answer;
};

/** The JSON at a path below `/api/`. */
export const read = isGallery ? find : path => request(path);

const post = (path, body) =>
  request(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** The result of one operation. */
export const operate = operation => post("operations", operation);

/**
 * The problems that saving an update would find: `{ update: { ref, set } }`. With the `text` of a document, the problems
 * have lines; for a kind, the answer also has the effects on its patterns.
 */
export const validate = edit => post("validate", edit);

/** A pattern, or a kind with its default values, as it would be saved, with what the player needs to show it. */
export const preview = document =>
  isGallery ? read(`${document.type}s/${document.slug}/preview`) : post("preview", { document });

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

/** Everything that a page shows of a document, from one state of the catalog: entry, history, and the player's data. */
export const viewOf = ref => read(`${pathOf(ref)}/view`);

/** The data of the player for a reference. */
export const motionOf = ref => read(`${pathOf(ref)}/player`);
