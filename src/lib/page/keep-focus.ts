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
 * Focuses the heading if the element with the focus was removed, such as the opener of a dialog. Repeats
 * this for a moment, because the page may replace its heading, too.
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
 * Keeps the place of an element with the focus that is about to be removed: moves focus to the closest
 * ancestor that remains, unless something else has taken it.
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
    // Otherwise, clicks on its text would move the focus there.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  });
}
