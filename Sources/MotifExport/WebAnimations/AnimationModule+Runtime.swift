extension AnimationModule {
    /// What starts the operations; it is the same in every module.
    static let runtime = """
        const running = new WeakMap();

        const wantsLess = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

        function register() {
          for (const property of properties) {
            try {
              CSS.registerProperty(property);
            } catch (error) {
              // Another pattern of the page has registered it alike.
              if (error.name !== "InvalidModificationError") throw error;
            }
          }
        }

        function dress(element, style, undo) {
          const before = element.getAttribute("style");
          undo.push(() => {
            element.setAttribute("style", before ?? "");
            if (before === null) element.removeAttribute("style");
          });
          for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
        }

        /** Ends what runs on the outer element, and takes away the styles that it brought. */
        export function stop(root) {
          const state = running.get(root);
          if (!state) return;
          running.delete(root);
          for (const animation of state.animations) animation.cancel();
          for (const step of state.undo.reverse()) step();
        }

        /**
         * Starts an operation on the outer element and returns its animations.
         *
         * Where the user asked for reduced motion, or `reduced` says so, the variant for it runs. An operation by progress
         * is paused at its start; `seek` takes it on.
         */
        export function play(root, operation, { reduced = wantsLess() } = {}) {
          const chosen = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
          if (!chosen) throw new RangeError(`There is no operation '${operation}'`);
          stop(root);
          register();
          const isReduced = reduced && chosen.reduced !== undefined;
          const range = isReduced ? undefined : chosen.range;
          const [undo, animations] = [[], []];
          running.set(root, { undo, animations, range });
          const size = { width: `${screen.width}px`, height: `${screen.height}px` };
          dress(root, { position: "relative", overflow: "hidden", ...size }, undo);
          const elements = [...root.children].filter((element) => element.dataset.layer !== undefined);
          for (const element of elements) dress(element, { position: "absolute", display: "none" }, undo);
          for (const { layer, styles, tracks } of isReduced ? chosen.reduced : chosen.standard) {
            const outer = elements.find((element) => element.dataset.layer === layer);
            if (!outer) throw new RangeError(`There is no element for the layer '${layer}'`);
            let element = outer;
            for (const style of styles) {
              if (!element) throw new RangeError(`The element of the layer '${layer}' lacks one inside`);
              dress(element, style, undo);
              element = element.firstElementChild;
            }
            for (const { property, from, to, ...timing } of tracks) {
              const animation = outer.animate([{ [property]: from }, { [property]: to }], timing);
              if (range) animation.pause();
              animations.push(animation);
            }
          }
          return animations;
        }

        /** Takes an operation by progress that `play` has started to a progress. */
        export function seek(root, progress) {
          const { animations = [], range } = running.get(root) ?? {};
          if (range) for (const animation of animations) animation.currentTime = (progress - range[0]) * 1000;
        }

        """
}
