/** The contents of a layer, from its top-left corner: the lines of a page, a letter, words. */

import { element } from "./elements.js";
import { clamp } from "./formula.js";
import { frameAround } from "./geometry.js";
import { standIns } from "./stand-ins.js";

/** `#rrggbb`, followed by two digits of alpha if the color isn't opaque. */
export const hex = ({ red, green, blue, alpha }) => {
  const digits = part => Math.round(part * 255).toString(16).padStart(2, "0");
  return `#${[red, green, blue, ...(alpha < 1 ? [alpha] : [])].map(digits).join("")}`;
};

/** The text color with more contrast on a fill: one of the two always has more than 4.5 (WCAG 2.2). */
export const inkOn = fill => {
  const { dark, light } = standIns.ink;
  if (!fill) return dark;
  const linear = part => part * part * (0.75 + 0.25 * part);
  const luminance = 0.2126 * linear(fill.red) + 0.7152 * linear(fill.green) + 0.0722 * linear(fill.blue);
  const shown = luminance * fill.alpha + 1 - fill.alpha;
  return (shown + 0.05) / 0.061 > 1.05 / (shown + 0.05) ? dark : light;
};

/** `backButton` → `Back button`; a copy is named after its element, `cell.twitter` → `Twitter`. */
const titleOf = name => {
  const words = name.split(".").at(-1).replace(/\p{Lu}/gu, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The letter that represents an image: `icon-home` → `H`. */
const letterOf = name => {
  const isTelling = part => part && !["icon", "image", "animation"].includes(part);
  const word = name.split(/[-._/]/).find(isTelling) ?? name;
  return [...word][0]?.toUpperCase() ?? "";
};

/** The sign of a control whose name begins with a word such as `back`. */
const signOf = name => {
  const found = Object.entries(standIns.signs).find(([word]) => name.toLowerCase().startsWith(word));
  return found?.[1];
};

const overlaps = (one, other) =>
  other.x < one.x + one.width &&
  other.x + other.width > one.x &&
  other.y < one.y + one.height &&
  other.y + other.height > one.y;

/** Stand-ins for the app's content in a layer. The lines of a page leave out areas below other layers. */
export class Contents {
  constructor(layer, { width, height }, obstacles) {
    this.layer = layer;
    this.width = width;
    this.height = height;
    this.obstacles = obstacles;
    this.ink = inkOn(layer.fill);
    this.faint = this.ink === standIns.ink.light ? standIns.faint.onDark : standIns.faint.onLight;
  }

  /** The drawing of a look; `undefined` if it is empty. */
  drawing(look) {
    const { width, height } = this;
    if (look === "label") return this.label();
    if (look === "picture") return this.picture();
    const parts = this.shapes(look);
    return parts && element("svg", { width, height, overflow: "visible", "aria-hidden": "true" }, ...parts);
  }

  /** A picture that fills the layer: its shape stays, and what doesn’t fit is cut off, at the bottom of a screen. */
  picture() {
    const { width, height } = this;
    const { frame, isScreen, ...image } = this.layer.picture;
    const fit = { viewBox: frame.join(" "), preserveAspectRatio: isScreen ? "xMidYMin slice" : "xMidYMid slice" };
    return element("svg", { width, height, ...fit, "aria-hidden": "true" }, element("image", image));
  }

  /** The elements of a look that is drawn, back to front. */
  shapes(look) {
    return { page: () => this.page(), glyph: () => this.glyph(), tiles: () => this.tiles() }[look]?.();
  }

  page() {
    const { layer, width, height } = this;
    const { title } = standIns;
    const y = height > width ? title.upright : title.wide;
    const attributes = { x: title.x, y, "font-size": title.size, "font-weight": title.weight, fill: this.ink };
    const frame = { x: title.x, y: y - title.ascent, width: width * title.widthShare, height: title.height };
    const label = standIns.screens[layer.role] ?? titleOf(layer.name);
    const words = this.isFree(frame) ? [element("text", attributes, label)] : [];
    // A screen full of elements has no lines between them.
    if (this.obstacles.length >= standIns.obstacle.manyAre) return words;
    return [...words, ...(layer.role === "destination" ? this.article(y) : this.list(y))];
  }

  /** The rows of a list: a dot with two lines. */
  list(title) {
    const { list } = standIns;
    const { width } = this;
    const top = title + list.below;
    const wide = width - list.lineMargin;
    let [bars, dots] = ["", ""];
    for (const row of this.rows(top, list)) {
      const y = top + row * list.step;
      if (!this.isFree({ x: list.x, y, width: width - list.margin, height: list.height })) continue;
      const first = wide * (row % 2 ? list.firstOdd : list.firstEven);
      const second = wide * (row % 3 ? list.secondOther : list.secondThird);
      dots += `M${list.dotX} ${y + list.dotY}h0`;
      bars += `M${list.lineX} ${y + list.firstY}h${first}M${list.lineX} ${y + list.secondY}h${second}`;
    }
    return [...this.strokes(bars, list.lineWidth), ...this.strokes(dots, list.dotWidth)];
  }

  /** A picture and paragraphs whose last lines are short. */
  article(title) {
    const { article } = standIns;
    const { width, height, ink, faint } = this;
    const picture = {
      x: article.x,
      y: title + article.below,
      width: width - article.margin,
      height: Math.min(article.pictureMost, height * article.pictureShare),
    };
    const block = element("rect", { ...picture, rx: article.pictureRadius, fill: ink, opacity: faint });
    const below = picture.y + picture.height + article.gap;
    const wide = width - article.lineMargin;
    const last = article.paragraph - 1;
    let bars = "";
    for (const row of this.rows(below, article).filter(row => row % article.paragraph !== last)) {
      const y = below + row * article.step;
      const line = { y: y - article.lineRise, width: width - article.margin, height: article.lineHeight };
      if (!this.isFree({ x: article.x, ...line })) continue;
      const share = row % article.paragraph === last - 1 ? article.lastShare : 1;
      bars += `M${article.lineX} ${y}h${wide * share}`;
    }
    return [...(this.isFree(picture) ? [block] : []), ...this.strokes(bars, article.lineWidth)];
  }

  /** The letter of an image or a control, on a panel if the layer has no fill. */
  glyph() {
    const { glyph } = standIns;
    const { layer, width, height, ink } = this;
    const isControl = layer.role === "control" && !layer.image;
    const side = Math.min(width, height) * (isControl ? glyph.controlShare : 1);
    const [x, y] = [width / 2, height / 2];
    const font = { "font-size": side * glyph.fontShare, "font-weight": glyph.weight, fill: ink };
    const place = { x, y: y + side * glyph.baselineShare, "text-anchor": "middle" };
    const sign = isControl && signOf(layer.name);
    const letter = element("text", { ...place, ...font }, sign || letterOf(layer.image || layer.name));
    if (layer.fill) return [letter];
    const square = frameAround({ x, y }, { width: side, height: side });
    const rx = side * (isControl ? glyph.controlRadiusShare : glyph.radiusShare);
    const { panel, edgeOpacity } = standIns.ink;
    const colors = { fill: panel, stroke: "#000", "stroke-opacity": edgeOpacity };
    return [element("rect", { ...square, rx, ...colors }), letter];
  }

  /** Items in a row, as many as fit. */
  tiles() {
    const { tiles, ink } = standIns;
    const { width, height } = this;
    const wide = height * tiles.widthPerHeight;
    const count = clamp(Math.floor((width - tiles.gap) / (wide + tiles.gap)), 1, tiles.most);
    const tile = { y: 0, width: wide, height, rx: tiles.radius, fill: ink.panel, opacity: tiles.opacity };
    return Array.from({ length: count }, (_, index) =>
      element("rect", { x: tiles.x + index * (wide + tiles.gap), ...tile })
    );
  }

  /** The text of a layer, in as many lines as fit. */
  label() {
    const { label } = standIns;
    const { layer, width, height, ink } = this;
    const size = clamp(height * label.sizeShare, label.least, label.most);
    const words = element("span", {}, layer.text || titleOf(layer.name));
    const lines = Math.floor((height - label.padding) / (size * label.lineHeight));
    words.style.webkitLineClamp = String(clamp(lines, 1, label.mostLines));
    const box = element("div", { class: "words" }, words);
    const measures = { width: `${width}px`, height: `${height}px`, lineHeight: label.lineHeight };
    const font = { fontSize: `${size}px`, fontWeight: label.weight, color: ink };
    Object.assign(box.style, { ...measures, padding: `4px ${label.margin / 2}px`, ...font });
    return box;
  }

  isFree(frame) {
    return !this.obstacles.some(other => overlaps(frame, other));
  }

  /** The numbers of the rows that fit between `top` and the bottom of the page. */
  rows(top, { step, most, foot }) {
    const count = clamp(Math.floor((this.height - top - foot) / step), 0, most);
    return [...Array(count).keys()];
  }

  /** Lines and dots as one path, so that they are no darker where they overlap. */
  strokes(d, width) {
    if (!d) return [];
    const pen = { stroke: this.ink, "stroke-width": width, "stroke-linecap": "round", opacity: this.faint };
    return [element("path", { d, ...pen, fill: "none" })];
  }
}
