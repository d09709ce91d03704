#include "CResources.h"

static const unsigned char animations_runtime_js[] = {
#embed "../../web/animations/runtime.js"
};
static const unsigned char icon_svg[] = {
#embed "../../web/icon.svg"
};
static const unsigned char page_html[] = {
#embed "../../web/page.html"
};
static const unsigned char pages_css[] = {
#embed "../../web/pages.css"
};
static const unsigned char parts_html[] = {
#embed "../../web/parts.html"
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
static const unsigned char player_easings_js[] = {
#embed "../../web/player/easings.js"
};
static const unsigned char player_edits_js[] = {
#embed "../../web/player/edits.js"
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
static const unsigned char player_number_field_js[] = {
#embed "../../web/player/number-field.js"
};
static const unsigned char player_numbers_js[] = {
#embed "../../web/player/numbers.js"
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
static const unsigned char studio_css[] = {
#embed "../../web/studio.css"
};
static const unsigned char studio_actions_js[] = {
#embed "../../web/studio/actions.js"
};
static const unsigned char studio_answers_js[] = {
#embed "../../web/studio/answers.js"
};
static const unsigned char studio_api_js[] = {
#embed "../../web/studio/api.js"
};
static const unsigned char studio_changelog_js[] = {
#embed "../../web/studio/changelog.js"
};
static const unsigned char studio_choosers_js[] = {
#embed "../../web/studio/choosers.js"
};
static const unsigned char studio_choreography_js[] = {
#embed "../../web/studio/choreography.js"
};
static const unsigned char studio_code_js[] = {
#embed "../../web/studio/code.js"
};
static const unsigned char studio_compare_js[] = {
#embed "../../web/studio/compare.js"
};
static const unsigned char studio_comparison_file_js[] = {
#embed "../../web/studio/comparison-file.js"
};
static const unsigned char studio_comparison_js[] = {
#embed "../../web/studio/comparison.js"
};
static const unsigned char studio_conflict_js[] = {
#embed "../../web/studio/conflict.js"
};
static const unsigned char studio_dialogs_js[] = {
#embed "../../web/studio/dialogs.js"
};
static const unsigned char studio_document_js[] = {
#embed "../../web/studio/document.js"
};
static const unsigned char studio_editor_js[] = {
#embed "../../web/studio/editor.js"
};
static const unsigned char studio_exporting_js[] = {
#embed "../../web/studio/exporting.js"
};
static const unsigned char studio_facets_js[] = {
#embed "../../web/studio/facets.js"
};
static const unsigned char studio_fields_js[] = {
#embed "../../web/studio/fields.js"
};
static const unsigned char studio_finding_js[] = {
#embed "../../web/studio/finding.js"
};
static const unsigned char studio_heading_js[] = {
#embed "../../web/studio/heading.js"
};
static const unsigned char studio_history_js[] = {
#embed "../../web/studio/history.js"
};
static const unsigned char studio_kind_js[] = {
#embed "../../web/studio/kind.js"
};
static const unsigned char studio_lists_js[] = {
#embed "../../web/studio/lists.js"
};
static const unsigned char studio_live_js[] = {
#embed "../../web/studio/live.js"
};
static const unsigned char studio_main_js[] = {
#embed "../../web/studio/main.js"
};
static const unsigned char studio_new_js[] = {
#embed "../../web/studio/new.js"
};
static const unsigned char studio_notices_js[] = {
#embed "../../web/studio/notices.js"
};
static const unsigned char studio_parameter_rows_js[] = {
#embed "../../web/studio/parameter-rows.js"
};
static const unsigned char studio_pattern_js[] = {
#embed "../../web/studio/pattern.js"
};
static const unsigned char studio_pictures_js[] = {
#embed "../../web/studio/pictures.js"
};
static const unsigned char studio_save_bar_js[] = {
#embed "../../web/studio/save-bar.js"
};
static const unsigned char studio_screens_js[] = {
#embed "../../web/studio/screens.js"
};
static const unsigned char studio_session_js[] = {
#embed "../../web/studio/session.js"
};
static const unsigned char studio_shared_values_js[] = {
#embed "../../web/studio/shared-values.js"
};
static const unsigned char studio_site_js[] = {
#embed "../../web/studio/site.js"
};
static const unsigned char studio_spelling_js[] = {
#embed "../../web/studio/spelling.js"
};
static const unsigned char studio_token_js[] = {
#embed "../../web/studio/token.js"
};
static const unsigned char studio_tuner_js[] = {
#embed "../../web/studio/tuner.js"
};
static const unsigned char studio_verdict_js[] = {
#embed "../../web/studio/verdict.js"
};
static const unsigned char studio_words_js[] = {
#embed "../../web/studio/words.js"
};

static const CResource web[] = {
    {"animations/runtime.js", animations_runtime_js, sizeof animations_runtime_js},
    {"icon.svg", icon_svg, sizeof icon_svg},
    {"page.html", page_html, sizeof page_html},
    {"pages.css", pages_css, sizeof pages_css},
    {"parts.html", parts_html, sizeof parts_html},
    {"player/body.html", player_body_html, sizeof player_body_html},
    {"player/checks.js", player_checks_js, sizeof player_checks_js},
    {"player/contents.js", player_contents_js, sizeof player_contents_js},
    {"player/controls.js", player_controls_js, sizeof player_controls_js},
    {"player/curve-control.js", player_curve_control_js, sizeof player_curve_control_js},
    {"player/curve-forms.js", player_curve_forms_js, sizeof player_curve_forms_js},
    {"player/curve-pad.js", player_curve_pad_js, sizeof player_curve_pad_js},
    {"player/curve.js", player_curve_js, sizeof player_curve_js},
    {"player/easings.js", player_easings_js, sizeof player_easings_js},
    {"player/edits.js", player_edits_js, sizeof player_edits_js},
    {"player/elements.js", player_elements_js, sizeof player_elements_js},
    {"player/formula.js", player_formula_js, sizeof player_formula_js},
    {"player/fragment.js", player_fragment_js, sizeof player_fragment_js},
    {"player/geometry.js", player_geometry_js, sizeof player_geometry_js},
    {"player/lanes.js", player_lanes_js, sizeof player_lanes_js},
    {"player/main.js", player_main_js, sizeof player_main_js},
    {"player/number-field.js", player_number_field_js, sizeof player_number_field_js},
    {"player/numbers.js", player_numbers_js, sizeof player_numbers_js},
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
    {"studio.css", studio_css, sizeof studio_css},
    {"studio/actions.js", studio_actions_js, sizeof studio_actions_js},
    {"studio/answers.js", studio_answers_js, sizeof studio_answers_js},
    {"studio/api.js", studio_api_js, sizeof studio_api_js},
    {"studio/changelog.js", studio_changelog_js, sizeof studio_changelog_js},
    {"studio/choosers.js", studio_choosers_js, sizeof studio_choosers_js},
    {"studio/choreography.js", studio_choreography_js, sizeof studio_choreography_js},
    {"studio/code.js", studio_code_js, sizeof studio_code_js},
    {"studio/compare.js", studio_compare_js, sizeof studio_compare_js},
    {"studio/comparison-file.js", studio_comparison_file_js, sizeof studio_comparison_file_js},
    {"studio/comparison.js", studio_comparison_js, sizeof studio_comparison_js},
    {"studio/conflict.js", studio_conflict_js, sizeof studio_conflict_js},
    {"studio/dialogs.js", studio_dialogs_js, sizeof studio_dialogs_js},
    {"studio/document.js", studio_document_js, sizeof studio_document_js},
    {"studio/editor.js", studio_editor_js, sizeof studio_editor_js},
    {"studio/exporting.js", studio_exporting_js, sizeof studio_exporting_js},
    {"studio/facets.js", studio_facets_js, sizeof studio_facets_js},
    {"studio/fields.js", studio_fields_js, sizeof studio_fields_js},
    {"studio/finding.js", studio_finding_js, sizeof studio_finding_js},
    {"studio/heading.js", studio_heading_js, sizeof studio_heading_js},
    {"studio/history.js", studio_history_js, sizeof studio_history_js},
    {"studio/kind.js", studio_kind_js, sizeof studio_kind_js},
    {"studio/lists.js", studio_lists_js, sizeof studio_lists_js},
    {"studio/live.js", studio_live_js, sizeof studio_live_js},
    {"studio/main.js", studio_main_js, sizeof studio_main_js},
    {"studio/new.js", studio_new_js, sizeof studio_new_js},
    {"studio/notices.js", studio_notices_js, sizeof studio_notices_js},
    {"studio/parameter-rows.js", studio_parameter_rows_js, sizeof studio_parameter_rows_js},
    {"studio/pattern.js", studio_pattern_js, sizeof studio_pattern_js},
    {"studio/pictures.js", studio_pictures_js, sizeof studio_pictures_js},
    {"studio/save-bar.js", studio_save_bar_js, sizeof studio_save_bar_js},
    {"studio/screens.js", studio_screens_js, sizeof studio_screens_js},
    {"studio/session.js", studio_session_js, sizeof studio_session_js},
    {"studio/shared-values.js", studio_shared_values_js, sizeof studio_shared_values_js},
    {"studio/site.js", studio_site_js, sizeof studio_site_js},
    {"studio/spelling.js", studio_spelling_js, sizeof studio_spelling_js},
    {"studio/token.js", studio_token_js, sizeof studio_token_js},
    {"studio/tuner.js", studio_tuner_js, sizeof studio_tuner_js},
    {"studio/verdict.js", studio_verdict_js, sizeof studio_verdict_js},
    {"studio/words.js", studio_words_js, sizeof studio_words_js},
};
const size_t c_web_count = sizeof web / sizeof *web;

CResource c_web(size_t index) { return web[index]; }
