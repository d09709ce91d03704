#include "CSimdJSON.h"
#include <simdjson.h>

#define STR_(x) #x
#define STR(x) STR_(x)
const char *csimdjson_version(void) { return "" STR(SIMDJSON_VERSION); }
