/** The values before and after each edit, to undo and repeat them. */

/** The milliseconds within which changes of the same values are one edit, such as dragging a slider. */
const together = 600;

/** The last change, if there is none that the next one could belong to. */
const none = { subject: undefined, time: -Infinity };

/** States of what is edited; two with the same text are the same. */
export class Edits {
  constructor(state) {
    this.states = [state];
    this.index = 0;
    this.last = none;
  }

  /** Notes a state after a change of what `subject` names, at a time in milliseconds. */
  note(state, subject, time) {
    if (JSON.stringify(state) === JSON.stringify(this.states[this.index])) return;
    const isSame = this.last.subject === subject && time - this.last.time < together;
    this.states.length = this.index + (isSame ? 0 : 1);
    this.index = this.states.push(state) - 1;
    this.last = { subject, time };
  }

  /** The state some edits before or after; `undefined` if there is none. */
  move(steps) {
    const state = this.states[this.index + steps];
    if (state === undefined) return undefined;
    this.index += steps;
    this.last = none;
    return state;
  }
}
