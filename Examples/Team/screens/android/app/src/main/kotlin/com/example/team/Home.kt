package com.example.team

import androidx.compose.animation.AnimatedContent
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import com.example.team.generated.MotionSize
import com.example.team.generated.OpenMenu
import com.example.team.generated.motion
import com.example.team.generated.motionPopTransform
import com.example.team.generated.motionTransform
import com.example.team.generated.openMenuDestination
import com.example.team.generated.openMenuSource

/** Opens the menu out of its button, with the exported motion. */
@Composable
fun Home(isMenuOpen: Boolean, width: Double, height: Double) {
    val openMenu = remember(width, height) { OpenMenu(MotionSize(width, height)) }
    AnimatedContent(
        targetState = isMenuOpen,
        transitionSpec = { if (targetState) motionTransform else motionPopTransform },
        label = "menu",
    ) { isMenu ->
        if (isMenu) {
            val layers = openMenuDestination(openMenu)
            Box(Modifier.fillMaxSize().motion { layers().destination }) { Menu(isOpen = true, isPressed = false) }
        } else {
            val layers = openMenuSource(openMenu)
            Box(Modifier.fillMaxSize().motion { layers().source }) {
                val button = Modifier.offset(openMenu.view.x.dp, openMenu.view.y.dp).size(56.dp)
                Box(button.motion { layers().view })
            }
        }
    }
}
