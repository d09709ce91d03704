/** The row that contains an item, given the lengths of all rows; NaN if there is none. */
fun row(item: Double, rows: List<Double>): Double {
    var before = 0.0
    for ((row, length) in rows.withIndex()) {
        if (item < before + length) return row.toDouble()
        before += length
    }
    return Double.NaN
}

/** The index of an item in its row, given the lengths of all rows; NaN if it has no row. */
fun column(item: Double, rows: List<Double>): Double {
    var place = item
    for (length in rows) {
        if (place < length) return place
        place -= length
    }
    return Double.NaN
}
