import assert from "node:assert/strict";
import test from "node:test";
import { findingsOn, fractions, judged, levelOf, valueText } from "../../../Resources/web/player/checks.js";
import { motif, motionOf, patterns, savedValues, screenOf } from "./motif.js";

/** The number of failures of each check of a kind, on all devices in both orientations. */
const failuresIn = motion => {
  const { values } = savedValues(motion);
  const failures = Object.fromEntries(motion.checks.map(({ name }) => [name, { cases: 0, failed: 0 }]));
  for (const device of motion.devices) {
    for (const isLandscape of [false, true]) {
      const { found, total } = findingsOn(motion, values, screenOf(device, isLandscape));
      for (const counts of Object.values(failures)) counts.cases += total;
      for (const { check, count } of found) failures[check.name].failed += count;
    }
  }
  return failures;
};

for (const pattern of patterns) {
  test(`the checks of ${pattern} fail where 'motif check' says`, () => {
    const motion = motionOf(pattern);
    const [{ checks }] = motif("check", pattern);
    const stated = checks.filter(({ check }) => motion.checks.some(({ name }) => name === check));
    assert.equal(stated.length, motion.checks.length);
    const expected = Object.fromEntries(stated.map(({ check, cases, failed }) => [check, { cases, failed }]));
    assert.deepEqual(failuresIn(motion), expected);
  });
}

test("some checks of shipped patterns fail, at some of the positions", () => {
  const failures = patterns.flatMap(pattern => Object.values(failuresIn(motionOf(pattern))));
  assert.ok(failures.some(({ cases, failed }) => failed > 0 && failed < cases));
});

test("an accepted check fails beyond its limit, in cases or in the worst of them, as in 'motif check'", () => {
  const check = () => motif("check", "expand")[0].checks.find(({ check }) => check === "covers-screen");
  const motion = motionOf("expand");
  const { values } = savedValues(motion);
  const { failed, worst } = check();
  const accepted = (cases, shortfall, tried = values) => {
    const limit = { cases, shortfall, words: "few" };
    const checks = motion.checks.map(one => ({ ...one, accepted: "As published", limit }));
    return judged({ ...motion, checks }, tried).find(({ name }) => name === "covers-screen");
  };
  assert.equal(accepted(failed, worst.shortfall).accepted, "As published");
  assert.equal(accepted(failed - 1, worst.shortfall).accepted, undefined);
  assert.equal(accepted(failed, worst.shortfall - 0.001).accepted, undefined);
  const { summary } = accepted(failed, worst.shortfall, { ...values, thresholdScale: 0 });
  assert.match(summary, /^More than was accepted \(few\)/);
});

test("an accepted failure is only a warning", () => {
  assert.equal(levelOf([]), "fine");
  assert.equal(levelOf([{ check: { level: "warning" } }]), "warning");
  assert.equal(levelOf([{ check: { level: "error", accepted: "As published" } }]), "warning");
  assert.equal(levelOf([{ check: { level: "warning" } }, { check: { level: "error" } }]), "error");
});

test("numbers in messages have up to two decimals", () => {
  assert.deepEqual([276.8093, 10, 0.125, -0.001, "a", true].map(valueText), ["276.81", "10", "0.13", "0", "a", "true"]);
  assert.equal(fractions.length, 5);
});
