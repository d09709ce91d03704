/** The checks of the kind, with the values of the moment, wherever the app may put what it decides. */

const fractions = [0, 0.25, 0.5, 0.75, 1];

/** The places of a frame that the app decides: five rows of five, or none. */
const placesOf = (motion, parameters, screen) => {
  const input = motion.definitions.find(definition => definition.isPlaced);
  if (!input) return undefined;
  const { width, height } = sceneValues(motion, parameters, screen)[input.name];
  const places = fractions.flatMap(down =>
    fractions.map(along => ({ x: (screen.width - width) * along, y: (screen.height - height) * down, width, height }))
  );
  return { name: input.name, places };
};

const messageOf = (message, values) =>
  message.map(part => (typeof part === "string" ? part : words(evaluate(part.formula, values)))).join("");

/** A number as people read it. */
const words = value => (typeof value === "number" ? String(Number(value.toFixed(2))) : String(value));

/** What does not hold in one scene: `{check, message}` for each. */
const findingsIn = (motion, values) =>
  motion.checks.flatMap(check => {
    try {
      return evaluate(check.holds, values) ? [] : [{ check, message: messageOf(check.message, values) }];
    } catch (problem) {
      if (!(problem instanceof NoValue)) throw problem;
      return [{ check, message: `it has no value: ${problem.message}` }];
    }
  });

/**
 * What does not hold on a screen: for every check the first message and in how many of how many places; and for every
 * place what is wrong there.
 */
const findingsOn = (motion, parameters, screen) => {
  const found = new Map();
  let [atPlaces, total, grid] = [[], 1, undefined];
  try {
    grid = placesOf(motion, parameters, screen);
    const scenes = grid ? grid.places.map(place => ({ [grid.name]: place })) : [{}];
    total = scenes.length;
    atPlaces = scenes.map(given => findingsIn(motion, sceneValues(motion, parameters, screen, given)));
  } catch (problem) {
    if (!(problem instanceof NoValue)) throw problem;
    return { found: [{ check: { name: "finite-values", level: "error" }, message: problem.message, count: 1 }], atPlaces, total, grid };
  }
  for (const finding of atPlaces.flat()) {
    const known = found.get(finding.check.name);
    if (known) known.count += 1;
    else found.set(finding.check.name, { ...finding, count: 1 });
  }
  return { found: [...found.values()], atPlaces, total, grid };
};

const isSerious = ({ check }) => check.level === "error" && !check.accepted;
