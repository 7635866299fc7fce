/** What hides an element and all in it, but leaves its layout as it is. */
const HIDDEN = 'content-visibility';

/**
 * Makes an element that React hides (`<Activity>`) keep its layout. React hides by `display: none`,
 * after which a table of some hundred cells takes a phone's processor a quarter of a second to show
 * again; by `content-visibility` what is hidden can't be seen, focused, found or read either, and
 * shows at once. Browsers without it hide as React does. Takes no `display` of the element's own.
 */
export function keepLaidOut(element: HTMLElement | null): void {
  if (element === null || !CSS.supports(HIDDEN, 'hidden')) return;
  const { style } = element;
  // React's two ways, and the only ones it has: this when it hides, an assignment when it shows.
  Object.defineProperty(style, 'setProperty', {
    configurable: true,
    value: () => {
      style.contentVisibility = 'hidden';
    },
  });
  Object.defineProperty(style, 'display', {
    configurable: true,
    set: () => {
      style.contentVisibility = '';
    },
  });
}
