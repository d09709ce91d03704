// Plays pictures on hover, and filters patterns. A classic script, since pages opened from a folder can't load
// modules from files.
"use strict";

(() => {
  const root = document.documentElement;
  root.classList.add("script");
  const refuses = matchMedia("(prefers-reduced-motion: reduce)");

  // Pictures. The button keeps a picture playing; "#play" plays it even if the user prefers reduced motion.

  const button = stage => stage.querySelector(".play");
  const isPressed = stage => button(stage).getAttribute("aria-pressed") === "true";

  function show(stage, playing) {
    const picture = stage.querySelector("img");
    const address = playing ? picture.dataset.preview + (refuses.matches ? "#play" : "") : picture.dataset.still;
    if (picture.getAttribute("src") !== address) picture.setAttribute("src", address);
  }

  function press(stage, playing) {
    button(stage).setAttribute("aria-pressed", String(playing));
    show(stage, playing);
  }

  function stageOf(target) {
    const card = target instanceof Element ? target.closest(".card") : null;
    return card?.querySelector(".stage:not(.empty)") ?? null;
  }

  // A card plays on hover and on focus, and stops when left.
  function visit(event, playing) {
    const stage = stageOf(event.target);
    if (!stage || refuses.matches || isPressed(stage) || stageOf(event.relatedTarget) === stage) return;
    if (event.pointerType === "touch") return;
    show(stage, playing);
  }

  document.addEventListener("pointerover", event => visit(event, true));
  document.addEventListener("pointerout", event => visit(event, false));
  document.addEventListener("focusin", event => visit(event, true));
  document.addEventListener("focusout", event => visit(event, false));
  document.addEventListener("click", event => {
    const stage = event.target instanceof Element ? event.target.closest(".play")?.closest(".stage") : null;
    if (stage) press(stage, !isPressed(stage));
  });

  // Search. Its state is in the address, so that it can be shared and survives going back.

  function search(form) {
    const field = form.elements.q;
    const boxes = [...form.querySelectorAll("input[type=checkbox]")];
    const count = document.getElementById("count");
    const clear = document.getElementById("clear");
    const nothing = document.getElementById("nothing");
    const plain = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    const cards = [...document.querySelectorAll(".cards > .card")].map(element => {
      const {slug, kind, tags} = element.dataset;
      const words = [slug, kind, ...element.querySelectorAll(".eyebrow, h3, .summary, .tags li")];
      const text = words.map(word => typeof word === "string" ? word : word.textContent).join(" ");
      return {element, kind, tags: new Set(JSON.parse(tags)), text: plain(text)};
    });
    const chosen = name => new Set(boxes.filter(box => box.name === name && box.checked).map(box => box.value));

    function update() {
      const words = plain(field.value).split(/\s+/).filter(Boolean);
      const kinds = chosen("kind"), tags = chosen("tag");
      const kindCounts = new Map(), tagCounts = new Map();
      const add = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);
      let found = 0;
      for (const card of cards) {
        const fits = words.every(word => card.text.includes(word)) && [...tags].every(tag => card.tags.has(tag));
        const isOfKind = !kinds.size || kinds.has(card.kind);
        // Another kind adds patterns, another tag removes some. Each count is the number of patterns after a click.
        if (fits) add(kindCounts, card.kind);
        if (fits && isOfKind) for (const tag of card.tags) add(tagCounts, tag);
        if (fits && isOfKind) found += 1;
        card.element.hidden = !(fits && isOfKind);
      }
      for (const box of boxes) {
        const number = (box.name === "kind" ? kindCounts : tagCounts).get(box.value) ?? 0;
        box.parentElement.querySelector(".count").textContent = number;
        box.parentElement.classList.toggle("none", number === 0);
      }
      const noun = cards.length === 1 ? "pattern" : "patterns";
      const text = found === cards.length ? `${found} ${noun}` : `${found} of ${cards.length} ${noun}`;
      if (count.textContent !== text) count.textContent = text;
      nothing.hidden = found > 0;
      clear.hidden = !field.value && !kinds.size && !tags.size;
    }

    function write() {
      const state = new URLSearchParams();
      if (field.value) state.set("q", field.value);
      for (const box of boxes) if (box.checked) state.append(box.name, box.value);
      history.replaceState(null, "", "#" + state);
    }

    function read() {
      const state = new URLSearchParams(location.hash.slice(1));
      field.value = state.get("q") ?? "";
      for (const box of boxes) box.checked = state.getAll(box.name).includes(box.value);
      for (const details of form.querySelectorAll("details")) {
        if (details.querySelector(":checked")) details.open = true;
      }
      update();
    }

    form.addEventListener("input", () => { update(); write(); });
    form.addEventListener("submit", event => event.preventDefault());
    clear.addEventListener("click", () => {
      form.reset();
      update();
      write();
      field.focus();
    });
    addEventListener("hashchange", read);
    addEventListener("keydown", event => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.matches("input:not([type=checkbox]), textarea")) return;
      event.preventDefault();
      field.focus();
    });
    read();
  }

  // A player. Its changed values are in the address of the page around it, so that a link has them.

  function share(player) {
    if (location.hash) player.src += location.hash;
    addEventListener("hashchange", () => { player.src = player.src.replace(/#.*|$/, location.hash); });
    addEventListener("message", ({source, data}) => {
      if (source !== player.contentWindow || data?.type !== "motif-values" || typeof data.text !== "string") return;
      history.replaceState(null, "", location.pathname + location.search + (data.text && `#${data.text}`));
    });
  }

  addEventListener("DOMContentLoaded", () => {
    const player = document.querySelector("iframe.player");
    if (player) share(player);
    const form = document.getElementById("filters");
    if (form) search(form);
    // Pictures that play when a page opens stay still if the user prefers reduced motion.
    if (refuses.matches) for (const play of document.querySelectorAll(".play[aria-pressed=true]")) {
      press(play.closest(".stage"), false);
    }
  });
})();
