#include "CResources.h"

const CResource c_seeds[] = {{0}};
const size_t c_seed_count = 0;
