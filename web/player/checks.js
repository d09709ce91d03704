/** The checks of the kind, with the values of the moment, wherever the app may put what it decides. */

const fractions = [0, 0.25, 0.5, 0.75, 1];

/** The places of a frame that the app decides: five rows of five, or none. */
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

/** A value as people read it, numbers to two decimals. */
const valueText = value => (typeof value === "number" ? String(Number(value.toFixed(2))) : String(value));

/** The words of a check with what its formulas give. */
const messageOf = (message, values) =>
  message
    .map(part => (typeof part === "string" ? part : valueText(evaluate(part.formula, values))))
    .join("");

/** What does not hold in one scene: `{check, message}` for each. */
const findingsIn = (motion, values) =>
  motion.checks.flatMap(check =>
    attempt(
      () => (evaluate(check.holds, values) ? [] : [{ check, message: messageOf(check.message, values) }]),
      reason => [{ check, message: `it has no value: ${reason}` }]
    )
  );

/** One finding for each check, with the first message and how many there are. */
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
 * What does not hold on a screen: for every check the first message and in how many of how many places; and
 * for every place what is wrong there.
 */
const findingsOn = (motion, parameters, screen) => {
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

/** Whether a finding is an error that nobody has accepted. */
const isSerious = ({ check }) => check.level === "error" && !check.accepted;

/** `error`, `warning` or `fine`, for all that was found in one place. */
const levelOf = findings => (findings.some(isSerious) ? "error" : findings.length ? "warning" : "fine");
