/** Numbers: their text with units, and their bounds. */

const turn = 360;

const own = number => number;

/** The units of a type in text, as the command reads them: what a number in that unit is in the type’s own. */
const units = {
  duration: { s: own, ms: number => number / 1000 },
  angle: { "°": own, deg: own, turn: number => number * turn, rad: number => (number * turn) / (2 * Math.PI) },
  length: { pt: own },
  fraction: { "%": number => number / 100 },
};

/** The number in a text such as `0.4`, `400ms`, or `90°`; `NaN` if it isn’t one. */
export const numberIn = ({ type }, text) => {
  const [, digits, unit] = text.trim().match(/^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*([a-z°%]*)$/) ?? [];
  const inUnit = unit === "" ? Number : units[type]?.[unit];
  return inUnit?.(Number(digits)) ?? NaN;
};

/** Whether a number is a valid value of a parameter. */
export const isInside = (definition, value) => {
  const { type, minimum = -Infinity, maximum = Infinity } = definition;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = definition;
  return (
    (type === "integer" ? Number.isInteger(value) : Number.isFinite(value)) &&
    value >= minimum &&
    value <= maximum &&
    value > exclusiveMinimum &&
    value < exclusiveMaximum
  );
};
