#include "CResources.h"

static const unsigned char animations_runtime_js[] = {
#embed "../../web/animations/runtime.js"
};
static const unsigned char gallery_css[] = {
#embed "../../web/gallery.css"
};
static const unsigned char gallery_js[] = {
#embed "../../web/gallery.js"
};
static const unsigned char player_body_html[] = {
#embed "../../web/player/body.html"
};
static const unsigned char player_checks_js[] = {
#embed "../../web/player/checks.js"
};
static const unsigned char player_contents_js[] = {
#embed "../../web/player/contents.js"
};
static const unsigned char player_controls_js[] = {
#embed "../../web/player/controls.js"
};
static const unsigned char player_curve_control_js[] = {
#embed "../../web/player/curve-control.js"
};
static const unsigned char player_curve_forms_js[] = {
#embed "../../web/player/curve-forms.js"
};
static const unsigned char player_curve_pad_js[] = {
#embed "../../web/player/curve-pad.js"
};
static const unsigned char player_curve_js[] = {
#embed "../../web/player/curve.js"
};
static const unsigned char player_elements_js[] = {
#embed "../../web/player/elements.js"
};
static const unsigned char player_formula_js[] = {
#embed "../../web/player/formula.js"
};
static const unsigned char player_fragment_js[] = {
#embed "../../web/player/fragment.js"
};
static const unsigned char player_geometry_js[] = {
#embed "../../web/player/geometry.js"
};
static const unsigned char player_lanes_js[] = {
#embed "../../web/player/lanes.js"
};
static const unsigned char player_main_js[] = {
#embed "../../web/player/main.js"
};
static const unsigned char player_page_html[] = {
#embed "../../web/player/page.html"
};
static const unsigned char player_parameters_js[] = {
#embed "../../web/player/parameters.js"
};
static const unsigned char player_player_css[] = {
#embed "../../web/player/player.css"
};
static const unsigned char player_player_js[] = {
#embed "../../web/player/player.js"
};
static const unsigned char player_plot_js[] = {
#embed "../../web/player/plot.js"
};
static const unsigned char player_problems_js[] = {
#embed "../../web/player/problems.js"
};
static const unsigned char player_spring_js[] = {
#embed "../../web/player/spring.js"
};
static const unsigned char player_stage_js[] = {
#embed "../../web/player/stage.js"
};
static const unsigned char player_stand_ins_js[] = {
#embed "../../web/player/stand-ins.js"
};
static const unsigned char player_timeline_js[] = {
#embed "../../web/player/timeline.js"
};
static const unsigned char player_tracks_js[] = {
#embed "../../web/player/tracks.js"
};
static const unsigned char player_values_js[] = {
#embed "../../web/player/values.js"
};
static const unsigned char stand_ins_json[] = {
#embed "../../web/stand-ins.json"
};

static const CResource web[] = {
    {"animations/runtime.js", animations_runtime_js, sizeof animations_runtime_js},
    {"gallery.css", gallery_css, sizeof gallery_css},
    {"gallery.js", gallery_js, sizeof gallery_js},
    {"player/body.html", player_body_html, sizeof player_body_html},
    {"player/checks.js", player_checks_js, sizeof player_checks_js},
    {"player/contents.js", player_contents_js, sizeof player_contents_js},
    {"player/controls.js", player_controls_js, sizeof player_controls_js},
    {"player/curve-control.js", player_curve_control_js, sizeof player_curve_control_js},
    {"player/curve-forms.js", player_curve_forms_js, sizeof player_curve_forms_js},
    {"player/curve-pad.js", player_curve_pad_js, sizeof player_curve_pad_js},
    {"player/curve.js", player_curve_js, sizeof player_curve_js},
    {"player/elements.js", player_elements_js, sizeof player_elements_js},
    {"player/formula.js", player_formula_js, sizeof player_formula_js},
    {"player/fragment.js", player_fragment_js, sizeof player_fragment_js},
    {"player/geometry.js", player_geometry_js, sizeof player_geometry_js},
    {"player/lanes.js", player_lanes_js, sizeof player_lanes_js},
    {"player/main.js", player_main_js, sizeof player_main_js},
    {"player/page.html", player_page_html, sizeof player_page_html},
    {"player/parameters.js", player_parameters_js, sizeof player_parameters_js},
    {"player/player.css", player_player_css, sizeof player_player_css},
    {"player/player.js", player_player_js, sizeof player_player_js},
    {"player/plot.js", player_plot_js, sizeof player_plot_js},
    {"player/problems.js", player_problems_js, sizeof player_problems_js},
    {"player/spring.js", player_spring_js, sizeof player_spring_js},
    {"player/stage.js", player_stage_js, sizeof player_stage_js},
    {"player/stand-ins.js", player_stand_ins_js, sizeof player_stand_ins_js},
    {"player/timeline.js", player_timeline_js, sizeof player_timeline_js},
    {"player/tracks.js", player_tracks_js, sizeof player_tracks_js},
    {"player/values.js", player_values_js, sizeof player_values_js},
    {"stand-ins.json", stand_ins_json, sizeof stand_ins_json},
};
const size_t c_web_count = sizeof web / sizeof *web;

CResource c_web(size_t index) { return web[index]; }
