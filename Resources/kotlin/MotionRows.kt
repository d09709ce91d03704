/** The row of an item in rows of these lengths; NaN if it is in none of them. */
fun row(item: Double, rows: List<Double>): Double {
    var before = 0.0
    for ((row, length) in rows.withIndex()) {
        if (item < before + length) return row.toDouble()
        before += length
    }
    return Double.NaN
}

/** The index of an item in its row, in rows of these lengths; NaN if it is in none of them. */
fun column(item: Double, rows: List<Double>): Double {
    var place = item
    for (length in rows) {
        if (place < length) return place
        place -= length
    }
    return Double.NaN
}
