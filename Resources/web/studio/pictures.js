/** Pictures of cards, which play on hover, on focus, or with their button. */

const refuses = matchMedia("(prefers-reduced-motion: reduce)");

const buttonOf = stage => stage.querySelector(".play");

const isPressed = stage => buttonOf(stage).getAttribute("aria-pressed") === "true";

/** Shows the still or the moving picture; with `#play`, it plays even if the user prefers reduced motion. */
const show = (stage, isPlaying) => {
  const picture = stage.querySelector("img");
  const address = isPlaying ? picture.dataset.preview + (refuses.matches ? "#play" : "") : picture.dataset.still;
  if (picture.getAttribute("src") !== address) picture.setAttribute("src", address);
};

const stageOf = target => {
  const card = target instanceof Element ? target.closest(".card") : null;
  return card?.querySelector(".stage:has(img)") ?? null;
};

const visit = (event, isPlaying) => {
  const stage = stageOf(event.target);
  if (!stage || refuses.matches || isPressed(stage) || stageOf(event.relatedTarget) === stage) return;
  if (event.pointerType !== "touch") show(stage, isPlaying);
};

/** Lets the pictures of all cards play, including cards that are added later. */
export const playPictures = () => {
  document.addEventListener("pointerover", event => visit(event, true));
  document.addEventListener("pointerout", event => visit(event, false));
  document.addEventListener("focusin", event => visit(event, true));
  document.addEventListener("focusout", event => visit(event, false));
  document.addEventListener("click", event => {
    const stage = event.target instanceof Element ? event.target.closest(".play")?.closest(".stage") : null;
    if (!stage) return;
    const isPlaying = !isPressed(stage);
    buttonOf(stage).setAttribute("aria-pressed", String(isPlaying));
    show(stage, isPlaying);
  });
};
