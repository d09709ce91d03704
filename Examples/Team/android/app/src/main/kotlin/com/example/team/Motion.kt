package com.example.team

import androidx.compose.animation.core.CubicBezierEasing

/** The timings of the app, in milliseconds. */
object Motion {
    const val SHORT = 150
    const val MEDIUM = 300
    const val LONG = 450
    val Standard = CubicBezierEasing(0.2f, 0f, 0f, 1f)
}
