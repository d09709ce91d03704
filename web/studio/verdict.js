/** Whether changed values can be saved, in words. */

/**
 * What the bar that saves says, and whether it offers to save. `obstacles` are reasons in the values, `problems` those that the server
 * found, `undefined` before it was asked; `trouble` is why the last attempt failed although the values are valid.
 */
export const verdictOf = ({ obstacles, problems, trouble = [], isSaving = false, failure = undefined }) => {
  const reasons = [...obstacles, ...(problems ?? [])];
  if (reasons.length) return { text: `Can’t be saved: ${reasons.join(". ")}`, level: "bad", canSave: false };
  if (isSaving) return { text: "Saving…", level: "", canSave: false };
  if (trouble.length) return { text: `Not saved: ${trouble.join(". ")}`, level: "bad", canSave: true };
  // Values that the kind permits may still let tracks overlap, and checks may fail: both are shown, not forbidden.
  const but = failure ? ", but the motion can’t be evaluated" : "";
  return problems ? { text: `Can be saved${but}`, level: "good", canSave: true } : { text: `Checking…${but}`, level: "", canSave: true };
};
