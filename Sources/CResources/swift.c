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
static const unsigned char uikit_formulas_springs[] = {
#embed "../../swift/uikit/FormulasSprings.swift"
};
static const unsigned char uikit_formulas_texts[] = {
#embed "../../swift/uikit/FormulasTexts.swift"
};
static const unsigned char uikit_motion_animator[] = {
#embed "../../swift/uikit/MotionAnimator.swift"
};
static const unsigned char uikit_motion_closing[] = {
#embed "../../swift/uikit/MotionClosing.swift"
};
static const unsigned char uikit_motion_curve[] = {
#embed "../../swift/uikit/MotionCurve.swift"
};
static const unsigned char uikit_motion_curve_animation[] = {
#embed "../../swift/uikit/MotionCurveAnimation.swift"
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

static const unsigned char swiftui_ending_spring[] = {
#embed "../../swift/swiftui/EndingSpring.swift"
};

static const unsigned char xctest_motion_samples[] = {
#embed "../../swift/xctest/MotionSamples.swift"
};

static const CResource swift[] = {
    {"xctest/MotionSamples", xctest_motion_samples, sizeof xctest_motion_samples},
    {"swiftui/EndingSpring", swiftui_ending_spring, sizeof swiftui_ending_spring},
    {"uikit/Formulas", uikit_formulas, sizeof uikit_formulas},
    {"uikit/FormulasColors", uikit_formulas_colors, sizeof uikit_formulas_colors},
    {"uikit/FormulasLists", uikit_formulas_lists, sizeof uikit_formulas_lists},
    {"uikit/FormulasSprings", uikit_formulas_springs, sizeof uikit_formulas_springs},
    {"uikit/FormulasTexts", uikit_formulas_texts, sizeof uikit_formulas_texts},
    {"uikit/MotionAnimator", uikit_motion_animator, sizeof uikit_motion_animator},
    {"uikit/MotionClosing", uikit_motion_closing, sizeof uikit_motion_closing},
    {"uikit/MotionCurve", uikit_motion_curve, sizeof uikit_motion_curve},
    {"uikit/MotionCurveAnimation", uikit_motion_curve_animation, sizeof uikit_motion_curve_animation},
    {"uikit/MotionElements", uikit_motion_elements, sizeof uikit_motion_elements},
    {"uikit/MotionInteraction", uikit_motion_interaction, sizeof uikit_motion_interaction},
    {"uikit/MotionPose", uikit_motion_pose, sizeof uikit_motion_pose},
    {"uikit/MotionProgress", uikit_motion_progress, sizeof uikit_motion_progress},
    {"uikit/MotionScreens", uikit_motion_screens, sizeof uikit_motion_screens},
    {"uikit/MotionShapes", uikit_motion_shapes, sizeof uikit_motion_shapes},
    {"uikit/MotionTrack", uikit_motion_track, sizeof uikit_motion_track},
    {"uikit/MotionTransition", uikit_motion_transition, sizeof uikit_motion_transition},
    {"uikit/MotionValues", uikit_motion_values, sizeof uikit_motion_values},
};
const size_t c_swift_count = sizeof swift / sizeof *swift;

CResource c_swift(size_t index) { return swift[index]; }
