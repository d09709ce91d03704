/** Curves with names that people know, by their collections; a test compares them with `motif curve`. */

import { same } from "./formula.js";

const bezier = (...cubicBezier) => ({ cubicBezier });
const spring = (duration, bounce) => ({ spring: { duration, bounce } });

/** Collections with their sources; a curve of Core Animation and CSS has its own name in documents. */
export const easings = [
  {
    title: "Core Animation and CSS",
    source: "https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname",
    curves: { linear: "linear", easeIn: "easeIn", easeOut: "easeOut", easeInOut: "easeInOut", default: "default" },
  },
  {
    title: "SwiftUI springs",
    source: "https://developer.apple.com/documentation/swiftui/spring",
    curves: { smooth: spring(0.5, 0), snappy: spring(0.5, 0.15), bouncy: spring(0.5, 0.3) },
  },
  {
    title: "Material Design 3",
    source: "https://m3.material.io/styles/motion/easing-and-duration/tokens-specs",
    curves: {
      "material-standard": bezier(0.2, 0, 0, 1),
      "material-standard-decelerate": bezier(0, 0, 0, 1),
      "material-standard-accelerate": bezier(0.3, 0, 1, 1),
      "material-emphasized-decelerate": bezier(0.05, 0.7, 0.1, 1),
      "material-emphasized-accelerate": bezier(0.3, 0, 0.8, 0.15),
    },
  },
  {
    title: "easings.net",
    source: "https://easings.net",
    curves: {
      easeInSine: bezier(0.12, 0, 0.39, 0),
      easeOutSine: bezier(0.61, 1, 0.88, 1),
      easeInOutSine: bezier(0.37, 0, 0.63, 1),
      easeInQuad: bezier(0.11, 0, 0.5, 0),
      easeOutQuad: bezier(0.5, 1, 0.89, 1),
      easeInOutQuad: bezier(0.45, 0, 0.55, 1),
      easeInCubic: bezier(0.32, 0, 0.67, 0),
      easeOutCubic: bezier(0.33, 1, 0.68, 1),
      easeInOutCubic: bezier(0.65, 0, 0.35, 1),
      easeInQuart: bezier(0.5, 0, 0.75, 0),
      easeOutQuart: bezier(0.25, 1, 0.5, 1),
      easeInOutQuart: bezier(0.76, 0, 0.24, 1),
      easeInQuint: bezier(0.64, 0, 0.78, 0),
      easeOutQuint: bezier(0.22, 1, 0.36, 1),
      easeInOutQuint: bezier(0.83, 0, 0.17, 1),
      easeInExpo: bezier(0.7, 0, 0.84, 0),
      easeOutExpo: bezier(0.16, 1, 0.3, 1),
      easeInOutExpo: bezier(0.87, 0, 0.13, 1),
      easeInCirc: bezier(0.55, 0, 1, 0.45),
      easeOutCirc: bezier(0, 0.55, 0.45, 1),
      easeInOutCirc: bezier(0.85, 0, 0.15, 1),
      easeInBack: bezier(0.36, 0, 0.66, -0.56),
      easeOutBack: bezier(0.34, 1.56, 0.64, 1),
      easeInOutBack: bezier(0.68, -0.6, 0.32, 1.6),
    },
  },
];

/** The curve with a name; `undefined` if there is none. */
export const easingNamed = name => easings.find(({ curves }) => Object.hasOwn(curves, name))?.curves[name];

/** The name of a curve and its collection; `undefined` if it has none. */
export const easingOf = curve => {
  for (const collection of easings) {
    const name = Object.keys(collection.curves).find(name => same(collection.curves[name], curve));
    if (name) return { name, collection };
  }
  return undefined;
};
