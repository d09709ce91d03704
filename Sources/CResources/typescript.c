#include "CResources.h"

static const unsigned char motion_bezier[] = {
#embed "../../typescript/MotionBezier.ts"
};
static const unsigned char motion_color[] = {
#embed "../../typescript/MotionColor.ts"
};
static const unsigned char motion_frames[] = {
#embed "../../typescript/MotionFrames.ts"
};
static const unsigned char motion_geometry[] = {
#embed "../../typescript/MotionGeometry.ts"
};
static const unsigned char motion_layer[] = {
#embed "../../typescript/MotionLayer.ts"
};
static const unsigned char motion_lines[] = {
#embed "../../typescript/MotionLines.ts"
};
static const unsigned char motion_numbers[] = {
#embed "../../typescript/MotionNumbers.ts"
};
static const unsigned char motion_reversal[] = {
#embed "../../typescript/MotionReversal.ts"
};
static const unsigned char motion_rows[] = {
#embed "../../typescript/MotionRows.ts"
};
static const unsigned char motion_settling[] = {
#embed "../../typescript/MotionSettling.ts"
};
static const unsigned char motion_sizes[] = {
#embed "../../typescript/MotionSizes.ts"
};
static const unsigned char motion_spring[] = {
#embed "../../typescript/MotionSpring.ts"
};
static const unsigned char motion_steps[] = {
#embed "../../typescript/MotionSteps.ts"
};
static const unsigned char motion_texts[] = {
#embed "../../typescript/MotionTexts.ts"
};
static const unsigned char motion_timing[] = {
#embed "../../typescript/MotionTiming.ts"
};
static const unsigned char motion_tracks[] = {
#embed "../../typescript/MotionTracks.ts"
};
static const unsigned char motionui_kit_spring[] = {
#embed "../../typescript/MotionUIKitSpring.ts"
};
static const unsigned char motion_values[] = {
#embed "../../typescript/MotionValues.ts"
};
static const unsigned char motion_box[] = {
#embed "../../typescript/layers/MotionBox.ts"
};
static const unsigned char motion_elements[] = {
#embed "../../typescript/motion/MotionElements.ts"
};
static const unsigned char motion_styles[] = {
#embed "../../typescript/motion/MotionStyles.ts"
};
static const unsigned char motion_clock[] = {
#embed "../../typescript/reanimated/MotionClock.ts"
};
static const unsigned char motion_style[] = {
#embed "../../typescript/reanimated/MotionStyle.ts"
};

static const CResource typescript[] = {
    {"MotionBezier", motion_bezier, sizeof motion_bezier},
    {"MotionColor", motion_color, sizeof motion_color},
    {"MotionFrames", motion_frames, sizeof motion_frames},
    {"MotionGeometry", motion_geometry, sizeof motion_geometry},
    {"MotionLayer", motion_layer, sizeof motion_layer},
    {"MotionLines", motion_lines, sizeof motion_lines},
    {"MotionNumbers", motion_numbers, sizeof motion_numbers},
    {"MotionReversal", motion_reversal, sizeof motion_reversal},
    {"MotionRows", motion_rows, sizeof motion_rows},
    {"MotionSettling", motion_settling, sizeof motion_settling},
    {"MotionSizes", motion_sizes, sizeof motion_sizes},
    {"MotionSpring", motion_spring, sizeof motion_spring},
    {"MotionSteps", motion_steps, sizeof motion_steps},
    {"MotionTexts", motion_texts, sizeof motion_texts},
    {"MotionTiming", motion_timing, sizeof motion_timing},
    {"MotionTracks", motion_tracks, sizeof motion_tracks},
    {"MotionUIKitSpring", motionui_kit_spring, sizeof motionui_kit_spring},
    {"MotionValues", motion_values, sizeof motion_values},
    {"layers/MotionBox", motion_box, sizeof motion_box},
    {"motion/MotionElements", motion_elements, sizeof motion_elements},
    {"motion/MotionStyles", motion_styles, sizeof motion_styles},
    {"reanimated/MotionClock", motion_clock, sizeof motion_clock},
    {"reanimated/MotionStyle", motion_style, sizeof motion_style},
};
const size_t c_typescript_count = sizeof typescript / sizeof *typescript;

CResource c_typescript(size_t index) { return typescript[index]; }
