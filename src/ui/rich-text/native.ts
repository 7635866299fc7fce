import { ALLOWED } from './allowed';

/** The HTML Sanitizer API, which TypeScript's own types don't have yet. */
interface SafeElement extends HTMLElement {
  setHTML: (html: string, options: { sanitizer: typeof ALLOWED }) => void;
}

function isSafe(element: HTMLElement): element is SafeElement {
  return 'setHTML' in element;
}

/** Sanitises by the browser itself; undefined where it can't. */
export function nativeSanitiser(): ((html: string) => ParentNode) | undefined {
  // A document without a window: nothing in it loads or runs.
  const inert = document.implementation.createHTMLDocument();
  if (!isSafe(inert.body)) return undefined;
  return (html) => {
    const place = inert.createElement('div');
    if (isSafe(place)) place.setHTML(html, { sanitizer: ALLOWED });
    return place;
  };
}
