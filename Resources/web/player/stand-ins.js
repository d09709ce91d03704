/** The measures of stand-ins for an app’s content, from the table that pictures use too. */

import { part } from "./elements.js";

export const standIns = JSON.parse(part("stand-ins").textContent);
