/** Whether a string precedes another in code point order. */
export function precedes(first: string, second: string): boolean {
  "worklet";
  const [one, other] = [Array.from(first), Array.from(second)];
  const place = one.findIndex((character, index) => character !== other[index]);
  if (place < 0) return one.length < other.length;
  return place < other.length && (one[place]?.codePointAt(0) ?? 0) < (other[place]?.codePointAt(0) ?? 0);
}
