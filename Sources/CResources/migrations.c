#include "CResources.h"

static const unsigned char catalog_0001[] = {
#embed "../../migrations/0001_catalog.sql"
};
static const unsigned char durations_0002[] = {
#embed "../../migrations/0002_durations.sql"
};
static const unsigned char sharing_0003[] = {
#embed "../../migrations/0003_sharing.sql"
};
static const unsigned char values_0004[] = {
#embed "../../migrations/0004_values.sql"
};

static const CResource migrations[] = {
    {"0001_catalog", catalog_0001, sizeof catalog_0001},
    {"0002_durations", durations_0002, sizeof durations_0002},
    {"0003_sharing", sharing_0003, sizeof sharing_0003},
    {"0004_values", values_0004, sizeof values_0004},
};
const size_t c_migration_count = sizeof migrations / sizeof *migrations;

CResource c_migration(size_t index) { return migrations[index]; }
