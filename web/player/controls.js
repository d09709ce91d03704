/** The controls around the screen, and the keys. */

Object.assign(Player.prototype, {
  makeControls() {
    const { motion, part } = this;
    this.operationButtons = motion.operations.map(operation => {
      const button = element("button", { type: "button", title: operation.summary || false }, operation.name);
      button.addEventListener("click", () => this.chooseOperation(operation));
      return button;
    });
    part("operations").replaceChildren(...this.operationButtons);
    part("operations").hidden = motion.operations.length < 2;
    part("device").replaceChildren(...motion.devices.map(({ title }, index) => element("option", { value: index }, title)));
    part("device").value = this.device;
    part("device").addEventListener("change", () => {
      this.device = Number(part("device").value);
      this.given = {};
      this.rebuild();
    });
    part("orientation").addEventListener("click", () => this.turn());
    part("play").addEventListener("click", () => this.toggle());
    part("scrub").addEventListener("input", () => this.seek(Number(part("scrub").value) / 1000));
    part("speed").addEventListener("change", () => (this.speed = Number(part("speed").value)));
    part("reduced").addEventListener("change", () => this.reduce(part("reduced").checked));
    part("reset").addEventListener("click", () => this.parameters.reset());
    part("copy").addEventListener("click", () => this.copyCommand());
    addEventListener("keydown", event => this.press(event));
    addEventListener("resize", () => this.rebuild());
    this.setPlaying(this.isPlaying);
    this.showChoices();
  },

  /** Marks the devices on which the kind's checks do not hold as this one is held. */
  markDevices() {
    const { motion, parameters, part } = this;
    for (const [index, device] of motion.devices.entries()) {
      const { found } = findingsOn(motion, parameters.values, this.screenOf(device));
      const mark = found.some(isSerious) ? "✕ " : found.length ? "! " : "";
      part("device").options[index].textContent = mark + device.title;
    }
  },

  /** What is pressed and what can be chosen. */
  showChoices() {
    const { part, operation } = this;
    this.operationButtons.forEach((button, index) =>
      button.setAttribute("aria-pressed", this.motion.operations[index] === operation));
    part("orientation").setAttribute("aria-pressed", this.isLandscape);
    part("reduced").disabled = !operation.reduced;
    part("reduced").checked = this.variant === "reduced";
    part("reduced").closest("label").title = operation.reduced ? "The motion for people who asked for less (R)" : "This operation has no variant for reduced motion";
  },

  chooseOperation(operation) {
    this.operation = operation;
    if (!operation.reduced) this.variant = "standard";
    this.time = 0;
    this.timeline = undefined;
    this.showChoices();
    this.rebuild();
  },

  turn() {
    this.isLandscape = !this.isLandscape;
    this.given = {};
    this.showChoices();
    this.rebuild();
  },

  reduce(isReduced) {
    this.variant = isReduced && this.operation.reduced ? "reduced" : "standard";
    this.timeline = undefined;
    this.showChoices();
    this.rebuild();
  },

  async copyCommand() {
    const { part } = this;
    try {
      await navigator.clipboard.writeText(part("command").textContent);
      part("copy").textContent = "Copied";
    } catch {
      // A page from a file may not write to the clipboard everywhere.
      getSelection().selectAllChildren(part("command"));
      part("copy").textContent = "Selected";
    }
    setTimeout(() => (part("copy").textContent = "Copy"), 1500);
  },

  /** A frame of a screen that shows sixty a second, as a fraction of the operation. */
  step(frames) {
    const [low, high] = this.timeline.range;
    this.seek(this.fraction + frames / 60 / (high - low || 1));
  },

  changeSpeed(by) {
    const { part } = this;
    const list = part("speed");
    list.selectedIndex = Math.min(Math.max(list.selectedIndex - by, 0), list.options.length - 1);
    this.speed = Number(list.value);
  },

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.timeline) return;
    const isField = event.target.matches("input:not([type=range], [type=checkbox]), select, textarea");
    const isOwn = event.target.matches("input[type=range]") && event.key.startsWith("Arrow") && event.target !== this.part("scrub");
    const isPressed = event.key === " " && event.target.matches("button, input[type=checkbox]");
    if (isField || isOwn || isPressed) return;
    const frames = event.shiftKey ? 10 : 1;
    const act = {
      " ": () => this.toggle(),
      ArrowLeft: () => this.step(-frames),
      ArrowRight: () => this.step(frames),
      Home: () => this.seek(0),
      End: () => this.seek(1),
      "[": () => this.changeSpeed(-1),
      "]": () => this.changeSpeed(1),
      o: () => this.turn(),
      r: () => this.reduce(this.variant === "standard"),
    }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const operation = /^[1-9]$/.test(event.key) && this.motion.operations[Number(event.key) - 1];
    if (!act && !operation) return;
    event.preventDefault();
    if (act) act();
    else this.chooseOperation(operation);
  },
});
