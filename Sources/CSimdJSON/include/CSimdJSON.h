#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of the simdjson library that is linked.
const char *csimdjson_version(void);

/// A parser with its buffers: the padded copy of the text, the tape and the strings. Reused from text to text.
typedef struct csimdjson_parser csimdjson_parser;

/// The tape of one text, as simdjson's doc/tape.md describes it; valid until the parser reads or is destroyed.
typedef struct {
    /// Words of 8 bits type and 56 bits payload; a number's value follows in a word of its own.
    const uint64_t *words;
    /// Each string: its length in 4 bytes, its UTF-8, a zero.
    const uint8_t *strings;
} csimdjson_tape;

/// A parser that refuses more than `max_depth` nested containers; null where memory ends.
csimdjson_parser *csimdjson_create(size_t max_depth);

/// Frees the parser and what its tapes point to.
void csimdjson_destroy(csimdjson_parser *parser);

/// Reads `count` bytes at `text` (no padding needed) onto the tape.
///
/// Returns 0, or simdjson's code for why it refuses the text; the tape is then left alone.
int csimdjson_read(csimdjson_parser *parser, const uint8_t *text, size_t count, csimdjson_tape *tape);

#ifdef __cplusplus
}
#endif
