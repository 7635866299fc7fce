import type { Page } from '@playwright/test';

/** Windows of 1280 × 1024 px at 200 % and 400 % zoom. */
export const ZOOMED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
] as const;

/** Returns the elements that are current, pressed or chosen without an outline. Runs in the page. */
function withoutMark(): string[] {
  const marks =
    '[aria-current]:not([aria-current=false]), [aria-pressed=true], [role=tab][aria-selected=true], ' +
    '[role=switch][aria-checked=true], [role=menuitemradio][aria-checked=true]';
  return [...document.querySelectorAll(marks)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => getComputedStyle(one).outlineStyle === 'none')
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Returns the elements that are current, pressed or chosen but not marked in forced colors. */
export async function unmarkedInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(withoutMark);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/**
 * Returns the element with the focus and its fault: the same element as before, hidden, covered or
 * without a focus ring. Runs in the page.
 */
function focusFault(): { at: string; fault: string } | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const at = focused.outerHTML.slice(0, 120);
  // The browser's controls of a video, and the parts of a date, are several stops inside one element.
  const hasStops = focused.matches('video[controls], input[type=date], input[type=datetime-local]');
  if (focused.hasAttribute('data-focused')) return { at, fault: hasStops ? '' : 'trapped' };
  document.querySelector('[data-focused]')?.removeAttribute('data-focused');
  focused.setAttribute('data-focused', '');
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const fields = 'input, textarea, select, iframe, video, [role=combobox], [contenteditable=true]';
  const field = focused.matches(fields);
  const drawn = [focused, focused.parentElement, focused.firstElementChild];
  const ring = drawn.some((one) =>
    [undefined, '::after'].some(
      (part) => one !== null && getComputedStyle(one, part).outlineStyle !== 'none',
    ),
  );
  const isSeen = middle === null || focused.contains(middle) || middle.contains(focused);
  if (!field && (width === 0 || height === 0)) return { at, fault: 'hidden' };
  if (!field && !isSeen) return { at, fault: 'covered' };
  return { at, fault: field || ring ? '' : 'no ring' };
}

/** Moves through a page with the Tab key; returns the stops without a visible focus. */
export async function unseenStops(page: Page, limit: number): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(focusFault);
    if (!found) break;
    if (found.fault !== '') faults.push(`${found.fault}: ${found.at}`);
  }
  return faults;
}
