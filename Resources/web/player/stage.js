/** The screen with its layers as elements of the page. */

import { Contents } from "./contents.js";
import { element } from "./elements.js";
import { clamp, same } from "./formula.js";
import { geometryOf, isScreen, lookOf, obstaclesOf, opacityOf } from "./geometry.js";
import { standIns } from "./stand-ins.js";
import { valueOf } from "./timeline.js";

const px = value => `${Math.round(value * 1000) / 1000}px`;

const rgb = ({ red, green, blue }, alpha) => `rgb(${red * 255} ${green * 255} ${blue * 255} / ${alpha})`;

/** The default fill of a layer. */
const fillOf = look => ({ page: standIns.ink.panel, label: standIns.ink.part })[look];

/** The size of a layer’s contents where they are largest: at one of the ends of its motion. */
const largestSize = (layer, { range }) => {
  const ends = range.map(time => geometryOf(layer, time).content);
  return { width: Math.max(...ends.map(end => end.width)), height: Math.max(...ends.map(end => end.height)) };
};

/**
 * A layer: its box inside a frame each for its hole, its shadow and its mask, so that the shadow follows the hole and
 * the mask cuts both; all frames are as large as the screen.
 */
class DrawnLayer {
  constructor(layer, timeline) {
    this.layer = layer;
    this.timeline = timeline;
    this.size = largestSize(layer, timeline);
    const { picture } = layer;
    const look = lookOf(layer, timeline);
    const fill = layer.fill ? rgb(layer.fill, layer.fill.alpha) : fillOf(picture?.isScreen ? "page" : look);
    this.isPage = look === "page" || picture?.isScreen;
    this.isPart = !layer.fill && !picture && !isScreen(layer, timeline);
    this.box = element("div", { class: this.isPage || picture ? "box page" : "box" });
    if (fill) this.box.style.background = fill;
    if (fill && this.isPart) this.box.classList.add("part");
    this.fillBox(look, timeline);
    this.wrapBox();
    this.isClear = look === "clear" || (!fill && !this.contents);
  }

  /** Contents are created once, for the layer’s largest size, and then scaled. */
  fillBox(look, timeline) {
    const { layer, box, size } = this;
    if (!(size.width > 0 && size.height > 0)) return;
    this.contents = new Contents(layer, size, obstaclesOf(layer, timeline)).drawing(look);
    if (this.contents) box.append(this.contents);
  }

  wrapBox() {
    const { layer } = this;
    let inner = this.box;
    const frame = () => (inner = element("div", { class: "frame" }, inner));
    if (layer.hole) this.holed = frame();
    if (layer.shadow) this.shaded = frame();
    if (layer.mask) this.masked = frame();
    this.outer = element("div", { class: "frame", "data-layer": layer.name }, inner);
  }

  /** Updates the layer to a time. */
  draw(time) {
    const { layer } = this;
    const geometry = geometryOf(layer, time);
    const value = property => valueOf(layer, property, time);
    this.outer.style.opacity = opacityOf(layer, this.timeline, time);
    this.drawBox(geometry);
    if (this.contents) this.drawContents(geometry);
    if (this.masked) this.masked.style.clipPath = DrawnLayer.circle(layer.mask, value("mask.diameter"));
    if (this.holed) this.holed.style.clipPath = DrawnLayer.hole(layer.hole, value("hole.diameter"));
    if (this.shaded) this.shaded.style.filter = DrawnLayer.shadow(layer.shadow, value);
  }

  drawBox({ anchor, turn, box, radii }) {
    const { perspective } = this.layer;
    const [x, y] = turn;
    const depth = perspective > 0 && (x || y) ? ` perspective(${px(perspective)})` : "";
    const turns = turn.map((angle, axis) => (angle ? ` rotate${"XYZ"[axis]}(${angle}deg)` : "")).join("");
    const move = ({ x, y }) => `translate(${px(x)}, ${px(y)})`;
    // Elements have rounded corners, which distinguishes them from screens.
    const least = this.isPart ? 10 : 0;
    const [right, down] = [box.width, box.height].map((length, axis) =>
      Math.min(Math.max(radii[axis], least), length / 2)
    );
    Object.assign(this.box.style, {
      width: px(box.width),
      height: px(box.height),
      borderRadius: `${px(right)} / ${px(down)}`,
      transform: `${move(anchor)}${depth}${turns} ${move(box)}`,
    });
  }

  /** A page is as wide as its box and cut off at the bottom; other contents are centered and fully visible. */
  drawContents({ box, content }) {
    const { width, height } = this.size;
    const [wide, high] = [content.width / width, content.height / height];
    const factor = this.isPage ? wide : Math.min(wide, high);
    const [besides, below] = this.isPage
      ? [0, 0]
      : [(content.width - width * factor) / 2, (content.height - height * factor) / 2];
    const [left, top] = [content.x - box.x + besides, content.y - box.y + below];
    this.contents.style.transform = `translate(${px(left)}, ${px(top)}) scale(${factor})`;
  }

  static circle({ center }, diameter) {
    return `circle(${px(Math.max(0, diameter / 2))} at ${px(center.x)} ${px(center.y)})`;
  }

  /** Everything except a circle, as far out as shadows reach. */
  static hole({ center: { x, y } }, diameter) {
    const radius = Math.max(0, diameter / 2);
    if (radius === 0) return "";
    const half = width => `a${radius} ${radius} 0 1 0 ${width} 0`;
    const ring = `M${x - radius} ${y}${half(2 * radius)}${half(-2 * radius)}Z`;
    return `path(evenodd, "M-9999 -9999H19999V19999H-9999Z${ring}")`;
  }

  static shadow({ color, offset }, value) {
    const alpha = value("shadow.opacity") * color.alpha;
    if (!(alpha > 0)) return "";
    const blur = Math.max(0, value("shadow.radius"));
    return `drop-shadow(${px(offset.x)} ${px(offset.y)} ${px(blur)} ${rgb(color, alpha)})`;
  }
}

/** A device with a screen, scaled to fit. */
export class Stage {
  /** The host is as wide as the available space; `tallest` returns the most height for the screen. */
  constructor(host, tallest = () => (innerWidth > 860 ? clamp(innerHeight - 340, 300, 760) : innerHeight * 0.42)) {
    this.host = host;
    this.tallest = tallest;
    this.device = element("div", { class: "device" });
    this.layers = [];
    host.append(this.device);
    // A picture that is gone, or can’t be decoded, leaves its stand-in.
    host.addEventListener("error", event => event.target instanceof SVGImageElement && this.showStandIns(), true);
    new ResizeObserver(() => this.fit()).observe(host);
    addEventListener("resize", () => this.fit());
  }

  /** Shows a timeline with its screen. */
  show(timeline) {
    const { screen: before } = this;
    this.timeline = timeline;
    this.screen = timeline.screen;
    const layers = timeline.layers.map(layer => new DrawnLayer(layer, timeline));
    this.layers = layers.filter(drawn => !drawn.isClear);
    const screen = element("div", { class: "screen" }, ...this.layers.map(drawn => drawn.outer));
    Object.assign(screen.style, { width: px(this.screen.width), height: px(this.screen.height) });
    this.device.replaceChildren(screen);
    // Measuring makes the browser lay out the page, which takes longer than everything else while a slider moves.
    if (!same(before, this.screen)) this.fit();
  }

  /** Shows the timeline without pictures. */
  showStandIns() {
    const { timeline, time } = this;
    this.show({ ...timeline, layers: timeline.layers.map(layer => ({ ...layer, picture: undefined })) });
    this.draw(time);
  }

  draw(time) {
    this.time = time;
    for (const drawn of this.layers) drawn.draw(time);
  }

  /** Scales the screen to the host’s width, and to a height that leaves room for the controls. */
  fit() {
    if (!this.screen) return;
    const bezel = 20;
    const [wide, high] = [this.screen.width + bezel, this.screen.height + bezel];
    const room = { width: this.host.clientWidth, height: this.tallest() };
    const factor = Math.min(room.width / wide, room.height / high);
    this.device.style.transform = `translateX(-50%) scale(${factor})`;
    this.host.style.height = px(high * factor);
  }
}
