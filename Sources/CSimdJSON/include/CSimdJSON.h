#ifndef CSIMDJSON_H
#define CSIMDJSON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of the simdjson library that is linked.
const char *csimdjson_version(void);

#ifdef __cplusplus
}
#endif

#endif
