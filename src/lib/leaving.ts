let leaving = false;

if ('window' in globalThis) {
  window.addEventListener('pagehide', () => {
    leaving = true;
  });
  // A page that the browser kept comes back: then the visitor hasn't left.
  window.addEventListener('pageshow', () => {
    leaving = false;
  });
}

/** Whether the visitor is on the way out of the site: what fails now fails because of that. */
export function isLeaving(): boolean {
  return leaving;
}
