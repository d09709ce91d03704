package com.example.team

import androidx.compose.animation.AnimatedVisibility
import androidx.compose.animation.animateColorAsState
import androidx.compose.animation.core.Spring
import androidx.compose.animation.core.spring
import androidx.compose.animation.core.tween
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.scaleIn
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp

@Composable
fun Menu(isOpen: Boolean, isPressed: Boolean) {
    val tint by animateColorAsState(
        if (isPressed) Color.Gray else Color.White, tween(Motion.SHORT), label = "tint",
    )
    AnimatedVisibility(
        visible = isOpen,
        enter = fadeIn(tween(Motion.MEDIUM, easing = Motion.Standard)) +
            scaleIn(spring(dampingRatio = Spring.DampingRatioLowBouncy, stiffness = 400f)),
        exit = fadeOut(tween(durationMillis = 150)),
    ) {
        Box(Modifier.size(200.dp).background(tint))
    }
}
