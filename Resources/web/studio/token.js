/**
 * The token that lets pages save. It is in the address that ‘motif serve’ prints. Browsers store it for this port
 * alone, whereas they send cookies to every port.
 */

const name = "motif-token";

const [, token] = /^#token=([0-9a-f]+)$/.exec(globalThis.location?.hash ?? "") ?? [];
if (token) {
  localStorage.setItem(name, token);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/**
 * The header fields that prove to the server that this page may save.
 *
 * @returns {Record<string, string>}
 */
export const authorization = () => {
  const kept = localStorage.getItem(name);
  return kept ? { Authorization: `Bearer ${kept}` } : {};
};
