import { motion } from "motion/react";

export function Badge({ count }: { count: number }) {
  return (
    <motion.span key={count} initial={{ scale: 0.6 }} animate={{ scale: 1 }}
      transition={{ type: "spring", stiffness: 400, damping: 26 }}>
      {count}
    </motion.span>
  );
}
