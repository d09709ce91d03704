/** Starts the page that the address names. */

import { part } from "../player/elements.js";

const list = type => async main => (await import("./lists.js")).listPage(main, type);
const documents = type => async (main, slug) =>
  slug ? (await import("./document.js")).documentPage(main, type, slug) : list(type)(main);

const pages = {
  "": list("pattern"),
  patterns: async (main, slug) => (await import("./pattern.js")).patternPage(main, slug),
  kinds: async (main, slug) => (slug ? (await import("./kind.js")).kindPage(main, slug) : list("kind")(main)),
  items: documents("item"),
  devices: documents("device"),
  compare: async main => (await import("./compare.js")).comparePage(main),
  changelog: async main => (await import("./changelog.js")).changelogPage(main),
  new: async main => (await import("./new.js")).newPage(main),
};

const [page = "", slug] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
pages[page]?.(part("main"), slug);
