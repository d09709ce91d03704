/** Whether a string precedes another in code point order. */
fun precedes(first: String, second: String): Boolean {
    val (one, other) = first.codePoints().toArray() to second.codePoints().toArray()
    val place = one.zip(other).firstOrNull { (left, right) -> left != right }
    return place?.let { (left, right) -> left < right } ?: (one.size < other.size)
}
