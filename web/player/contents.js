/** What a layer shows, from its left top corner: lines of a page, a letter, words. */

const element = (name, attributes = {}, ...children) => {
  const isDrawing = ["svg", "path", "rect", "text", "g", "line", "circle", "polyline", "title"].includes(name);
  const made = isDrawing ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
};

const hex = ({ red, green, blue }) =>
  `#${[red, green, blue].map(part => Math.round(part * 255).toString(16).padStart(2, "0")).join("")}`;

/** Near black or white, whichever stands out more from a fill: WCAG 2.2's contrast of one of them is above 4.5. */
const inkOn = fill => {
  if (!fill) return "#1c1c1e";
  const linear = part => part * part * (0.75 + 0.25 * part);
  const light =
    (0.2126 * linear(fill.red) + 0.7152 * linear(fill.green) + 0.0722 * linear(fill.blue)) * fill.alpha + 1 - fill.alpha;
  return (light + 0.05) / 0.061 > 1.05 / (light + 0.05) ? "#1c1c1e" : "#ffffff";
};

/** `backButton` → `Back button`; a copy is called by its element, `cell.twitter` → `Twitter`. */
const titleOf = name => {
  const words = name.split(".").at(-1).replace(/\p{Lu}/gu, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const letterOf = name => {
  const word = name.split(/[-._/]/).find(part => part && !["icon", "image", "animation"].includes(part)) ?? name;
  return [...word][0]?.toUpperCase() ?? "";
};

const contentsOf = (layer, look, size, obstacles) => {
  const ink = inkOn(layer.fill);
  const faint = ink === "#ffffff" ? 0.34 : 0.13;
  const { width, height } = size;
  const isFree = frame =>
    obstacles.every(
      other => other.x >= frame.x + frame.width || other.x + other.width <= frame.x ||
        other.y >= frame.y + frame.height || other.y + other.height <= frame.y
    );
  const strokes = (d, wide) =>
    element("path", { d, stroke: ink, "stroke-width": wide, "stroke-linecap": "round", opacity: faint, fill: "none" });
  const rows = (from, step, most, below) =>
    Array.from({ length: Math.max(0, Math.min(most, Math.floor((height - from - below) / step))) }, (_, row) => row);

  const list = top => {
    let [bars, dots] = ["", ""];
    for (const row of rows(top, 68, 10, 70)) {
      const y = top + row * 68;
      if (!isFree({ x: 24, y, width: width - 48, height: 52 })) continue;
      dots += `M46 ${y + 26}h0`;
      bars += `M86 ${y + 16}h${(width - 104) * (row % 2 ? 0.48 : 0.62)}M86 ${y + 37}h${(width - 104) * (row % 3 ? 0.74 : 0.86)}`;
    }
    return [strokes(bars, 11), strokes(dots, 44)];
  };

  const article = top => {
    const high = Math.min(220, height * 0.28);
    const picture = { x: 24, y: top, width: width - 48, height: high };
    let bars = "";
    for (const row of rows(top + high + 34, 28, 12, 60).filter(row => row % 5 !== 4)) {
      const y = top + high + 34 + row * 28;
      if (isFree({ x: 24, y: y - 8, width: width - 48, height: 16 })) bars += `M30 ${y}h${(width - 60) * (row % 5 === 3 ? 0.55 : 1)}`;
    }
    const block = isFree(picture) ? [element("rect", { ...picture, rx: 18, fill: ink, opacity: faint })] : [];
    return [...block, strokes(bars, 11)];
  };

  const looks = {
    page() {
      const top = height > width ? 94 : 58;
      const words = element("text", { x: 24, y: top, "font-size": 34, "font-weight": 700, fill: ink }, titleOf(layer.name));
      const title = isFree({ x: 24, y: top - 30, width: width / 2, height: 36 }) ? [words] : [];
      // A screen full of parts has no lines besides.
      if (obstacles.length >= 4) return title;
      return [...title, ...(layer.role === "destination" ? article(top + 28) : list(top + 36))];
    },
    glyph() {
      const isControl = layer.role === "control" && !layer.image;
      const side = Math.min(width, height) * (isControl ? 0.62 : 1);
      const [x, y] = [width / 2, height / 2];
      const attributes = { x, y: y + side * 0.18, "font-size": side * 0.5, "font-weight": 700, fill: ink, "text-anchor": "middle" };
      const letter = element("text", attributes, letterOf(layer.image || layer.name));
      if (layer.fill) return [letter];
      const panel = { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: side * (isControl ? 0.5 : 0.24) };
      return [element("rect", { ...panel, fill: "#ffffff", stroke: "#000", "stroke-opacity": 0.2 }), letter];
    },
    tiles() {
      const wide = height * 0.8;
      return Array.from({ length: Math.max(1, Math.min(12, Math.floor((width - 10) / (wide + 10)))) }, (_, index) =>
        element("rect", { x: 20 + index * (wide + 10), y: 0, width: wide, height, rx: 12, fill: "#ffffff", opacity: 0.9 })
      );
    },
  };

  if (look === "label") {
    const size = Math.min(17, Math.max(9, height * 0.4));
    const words = element("span", {}, layer.text || titleOf(layer.name));
    words.style.webkitLineClamp = String(Math.min(5, Math.max(1, Math.floor((height - 8) / (size * 1.35)))));
    const label = element("div", { class: "words" }, words);
    Object.assign(label.style, { width: `${width}px`, height: `${height}px`, fontSize: `${size}px`, color: ink });
    return label;
  }
  if (!looks[look]) return undefined;
  return element("svg", { width, height, overflow: "visible", "aria-hidden": "true" }, ...looks[look]());
};
