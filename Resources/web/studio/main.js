/** Starts the page that the address names. */

import { part } from "../player/elements.js";
import { changelogPage } from "./changelog.js";
import { comparePage } from "./compare.js";
import { documentPage } from "./document.js";
import { kindPage } from "./kind.js";
import { listPage } from "./lists.js";
import { newPage } from "./new.js";
import { patternPage } from "./pattern.js";
import { reviewPage } from "./review.js";
import { currentPage } from "./site.js";

const list = type => main => listPage(main, type);
const documents = (type, page) => (main, slug) => (slug ? page(main, slug) : listPage(main, type));

const pages = {
  "": list("pattern"),
  patterns: documents("pattern", patternPage),
  kinds: documents("kind", kindPage),
  items: documents("item", (main, slug) => documentPage(main, "item", slug)),
  devices: documents("device", (main, slug) => documentPage(main, "device", slug)),
  values: documents("value", (main, slug) => documentPage(main, "value", slug)),
  compare: comparePage,
  changelog: changelogPage,
  new: newPage,
  review: reviewPage,
};

const [page = "", slug] = currentPage.split("/").filter(Boolean).map(decodeURIComponent);
pages[page]?.(part("main"), slug);
