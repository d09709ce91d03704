/** The row of an item in rows of these lengths; NaN if it is in none of them. */
export function row(item: number, rows: number[]): number {
  "worklet";
  let before = 0;
  for (const [index, length] of rows.entries()) {
    before += length;
    if (item < before) return index;
  }
  return NaN;
}

/** The index of an item in its row, in rows of these lengths; NaN if it is in none of them. */
export function column(item: number, rows: number[]): number {
  "worklet";
  let place = item;
  for (const length of rows) {
    if (place < length) return place;
    place -= length;
  }
  return NaN;
}
