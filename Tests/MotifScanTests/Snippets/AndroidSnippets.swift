import MotifCore

extension Snippet {
    /// Animations and interpolators in the resources of Android apps.
    ///
    /// Without an interpolator, they accelerate and decelerate by a cosine, which isn't a single cubic Bézier. The
    /// numbers of the system's resources and of themes aren't in the app.
    /// - Source: Android's reference of animation resources; `Animation.ensureInterpolator`, `ValueAnimator`.
    static let android: [Snippet] = [
        Snippet(
            source: "nickbutcher/plaid@15958cc2:app/src/main/res/anim/chrome_custom_tab_enter.xml:18",
            code: """
                <alpha
                    xmlns:android="http://schemas.android.com/apk/res/android"
                    android:duration="60"
                    android:fillAfter="true"
                    android:fromAlpha="0.0"
                    android:interpolator="@android:interpolator/decelerate_quad"
                    android:toAlpha="1.0" />
                """, expected: [Expected(.outQuad, 0.06)]),
        Snippet(
            source: "nickbutcher/plaid@15958cc2:app/src/main/res/animator/active_raise.xml:22",
            code: """
                <selector xmlns:android="http://schemas.android.com/apk/res/android">
                    <item android:state_activated="true">
                        <objectAnimator
                            android:duration="@integer/rapid_animation"
                            android:propertyName="translationZ"
                            android:valueTo="@dimen/z_app_bar"
                            android:valueType="floatType" />
                    </item>
                    <item android:state_activated="false">
                        <objectAnimator
                            android:duration="@android:integer/config_shortAnimTime"
                            android:propertyName="translationZ"
                            android:valueTo="0dp"
                            android:valueType="floatType" />
                    </item>
                </selector>
                """, context: "<resources>\n    <integer name=\"rapid_animation\">120</integer>\n</resources>",
            expected: [Expected(nil, 0.12), Expected(unknown: ["duration"])]),
        Snippet(
            source: "nickbutcher/plaid@15958cc2:app/src/main/res/animator/comment_add_to_lines.xml:18",
            code: """
                <objectAnimator
                    xmlns:android="http://schemas.android.com/apk/res/android"
                    android:propertyName="pathData"
                    android:duration="@integer/comment_lines_add_duration"
                    android:interpolator="@android:interpolator/fast_out_slow_in"
                    android:valueType="pathType" />
                """,
            context: "<resources>\n    <integer name=\"comment_lines_add_duration\">300</integer>\n</resources>",
            expected: [Expected(.cubic(0.4, 0, 0.2, 1), 0.3)]),
        Snippet(
            source: "nickbutcher/plaid@15958cc2:app/src/main/res/animator/button_frown.xml:18",
            code: """
                <objectAnimator
                    xmlns:android="http://schemas.android.com/apk/res/android"
                    android:propertyName="pathData"
                    android:startOffset="1700"
                    android:duration="300"
                    android:interpolator="@android:interpolator/fast_out_slow_in"
                    android:valueType="pathType" />
                """, expected: [Expected(.cubic(0.4, 0, 0.2, 1), 0.3, delay: 1.7)]),
        Snippet(
            source: "TeamNewPipe/NewPipe@79767f95:app/src/main/res/animator/custom_fade_in.xml:3",
            code: """
                <?xml version="1.0" encoding="utf-8"?>
                <set xmlns:android="http://schemas.android.com/apk/res/android">
                    <objectAnimator
                        android:duration="120"
                        android:interpolator="@android:interpolator/accelerate_decelerate"
                        android:propertyName="alpha"
                        android:valueFrom="0.0f"
                        android:valueTo="1.0f" />
                </set>
                """, expected: [Expected(nil, 0.12)]),
        Snippet(
            source: "TeamNewPipe/NewPipe@79767f95:app/src/main/res/drawable/progress_circular_white.xml:2",
            code: """
                <rotate xmlns:android="http://schemas.android.com/apk/res/android"
                    android:fromDegrees="-90"
                    android:toDegrees="-90">
                    <shape
                        android:innerRadiusRatio="2.25"
                        android:shape="ring" />
                </rotate>
                """, expected: []),
        Snippet(
            source: "wikimedia/apps-android-wikipedia@aa428fa3:app/src/main/res/anim/pulse.xml:2",
            code: """
                <scale xmlns:android="http://schemas.android.com/apk/res/android"
                    android:duration="1000"
                    android:fromXScale="1"
                    android:pivotX="50%"
                    android:repeatCount="1"
                    android:repeatMode="reverse"
                    android:toXScale="2.5" />
                """, expected: [Expected(nil, 1, repeats: true)]),
        Snippet(
            source: "wikimedia/apps-android-wikipedia@aa428fa3:app/src/main/res/anim/thumbnail_item_press.xml:4",
            code: """
                <set xmlns:android="http://schemas.android.com/apk/res/android"
                    android:fillAfter="true">
                    <scale
                        android:duration="100"
                        android:startOffset="0"
                        android:fromXScale="1"
                        android:toXScale="@dimen/linkPreviewThumbPressOverScale" />
                    <scale
                        android:duration="100"
                        android:startOffset="100"
                        android:fromXScale="@dimen/linkPreviewThumbPressOverScale"
                        android:toXScale="@dimen/linkPreviewThumbPressScale" />
                </set>
                """, expected: [Expected(nil, 0.1), Expected(nil, 0.1, delay: 0.1)]),
        Snippet(
            source: "wikimedia/apps-android-wikipedia@aa428fa3:app/src/main/res/anim/thumbnail_item_release.xml:2",
            code: """
                <scale
                    xmlns:android="http://schemas.android.com/apk/res/android"
                    android:duration="@android:integer/config_shortAnimTime"
                    android:startOffset="0"
                    android:toXScale="1" />
                """, expected: [Expected(unknown: ["duration"])]),
        Snippet(
            source: "wikimedia/apps-android-wikipedia@aa428fa3:app/src/main/res/drawable/animated_dice.xml:30",
            code: """
                <target android:name="path_5">
                    <aapt:attr name="android:animation">
                        <set>
                            <objectAnimator
                                android:propertyName="pathData"
                                android:startOffset="50"
                                android:duration="45"
                                android:valueType="pathType"
                                android:interpolator="@android:interpolator/fast_out_slow_in"/>
                        </set>
                    </aapt:attr>
                </target>
                """, expected: [Expected(.cubic(0.4, 0, 0.2, 1), 0.045, delay: 0.05)]),
        Snippet(
            source:
                """
                alexjlockwood/adp-delightful-details@49f937a6:app/src/main/res/animator/\
                upload_progress_rotation.xml:1
                """,
            code: """
                <objectAnimator
                  xmlns:android="http://schemas.android.com/apk/res/android"
                  android:propertyName="rotation"
                  android:valueTo="720"
                  android:repeatCount="-1"
                  android:duration="5332"
                  android:interpolator="@android:anim/linear_interpolator" />
                """, expected: [Expected(.named(.linear), 5.332, repeats: true)]),
        Snippet(
            source:
                """
                alexjlockwood/adp-delightful-details@49f937a6:app/src/main/res/interpolator/\
                checkable_checkbox_tochecked_1.xml:1
                """,
            code: """
                <pathInterpolator
                  xmlns:android="http://schemas.android.com/apk/res/android"
                  android:pathData="M 0,0 c 0.33333333,0 0,1 1,1"/>
                """, expected: [Expected(.cubic(0.33333333, 0, 0, 1))]),
        Snippet(
            source:
                """
                alexjlockwood/adp-delightful-details@49f937a6:app/src/main/res/animator/\
                handwriting_io16_offset_trim_six.xml:1
                """,
            code: """
                <objectAnimator
                  xmlns:android="http://schemas.android.com/apk/res/android"
                  android:duration="5000"
                  android:interpolator="@android:interpolator/linear"
                  android:propertyName="trimPathOffset"
                  android:repeatCount="infinite"
                  android:repeatMode="restart"
                  android:valueTo="1"/>
                """, expected: [Expected(.named(.linear), 5, repeats: true)]),
        Snippet(
            source:
                """
                material-components/material-components-android@ac7e18ef:lib/java/com/google/android/material/\
                animation/res/interpolator/mtrl_fast_out_linear_in.xml:18
                """,
            code: """
                <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
                    android:controlX1="0.4"
                    android:controlY1="0"
                    android:controlX2="1"
                    android:controlY2="1"/>
                """, expected: [Expected(.cubic(0.4, 0, 1, 1))]),
        Snippet(
            source:
                """
                material-components/material-components-android@ac7e18ef:lib/java/com/google/android/material/\
                bottomsheet/res/anim/m3_bottom_sheet_slide_out.xml:19
                """,
            code: """
                <set xmlns:android="http://schemas.android.com/apk/res/android">
                  <translate
                      android:duration="@integer/m3_sys_motion_duration_medium3"
                      android:interpolator="@interpolator/m3_sys_motion_easing_emphasized"
                      android:fromYDelta="0"
                      android:toYDelta="20%p"/>
                </set>
                """,
            context: "<resources>\n  <integer name=\"m3_sys_motion_duration_medium3\">350</integer>\n</resources>",
            expected: [Expected(nil, 0.35)]),
        Snippet(
            source:
                """
                material-components/material-components-android@ac7e18ef:lib/java/com/google/android/material/\
                bottomsheet/res/anim/mtrl_bottom_sheet_slide_in.xml:21
                """,
            code: """
                <set xmlns:android="http://schemas.android.com/apk/res/android"
                    android:duration="250"
                    android:interpolator="@android:interpolator/linear_out_slow_in">

                  <translate
                      android:fromYDelta="20%p"
                      android:toYDelta="0"/>

                  <alpha
                      android:fromAlpha="0.0"
                      android:toAlpha="1.0"/>

                </set>
                """, expected: [Expected(.cubic(0, 0, 0.2, 1), 0.25), Expected(.cubic(0, 0, 0.2, 1), 0.25)]),
        Snippet(
            source:
                """
                material-components/material-components-android@ac7e18ef:lib/java/com/google/android/material/\
                card/res/animator/m3_card_state_list_anim.xml:24
                """,
            code: """
                <item android:state_enabled="true" android:state_hovered="true">
                  <objectAnimator
                    android:duration="?attr/motionDurationMedium4"
                    android:propertyName="translationZ"
                    android:interpolator="?attr/motionEasingEmphasizedInterpolator"
                    android:valueType="floatType"/>
                </item>
                """, expected: [Expected(unknown: ["duration", "interpolator"])]),
        Snippet(
            source:
                """
                material-components/material-components-android@ac7e18ef:lib/java/com/google/android/material/\
                floatingactionbutton/res/animator/design_fab_hide_motion_spec.xml:28
                """,
            code: """
                <set xmlns:android="http://schemas.android.com/apk/res/android">
                  <objectAnimator
                      android:propertyName="scale"
                      android:startOffset="0"
                      android:duration="200"
                      android:interpolator="@interpolator/mtrl_fast_out_linear_in"/>
                </set>
                """, expected: [Expected(nil, 0.2, unknown: ["interpolator"])]),
    ]
}
