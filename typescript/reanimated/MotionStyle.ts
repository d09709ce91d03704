/**
 * The style that shows a view as a layer is at a moment in time. The view is `position: "absolute"`
 * and has the frame of the layer at rest. An absent layer is invisible.
 */
export function layerStyle(layer: MotionLayer | undefined) {
  "worklet";
  if (layer === undefined) return { opacity: 0 };
  const box = motionBox(layer);
  return {
    opacity: layer.opacity,
    width: Math.max(0, box.width),
    height: Math.max(0, box.height),
    borderRadius: layer.cornerRadius,
    transformOrigin: [box.origin.x, box.origin.y, 0],
    transform: [
      { translateX: box.x },
      { translateY: box.y },
      ...(layer.perspective === undefined ? [] : [{ perspective: layer.perspective }]),
      { rotateX: `${layer.rotationX}deg` },
      { rotateY: `${layer.rotationY}deg` },
      { rotateZ: `${layer.rotationZ}deg` },
      { scaleX: box.scaleX },
      { scaleY: box.scaleY },
    ],
    ...(layer.shadow === undefined ? {} : shadowStyle(layer.shadow, layer)),
  };
}

/** A shadow on iOS; Android's shadows have no offset and no opacity of their own. */
function shadowStyle(shadow: { color: MotionColor; offset: MotionPoint }, layer: MotionLayer) {
  "worklet";
  const { color, offset } = shadow;
  const parts = [color.red, color.green, color.blue].map((part) => Math.round(part * 255));
  return {
    shadowColor: `rgba(${parts.join(", ")}, ${color.alpha})`,
    shadowOffset: { width: offset.x, height: offset.y },
    shadowOpacity: layer.shadowOpacity,
    shadowRadius: Math.max(0, layer.shadowRadius),
  };
}
