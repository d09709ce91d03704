#include "CResources.h"

static const unsigned char catalog_0001[] = {
#embed "../../migrations/0001_catalog.sql"
};

static const CResource migrations[] = {
    {"0001_catalog", catalog_0001, sizeof catalog_0001},
};
const size_t c_migration_count = sizeof migrations / sizeof *migrations;

CResource c_migration(size_t index) { return migrations[index]; }
