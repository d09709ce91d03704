/** The checks of the kind with the current values, at every position that the app may choose for a frame. */

import { attempt, evaluate, shortfall } from "./formula.js";
import { sceneValues } from "./timeline.js";

export const fractions = [0, 0.25, 0.5, 0.75, 1];

/** The positions of a frame that the app chooses: five rows of five, or none. */
const placesOf = (motion, parameters, screen) => {
  const input = motion.definitions.find(definition => definition.isPlaced);
  if (!input) return undefined;
  const { width, height } = sceneValues(motion, parameters, screen)[input.name];
  const [freeWidth, freeHeight] = [screen.width - width, screen.height - height];
  const places = fractions.flatMap(down =>
    fractions.map(along => ({ x: freeWidth * along, y: freeHeight * down, width, height }))
  );
  return { name: input.name, places };
};

/** A value as text; numbers have up to two decimals. */
export const valueText = value => (typeof value === "number" ? String(Number(value.toFixed(2))) : String(value));

/** The message of a check with the values of its formulas. */
const messageOf = (message, values) =>
  message
    .map(part => (typeof part === "string" ? part : valueText(evaluate(part.formula, values))))
    .join("");

/** The checks that fail in one scene, as `{check, message}`. */
export const findingsIn = (motion, values) =>
  motion.checks.flatMap(check =>
    attempt(
      () => (evaluate(check.holds, values) ? [] : [{ check, message: messageOf(check.message, values) }]),
      reason => [{ check, message: `the check can’t be evaluated: ${reason}` }]
    )
  );

/** One finding per check, with the first message and the number of findings. */
const countedByCheck = findings => {
  const counted = new Map();
  for (const finding of findings) {
    const known = counted.get(finding.check.name);
    if (known) known.count += 1;
    else counted.set(finding.check.name, { ...finding, count: 1 });
  }
  return [...counted.values()];
};

/**
 * The checks that fail on a screen: each with its first message and the number of positions where it fails, and the
 * findings at each position.
 */
export const findingsOn = (motion, parameters, screen) => {
  let grid;
  let scenes = [{}];
  const look = () => {
    grid = placesOf(motion, parameters, screen);
    if (grid) scenes = grid.places.map(place => ({ [grid.name]: place }));
    const atPlaces = scenes.map(given => findingsIn(motion, sceneValues(motion, parameters, screen, given)));
    return { found: countedByCheck(atPlaces.flat()), atPlaces };
  };
  const fail = message => {
    const check = { name: "finite-values", level: "error" };
    return { found: [{ check, message, count: 1 }], atPlaces: [] };
  };
  return { ...attempt(look, fail), total: scenes.length, grid };
};

/** The positions of a motion on all devices in both orientations, as values for formulas. */
const everywhere = (motion, parameters) =>
  motion.devices.filter(({ slug }) => slug !== "screen").flatMap(({ width, height }) =>
    [{ width, height }, { width: height, height: width }].flatMap(screen => {
      const grid = placesOf(motion, parameters, screen);
      const scenes = grid ? grid.places.map(place => ({ [grid.name]: place })) : [{}];
      return scenes.map(given => sceneValues(motion, parameters, screen, given));
    })
  );

/** Whether a check fails in more cases, or by more, than was accepted. */
const isBeyond = ({ holds, limit: { cases, shortfall: most = Infinity } }, scenes) => {
  const failures = scenes
    .map(values => attempt(() => shortfall(holds, values) ?? Infinity, () => Infinity))
    .filter(amount => amount > 0);
  return failures.length > cases || Math.max(0, ...failures) > most * (1 + 1e-9);
};

/** The checks of a motion with these values: failures beyond the limit of what was accepted aren’t accepted. */
export const judged = (motion, parameters) => {
  if (!motion.checks.some(({ limit }) => limit)) return motion.checks;
  const scenes = attempt(() => everywhere(motion, parameters), () => []);
  return motion.checks.map(check => {
    if (!check.limit || !isBeyond(check, scenes)) return check;
    const words = `More than was accepted (${check.limit.words})`;
    return { ...check, accepted: undefined, summary: [words, check.summary].filter(Boolean).join(" · ") };
  });
};

/** Whether a finding is an error that hasn’t been accepted. */
const isSerious = ({ check }) => check.level === "error" && !check.accepted;

/** `error`, `warning` or `fine`: the worst of the findings at one place. */
export const levelOf = findings => (findings.some(isSerious) ? "error" : findings.length ? "warning" : "fine");
