/** Whether two points, sizes, frames, records, or lists have the same values. */
export function same(one: unknown, other: unknown): boolean {
  "worklet";
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return one === other;
  }
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return left.length === right.length && left.every(([key, value]) => same(value, Reflect.get(other, key)));
}
