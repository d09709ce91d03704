import { AnimatePresence, motion, useReducedMotion } from "motion/react";
import { DURATION, STANDARD } from "./motion";

export function Card({ isOpen }: { isOpen: boolean }) {
  const reduced = useReducedMotion();
  return (
    <AnimatePresence>
      {isOpen && (
        <motion.div
          initial={{ opacity: 0, y: reduced ? 0 : 12 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0, transition: { duration: DURATION.short, ease: "easeIn" } }}
          transition={{ duration: DURATION.medium, ease: STANDARD }}
        />
      )}
    </AnimatePresence>
  );
}
