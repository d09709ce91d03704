/** Messages to the user: short ones that vanish, and notices that stay on the page. Also their buttons, and tables. */

import { element, part } from "../player/elements.js";
import { Failure, failureOf } from "./api.js";

/** A table with these titles of its columns. */
export const tableOf = (titles, rows, name = "table") => {
  const head = element("tr", {}, ...titles.map(title => element("th", { scope: "col" }, title)));
  const table = element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows));
  return element("div", { class: name }, table);
};

/** A button with an action. */
export const button = (label, act, attributes = {}) => {
  const made = element("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", act);
  return made;
};

/** Shows a message with actions until it is closed; one without actions vanishes after some seconds. */
export const announce = (text, actions = []) => {
  const close = () => toast.remove();
  const act = ({ label, run }) =>
    button(label, () => {
      close();
      run();
    });
  const buttons = [...actions.map(act), button("×", close, { class: "close", "aria-label": "Close" })];
  const toast = element("div", { class: "toast" }, element("p", {}, text), ...buttons);
  part("toasts").replaceChildren(toast);
  if (!actions.length) setTimeout(close, 6000);
};

/** Shows why something failed. */
export const complain = error => announce(error instanceof Failure ? error.words.join(" ") : String(error.message));

/** Runs an action that may fail, and shows the reason if it does. */
export const attempting = async work => {
  try {
    return await work();
  } catch (error) {
    complain(error);
    failureOf(error);
    return undefined;
  }
};

/** Asks before the page is left while something on it isn’t saved. */
export const guard = isUnsaved => addEventListener("beforeunload", event => isUnsaved() && event.preventDefault());

/** A box that stays: a title, sentences, and buttons. */
export const notice = (level, title, content = [], buttons = []) =>
  element(
    "div",
    { class: `banner ${level}` },
    element("div", { class: "banner-words" }, element("p", {}, element("strong", {}, title)), ...content),
    ...(buttons.length ? [element("div", { class: "row" }, ...buttons)] : [])
  );
