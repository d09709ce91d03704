/** The measures of stand-ins for what an app would show, from the table that pictures are drawn by, too. */

import { part } from "./elements.js";

export const standIns = JSON.parse(part("stand-ins").textContent);
