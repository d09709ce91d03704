// The files as an app with Motion uses them.
import { animate, scroll, type Transition } from "motion";
import { useReducedMotion } from "motion/react";
import { shiftTheShapeTransitions } from "./shift-the-shape";
import { expand, expandOperations, expandTransitions } from "./expand";
import { animateLayers, clearLayers, runLayers, showLayers } from "./motion-elements";
import { peekOverTheEdge } from "./peek-over-the-edge";
import { punchOutOperations } from "./punch-out";
import { zoomIcons, zoomIconsOperations, zoomIconsTransitions } from "./zoom-icons";

const box = (name: string) => document.querySelector<HTMLElement>(`#${name}`);
const screen = { width: innerWidth, height: innerHeight };

export async function present() {
  const { present } = expandOperations({ screen, view: { x: 20, y: 700, width: 56, height: 56 } });
  const elements = { source: box("source"), view: box("view"), destination: box("destination") };
  const controls = animateLayers(present, elements, { onUpdate: (layers) => layers.view.scale.toFixed(2) });
  controls.speed = -1;
  controls.time = controls.duration / 2;
  await controls;
  clearLayers(elements);
}

export function pop(isReduced = useReducedMotion() ?? false) {
  return animateLayers(punchOutOperations({ screen }, isReduced).pop, { cover: box("cover") }, { from: 0.1 });
}

export function preferred(view: { readonly current: HTMLElement | null }) {
  const { present } = expandOperations({ screen }, useReducedMotion());
  return runLayers(present, { view, destination: box("destination") }, { onEnd: () => {} });
}

export function follow() {
  const { scroll: edge, rest } = peekOverTheEdge({ screen });
  showLayers(rest, { leaving: box("leaving") });
  return scroll((progress) => showLayers(edge.at(edge.begin + (edge.end - edge.begin) * progress), { leaving: box("leaving") }));
}

export function icons() {
  const { push } = zoomIconsOperations({ screen }, false);
  return animateLayers(push, { icon: box("icon"), cell: [box("cell")], summary: null });
}

export const still = [expand({ screen }).rest.view.scale, zoomIcons({ screen }).push.end];
animate("#icon", { opacity: 1 }, shiftTheShapeTransitions.iconLottieFrame);
const transitions: Transition[] = [...Object.values(expandTransitions), ...Object.values(zoomIconsTransitions)];
transitions.forEach((transition) => animate("#view", { opacity: 1 }, transition));
