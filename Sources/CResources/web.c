#include "CResources.h"

static const unsigned char gallery_css[] = {
#embed "../../web/gallery.css"
};
static const unsigned char gallery_js[] = {
#embed "../../web/gallery.js"
};

static const CResource web[] = {
    {"gallery.css", gallery_css, sizeof gallery_css},
    {"gallery.js", gallery_js, sizeof gallery_js},
};
const size_t c_web_count = sizeof web / sizeof *web;

CResource c_web(size_t index) { return web[index]; }
