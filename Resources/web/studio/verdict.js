/** Whether changed values can be saved, in words. */

/**
 * The text of the save bar, and whether it offers to save. `obstacles` are problems that the page found in the values.
 * `problems` are those that the server found, or `undefined` before it was asked. `trouble` is the error of the last
 * save, if the values are valid. `conflict` names the author of another value that was saved in the meantime.
 */
export const verdictOf = known => {
  const { obstacles, problems, trouble = [], isSaving, failure, conflict } = known;
  const reasons = [...obstacles, ...(problems ?? [])];
  if (conflict && !obstacles.length) return { text: conflict, level: "bad", canSave: true };
  if (reasons.length) return { text: `Can’t be saved: ${reasons.join(". ")}`, level: "bad", canSave: false };
  if (isSaving) return { text: "Saving…", level: "", canSave: false };
  if (trouble.length) return { text: `Not saved: ${trouble.join(". ")}`, level: "bad", canSave: true };
  // Values that the kind allows may still make tracks overlap or checks fail: both are shown, but not forbidden.
  const but = failure ? ", but the motion can’t be evaluated" : "";
  if (!problems) return { text: `Checking…${but}`, level: "", canSave: true };
  return { text: `Can be saved${but}`, level: "good", canSave: true };
};
