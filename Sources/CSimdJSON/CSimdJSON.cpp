#include "CSimdJSON.h"
#include <simdjson.h>
#include <cstring>
#include <memory>
#include <new>

#define TEXT_OF_(x) #x
#define TEXT_OF(x) TEXT_OF_(x)

using simdjson::error_code;

struct csimdjson_parser {
    explicit csimdjson_parser(size_t depth) : max_depth(depth) {}

    size_t max_depth;
    simdjson::dom::parser parser;
    simdjson::dom::document document;
    std::unique_ptr<uint8_t[]> text;
    size_t capacity = 0;

    // Doubling, because simdjson itself grows to the byte and would allocate anew for every slightly longer text.
    error_code grow(size_t count) {
        size_t wanted = capacity ? capacity : 4096;
        while (wanted < count) { wanted *= 2; }
        if (wanted == capacity) { return simdjson::SUCCESS; }
        capacity = 0;
        text.reset(new (std::nothrow) uint8_t[wanted + simdjson::SIMDJSON_PADDING]);
        if (!text) { return simdjson::MEMALLOC; }
        if (error_code code = parser.allocate(wanted, max_depth)) { return code; }
        if (error_code code = document.allocate(wanted)) { return code; }
        capacity = wanted;
        return simdjson::SUCCESS;
    }
};

const char *csimdjson_version(void) { return "" TEXT_OF(SIMDJSON_VERSION); }

csimdjson_parser *csimdjson_create(size_t max_depth) {
    return new (std::nothrow) csimdjson_parser(max_depth);
}

void csimdjson_destroy(csimdjson_parser *parser) { delete parser; }

int csimdjson_read(csimdjson_parser *parser, const uint8_t *text, size_t count, csimdjson_tape *tape) {
    if (count > simdjson::SIMDJSON_MAXSIZE_BYTES) { return simdjson::CAPACITY; }
    if (error_code code = parser->grow(count)) { return code; }
    if (count > 0) { std::memcpy(parser->text.get(), text, count); }
    std::memset(parser->text.get() + count, ' ', simdjson::SIMDJSON_PADDING);
    auto root = parser->parser.parse_into_document(parser->document, parser->text.get(), count, false);
    if (error_code code = root.error()) { return code; }
    tape->words = parser->document.tape.get();
    tape->strings = parser->document.string_buf.get();
    return simdjson::SUCCESS;
}
