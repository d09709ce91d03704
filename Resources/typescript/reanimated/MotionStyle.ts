/**
 * The style that matches a view to a layer at a moment in time. The view must have
 * `position: "absolute"` and the frame of the layer at rest. An absent layer is invisible.
 */
export function layerStyle(layer: MotionLayer | undefined) {
  "worklet";
  if (layer === undefined) return { opacity: 0 };
  const box = motionBox(layer);
  return {
    opacity: layer.isHidden ? 0 : layer.opacity,
    ...(layer.isClear ? { backgroundColor: "transparent" } : {}),
    width: Math.max(0, box.width),
    height: Math.max(0, box.height),
    ...(layer.cornerRadius === undefined ? {} : { borderRadius: layer.cornerRadius }),
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

/** A CSS box shadow, on iOS and Android; its blur radius is twice UIKit's shadow radius. */
function shadowStyle(shadow: { color: MotionColor; offset: MotionPoint }, layer: MotionLayer) {
  "worklet";
  const { color, offset } = shadow;
  const parts = [color.red, color.green, color.blue].map((part) => Math.round(part * 255));
  const rgba = `rgba(${parts.join(", ")}, ${color.alpha * layer.shadowOpacity})`;
  const blurRadius = 2 * Math.max(0, layer.shadowRadius);
  return { boxShadow: [{ offsetX: offset.x, offsetY: offset.y, blurRadius, color: rgba }] };
}
