/** As much of a page as modules read when they are loaded: its address, and the table of stand-ins. Imported first. */

import { readFileSync } from "node:fs";

const standIns = readFileSync(new URL("../../../Resources/web/stand-ins.json", import.meta.url), "utf8");

globalThis.document = { documentElement: { dataset: {} }, getElementById: () => ({ textContent: standIns }) };
globalThis.location = { pathname: "/" };
