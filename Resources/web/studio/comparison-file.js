/** A comparison as a self-contained page, with the script, the style sheet, and the answers that it shows. */

const textOf = async path => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} can’t be read`);
  return response.text();
};

const escaped = text => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

/** The policy of the file: it may run its own script, and load nothing. */
const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

/** The text of the file; `answers` are the API’s answers by their addresses. */
export const comparisonFile = async (query, fragment, answers) => {
  const [script, style] = await Promise.all(["/assets/motif.js", "/assets/motif.css"].map(textOf));
  const given = JSON.stringify(answers).replaceAll("<", "\\u003c");
  const places = { root: "", page: "/compare", query: `?${query}`, fragment: fragment && `#${fragment}` };
  const address = Object.entries(places).map(([name, place]) => `data-${name}="${escaped(place)}"`).join(" ");
  return `<!doctype html>
<html lang="en" ${address}><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Compare · motif</title><style>${style}</style></head>
<body class="studio"><main id="main"></main><script>globalThis.motifGiven = ${given};
${script.replaceAll("</script", "<\\/script")}</script></body></html>
`;
};
