import type { CSSProperties } from 'react';

/** How far the cached pages are scrolled, px, by their tabs' keys. */
export const scrollPositions = new Map<string, number>();

/**
 * A page's first frame, cut to what is in sight: the browser draws again what was hidden, and of a
 * long table most lies below. A screen more than that above, for what stands before the page.
 */
export function isInView(keyPath: string): CSSProperties {
  const top = scrollPositions.get(keyPath) ?? 0;
  const screen = window.innerHeight;
  const above = Math.max(0, top - screen);
  return { clipPath: `inset(${above}px -100vw calc(100% - ${top + screen}px))` };
}
