/**
 * The size and the transform that match an element to a layer. Before the transform, the element's
 * upper left corner is at the upper left corner of the layer at rest.
 */
export interface MotionBox {
  width: number;
  height: number;
  /** The translation that is applied before rotation and scaling. */
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  /** The point about which the element rotates and scales, relative to its upper left corner. */
  origin: MotionPoint;
}

export function motionBox(layer: MotionLayer): MotionBox {
  "worklet";
  const { frame, anchor, width, height } = layer;
  const [scaleX, scaleY] = [layer.scale * layer.scaleX, layer.scale * layer.scaleY];
  // The outset isn't scaled.
  const outX = scaleX === 0 ? 0 : layer.outset / scaleX;
  const outY = scaleY === 0 ? 0 : layer.outset / scaleY;
  const isInward = layer.edge === "top" || layer.edge === "leading";
  const isVertical = layer.edge === "top" || layer.edge === "bottom";
  const offset = isInward ? layer.offset : -layer.offset;
  return {
    width: width + 2 * outX,
    height: height + 2 * outY,
    x: layer.centerX - width / 2 - outX - frame.x + layer.translationX + (isVertical ? 0 : offset),
    y: layer.centerY - height / 2 - outY - frame.y + layer.translationY + (isVertical ? offset : 0),
    scaleX,
    scaleY,
    origin: { x: width * anchor.x + outX, y: height * anchor.y + outY },
  };
}
