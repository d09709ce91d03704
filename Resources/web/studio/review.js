/** The page of a review: in place of its still pictures, which are for paper then, patterns play before and after. */

import { failureOf, motionOf } from "./api.js";
import { Comparison, Side } from "./comparison.js";
import { notice } from "./notices.js";

/** Plays a pattern in the place of its pictures. */
const play = async section => {
  const { slug, operation } = section.dataset;
  const place = section.querySelector(".pair");
  try {
    const [before, after] = await Promise.all([1, 2].map(side => motionOf(`${slug}@${side}`)));
    const [a, b] = [new Side("Before", before), new Side("After", after)];
    const comparison = new Comparison(a, b, { isSmall: true, hasChoices: true, choices: { operation } });
    place.before(comparison.host);
    return comparison;
  } catch (error) {
    // The pictures stay.
    place.after(notice("bad", `The motion can’t be played: ${failureOf(error).message}`));
    return undefined;
  }
};

/** Starts each comparison when it comes close; those that are out of sight rest. */
export const reviewPage = main => {
  const comparisons = new Map();
  const watch = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && !comparisons.has(target)) comparisons.set(target, play(target));
      comparisons.get(target)?.then(comparison => comparison && (comparison.isSeen = isIntersecting));
    }
  }, { rootMargin: "200px" });
  for (const section of main.querySelectorAll("[data-slug]")) watch.observe(section);
};
