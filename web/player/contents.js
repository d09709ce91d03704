/** What a layer shows, from its left top corner: lines of a page, a letter, words. */

const drawingNames = ["svg", "path", "rect", "text", "g", "line", "circle", "polyline", "title"];

/** An element of the page or of a drawing; attributes that are `undefined` or `false` are left out. */
const element = (name, attributes = {}, ...children) => {
  const made = drawingNames.includes(name)
    ? document.createElementNS("http://www.w3.org/2000/svg", name)
    : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
};

/** `#rrggbb` of a colour, without its alpha. */
/** `#rrggbb`, with the digits of alpha where the colour is not opaque. */
const hex = ({ red, green, blue, alpha }) => {
  const digits = part => Math.round(part * 255).toString(16).padStart(2, "0");
  return `#${[red, green, blue, ...(alpha < 1 ? [alpha] : [])].map(digits).join("")}`;
};

const [darkInk, lightInk] = ["#1c1c1e", "#ffffff"];

/** Whichever stands out more from a fill: WCAG 2.2's contrast of one of them is above 4.5. */
const inkOn = fill => {
  if (!fill) return darkInk;
  const linear = part => part * part * (0.75 + 0.25 * part);
  const luminance = 0.2126 * linear(fill.red) + 0.7152 * linear(fill.green) + 0.0722 * linear(fill.blue);
  const light = luminance * fill.alpha + 1 - fill.alpha;
  return (light + 0.05) / 0.061 > 1.05 / (light + 0.05) ? darkInk : lightInk;
};

/** `backButton` → `Back button`; a copy is called by its element, `cell.twitter` → `Twitter`. */
const titleOf = name => {
  const words = name.split(".").at(-1).replace(/\p{Lu}/gu, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The letter that stands for an image: `icon-home` → `H`. */
const letterOf = name => {
  const isTelling = part => part && !["icon", "image", "animation"].includes(part);
  const word = name.split(/[-._/]/).find(isTelling) ?? name;
  return [...word][0]?.toUpperCase() ?? "";
};

const overlaps = (one, other) =>
  other.x < one.x + one.width &&
  other.x + other.width > one.x &&
  other.y < one.y + one.height &&
  other.y + other.height > one.y;

/** Stand-ins for what an app would show in a layer; lines of a page leave out where other layers lie. */
class Contents {
  constructor(layer, { width, height }, obstacles) {
    Object.assign(this, { layer, width, height, obstacles });
    this.ink = inkOn(layer.fill);
    this.faint = this.ink === lightInk ? 0.34 : 0.13;
  }

  /** The drawing of a look, or `undefined` for one that shows nothing. */
  drawing(look) {
    const { width, height } = this;
    if (look === "label") return this.label();
    const parts = { page: () => this.page(), glyph: () => this.glyph(), tiles: () => this.tiles() }[look]?.();
    return parts && element("svg", { width, height, overflow: "visible", "aria-hidden": "true" }, ...parts);
  }

  page() {
    const { layer, width, height } = this;
    const top = height > width ? 94 : 58;
    const attributes = { x: 24, y: top, "font-size": 34, "font-weight": 700, fill: this.ink };
    const isFree = this.isFree({ x: 24, y: top - 30, width: width / 2, height: 36 });
    const title = isFree ? [element("text", attributes, titleOf(layer.name))] : [];
    // A screen full of parts has no lines besides.
    if (this.obstacles.length >= 4) return title;
    return [...title, ...(layer.role === "destination" ? this.article(top + 28) : this.list(top + 36))];
  }

  /** Rows of a list: a dot with two lines. */
  list(top) {
    const { width } = this;
    let [bars, dots] = ["", ""];
    for (const row of this.rows(top, 68, 10, 70)) {
      const y = top + row * 68;
      if (!this.isFree({ x: 24, y, width: width - 48, height: 52 })) continue;
      const first = (width - 104) * (row % 2 ? 0.48 : 0.62);
      const second = (width - 104) * (row % 3 ? 0.74 : 0.86);
      dots += `M46 ${y + 26}h0`;
      bars += `M86 ${y + 16}h${first}M86 ${y + 37}h${second}`;
    }
    return [this.strokes(bars, 11), this.strokes(dots, 44)];
  }

  /** A picture and paragraphs of four lines, the last of which is short. */
  article(top) {
    const { width, height, ink, faint } = this;
    const picture = { x: 24, y: top, width: width - 48, height: Math.min(220, height * 0.28) };
    const block = element("rect", { ...picture, rx: 18, fill: ink, opacity: faint });
    const below = top + picture.height + 34;
    let bars = "";
    for (const row of this.rows(below, 28, 12, 60).filter(row => row % 5 !== 4)) {
      const y = below + row * 28;
      if (!this.isFree({ x: 24, y: y - 8, width: width - 48, height: 16 })) continue;
      bars += `M30 ${y}h${(width - 60) * (row % 5 === 3 ? 0.55 : 1)}`;
    }
    return [...(this.isFree(picture) ? [block] : []), this.strokes(bars, 11)];
  }

  /** The letter of an image or a control, on a panel where the layer has no fill. */
  glyph() {
    const { layer, width, height, ink } = this;
    const isControl = layer.role === "control" && !layer.image;
    const side = Math.min(width, height) * (isControl ? 0.62 : 1);
    const [x, y] = [width / 2, height / 2];
    const font = { "font-size": side * 0.5, "font-weight": 700, fill: ink, "text-anchor": "middle" };
    const letter = element("text", { x, y: y + side * 0.18, ...font }, letterOf(layer.image || layer.name));
    if (layer.fill) return [letter];
    const square = frameAround({ x, y }, { width: side, height: side });
    const rx = side * (isControl ? 0.5 : 0.24);
    const colors = { fill: "#ffffff", stroke: "#000", "stroke-opacity": 0.2 };
    return [element("rect", { ...square, rx, ...colors }), letter];
  }

  /** Items in a row, as many as there is room for. */
  tiles() {
    const { width, height } = this;
    const [wide, gap] = [height * 0.8, 10];
    const count = clamp(Math.floor((width - gap) / (wide + gap)), 1, 12);
    const tile = { y: 0, width: wide, height, rx: 12, fill: "#ffffff", opacity: 0.9 };
    return Array.from({ length: count }, (_, index) =>
      element("rect", { x: 20 + index * (wide + gap), ...tile })
    );
  }

  /** The words of a layer, in as many lines as it is high. */
  label() {
    const { layer, width, height, ink } = this;
    const size = clamp(height * 0.4, 9, 17);
    const words = element("span", {}, layer.text || titleOf(layer.name));
    words.style.webkitLineClamp = String(clamp(Math.floor((height - 8) / (size * 1.35)), 1, 5));
    const label = element("div", { class: "words" }, words);
    const box = { width: `${width}px`, height: `${height}px` };
    Object.assign(label.style, { ...box, fontSize: `${size}px`, color: ink });
    return label;
  }

  isFree(frame) {
    return !this.obstacles.some(other => overlaps(frame, other));
  }

  /** The numbers of the rows that fit between `from` and what is left free below, at most so many. */
  rows(from, step, most, below) {
    const count = clamp(Math.floor((this.height - from - below) / step), 0, most);
    return [...Array(count).keys()];
  }

  /** Lines and dots as one path, so that where they overlap they are no darker. */
  strokes(d, wide) {
    const pen = { stroke: this.ink, "stroke-width": wide, "stroke-linecap": "round", opacity: this.faint };
    return element("path", { d, ...pen, fill: "none" });
  }
}
