/** Where a layer lies at a time, and what is drawn of it. */

const squash = degrees => {
  const turn = Math.abs(degrees % 360);
  return turn === 90 || turn === 270 ? 0 : Math.cos((turn * Math.PI) / 180);
};

const inward = { top: [0, 1], bottom: [0, -1], leading: [1, 0], trailing: [-1, 0] };

/**
 * Place and form: the anchor on the screen, turns in degrees, and the box from the anchor with its scales worked in, so
 * that corners are those of a scaled layer and an outset stays what it is.
 */
const geometryOf = (layer, time) => {
  const value = property => valueOf(layer, property, time);
  const [width, height] = [value("width"), value("height")];
  const scale = value("scale");
  const [scaleX, scaleY] = [scale * value("scaleX"), scale * value("scaleY")];
  const [right, down] = inward[layer.edge];
  const anchor = {
    x: value("center.x") + (layer.anchor.x - 0.5) * width + value("translation.x") + right * value("offset"),
    y: value("center.y") + (layer.anchor.y - 0.5) * height + value("translation.y") + down * value("offset"),
  };
  const outset = value("outset");
  const [wide, high] = [width * scaleX, height * scaleY];
  let box = { width: Math.max(0, Math.abs(wide) + 2 * outset), height: Math.max(0, Math.abs(high) + 2 * outset) };
  if (layer.shape === "circle") box = { width: Math.min(box.width, box.height), height: Math.min(box.width, box.height) };
  const middle = { x: (0.5 - layer.anchor.x) * wide, y: (0.5 - layer.anchor.y) * high };
  const corner = layer.shape === "circle" ? Infinity : Math.max(0, value("cornerRadius"));
  return {
    anchor,
    turn: ["x", "y", "z"].map(axis => value(`rotation.${axis}`)),
    box: { x: middle.x - box.width / 2, y: middle.y - box.height / 2, ...box },
    /** What it shows is laid out without the outset, and mirrored where a scale is below 0. */
    content: { x: middle.x - Math.abs(wide) / 2, y: middle.y - Math.abs(high) / 2, width: Math.abs(wide), height: Math.abs(high) },
    radii: [corner * Math.abs(scaleX), corner * Math.abs(scaleY)],
  };
};

/** The rectangle that a layer fills on the screen, before it is turned. */
const extentOf = (layer, time) => {
  const { anchor, box } = geometryOf(layer, time);
  return { ...box, x: anchor.x + box.x, y: anchor.y + box.y };
};

/** Whether it covers most of the screen, at its start or at its end. */
const isScreen = (layer, { range, screen }) =>
  layer.role !== "element" && layer.role !== "control" &&
  range.some(time => valueOf(layer, "width", time) * valueOf(layer, "height", time) >= 0.6 * screen.width * screen.height);

/** What a layer shows besides its fill: a page, the letter of an image, words, tiles, nothing, or not even itself. */
const lookOf = (layer, timeline) => {
  const isClear = layer.fill === undefined;
  if (isScreen(layer, timeline)) {
    // A clear screen that stays would only hide what is below it.
    if (isClear && !Object.keys(layer.motions).length) return "clear";
    return layer.role === "backdrop" ? (isClear ? "clear" : "plain") : "page";
  }
  if (layer.role === "backdrop") return isClear ? "clear" : "plain";
  if (layer.image) return "glyph";
  if (layer.text) return "label";
  if (!isClear) return "plain";
  const { width, height } = layer.frame;
  if (width >= 2.5 * height) return "tiles";
  return width <= 100 && height <= 100 ? "glyph" : "label";
};

/** Where smaller layers lie over a screen: at the start over one that is left, at the end over one that comes. */
const obstaclesOf = (layer, timeline) => {
  const { range, screen, layers } = timeline;
  const time = range[layer.role === "destination" ? 1 : 0];
  return layers
    .slice(layers.indexOf(layer) + 1)
    .filter(other => lookOf(other, timeline) !== "clear" && valueOf(other, "opacity", time) > 0)
    .map(other => extentOf(other, time))
    .filter(extent => extent.width * extent.height < 0.4 * screen.width * screen.height);
};
