import { useReducedMotion } from "motion/react";
import { useLayoutEffect, useRef, useState } from "react";
import { runLayers, type MotionOperation } from "./generated/motion-elements";
import { openMenuOperations, type OpenMenuLayers } from "./generated/open-menu";

/** Opens the menu out of its button, with the exported motion. */
export function Home() {
  const [page, button, menu] = [useRef<HTMLElement>(null), useRef<HTMLButtonElement>(null), useRef<HTMLElement>(null)];
  const [motion, setMotion] = useState<MotionOperation<OpenMenuLayers> | null>(null);
  const isReduced = useReducedMotion();
  useLayoutEffect(
    () => (motion ? runLayers(motion, { source: page, view: button, destination: menu }) : undefined),
    [motion],
  );
  const open = () => {
    const screen = { width: innerWidth, height: innerHeight };
    const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = button.current!;
    setMotion(openMenuOperations({ screen, view: { x, y, width, height } }, isReduced).present);
  };
  return (
    <>
      <main ref={page} className="screen" />
      <button ref={button} onClick={open}>Menu</button>
      <nav ref={menu} className="screen" hidden={motion === null} />
    </>
  );
}
