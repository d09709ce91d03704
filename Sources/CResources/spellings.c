#include "CResources.h"

static const unsigned char android[] = {
#embed "../../spellings/android.txt"
};
static const unsigned char compose[] = {
#embed "../../spellings/compose.txt"
};
static const unsigned char core_animation[] = {
#embed "../../spellings/core-animation.txt"
};
static const unsigned char css[] = {
#embed "../../spellings/css.txt"
};
static const unsigned char figma[] = {
#embed "../../spellings/figma.txt"
};
static const unsigned char flutter[] = {
#embed "../../spellings/flutter.txt"
};
static const unsigned char lottie[] = {
#embed "../../spellings/lottie.txt"
};
static const unsigned char motion[] = {
#embed "../../spellings/motion.txt"
};
static const unsigned char notes[] = {
#embed "../../spellings/notes.txt"
};
static const unsigned char react_easings[] = {
#embed "../../spellings/react-easings.txt"
};
static const unsigned char react_native[] = {
#embed "../../spellings/react-native.txt"
};
static const unsigned char reanimated[] = {
#embed "../../spellings/reanimated.txt"
};
static const unsigned char swiftui[] = {
#embed "../../spellings/swiftui.txt"
};
static const unsigned char tokens[] = {
#embed "../../spellings/tokens.txt"
};
static const unsigned char uikit[] = {
#embed "../../spellings/uikit.txt"
};

static const CResource spellings[] = {
    {"android", android, sizeof android},
    {"compose", compose, sizeof compose},
    {"core-animation", core_animation, sizeof core_animation},
    {"css", css, sizeof css},
    {"figma", figma, sizeof figma},
    {"flutter", flutter, sizeof flutter},
    {"lottie", lottie, sizeof lottie},
    {"motion", motion, sizeof motion},
    {"notes", notes, sizeof notes},
    {"react-easings", react_easings, sizeof react_easings},
    {"react-native", react_native, sizeof react_native},
    {"reanimated", reanimated, sizeof reanimated},
    {"swiftui", swiftui, sizeof swiftui},
    {"tokens", tokens, sizeof tokens},
    {"uikit", uikit, sizeof uikit},
};
const size_t c_spelling_count = sizeof spellings / sizeof *spellings;

CResource c_spelling(size_t index) { return spellings[index]; }
