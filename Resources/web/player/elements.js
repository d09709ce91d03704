/** Elements of the page. */

/**
 * The element with this identifier. The page has it, and its type is that of the page.
 *
 * @returns {any}
 */
export const part = id => document.getElementById(id);

const drawingNames = ["svg", "path", "rect", "text", "g", "line", "circle", "polyline", "title", "image"];

/** Creates an element of the page or of a drawing; attributes that are `undefined` or `false` are left out. */
export const element = (name, attributes = {}, ...children) => {
  const made = drawingNames.includes(name)
    ? document.createElementNS("http://www.w3.org/2000/svg", name)
    : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
};

/** Copies a text, or selects the element that shows it, and returns in a word what was done. */
export const copied = async (text, shown) => {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    // Some browsers don’t let a page from a file write to the clipboard.
    getSelection()?.selectAllChildren(shown);
    return "Selected";
  }
};
