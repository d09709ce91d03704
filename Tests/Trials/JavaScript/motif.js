/** What motif computes, for the tables that the scripts of pages are held against. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = process.env.MOTIF ?? new URL("../../../.build/debug/motif", import.meta.url).pathname;

/** The folder of a catalog with what motif ships, removed at the end. */
const folder = mkdtempSync(join(tmpdir(), "motif-scripts-"));
process.on("exit", () => rmSync(folder, { recursive: true }));

const environment = { ...process.env, MOTIF_CATALOG: join(folder, "motif.db"), MOTIF_AUTHOR: "test" };
const streams = { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "pipe"] };
const options = { cwd: folder, env: environment, ...streams };

/** What a command prints. `check` ends with 1 if a check fails, and prints its results all the same. */
const run = (...words) => {
  try {
    return execFileSync(program, words, options);
  } catch (failure) {
    if (failure.status === 1 && words[0] === "check") return failure.stdout;
    throw new Error(`motif ${words.join(" ")}: ${failure.stderr || failure.message}`);
  }
};

run("init");

/** The result of a command as JSON. */
export const motif = (...words) => JSON.parse(run(...words, "--format", "json"));

/** The patterns that motif ships. */
export const patterns = motif("list").map(({ slug }) => slug);

/** The motion of a pattern as its page has it. */
export const motionOf = pattern => {
  const page = run("preview", pattern, "-q", "-o", "page.html") || readFileSync(join(folder, "page.html"), "utf8");
  return JSON.parse(page.match(/<script [^>]*id="motion">(.*?)<\/script>/s)[1]);
};

/** The values of a motion that formulas read, and its curves, both by name. */
export const savedValues = ({ parameters }) => ({
  values: Object.fromEntries(parameters.map(({ name, value, formulaValue }) => [name, formulaValue ?? value])),
  curves: Object.fromEntries(parameters.filter(({ type }) => type === "curve").map(({ name, value }) => [name, value])),
});

/** The screen of a device. */
export const screenOf = ({ width, height }, isLandscape) =>
  isLandscape ? { width: height, height: width } : { width, height };
