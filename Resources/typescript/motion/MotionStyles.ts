/** The styles that match an element to a layer at a moment in time; an absent layer is hidden. */
export function layerStyles(layer: MotionLayer | undefined): Record<string, string> {
  if (layer === undefined) return { visibility: "hidden" };
  const box = motionBox(layer);
  const mask = layer.maskCenter && ellipse(layer, box, layer.maskCenter, layer.maskDiameter);
  const hole = layer.holeCenter && ellipse(layer, box, layer.holeCenter, layer.holeDiameter);
  return {
    // Set explicitly, since a visible layer can be inside a hidden screen.
    visibility: layer.isHidden ? "hidden" : "visible",
    opacity: String(layer.opacity),
    width: `${Math.max(0, box.width)}px`,
    height: `${Math.max(0, box.height)}px`,
    transform: transform(layer, box),
    transformOrigin: `${box.origin.x}px ${box.origin.y}px`,
    ...(layer.cornerRadius === undefined ? {} : { borderRadius: `${layer.cornerRadius}px` }),
    clipPath: mask ? `ellipse(${mask.size} at ${mask.center})` : "none",
    maskImage: hole && layer.holeDiameter > 0 ? around(hole, layer.holeDiameter) : "none",
    filter: shadow(layer),
    ...(layer.isClear ? { background: "none" } : {}),
  };
}

function transform(layer: MotionLayer, box: MotionBox): string {
  const turns = [
    layer.perspective ? `perspective(${layer.perspective}px)` : "",
    layer.rotationX ? `rotateX(${layer.rotationX}deg)` : "",
    layer.rotationY ? `rotateY(${layer.rotationY}deg)` : "",
    layer.rotationZ ? `rotateZ(${layer.rotationZ}deg)` : "",
  ];
  const scale = `scale(${box.scaleX}, ${box.scaleY})`;
  return [`translate(${box.x}px, ${box.y}px)`, ...turns, scale].filter((part) => part).join(" ");
}

/** A circle on the screen, converted to the coordinates of a transformed element. */
function ellipse(layer: MotionLayer, box: MotionBox, center: MotionPoint, diameter: number) {
  const angle = (-layer.rotationZ * Math.PI) / 180;
  const x = center.x - layer.frame.x - box.x - box.origin.x;
  const y = center.y - layer.frame.y - box.y - box.origin.y;
  const scale = { x: box.scaleX || 1, y: box.scaleY || 1 };
  const turned = {
    x: (x * Math.cos(angle) - y * Math.sin(angle)) / scale.x + box.origin.x,
    y: (x * Math.sin(angle) + y * Math.cos(angle)) / scale.y + box.origin.y,
  };
  const radius = Math.max(0, diameter) / 2;
  return {
    size: `${radius / Math.abs(scale.x)}px ${radius / Math.abs(scale.y)}px`,
    center: `${turned.x}px ${turned.y}px`,
  };
}

/** A mask for the area around a hole, with an edge that is soft for half a pixel on each side. */
function around(hole: { size: string; center: string }, diameter: number): string {
  const edge = Math.min(100, 100 / diameter);
  const stops = `transparent ${100 - edge}%, #000 ${100 + edge}%`;
  return `radial-gradient(${hole.size} at ${hole.center}, ${stops})`;
}

/** The shadow of a layer; none if the layer has a hole, whose mask would also cut the shadow. */
function shadow(layer: MotionLayer): string {
  if (layer.shadow === undefined || layer.holeCenter) return "none";
  const { color, offset } = layer.shadow;
  const parts = [color.red, color.green, color.blue].map((part) => Math.round(part * 255));
  const alpha = color.alpha * layer.shadowOpacity;
  const blur = Math.max(0, layer.shadowRadius);
  const place = `${offset.x}px ${offset.y}px ${blur}px`;
  return `drop-shadow(${place} rgb(${parts.join(" ")} / ${alpha}))`;
}
