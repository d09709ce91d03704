/** The row that contains an item, given the lengths of all rows; NaN if there is none. */
export function row(item: number, rows: number[]): number {
  "worklet";
  let before = 0;
  for (const [index, length] of rows.entries()) {
    before += length;
    if (item < before) return index;
  }
  return NaN;
}

/** The index of an item in its row, given the lengths of all rows; NaN if it has no row. */
export function column(item: number, rows: number[]): number {
  "worklet";
  let place = item;
  for (const length of rows) {
    if (place < length) return place;
    place -= length;
  }
  return NaN;
}
