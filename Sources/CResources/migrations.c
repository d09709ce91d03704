#include "CResources.h"

static const unsigned char catalog_0001[] = {
#embed "../../migrations/0001_catalog.sql"
};

const CResource c_migrations[] = {
    {"0001_catalog", catalog_0001, sizeof catalog_0001},
};
const size_t c_migration_count = sizeof c_migrations / sizeof *c_migrations;
