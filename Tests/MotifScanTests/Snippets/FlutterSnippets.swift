import MotifCore

extension Snippet {
    /// Widgets and controllers of Flutter, from apps and samples.
    ///
    /// Animated widgets are linear without a curve.
    /// - Source: flutter/flutter, `implicit_animations.dart`, `tween_animation_builder.dart`, `curves.dart`.
    static let flutter: [Snippet] = [
        Snippet(
            source: "flutter/gallery@cfcb9dbd:lib/demos/material/progress_indicator_demo.dart:28",
            code: """
                _controller = AnimationController(
                  duration: const Duration(milliseconds: 1500),
                  vsync: this,
                  animationBehavior: AnimationBehavior.preserve,
                )..forward();
                """, expected: [Expected(nil, 1.5)]),
        Snippet(
            source: "flutter/gallery@cfcb9dbd:lib/demos/material/progress_indicator_demo.dart:34",
            code: """
                _animation = CurvedAnimation(
                  parent: _controller,
                  curve: const Interval(0.0, 0.9, curve: Curves.fastOutSlowIn),
                  reverseCurve: Curves.fastOutSlowIn,
                );
                """, expected: [Expected(.cubic(0.4, 0, 0.2, 1)), Expected(.cubic(0.4, 0, 0.2, 1))]),
        Snippet(
            source: "flutter/gallery@cfcb9dbd:lib/demos/reference/motion_demo_fade_scale_transition.dart:26",
            code: """
                _controller = AnimationController(
                  value: 0,
                  duration: const Duration(milliseconds: 150),
                  reverseDuration: const Duration(milliseconds: 75),
                  vsync: this,
                );
                """, expected: [Expected(nil, 0.15), Expected(nil, 0.075)]),
        Snippet(
            source: "flutter/gallery@cfcb9dbd:lib/pages/backdrop.dart:47",
            code: """
                _settingsPanelController = AnimationController(
                    vsync: this,
                    duration: widget.isDesktop
                        ? settingsPanelMobileAnimationDuration
                        : settingsPanelDesktopAnimationDuration);
                """,
            context: """
                const Duration settingsPanelMobileAnimationDuration =
                    Duration(milliseconds: 200);
                const Duration settingsPanelDesktopAnimationDuration =
                    Duration(milliseconds: 600);
                """, expected: [Expected(nil, 0.2), Expected(nil, 0.6)]),
        Snippet(
            source: "flutter/gallery@cfcb9dbd:lib/pages/category_list_item.dart:38",
            code: """
                class _CategoryListItemState extends State<CategoryListItem>
                    with SingleTickerProviderStateMixin {
                  static final Animatable<double> _easeInTween =
                      CurveTween(curve: Curves.easeIn);
                  static const _expandDuration = Duration(milliseconds: 200);

                  @override
                  void initState() {
                    super.initState();
                    _controller = AnimationController(duration: _expandDuration, vsync: this);
                  }
                }
                """, expected: [Expected(.named(.easeIn)), Expected(nil, 0.2)]),
        Snippet(
            source: "flutter/gallery@cfcb9dbd:lib/pages/demo.dart:386",
            code: """
                section = AnimatedSize(
                  duration: const Duration(milliseconds: 200),
                  alignment: Alignment.topCenter,
                  curve: Curves.easeIn,
                  child: section,
                );
                """, expected: [Expected(.named(.easeIn), 0.2)]),
        Snippet(
            source: "flutter/gallery@cfcb9dbd:lib/pages/home.dart:615",
            code: """
                CurvedAnimation(
                  parent: controller,
                  curve: Interval(
                    0.000 + startDelayFraction,
                    0.400 + startDelayFraction,
                    curve: Curves.ease,
                  ),
                ),
                """, expected: [Expected(.named(.default), unknown: ["begin", "end"])]),
        Snippet(
            source: "flutter/gallery@cfcb9dbd:lib/pages/home.dart:912",
            code: """
                onTap: () {
                  _controller.animateTo(
                    _controller.offset - _carouselItemWidth,
                    duration: const Duration(milliseconds: 200),
                    curve: Curves.easeInOut,
                  );
                },
                """, expected: [Expected(.named(.easeInOut), 0.2)]),
        Snippet(
            source: "gskinnerTeam/flutter-wonderous-app@747b945a:lib/ui/common/controls/buttons.dart:262",
            code: """
                child: AnimatedContainer(
                  foregroundDecoration: BoxDecoration(
                    color: _isOver ? $styles.colors.white.withAlpha(30) : $styles.colors.white.withAlpha(0),
                  ),
                  duration: const Duration(milliseconds: 400),
                  curve: Curves.easeInOut,
                  child: widget.child,
                ),
                """, expected: [Expected(.named(.easeInOut), 0.4)]),
        Snippet(
            source: "gskinnerTeam/flutter-wonderous-app@747b945a:lib/ui/common/compass_divider.dart:22",
            code: """
                Duration duration = this.duration ?? 1500.animateMs;
                Widget buildHzAnimatedDivider({bool alignLeft = false}) {
                  return TweenAnimationBuilder<double>(
                    duration: duration,
                    tween: Tween(begin: 0, end: isExpanded ? 1 : 0),
                    curve: Curves.easeOut,
                    child: Divider(height: 1, thickness: .5),
                  );
                }
                """,
            expected: [
                Expected(.named(.easeOut), unknown: ["duration"]), Expected(.named(.easeOut), unknown: ["duration"]),
            ]),
        Snippet(
            source:
                "gskinnerTeam/flutter-wonderous-app@747b945a:lib/ui/common/modals/fullscreen_url_img_viewer.dart:56",
            code: """
                void _animateToPage(int page) {
                  if (page >= 0 || page < widget.urls.length) {
                    _controller.animateToPage(page, duration: $styles.times.fast, curve: Curves.easeOut);
                  }
                }
                """, expected: [Expected(.named(.easeOut), unknown: ["duration"])]),
        Snippet(
            source: "gskinnerTeam/flutter-wonderous-app@747b945a:lib/ui/common/utils/page_routes.dart:18",
            code: """
                class PageRoutes {
                  static const Duration kDefaultDuration = Duration(milliseconds: 300);

                  static Route<T> dialog<T>(
                    Widget child, {
                    Duration duration = kDefaultDuration,
                    bool opaque = false,
                  }) {
                    return PageRouteBuilder<T>(
                      transitionDuration: duration,
                      reverseTransitionDuration: duration,
                      opaque: opaque,
                    );
                  }
                }
                """, expected: Array(repeating: Expected(unknown: ["timing"]), count: 2)),
        Snippet(
            source: "flutter/samples@978919bd:animations/lib/src/misc/physics_card_drag.dart:44",
            code: """
                final _spring = const SpringDescription(
                  mass: 10,
                  stiffness: 1000,
                  damping: 0.7,
                );
                """, expected: [Expected(.physical(mass: 10, 1000, 0.7))]),
        Snippet(
            source: "flutter/samples@978919bd:animations/lib/src/misc/animated_list.dart:43",
            code: """
                return FadeTransition(
                  opacity: CurvedAnimation(
                    parent: animation,
                    curve: const Interval(0.5, 1.0),
                  ),
                );
                """, expected: [Expected(.named(.linear))]),
        Snippet(
            source: "flutter/samples@978919bd:animations/lib/src/misc/expand_card.dart:46",
            code: """
                class _ExpandCardState extends State<ExpandCard> {
                  static const Duration duration = Duration(milliseconds: 300);

                  @override
                  Widget build(context) {
                    return Card(
                      child: AnimatedContainer(
                        duration: duration,
                        width: size,
                        curve: Curves.ease,
                        child: AnimatedOpacity(
                          duration: const Duration(milliseconds: 100),
                          opacity: 1,
                        ),
                      ),
                    );
                  }
                }
                """, expected: [Expected(.named(.default), 0.3), Expected(.named(.linear), 0.1)]),
        Snippet(
            source: "flutter/samples@978919bd:material_3_demo/lib/src/home.dart:64",
            code: """
                controller = AnimationController(
                  duration: Duration(milliseconds: transitionLength.toInt() * 2),
                  value: 0,
                  vsync: this,
                );
                """, context: "const double transitionLength = 500;", expected: [Expected(nil, 1)]),
        Snippet(
            source: "flutter/samples@978919bd:animations/lib/src/misc/curved_animation.dart:51",
            code: """
                static const _duration = Duration(seconds: 4);
                void initState() {
                  controller = AnimationController(duration: _duration, vsync: this);
                  curvedAnimation = CurvedAnimation(
                    parent: controller,
                    curve: selectedForwardCurve.curve,
                    reverseCurve: selectedReverseCurve.curve,
                  );
                }
                """,
            expected: [
                Expected(nil, 4), Expected(nil, 4, unknown: ["curve"]), Expected(nil, 4, unknown: ["curve"]),
            ]),
        Snippet(
            source: "flutter/samples@978919bd:animations/lib/src/basics/page_route_builder.dart:35",
            code: "var curveTween = CurveTween(curve: Curves.ease);", expected: [Expected(.named(.default))]),
    ]
}
