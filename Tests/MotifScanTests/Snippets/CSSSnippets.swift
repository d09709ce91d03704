import MotifCore

extension Snippet {
    /// Transitions and animations of CSS and Sass, from libraries.
    ///
    /// Without an easing, `ease` is used; the declarations of a rule are one place, with a timing for each item.
    /// - Source: CSS Transitions Level 1, 2.3 and 2.5; CSS Animations Level 1, 4.4 and 4.8.
    static let css: [Snippet] = [
        Snippet(
            source: "emilkowalski/sonner@8e4662b3:src/styles.css:51",
            code: ".a {\n  transition: transform 400ms ease;\n}", expected: [Expected(.named(.default), 0.4)]),
        Snippet(
            source: "emilkowalski/sonner@8e4662b3:src/styles.css:89",
            code: ".a { transition: transform 400ms, opacity 400ms, height 400ms, box-shadow 200ms; }",
            expected: [0.4, 0.4, 0.4, 0.2].map { Expected(.named(.default), $0) }),
        Snippet(
            source: "emilkowalski/sonner@8e4662b3:src/styles.css:163",
            code: ".a { animation: sonner-fade-in 300ms ease forwards; }",
            expected: [Expected(.named(.default), 0.3)]),
        Snippet(
            source: "emilkowalski/sonner@8e4662b3:src/styles.css:361",
            code: """
                [data-sonner-toast][data-swipe-out='true'][data-y-position='bottom'],
                [data-sonner-toast][data-swipe-out='true'][data-y-position='top'] {
                  animation-duration: 200ms;
                  animation-timing-function: ease-out;
                  animation-fill-mode: forwards;
                }
                """, expected: [Expected(.named(.easeOut), 0.2)]),
        Snippet(
            source: "emilkowalski/sonner@8e4662b3:src/styles.css:607",
            code: """
                .sonner-loading-bar {
                  animation: sonner-spin 1.2s linear infinite;
                  background: var(--gray11);
                }

                .sonner-loading-bar:nth-child(1) {
                  animation-delay: -1.2s;
                  transform: rotate(0.0001deg) translate(146%);
                }
                """, expected: [Expected(.named(.linear), 1.2, repeats: true), Expected(delay: -1.2)]),
        Snippet(
            source: "emilkowalski/sonner@8e4662b3:src/styles.css:712",
            code: """
                @media (prefers-reduced-motion) {
                  [data-sonner-toast] {
                    transition: none !important;
                    animation: none !important;
                  }
                }
                """, expected: [.none, .none]),
        Snippet(
            source: "emilkowalski/vaul@3e97aac6:src/style.css:4",
            code: ".a { transition: transform 0.5s cubic-bezier(0.32, 0.72, 0, 1); }",
            expected: [Expected(.cubic(0.32, 0.72, 0, 1), 0.5)]),
        Snippet(
            source: "emilkowalski/vaul@3e97aac6:src/style.css:10",
            code: ".a {\n  animation-name: slideFromBottom;\n}\n@keyframes slideFromBottom { from { opacity: 0; } }",
            expected: []),
        Snippet(
            source: "animate-css/animate.css@3f8ab233:source/_base.css:2",
            code: """
                .animated {
                  animation-duration: var(--animate-duration);
                  animation-fill-mode: both;
                }
                """, context: ":root {\n  --animate-duration: 1s;\n  --animate-delay: 1s;\n  --animate-repeat: 1;\n}",
            expected: [Expected(nil, 1)]),
        Snippet(
            source: "animate-css/animate.css@3f8ab233:animate.css:85",
            code: ".animated.fast { animation-duration: calc(var(--animate-duration) * 0.8); }",
            context: ":root { --animate-duration: 1s; }", expected: [Expected(nil, 0.8)]),
        Snippet(
            source: "primer/css@0875df4f:src/buttons/button.scss:74",
            code: """
                .btn {
                  transition: 80ms cubic-bezier(0.33, 1, 0.68, 1);
                  transition-property: color, background-color, box-shadow, border-color;

                  &:hover,
                  [open] > & {
                    transition-duration: 0.1s;
                  }
                }
                """, expected: [Expected(.cubic(0.33, 1, 0.68, 1), 0.08), Expected(nil, 0.1)]),
        Snippet(
            source: "primer/css@0875df4f:src/loaders/loaders.scss:13",
            code: ".a::after { animation: AnimatedEllipsis-keyframes 1.2s steps(4, jump-none) infinite; }",
            expected: [Expected(.steps(4, .none), 1.2, repeats: true)]),
        Snippet(
            source: "primer/css@0875df4f:src/marketing/buttons/button.scss:25",
            code: ".a { transition: box-shadow 0.2s, outline 0.2s ease; }",
            expected: [Expected(.named(.default), 0.2), Expected(.named(.default), 0.2)]),
        Snippet(
            source: "primer/css@0875df4f:src/marketing/utilities/animations.scss:5",
            code: """
                .hover-grow-mktg {
                  // stylelint-disable-next-line declaration-property-value-no-unknown
                  transition: transform 0.4s $ease-mktg;
                }
                """, context: "$ease-mktg: cubic-bezier(0.16, 1, 0.3, 1) !default;",
            expected: [Expected(.cubic(0.16, 1, 0.3, 1), 0.4)]),
        Snippet(
            source: "primer/css@0875df4f:src/select-menu/select-menu.scss:235",
            code: """
                .SelectMenu-icon--check {
                  visibility: hidden;
                  transition: transform 0.12s cubic-bezier(0.5, 0.1, 1, 0.5), visibility 0s 0.12s linear;
                  transform: scale(0);
                }
                """,
            expected: [Expected(.cubic(0.5, 0.1, 1, 0.5), 0.12), Expected(.named(.linear), 0, delay: 0.12)]),
        Snippet(
            source: "primer/css@0875df4f:src/toasts/toasts.scss:100",
            code: ".a { animation: Toast--animateIn 0.18s cubic-bezier(0.22, 0.61, 0.36, 1) backwards; }",
            expected: [Expected(.cubic(0.22, 0.61, 0.36, 1), 0.18)]),
        Snippet(
            source: "primer/css@0875df4f:src/tooltips/tooltips.scss:50",
            code: """
                .tooltipped:focus {
                  animation-name: tooltip-appear;
                  animation-duration: $tooltip-duration;
                  animation-fill-mode: forwards;
                  animation-timing-function: ease-in;
                }
                """, context: "$tooltip-duration: 0.1s !default;",
            expected: [Expected(.named(.easeIn), 0.1)]),
        Snippet(
            source: "material-components/material-components-web@65521916:packages/mdc-banner/_banner.scss:111",
            code: """
                $_enter-duration: 300ms;
                .mdc-banner--open {
                  @include feature-targeting.targets($feat-animation) {
                    transition: height $_enter-duration ease;
                  }
                }
                """, expected: [Expected(.named(.default), 0.3)]),
        Snippet(
            source: "material-components/material-components-web@65521916:packages/mdc-checkbox/_checkbox.scss:294",
            code: """
                .mdc-checkbox__background {
                  animation-duration: checkbox-theme.$transition-duration * 2;
                  animation-timing-function: linear;
                }
                """, context: "$transition-duration: 90ms !default;",
            expected: [Expected(.named(.linear), 0.18)]),
        Snippet(
            source:
                "material-components/material-components-web@65521916:packages/mdc-button/_button-outlined.scss:68",
            code: """
                @mixin outline-transition($duration, $easing) {
                  .mdc-button--outlined {
                    transition: border #{$duration} #{$easing};
                  }
                }
                """, expected: [Expected(unknown: ["value"])]),
    ]
}
