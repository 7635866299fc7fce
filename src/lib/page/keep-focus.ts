import { isShown } from '../is-shown';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Focuses the heading of the visible page. */
export function focusHeading(): void {
  // Only one of the cached pages is visible.
  [...document.querySelectorAll<HTMLElement>('main h1')]
    .find(isShown)
    ?.focus({ preventScroll: true });
}

/** Time in which a page replaces its content after a login, in milliseconds. */
const SETTLING = 2000;

/**
 * Focuses the heading if the focused element was removed, such as the opener of a dialog. Repeats
 * this for `SETTLING` ms, because the page may also replace its heading.
 */
export function focusHeadingIfLost(): void {
  const until = performance.now() + SETTLING;
  const tryAgain = () => {
    if (isLost()) focusHeading();
    if (performance.now() < until) requestAnimationFrame(tryAgain);
  };
  tryAgain();
}

/**
 * Moves focus from an element that is about to be removed to its closest remaining ancestor, unless
 * another element has received focus.
 */
export function keepFocus(element: Element): void {
  if (document.activeElement !== element) return;
  const ancestors: HTMLElement[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    ancestors.push(at);
  setTimeout(() => {
    const place = isLost() && ancestors.find((one) => one.isConnected && isShown(one));
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    // With a `tabindex`, clicks on text in the ancestor would focus the ancestor.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  });
}
