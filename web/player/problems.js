/** What the checks found on the screen that is shown, and where. */

class ProblemList {
  constructor(host, count, put) {
    this.host = host;
    this.count = count;
    this.put = put;
  }

  show({ found, here, builtIn, atPlaces, total, grid, current, isSaved, failure }) {
    const own = found.map(({ check, message, count }) => {
      const atHand = here.find(finding => finding.check.name === check.name);
      const where = total > 1 ? `at ${count} of ${total} places` : "";
      const place = total > 1 ? (atHand ? "here and " : "not here; ") : "";
      return { ...check, message: atHand?.message ?? message, where: place + where };
    });
    const rows = [...own, ...builtIn].sort((one, other) => ProblemList.rank(one) - ProblemList.rank(other));
    const list = element("ul", { class: "findings" }, ...rows.map(ProblemList.row));
    const none = element("p", { class: "fine" }, "Nothing is wrong on this screen.");
    const parts = [];
    if (failure) parts.push(element("p", { class: "failure" }, `The motion has no values: ${failure}`));
    parts.push(rows.length ? list : none);
    if (!isSaved) parts.push(element("p", { class: "note" }, "The kind’s own checks, of the values below; motif check runs all of them."));
    if (grid && atPlaces.length === total) parts.push(this.map(atPlaces, grid, current));
    this.host.replaceChildren(...parts);
    this.tell(rows);
  }

  /** How many there are, said aloud only where the number changes. */
  tell(rows) {
    const open = rows.filter(({ accepted }) => !accepted);
    const counts = ["error", "warning"].map(level => [open.filter(row => row.level === level).length, level]);
    const text = counts.filter(([count]) => count).map(([count, level]) => `${count} ${level}${count === 1 ? "" : "s"}`);
    if (this.count.textContent !== text.join(", ")) this.count.textContent = text.join(", ");
  }

  static rank({ level, accepted }) {
    return (accepted ? 3 : 0) + ["error", "warning", "info"].indexOf(level);
  }

  static row({ name, level, message, where, accepted, summary }) {
    const mark = { error: "✕", warning: "!", info: "i" }[level];
    const tag = element("span", { class: `mark ${accepted ? "accepted" : level}`, "aria-hidden": "true" }, accepted ? "✓" : mark);
    const words = element("p", {}, element("b", {}, `${accepted ? "accepted " : ""}${level} · ${name}`), ` ${message}`);
    const lesser = [where, accepted && `accepted: ${accepted}`, summary].filter(Boolean).join(" · ");
    return element("li", {}, tag, element("div", {}, words, ...(lesser ? [element("p", { class: "note" }, lesser)] : [])));
  }

  /** A map of the screen: a button for every place that is checked. */
  map(atPlaces, { name, places }, current) {
    const buttons = atPlaces.map((findings, index) => {
      const [row, column] = [Math.floor(index / 5) + 1, (index % 5) + 1];
      const level = findings.some(isSerious) ? "error" : findings.length ? "warning" : "fine";
      const label = `${name} in row ${row}, column ${column}: ${level === "fine" ? "nothing is wrong" : findings.map(({ check }) => check.name).join(", ")}`;
      const isHere = same(current, places[index]);
      const button = element("button", { type: "button", class: level, "aria-label": label, title: label, "aria-pressed": String(isHere) },
        { error: "✕", warning: "!", fine: "✓" }[level]);
      button.addEventListener("click", () => this.put({ [name]: places[index] }));
      return button;
    });
    return element("div", { class: "places" },
      element("div", { class: "place-grid", role: "group", "aria-label": `Places of ${name}` }, ...buttons),
      element("p", { class: "note" }, `Where the app puts ‘${name}’; press a place to see it there.`));
  }
}
