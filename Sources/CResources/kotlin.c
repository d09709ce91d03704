#include "CResources.h"

static const unsigned char motion_bezier[] = {
#embed "../../kotlin/MotionBezier.kt"
};
static const unsigned char motion_color[] = {
#embed "../../kotlin/MotionColor.kt"
};
static const unsigned char motion_geometry[] = {
#embed "../../kotlin/MotionGeometry.kt"
};
static const unsigned char motion_layer[] = {
#embed "../../kotlin/MotionLayer.kt"
};
static const unsigned char motion_lines[] = {
#embed "../../kotlin/MotionLines.kt"
};
static const unsigned char motion_numbers[] = {
#embed "../../kotlin/MotionNumbers.kt"
};
static const unsigned char motion_rows[] = {
#embed "../../kotlin/MotionRows.kt"
};
static const unsigned char motion_settling[] = {
#embed "../../kotlin/MotionSettling.kt"
};
static const unsigned char motion_spring[] = {
#embed "../../kotlin/MotionSpring.kt"
};
static const unsigned char motion_steps[] = {
#embed "../../kotlin/MotionSteps.kt"
};
static const unsigned char motion_texts[] = {
#embed "../../kotlin/MotionTexts.kt"
};
static const unsigned char motion_timing[] = {
#embed "../../kotlin/MotionTiming.kt"
};
static const unsigned char motion_tracks[] = {
#embed "../../kotlin/MotionTracks.kt"
};
static const unsigned char motionui_kit_spring[] = {
#embed "../../kotlin/MotionUIKitSpring.kt"
};
static const unsigned char compose_motion_clock[] = {
#embed "../../kotlin/compose/MotionClock.kt"
};
static const unsigned char compose_motion_modifier[] = {
#embed "../../kotlin/compose/MotionModifier.kt"
};
static const unsigned char compose_motion_pose[] = {
#embed "../../kotlin/compose/MotionPose.kt"
};

static const CResource kotlin[] = {
    {"MotionBezier", motion_bezier, sizeof motion_bezier},
    {"MotionColor", motion_color, sizeof motion_color},
    {"MotionGeometry", motion_geometry, sizeof motion_geometry},
    {"MotionLayer", motion_layer, sizeof motion_layer},
    {"MotionLines", motion_lines, sizeof motion_lines},
    {"MotionNumbers", motion_numbers, sizeof motion_numbers},
    {"MotionRows", motion_rows, sizeof motion_rows},
    {"MotionSettling", motion_settling, sizeof motion_settling},
    {"MotionSpring", motion_spring, sizeof motion_spring},
    {"MotionSteps", motion_steps, sizeof motion_steps},
    {"MotionTexts", motion_texts, sizeof motion_texts},
    {"MotionTiming", motion_timing, sizeof motion_timing},
    {"MotionTracks", motion_tracks, sizeof motion_tracks},
    {"MotionUIKitSpring", motionui_kit_spring, sizeof motionui_kit_spring},
    {"compose/MotionClock", compose_motion_clock, sizeof compose_motion_clock},
    {"compose/MotionModifier", compose_motion_modifier, sizeof compose_motion_modifier},
    {"compose/MotionPose", compose_motion_pose, sizeof compose_motion_pose},
};
const size_t c_kotlin_count = sizeof kotlin / sizeof *kotlin;

CResource c_kotlin(size_t index) { return kotlin[index]; }
