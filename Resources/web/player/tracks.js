/** Shared by lanes and the plot: tracks, their colors, and points of their curves. */

/** The number of colors for lines in the style sheet: `--line-1` and so on. */
const colorCount = 8;

export const colorOf = line => `var(--line-${(line % colorCount) + 1})`;

/** The tracks of a timeline in order; those of one side with the same curve at the same time share a line. */
export const tracksOf = timeline => {
  const lines = new Map();
  const lineOf = ({ side }, { begin, end, curve }) => {
    const key = `${side} ${begin} ${end} ${JSON.stringify(curve)}`;
    if (!lines.has(key)) lines.set(key, lines.size);
    return lines.get(key);
  };
  return timeline.layers.flatMap(layer =>
    Object.entries(layer.motions).flatMap(([property, segments]) =>
      segments.map(segment => ({ layer, property, segment, line: lineOf(layer, segment) }))
    )
  );
};

/** Ticks of a range: 1, 2 or 5 times a power of ten apart, at most about `most`. */
export const axisSteps = (low, high, most) => {
  const rough = (high - low) / most || 1;
  const base = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5].map(factor => factor * base).find(candidate => candidate >= rough) ?? 10 * base;
  const steps = [];
  for (let value = Math.ceil(low / step - 1e-9) * step; value <= high + step * 1e-9; value += step) {
    steps.push(Number(value.toFixed(6)));
  }
  return steps;
};

/** Points of a curve: the progress at fractions of its duration. */
export const samplesOf = (segment, count) =>
  Array.from({ length: count + 1 }, (_, index) => [index / count, segment.progress(index / count)]);

/** The range of a curve, at least from 0 to 1; springs go beyond it. */
export const reachOf = points => {
  const heights = points.map(([, progress]) => progress);
  return [Math.min(0, ...heights), Math.max(1, ...heights)];
};
