/** What lanes and the plot share: which tracks there are, their colours, and points of their curves. */

/** How many colours the style has for lines: `--line-1` and so on. */
const colorCount = 8;

const colorOf = line => `var(--line-${(line % colorCount) + 1})`;

/** The tracks of a timeline in its order; those that go the same way at the same time share a line. */
const tracksOf = timeline => {
  const lines = new Map();
  const lineOf = ({ begin, end, curve }) => {
    const key = `${begin} ${end} ${JSON.stringify(curve)}`;
    if (!lines.has(key)) lines.set(key, lines.size);
    return lines.get(key);
  };
  return timeline.layers.flatMap(layer =>
    Object.entries(layer.motions).flatMap(([property, ways]) =>
      ways.map(way => ({ layer, property, way, line: lineOf(way) }))
    )
  );
};

/** Steps of 1, 2 or 5 that part a length into about so many. */
const axisSteps = (low, high, most) => {
  const rough = (high - low) / most || 1;
  const base = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(factor => factor * base).find(candidate => candidate >= rough);
  const steps = [];
  for (let value = Math.ceil(low / step - 1e-9) * step; value <= high + step * 1e-9; value += step) {
    steps.push(Number(value.toFixed(6)));
  }
  return steps;
};

/** Points of a curve: how far the way has been gone at fractions of its duration. */
const samplesOf = (way, count) =>
  Array.from({ length: count + 1 }, (_, index) => [index / count, way.progress(index / count)]);

/** From where to where a curve goes, at least from 0 to 1; springs go beyond. */
const reachOf = points => {
  const heights = points.map(([, progress]) => progress);
  return [Math.min(0, ...heights), Math.max(1, ...heights)];
};
