import SwiftUI

struct SettingsView: View {
    @State private var isOn = false
    @State private var isExpanded = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack {
            Toggle("Sounds", isOn: $isOn)
                .animation(.easeInOut(duration: Motion.short), value: isOn)
            Button("More") {
                withAnimation(reduceMotion ? nil : Motion.snappy) { isExpanded.toggle() }
            }
            if isExpanded {
                Text("All of it").transition(.opacity.animation(.timingCurve(0.2, 0, 0, 1, duration: 0.3)))
            }
        }
    }
}
