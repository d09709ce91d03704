/** Starts the page. */

import { part } from "./elements.js";
import { Player } from "./player.js";

new Player(JSON.parse(part("motion").textContent));
