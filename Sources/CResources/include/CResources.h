#ifndef CRESOURCES_H
#define CRESOURCES_H

#include <stddef.h>
#include <stdint.h>

/// One file that is compiled into the binary.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t count;
} CResource;

/// The SQL migrations in the order in which they run.
extern const CResource c_migrations[];
extern const size_t c_migration_count;

/// The shipped documents, kinds first.
extern const CResource c_seeds[];
extern const size_t c_seed_count;

#endif
