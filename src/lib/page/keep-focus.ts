import { isShown } from '../is-shown';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Focuses the heading of the visible page. */
export function focusHeading(): void {
  // Only one of the cached pages is visible.
  [...document.querySelectorAll<HTMLElement>('main h1')]
    .find(isShown)
    ?.focus({ preventScroll: true });
}

/** Focuses the heading if the element with the focus was removed, such as the opener of a dialog. */
export function focusHeadingIfLost(): void {
  if (isLost()) focusHeading();
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
