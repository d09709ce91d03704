#include "CResources.h"

static const unsigned char uikit_motif_animator[] = {
#embed "../../swift/uikit/MotifAnimator.swift"
};
static const unsigned char uikit_motif_closing[] = {
#embed "../../swift/uikit/MotifClosing.swift"
};
static const unsigned char uikit_motif_curve[] = {
#embed "../../swift/uikit/MotifCurve.swift"
};
static const unsigned char uikit_motif_curve_animation[] = {
#embed "../../swift/uikit/MotifCurveAnimation.swift"
};
static const unsigned char uikit_motif_elements[] = {
#embed "../../swift/uikit/MotifElements.swift"
};
static const unsigned char uikit_motif_formulas[] = {
#embed "../../swift/uikit/MotifFormulas.swift"
};
static const unsigned char uikit_motif_formulas_colors[] = {
#embed "../../swift/uikit/MotifFormulasColors.swift"
};
static const unsigned char uikit_motif_formulas_lists[] = {
#embed "../../swift/uikit/MotifFormulasLists.swift"
};
static const unsigned char uikit_motif_formulas_springs[] = {
#embed "../../swift/uikit/MotifFormulasSprings.swift"
};
static const unsigned char uikit_motif_formulas_texts[] = {
#embed "../../swift/uikit/MotifFormulasTexts.swift"
};
static const unsigned char uikit_motif_gesture[] = {
#embed "../../swift/uikit/MotifGesture.swift"
};
static const unsigned char uikit_motif_interaction[] = {
#embed "../../swift/uikit/MotifInteraction.swift"
};
static const unsigned char uikit_motif_miniature[] = {
#embed "../../swift/uikit/MotifMiniature.swift"
};
static const unsigned char uikit_motif_pose[] = {
#embed "../../swift/uikit/MotifPose.swift"
};
static const unsigned char uikit_motif_progress[] = {
#embed "../../swift/uikit/MotifProgress.swift"
};
static const unsigned char uikit_motif_screens[] = {
#embed "../../swift/uikit/MotifScreens.swift"
};
static const unsigned char uikit_motif_shapes[] = {
#embed "../../swift/uikit/MotifShapes.swift"
};
static const unsigned char uikit_motif_track[] = {
#embed "../../swift/uikit/MotifTrack.swift"
};
static const unsigned char uikit_motif_transition[] = {
#embed "../../swift/uikit/MotifTransition.swift"
};
static const unsigned char uikit_motif_values[] = {
#embed "../../swift/uikit/MotifValues.swift"
};
static const unsigned char swiftui_motif_spring[] = {
#embed "../../swift/swiftui/MotifSpring.swift"
};
static const unsigned char xctest_motif_samples[] = {
#embed "../../swift/xctest/MotifSamples.swift"
};

static const CResource swift[] = {
    {"uikit/MotifAnimator", uikit_motif_animator, sizeof uikit_motif_animator},
    {"uikit/MotifClosing", uikit_motif_closing, sizeof uikit_motif_closing},
    {"uikit/MotifCurve", uikit_motif_curve, sizeof uikit_motif_curve},
    {"uikit/MotifCurveAnimation", uikit_motif_curve_animation, sizeof uikit_motif_curve_animation},
    {"uikit/MotifElements", uikit_motif_elements, sizeof uikit_motif_elements},
    {"uikit/MotifFormulas", uikit_motif_formulas, sizeof uikit_motif_formulas},
    {"uikit/MotifFormulasColors", uikit_motif_formulas_colors, sizeof uikit_motif_formulas_colors},
    {"uikit/MotifFormulasLists", uikit_motif_formulas_lists, sizeof uikit_motif_formulas_lists},
    {"uikit/MotifFormulasSprings", uikit_motif_formulas_springs, sizeof uikit_motif_formulas_springs},
    {"uikit/MotifFormulasTexts", uikit_motif_formulas_texts, sizeof uikit_motif_formulas_texts},
    {"uikit/MotifGesture", uikit_motif_gesture, sizeof uikit_motif_gesture},
    {"uikit/MotifInteraction", uikit_motif_interaction, sizeof uikit_motif_interaction},
    {"uikit/MotifMiniature", uikit_motif_miniature, sizeof uikit_motif_miniature},
    {"uikit/MotifPose", uikit_motif_pose, sizeof uikit_motif_pose},
    {"uikit/MotifProgress", uikit_motif_progress, sizeof uikit_motif_progress},
    {"uikit/MotifScreens", uikit_motif_screens, sizeof uikit_motif_screens},
    {"uikit/MotifShapes", uikit_motif_shapes, sizeof uikit_motif_shapes},
    {"uikit/MotifTrack", uikit_motif_track, sizeof uikit_motif_track},
    {"uikit/MotifTransition", uikit_motif_transition, sizeof uikit_motif_transition},
    {"uikit/MotifValues", uikit_motif_values, sizeof uikit_motif_values},
    {"swiftui/MotifSpring", swiftui_motif_spring, sizeof swiftui_motif_spring},
    {"xctest/MotifSamples", xctest_motif_samples, sizeof xctest_motif_samples},
};
const size_t c_swift_count = sizeof swift / sizeof *swift;

CResource c_swift(size_t index) { return swift[index]; }
