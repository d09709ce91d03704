/** Requests to the catalog. */

/** A request that failed, with the server’s code and problems. */
export class Failure extends Error {
  constructor(status, { code = "failed", message, problems = [] }) {
    super(message);
    Object.assign(this, { status, code, problems });
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

/** The JSON at a path below `/api/`. */
export const read = path => request(path);

const post = (path, body) =>
  request(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** The result of one operation. */
export const operate = operation => post("operations", operation);

/** The problems of the text of a document, with their lines; for a kind, also what saving it does to its patterns. */
export const validate = text => post("validate", { text });

/** A pattern, or a kind with its default values, as it would be saved, with what the player needs to show it. */
export const preview = document => post("preview", { document });

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

/** The data of the player for a reference. */
export const motionOf = ref => read(`${pathOf(ref)}/player`);
