#include "CResources.h"

static const unsigned char uikit_formulas[] = {
#embed "../../swift/uikit/Formulas.swift"
};
static const unsigned char uikit_formulas_colors[] = {
#embed "../../swift/uikit/FormulasColors.swift"
};
static const unsigned char uikit_formulas_lists[] = {
#embed "../../swift/uikit/FormulasLists.swift"
};
static const unsigned char uikit_formulas_texts[] = {
#embed "../../swift/uikit/FormulasTexts.swift"
};
static const unsigned char uikit_motion_animator[] = {
#embed "../../swift/uikit/MotionAnimator.swift"
};
static const unsigned char uikit_motion_curve[] = {
#embed "../../swift/uikit/MotionCurve.swift"
};
static const unsigned char uikit_motion_elements[] = {
#embed "../../swift/uikit/MotionElements.swift"
};
static const unsigned char uikit_motion_interaction[] = {
#embed "../../swift/uikit/MotionInteraction.swift"
};
static const unsigned char uikit_motion_pose[] = {
#embed "../../swift/uikit/MotionPose.swift"
};
static const unsigned char uikit_motion_progress[] = {
#embed "../../swift/uikit/MotionProgress.swift"
};
static const unsigned char uikit_motion_screens[] = {
#embed "../../swift/uikit/MotionScreens.swift"
};
static const unsigned char uikit_motion_shapes[] = {
#embed "../../swift/uikit/MotionShapes.swift"
};
static const unsigned char uikit_motion_track[] = {
#embed "../../swift/uikit/MotionTrack.swift"
};
static const unsigned char uikit_motion_transition[] = {
#embed "../../swift/uikit/MotionTransition.swift"
};
static const unsigned char uikit_motion_values[] = {
#embed "../../swift/uikit/MotionValues.swift"
};

static const CResource swift[] = {
    {"Formulas", uikit_formulas, sizeof uikit_formulas},
    {"FormulasColors", uikit_formulas_colors, sizeof uikit_formulas_colors},
    {"FormulasLists", uikit_formulas_lists, sizeof uikit_formulas_lists},
    {"FormulasTexts", uikit_formulas_texts, sizeof uikit_formulas_texts},
    {"MotionAnimator", uikit_motion_animator, sizeof uikit_motion_animator},
    {"MotionCurve", uikit_motion_curve, sizeof uikit_motion_curve},
    {"MotionElements", uikit_motion_elements, sizeof uikit_motion_elements},
    {"MotionInteraction", uikit_motion_interaction, sizeof uikit_motion_interaction},
    {"MotionPose", uikit_motion_pose, sizeof uikit_motion_pose},
    {"MotionProgress", uikit_motion_progress, sizeof uikit_motion_progress},
    {"MotionScreens", uikit_motion_screens, sizeof uikit_motion_screens},
    {"MotionShapes", uikit_motion_shapes, sizeof uikit_motion_shapes},
    {"MotionTrack", uikit_motion_track, sizeof uikit_motion_track},
    {"MotionTransition", uikit_motion_transition, sizeof uikit_motion_transition},
    {"MotionValues", uikit_motion_values, sizeof uikit_motion_values},
};
const size_t c_swift_count = sizeof swift / sizeof *swift;

CResource c_swift(size_t index) { return swift[index]; }
