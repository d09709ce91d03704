#include "CResources.h"

static const unsigned char kinds_connect_the_dots[] = {
#embed "../../seeds/kinds/connect-the-dots.json"
};
static const unsigned char kinds_dive_deeper[] = {
#embed "../../seeds/kinds/dive-deeper.json"
};
static const unsigned char kinds_expand[] = {
#embed "../../seeds/kinds/expand.json"
};
static const unsigned char kinds_expand_covering[] = {
#embed "../../seeds/kinds/expand-covering.json"
};
static const unsigned char kinds_mask_reveal[] = {
#embed "../../seeds/kinds/mask-reveal.json"
};
static const unsigned char kinds_peek_over_the_edge[] = {
#embed "../../seeds/kinds/peek-over-the-edge.json"
};
static const unsigned char kinds_punch_out[] = {
#embed "../../seeds/kinds/punch-out.json"
};
static const unsigned char kinds_punch_out_covering[] = {
#embed "../../seeds/kinds/punch-out-covering.json"
};
static const unsigned char kinds_shift_the_shape[] = {
#embed "../../seeds/kinds/shift-the-shape.json"
};
static const unsigned char kinds_zoom_icons[] = {
#embed "../../seeds/kinds/zoom-icons.json"
};

static const unsigned char items_facebook[] = {
#embed "../../seeds/items/facebook.json"
};
static const unsigned char items_instagram[] = {
#embed "../../seeds/items/instagram.json"
};
static const unsigned char items_twitter[] = {
#embed "../../seeds/items/twitter.json"
};
static const unsigned char items_vimeo[] = {
#embed "../../seeds/items/vimeo.json"
};
static const unsigned char items_youtube[] = {
#embed "../../seeds/items/youtube.json"
};

static const unsigned char devices_galaxy_s24[] = {
#embed "../../seeds/devices/galaxy-s24.json"
};
static const unsigned char devices_ipad_10[] = {
#embed "../../seeds/devices/ipad-10.json"
};
static const unsigned char devices_ipad_9[] = {
#embed "../../seeds/devices/ipad-9.json"
};
static const unsigned char devices_ipad_9_7[] = {
#embed "../../seeds/devices/ipad-9-7.json"
};
static const unsigned char devices_ipad_mini_6[] = {
#embed "../../seeds/devices/ipad-mini-6.json"
};
static const unsigned char devices_ipad_pro_10_5[] = {
#embed "../../seeds/devices/ipad-pro-10-5.json"
};
static const unsigned char devices_ipad_pro_11[] = {
#embed "../../seeds/devices/ipad-pro-11.json"
};
static const unsigned char devices_ipad_pro_12_9[] = {
#embed "../../seeds/devices/ipad-pro-12-9.json"
};
static const unsigned char devices_ipad_pro_13[] = {
#embed "../../seeds/devices/ipad-pro-13.json"
};
static const unsigned char devices_iphone_11[] = {
#embed "../../seeds/devices/iphone-11.json"
};
static const unsigned char devices_iphone_14[] = {
#embed "../../seeds/devices/iphone-14.json"
};
static const unsigned char devices_iphone_14_plus[] = {
#embed "../../seeds/devices/iphone-14-plus.json"
};
static const unsigned char devices_iphone_15[] = {
#embed "../../seeds/devices/iphone-15.json"
};
static const unsigned char devices_iphone_15_pro_max[] = {
#embed "../../seeds/devices/iphone-15-pro-max.json"
};
static const unsigned char devices_iphone_16_pro[] = {
#embed "../../seeds/devices/iphone-16-pro.json"
};
static const unsigned char devices_iphone_16_pro_max[] = {
#embed "../../seeds/devices/iphone-16-pro-max.json"
};
static const unsigned char devices_iphone_8_plus[] = {
#embed "../../seeds/devices/iphone-8-plus.json"
};
static const unsigned char devices_iphone_se[] = {
#embed "../../seeds/devices/iphone-se.json"
};
static const unsigned char devices_iphone_se_3[] = {
#embed "../../seeds/devices/iphone-se-3.json"
};
static const unsigned char devices_iphone_x[] = {
#embed "../../seeds/devices/iphone-x.json"
};
static const unsigned char devices_pixel_7[] = {
#embed "../../seeds/devices/pixel-7.json"
};
static const unsigned char devices_pixel_tablet[] = {
#embed "../../seeds/devices/pixel-tablet.json"
};

static const unsigned char patterns_connect_the_dots[] = {
#embed "../../seeds/patterns/connect-the-dots.json"
};
static const unsigned char patterns_dive_deeper[] = {
#embed "../../seeds/patterns/dive-deeper.json"
};
static const unsigned char patterns_expand[] = {
#embed "../../seeds/patterns/expand.json"
};
static const unsigned char patterns_expand_covering[] = {
#embed "../../seeds/patterns/expand-covering.json"
};
static const unsigned char patterns_expand_sign_in[] = {
#embed "../../seeds/patterns/expand-sign-in.json"
};
static const unsigned char patterns_mask_reveal[] = {
#embed "../../seeds/patterns/mask-reveal.json"
};
static const unsigned char patterns_peek_over_the_edge[] = {
#embed "../../seeds/patterns/peek-over-the-edge.json"
};
static const unsigned char patterns_punch_out[] = {
#embed "../../seeds/patterns/punch-out.json"
};
static const unsigned char patterns_punch_out_covering[] = {
#embed "../../seeds/patterns/punch-out-covering.json"
};
static const unsigned char patterns_shift_the_shape[] = {
#embed "../../seeds/patterns/shift-the-shape.json"
};
static const unsigned char patterns_zoom_icons[] = {
#embed "../../seeds/patterns/zoom-icons.json"
};

static const CResource seeds[] = {
    {"devices/galaxy-s24", devices_galaxy_s24, sizeof devices_galaxy_s24},
    {"devices/ipad-10", devices_ipad_10, sizeof devices_ipad_10},
    {"devices/ipad-9", devices_ipad_9, sizeof devices_ipad_9},
    {"devices/ipad-9-7", devices_ipad_9_7, sizeof devices_ipad_9_7},
    {"devices/ipad-mini-6", devices_ipad_mini_6, sizeof devices_ipad_mini_6},
    {"devices/ipad-pro-10-5", devices_ipad_pro_10_5, sizeof devices_ipad_pro_10_5},
    {"devices/ipad-pro-11", devices_ipad_pro_11, sizeof devices_ipad_pro_11},
    {"devices/ipad-pro-12-9", devices_ipad_pro_12_9, sizeof devices_ipad_pro_12_9},
    {"devices/ipad-pro-13", devices_ipad_pro_13, sizeof devices_ipad_pro_13},
    {"devices/iphone-11", devices_iphone_11, sizeof devices_iphone_11},
    {"devices/iphone-14", devices_iphone_14, sizeof devices_iphone_14},
    {"devices/iphone-14-plus", devices_iphone_14_plus, sizeof devices_iphone_14_plus},
    {"devices/iphone-15", devices_iphone_15, sizeof devices_iphone_15},
    {"devices/iphone-15-pro-max", devices_iphone_15_pro_max, sizeof devices_iphone_15_pro_max},
    {"devices/iphone-16-pro", devices_iphone_16_pro, sizeof devices_iphone_16_pro},
    {"devices/iphone-16-pro-max", devices_iphone_16_pro_max, sizeof devices_iphone_16_pro_max},
    {"devices/iphone-8-plus", devices_iphone_8_plus, sizeof devices_iphone_8_plus},
    {"devices/iphone-se", devices_iphone_se, sizeof devices_iphone_se},
    {"devices/iphone-se-3", devices_iphone_se_3, sizeof devices_iphone_se_3},
    {"devices/iphone-x", devices_iphone_x, sizeof devices_iphone_x},
    {"devices/pixel-7", devices_pixel_7, sizeof devices_pixel_7},
    {"devices/pixel-tablet", devices_pixel_tablet, sizeof devices_pixel_tablet},
    {"items/facebook", items_facebook, sizeof items_facebook},
    {"items/instagram", items_instagram, sizeof items_instagram},
    {"items/twitter", items_twitter, sizeof items_twitter},
    {"items/vimeo", items_vimeo, sizeof items_vimeo},
    {"items/youtube", items_youtube, sizeof items_youtube},
    {"kinds/connect-the-dots", kinds_connect_the_dots, sizeof kinds_connect_the_dots},
    {"kinds/dive-deeper", kinds_dive_deeper, sizeof kinds_dive_deeper},
    {"kinds/expand", kinds_expand, sizeof kinds_expand},
    {"kinds/expand-covering", kinds_expand_covering, sizeof kinds_expand_covering},
    {"kinds/mask-reveal", kinds_mask_reveal, sizeof kinds_mask_reveal},
    {"kinds/peek-over-the-edge", kinds_peek_over_the_edge, sizeof kinds_peek_over_the_edge},
    {"kinds/punch-out", kinds_punch_out, sizeof kinds_punch_out},
    {"kinds/punch-out-covering", kinds_punch_out_covering, sizeof kinds_punch_out_covering},
    {"kinds/shift-the-shape", kinds_shift_the_shape, sizeof kinds_shift_the_shape},
    {"kinds/zoom-icons", kinds_zoom_icons, sizeof kinds_zoom_icons},
    {"patterns/connect-the-dots", patterns_connect_the_dots, sizeof patterns_connect_the_dots},
    {"patterns/dive-deeper", patterns_dive_deeper, sizeof patterns_dive_deeper},
    {"patterns/expand", patterns_expand, sizeof patterns_expand},
    {"patterns/expand-covering", patterns_expand_covering, sizeof patterns_expand_covering},
    {"patterns/expand-sign-in", patterns_expand_sign_in, sizeof patterns_expand_sign_in},
    {"patterns/mask-reveal", patterns_mask_reveal, sizeof patterns_mask_reveal},
    {"patterns/peek-over-the-edge", patterns_peek_over_the_edge, sizeof patterns_peek_over_the_edge},
    {"patterns/punch-out", patterns_punch_out, sizeof patterns_punch_out},
    {"patterns/punch-out-covering", patterns_punch_out_covering, sizeof patterns_punch_out_covering},
    {"patterns/shift-the-shape", patterns_shift_the_shape, sizeof patterns_shift_the_shape},
    {"patterns/zoom-icons", patterns_zoom_icons, sizeof patterns_zoom_icons},
};
const size_t c_seed_count = sizeof seeds / sizeof *seeds;

CResource c_seed(size_t index) { return seeds[index]; }
