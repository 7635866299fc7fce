import type { CSSProperties } from 'react';

/**
 * Hides a cached page, but leaves its layout as it is: with `display: none` a table of some hundred
 * cells takes a phone's processor a quarter of a second to show again. What is hidden so can't be
 * seen, focused, found or read either. Browsers without it do without the layout.
 */
export const HIDDEN_STYLE: CSSProperties = CSS.supports('content-visibility', 'hidden')
  ? { contentVisibility: 'hidden' }
  : { display: 'none' };

/**
 * Keeps React from hiding an element (`<Activity>`): the page is hidden by `AWAY` already. Takes no
 * `display` of the element's own.
 */
export function preserveLayout(element: HTMLElement | null): void {
  if (element === null) return;
  // React's two ways, and the only ones it has: this when it hides, an assignment when it shows.
  Object.defineProperty(element.style, 'setProperty', {
    configurable: true,
    value: () => undefined,
  });
  Object.defineProperty(element.style, 'display', { configurable: true, set: () => undefined });
}
