/** The screen with its layers, as elements of the page. */

const px = value => `${Math.round(value * 1000) / 1000}px`;

const rgb = ({ red, green, blue }, alpha) => `rgb(${red * 255} ${green * 255} ${blue * 255} / ${alpha})`;

/** One layer: its box in as many frames as it has a mask, a shadow and a hole; all frames are as large as the screen. */
class DrawnLayer {
  constructor(layer, timeline) {
    this.layer = layer;
    const look = lookOf(layer, timeline);
    this.box = element("div", { class: look === "page" ? "box page" : "box" });
    const ends = timeline.range.map(time => geometryOf(layer, time).content);
    this.size = { width: Math.max(...ends.map(end => end.width)), height: Math.max(...ends.map(end => end.height)) };
    this.isPage = look === "page";
    this.isPart = !layer.fill && !isScreen(layer, timeline);
    const fill = layer.fill ?? { page: { red: 1, green: 1, blue: 1, alpha: 1 }, label: { red: 0.867, green: 0.89, blue: 0.925, alpha: 1 } }[look];
    if (fill) this.box.style.background = rgb(fill, fill.alpha);
    if (this.isPart && fill) this.box.classList.add("part");
    if (this.size.width > 0 && this.size.height > 0) this.contents = contentsOf(layer, look, this.size, obstaclesOf(layer, timeline));
    if (this.contents) this.box.append(this.contents);
    let inner = this.box;
    const frame = () => (inner = element("div", { class: "frame" }, inner));
    if (layer.hole) this.holed = frame();
    if (layer.shadow) this.shaded = frame();
    if (layer.mask) this.masked = frame();
    this.outer = element("div", { class: "frame", "data-layer": layer.name }, inner);
    this.isClear = look === "clear" || (!fill && !this.contents);
  }

  /** Sets everything to where it is at a time. */
  draw(time) {
    const { layer, box, contents } = this;
    const { anchor, turn, box: form, content, radii } = geometryOf(layer, time);
    const [x, y, z] = turn;
    const depth = layer.perspective > 0 && (x || y) ? ` perspective(${px(layer.perspective)})` : "";
    const turns = `${x ? ` rotateX(${x}deg)` : ""}${y ? ` rotateY(${y}deg)` : ""}${z ? ` rotateZ(${z}deg)` : ""}`;
    const least = this.isPart ? 10 : 0;
    const [right, down] = radii.map((radius, axis) => Math.min(Math.max(radius, least), (axis ? form.height : form.width) / 2));
    this.outer.style.opacity = valueOf(layer, "opacity", time);
    Object.assign(box.style, {
      width: px(form.width),
      height: px(form.height),
      borderRadius: `${px(right)} / ${px(down)}`,
      transform: `translate(${px(anchor.x)}, ${px(anchor.y)})${depth}${turns} translate(${px(form.x)}, ${px(form.y)})`,
    });
    if (contents) {
      const [wide, high] = [content.width / this.size.width, content.height / this.size.height];
      const factor = this.isPage ? wide : Math.min(wide, high);
      const left = content.x - form.x + (this.isPage ? 0 : (content.width - this.size.width * factor) / 2);
      const top = content.y - form.y + (this.isPage ? 0 : (content.height - this.size.height * factor) / 2);
      contents.style.transform = `translate(${px(left)}, ${px(top)}) scale(${factor})`;
    }
    if (this.masked) this.masked.style.clipPath = DrawnLayer.circle(layer.mask, valueOf(layer, "mask.diameter", time));
    if (this.holed) this.holed.style.clipPath = DrawnLayer.hole(layer.hole, valueOf(layer, "hole.diameter", time));
    if (this.shaded) {
      const { color, offset } = layer.shadow;
      const alpha = valueOf(layer, "shadow.opacity", time) * color.alpha;
      const blur = Math.max(0, valueOf(layer, "shadow.radius", time));
      this.shaded.style.filter = alpha > 0 ? `drop-shadow(${px(offset.x)} ${px(offset.y)} ${px(blur)} ${rgb(color, alpha)})` : "";
    }
  }

  static circle({ center }, diameter) {
    return `circle(${px(Math.max(0, diameter / 2))} at ${px(center.x)} ${px(center.y)})`;
  }

  /** All but a circle, as far out as a shadow goes. */
  static hole({ center: { x, y } }, diameter) {
    const radius = Math.max(0, diameter / 2);
    if (radius === 0) return "";
    const ring = `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    return `path(evenodd, "M-9999 -9999H19999V19999H-9999Z${ring}")`;
  }
}

class Stage {
  /** The host is as wide as there is room. */
  constructor(host) {
    this.host = host;
    this.device = element("div", { class: "device" });
    this.layers = [];
    host.append(this.device);
    new ResizeObserver(() => this.fit()).observe(host);
  }

  /** Takes a timeline with its screen. */
  show(timeline) {
    this.screen = timeline.screen;
    this.layers = timeline.layers.map(layer => new DrawnLayer(layer, timeline)).filter(drawn => !drawn.isClear);
    const screen = element("div", { class: "screen" }, ...this.layers.map(drawn => drawn.outer));
    Object.assign(screen.style, { width: px(this.screen.width), height: px(this.screen.height) });
    this.device.replaceChildren(screen);
    this.fit();
  }

  draw(time) {
    for (const drawn of this.layers) drawn.draw(time);
  }

  /** Scales the screen to the host's width, and to a height that leaves room for the controls. */
  fit() {
    if (!this.screen) return;
    const bezel = 20;
    const [wide, high] = [this.screen.width + bezel, this.screen.height + bezel];
    const room = { width: this.host.clientWidth, height: Math.max(300, Math.min(innerHeight - 300, 760)) };
    const factor = Math.min(room.width / wide, room.height / high);
    this.device.style.transform = `translateX(-50%) scale(${factor})`;
    this.host.style.height = px(high * factor);
  }
}
