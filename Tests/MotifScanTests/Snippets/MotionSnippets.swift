import MotifCore

extension Snippet {
    /// Transitions of Motion, from web components.
    ///
    /// A duration with a bounce is a spring that settles within it, with the damping ratio 1 − bounce. Without a type, a
    /// duration means a tween, and ease-in-out is its default.
    /// - Source: motiondivision/motion, motion-dom: `spring/find.ts`, `keyframes.ts`.
    static let motion: [Snippet] = [
        Snippet(
            source: "ibelick/motion-primitives@7c82b4e2:app/docs/accordion/accordion-variant.tsx:13",
            code: "<Accordion transition={{ type: 'spring', stiffness: 120, damping: 20 }} />",
            expected: [Expected(.physical(120, 20))]),
        Snippet(
            source: "ibelick/motion-primitives@7c82b4e2:app/docs/accordion/accordion-icons.tsx:13",
            code: "<Accordion transition={{ duration: 0.2, ease: 'easeInOut' }} />",
            expected: [Expected(.named(.easeInOut), 0.2)]),
        Snippet(
            source:
                "ibelick/motion-primitives@7c82b4e2:app/docs/animated-background/animated-card-background-hover.tsx:41",
            code: """
                <AnimatedBackground
                  className='rounded-lg bg-zinc-100 dark:bg-zinc-800'
                  transition={{
                    type: 'spring',
                    bounce: 0.2,
                    duration: 0.6,
                  }}
                  enableHover
                />
                """, expected: [Expected(.uiKit(0.8), 0.6)]),
        Snippet(
            source:
                "ibelick/motion-primitives@7c82b4e2:app/docs/animated-group/animated-group-custom-variants-2.tsx:11",
            code: """
                <AnimatedGroup
                  variants={{
                    container: {
                      visible: {
                        transition: {
                          staggerChildren: 0.05,
                        },
                      },
                    },
                    item: {
                      visible: {
                        opacity: 1,
                        transition: {
                          type: 'spring',
                          bounce: 0.3,
                          duration: 1,
                        },
                      },
                    },
                  }}
                />
                """, expected: [.system, Expected(.uiKit(0.7), 1)]),
        Snippet(
            source: "ibelick/motion-primitives@7c82b4e2:app/docs/border-trail/border-trail-card-2.tsx:29",
            code: """
                <BorderTrail
                  size={120}
                  transition={{
                    ease: [0, 0.5, 0.8, 0.5],
                    duration: 4,
                    repeat: 2,
                  }}
                />
                """, expected: [Expected(.cubic(0, 0.5, 0.8, 0.5), 4, repeats: true)]),
        Snippet(
            source: "ibelick/motion-primitives@7c82b4e2:app/docs/dialog/dialog-custom-exit.tsx:31",
            code: """
                export function DialogCustomExit() {
                  const customTransition: Transition = {
                    type: 'spring',
                    bounce: 0,
                    duration: 0.25,
                  };

                  return (
                    <Dialog variants={customVariants} transition={customTransition}>
                    </Dialog>
                  );
                }
                """, expected: [Expected(.uiKit(1), 0.25), Expected(.uiKit(1), 0.25)]),
        Snippet(
            source: "ibelick/motion-primitives@7c82b4e2:app/docs/sliding-number/sliding-basic.tsx:23",
            code: """
                <motion.div
                  initial={{ y: 0, fontSize: `${24}px` }}
                  transition={{
                    ease: [1, 0, 0.35, 0.95],
                    duration: 1.5,
                    delay: 0.3,
                  }}
                />
                """, expected: [Expected(.cubic(1, 0, 0.35, 0.95), 1.5, delay: 0.3)]),
        Snippet(
            source: "ibelick/motion-primitives@7c82b4e2:app/docs/morphing-dialog/morphing-dialog-image.tsx:40",
            code: """
                <motion.div
                  animate={{ opacity: 1, transition: { delay: 0.3, duration: 0.1 } }}
                  exit={{ opacity: 0, transition: { duration: 0 } }}
                />
                """, expected: [Expected(.named(.easeOut), 0.1, delay: 0.3), Expected(.named(.easeOut), 0)]),
        Snippet(
            source: "ibelick/motion-primitives@7c82b4e2:app/docs/text-effect/text-effect-exit.tsx:36",
            code: """
                const blurSlideVariants = {
                  container: {
                    exit: { transition: { staggerChildren: 0.01, staggerDirection: 1 } },
                  },
                  item: {
                    visible: { opacity: 1, transition: { duration: 0.4 } },
                  },
                };
                """, expected: [.system, Expected(.named(.easeOut), 0.4)]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/components/sections/expandable-masonary-section.tsx:34",
            code: "<motion.div transition={{ duration: 1.6, ease: [0.25, 0.1, 0.25, 1] }} />",
            expected: [Expected(.cubic(0.25, 0.1, 0.25, 1), 1.6)]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/example/pointer-demo-1.tsx:21",
            code: """
                <motion.div
                  animate={{ scale: [0.8, 1, 0.8] }}
                  transition={{
                    duration: 1.5,
                    repeat: Infinity,
                    ease: "easeInOut",
                  }}
                >
                """, expected: [Expected(.named(.easeInOut), 1.5, repeats: true)]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/magicui/animated-beam.tsx:169",
            code: """
                export const AnimatedBeam = ({ delay = 0, duration = 5, repeat = Infinity, repeatDelay = 0 }) => (
                  <motion.linearGradient
                    transition={{
                      delay,
                      duration,
                      ease: [0.16, 1, 0.3, 1], // https://easings.net/#easeOutExpo
                      repeat,
                      repeatDelay,
                    }}
                  />
                )
                """,
            expected: [Expected(.cubic(0.16, 1, 0.3, 1), unknown: ["duration", "delay", "repeat count"])]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/magicui/animated-list.tsx:18",
            code: """
                const animations: MotionProps = {
                  initial: { scale: 0, opacity: 0 },
                  animate: { scale: 1, opacity: 1, originY: 0 },
                  transition: { type: "spring", stiffness: 350, damping: 40 },
                }
                """, expected: [Expected(.physical(350, 40))]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/magicui/shiny-button.tsx:12",
            code: """
                const animationProps: MotionProps = {
                  whileTap: { scale: 0.95 },
                  transition: {
                    repeat: Infinity,
                    repeatType: "loop",
                    repeatDelay: 1,
                    type: "spring",
                    stiffness: 20,
                    damping: 15,
                    mass: 2,
                    scale: {
                      type: "spring",
                      stiffness: 200,
                      damping: 5,
                      mass: 0.5,
                    },
                  },
                }
                """,
            expected: [
                Expected(.physical(mass: 2, 20, 15), repeats: true), Expected(.physical(mass: 0.5, 200, 5)),
            ]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/magicui/sparkles-text.tsx:34",
            code: """
                const Sparkle: React.FC<Sparkle> = ({ id, x, y, color, delay, scale }) => {
                  return (
                    <motion.svg transition={{ duration: 0.8, repeat: Infinity, delay }} />
                  )
                }
                """, expected: [Expected(.named(.easeOut), 0.8, repeats: true, unknown: ["delay"])]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/magicui/dot-pattern.tsx:143",
            code: """
                <motion.circle
                  transition={
                    glow
                      ? {
                          duration: dot.duration,
                          repeat: Infinity,
                          repeatType: "reverse",
                          delay: dot.delay,
                          ease: "easeInOut",
                        }
                      : {}
                  }
                />
                """, expected: [Expected(.named(.easeInOut), repeats: true, unknown: ["duration", "delay"])]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/magicui/terminal.tsx:99",
            code: "<motion.div transition={{ duration: 0.3, delay: sequence ? 0 : delay / 1000 }} />",
            expected: [
                Expected(.named(.easeOut), 0.3), Expected(.named(.easeOut), 0.3, unknown: ["delay"]),
            ]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/example/text-3d-flip-demo.tsx:12",
            code: "<Text3DFlip transition={{ type: \"spring\", damping: 25, stiffness: 160 }} />",
            expected: [Expected(.physical(160, 25))]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/magicui/border-beam.tsx:97",
            code: """
                export const BorderBeam = ({ delay = 0, duration = 6, transition }: BorderBeamProps) => (
                  <motion.div
                    transition={{
                      repeat: Infinity,
                      ease: "linear",
                      duration,
                      delay: -delay,
                      ...transition,
                    }}
                  />
                )
                """, expected: [Expected(.named(.linear), repeats: true, unknown: ["duration", "delay", "timing"])]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/magicui/blur-fade.tsx:81",
            code: """
                export function BlurFade({ duration = 0.4, delay = 0, ...props }: BlurFadeProps) {
                  return (
                    <motion.div
                      transition={{
                        delay: 0.04 + delay,
                        duration,
                        ease: "easeOut",
                        ...(shouldTransitionFilter ? { filter: { duration } } : {}),
                      }}
                    />
                  )
                }
                """,
            expected: [
                Expected(.named(.easeOut), unknown: ["duration", "delay"]),
                // A value doesn't wait for its transition.
                Expected(.named(.easeOut), unknown: ["duration"]),
            ]),
        Snippet(
            source: "magicuidesign/magicui@2d671cc6:apps/www/registry/magicui/lens.tsx:88",
            code: """
                export function Lens({ children, duration = 0.1 }: LensProps) {
                  return <motion.div transition={{ duration }} />
                }
                """, expected: [Expected(.named(.easeOut), unknown: ["duration"])]),
    ]
}
