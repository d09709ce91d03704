/** The control of a curve: its form, and sliders for the numbers of the form. */

const curveForms = {
  cubicBezier: {
    label: "cubic-bezier(…)",
    fields: [["x1", 0, 1], ["y1", -1, 2], ["x2", 0, 1], ["y2", -1, 2]],
    read: curve => curve.cubicBezier,
    make: numbers => ({ cubicBezier: numbers }),
    start: [0.25, 0.1, 0.25, 1],
  },
  dampingRatio: {
    label: "spring, UIKit",
    fields: [["damping ratio", 0.05, 1], ["initial velocity", 0, 10]],
    read: ({ spring }) => spring?.dampingRatio !== undefined && [spring.dampingRatio, spring.initialVelocity ?? 0],
    make: ([dampingRatio, initialVelocity]) => ({ spring: { dampingRatio, initialVelocity } }),
    start: [0.7, 0],
  },
  bounce: {
    label: "spring, duration and bounce",
    fields: [["duration in s", 0.05, 2], ["bounce", -0.9, 0.9]],
    read: ({ spring }) => spring?.bounce !== undefined && [spring.duration, spring.bounce],
    make: ([duration, bounce]) => ({ spring: { duration, bounce } }),
    start: [0.5, 0.2],
  },
  response: {
    label: "spring, response",
    fields: [["response in s", 0.05, 2], ["damping fraction", 0.05, 2]],
    read: ({ spring }) => spring?.response !== undefined && [spring.response, spring.dampingFraction],
    make: ([response, dampingFraction]) => ({ spring: { response, dampingFraction } }),
    start: [0.5, 0.8],
  },
  mass: {
    label: "spring, Core Animation",
    fields: [["mass", 0.1, 10], ["stiffness", 1, 1000], ["damping", 0.5, 100], ["initial velocity", 0, 20]],
    read: ({ spring }) => spring?.mass !== undefined && [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity ?? 0],
    make: ([mass, stiffness, damping, initialVelocity]) => ({ spring: { mass, stiffness, damping, initialVelocity } }),
    start: [1, 100, 12, 0],
  },
};

const curveControl = (definition, id, take, refuse) => {
  const saved = definition.value;
  const formOf = curve =>
    typeof curve === "string" ? curve : Object.keys(curveForms).find(name => curveForms[name].read(curve)) ?? "saved";
  const options = [
    ...Object.keys(namedCurves).map(name => [name, name]),
    ...Object.entries(curveForms).map(([name, form]) => [name, form.label]),
    ...(formOf(saved) === "saved" ? [["saved", curveText(saved)]] : []),
  ];
  const field = element("select", { id }, ...options.map(([value, label]) => element("option", { value }, label)));
  const numbers = element("div", { class: "curve-numbers" });
  const show = curve => {
    const form = curveForms[formOf(curve)];
    field.value = formOf(curve);
    numbers.replaceChildren();
    if (!form) return;
    const values = [...form.read(curve)];
    numbers.append(...form.fields.map(([label, min, max], index) => {
      const slider = element("input", { type: "range", min, max, step: "any", "aria-label": `${definition.name}, ${label}` });
      const exact = element("input", { type: "number", step: "any", "aria-label": `${definition.name}, ${label}, exact` });
      const read = (from, to) => {
        const value = from === slider ? Number(Number(from.value).toPrecision(3)) : Number(from.value);
        const isBound = label.startsWith("x") ? value >= 0 && value <= 1 : label.includes("velocity") || label.startsWith("y") || label === "bounce" || value > 0;
        if (from.value === "" || !Number.isFinite(value) || !isBound) return refuse();
        to.value = values[index] = value;
        take(form.make([...values]));
      };
      slider.value = exact.value = values[index];
      slider.addEventListener("input", () => read(slider, exact));
      exact.addEventListener("input", () => read(exact, slider));
      return element("label", {}, element("span", {}, label), slider, exact);
    }));
  };
  field.addEventListener("change", () => {
    const form = curveForms[field.value];
    const isSaved = formOf(saved) === field.value;
    const curve = isSaved ? saved : form ? form.make(form.start) : field.value;
    show(curve);
    take(curve);
  });
  return { parts: [field, numbers], set: show };
};
