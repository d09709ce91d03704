import assert from "node:assert/strict";
import test from "node:test";
import { makeTimeline, sceneValues, valueOf } from "../../../Resources/web/player/timeline.js";
import { motif, motionOf, patterns, savedValues, screenOf } from "./motif.js";

/**
 * Both compute in 64 bits by the same formulas, but `exp`, `cos`, and the solver of Béziers round differently in their
 * last bits, and differences of large numbers keep fewer. A wrong frame or a wrong curve is off by far more.
 */
const tolerance = 1e-9;

/** Every value of a sample beside that of the page's timeline. */
const compare = (sample, timeline, name) => {
  let compared = 0;
  for (const { time, layers } of sample.frames) {
    for (const [layerName, values] of Object.entries(layers)) {
      const layer = timeline.layers.find(one => one.name === layerName);
      assert.ok(layer, `${name}: no layer ${layerName}`);
      for (const [property, value] of Object.entries(values)) {
        const own = valueOf(layer, property, time);
        const isNear = Math.abs(own - value) <= tolerance * Math.max(1, Math.abs(value));
        assert.ok(isNear, `${name}: ${layerName}.${property} at ${time} is ${own}, not ${value}`);
        compared += 1;
      }
    }
  }
  return compared;
};

for (const pattern of patterns) {
  test(`every operation of ${pattern} moves as motif samples it`, () => {
    const motion = motionOf(pattern);
    const { values, curves } = savedValues(motion);
    let compared = 0;
    for (const [slug, isLandscape] of [["iphone-15", false], ["ipad-9", true]]) {
      const screen = screenOf(motion.devices.find(device => device.slug === slug), isLandscape);
      const scene = sceneValues(motion, values, screen);
      for (const operation of motion.operations) {
        for (const variant of ["standard", "reduced"].filter(name => operation[name])) {
          const turned = isLandscape ? ["--landscape"] : [];
          const reduced = variant === "reduced" ? ["--reduced"] : [];
          const place = ["--device", slug, ...turned];
          const words = [pattern, "--operation", operation.name, "--fps", "30", ...place, ...reduced];
          const sample = motif("sample", ...words);
          const timeline = makeTimeline(motion, operation, variant, scene, curves);
          assert.equal(timeline.driver, sample.driver);
          compared += compare(sample, timeline, words.join(" "));
        }
      }
    }
    assert.ok(compared > 40, `only ${compared} values`);
  });
}
