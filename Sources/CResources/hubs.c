#include "CResources.h"

static const unsigned char postgresql[] = {
#embed "../../hubs/postgresql.sql"
};

static const CResource hubs[] = {
    {"postgresql", postgresql, sizeof postgresql},
};
const size_t c_hub_count = sizeof hubs / sizeof *hubs;

CResource c_hub(size_t index) { return hubs[index]; }
