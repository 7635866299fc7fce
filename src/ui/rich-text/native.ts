import { ALLOWED } from './allowed';

/** HTML Sanitizer API, which TypeScript's DOM types lack. */
interface SafeElement extends HTMLElement {
  setHTML: (html: string, options: { sanitizer: typeof ALLOWED }) => void;
}

function isSafe(element: HTMLElement): element is SafeElement {
  return 'setHTML' in element;
}

/** Returns a sanitizer based on the HTML Sanitizer API; undefined if the browser lacks it. */
export function nativeSanitizer(): ((html: string) => ParentNode) | undefined {
  // A document without a browsing context: it loads no resources and runs no scripts.
  const inert = document.implementation.createHTMLDocument();
  if (!isSafe(inert.body)) return undefined;
  return (html) => {
    const place = inert.createElement('div');
    if (isSafe(place)) place.setHTML(html, { sanitizer: ALLOWED });
    return place;
  };
}
