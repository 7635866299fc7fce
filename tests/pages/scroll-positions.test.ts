import { afterEach, describe, expect, it } from 'vitest';
import { isInView, scrollPositions } from '@/tabs/scroll-positions';

const KEY = '/a/sys/user';

const site = document.createElement('div');

/** A page of a height behind a header, scrolled to where its tab has kept it. */
function firstFrame(place: number, header: number, height: number): HTMLElement {
  scrollPositions.set(KEY, place);
  document.body.style.margin = '0';
  site.innerHTML = `<div style="height: ${header}px"></div><div id="page"></div><div style="height: 3000px"></div>`;
  document.body.prepend(site);
  const page = document.getElementById('page') as HTMLElement;
  page.style.height = `${height}px`;
  Object.assign(page.style, isInView(KEY));
  window.scrollTo({ top: place, behavior: 'instant' });
  return page;
}

/** Whether the page is drawn at a height of the window: what is cut off can't be hit either. */
const drawnAt = (page: HTMLElement, y: number) => document.elementFromPoint(20, y) === page;

describe('the first frame of a cached page', () => {
  afterEach(() => {
    scrollPositions.clear();
    site.remove();
    document.body.style.margin = '';
  });

  it.each([
    [0, 0],
    [0, 160],
    [40, 160],
    [900, 160],
    [2000, 0],
    [2500, 300],
  ])('scrolled to %i px, behind a header of %i px, shows all that is in sight', (place, header) => {
    const page = firstFrame(place, header, 6000);
    const start = Math.max(0, header - place) + 1;
    for (const y of [start, window.innerHeight / 2, window.innerHeight - 1])
      if (y >= start) expect(drawnAt(page, y), `${y} px`).toBe(true);
  });

  it('shows the whole of a short page', () => {
    const page = firstFrame(0, 50, 100);
    expect(drawnAt(page, 51)).toBe(true);
    expect(drawnAt(page, 149)).toBe(true);
  });

  it('leaves out what is screens below', () => {
    const page = firstFrame(0, 0, 6000);
    window.scrollTo({ top: 3 * window.innerHeight, behavior: 'instant' });
    expect(drawnAt(page, 1)).toBe(false);
  });
});
