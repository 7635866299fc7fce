import type { Browser } from 'playwright';
import { open, QUIET, until, visit } from './visit.ts';

/** Specification section 7: the longest page of a list. */
const ROWS = 10_000;

/** Scroll distance in pixels and speed in pixels per second. */
const DISTANCE = 12_000;
const SPEED = 4000;

interface UserPage {
  data: { records: { id: string }[]; total: number };
}

/** Repeats the demo’s users with other ids up to the longest page. */
function fill(response: UserPage): UserPage {
  const { records } = response.data;
  const many = Array.from({ length: ROWS }, (_, at) => {
    const record = records[at % records.length];
    if (record === undefined) throw new Error('The demo has no users');
    return { ...record, id: `${record.id}-${String(at)}` };
  });
  return { ...response, data: { ...response.data, records: many, total: ROWS } };
}

/** Starts counting frames for `framesPerSecond()`. Runs in the page. */
function countFrames(): void {
  const start = performance.now();
  let frames = 0;
  const count = () => {
    frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  Object.assign(window, {
    framesPerSecond: () => (1000 * frames) / (performance.now() - start),
  });
}

/** Returns frames per second while scrolling a page of 10,000 users with the wheel. */
export function scrollFrames(browser: Browser, origin: string, token: string): Promise<number> {
  return visit(browser, async (page, session) => {
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    const list = (url: URL) => url.pathname === '/api/sys/user';
    await page.route(list, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: fill((await response.json()) as UserPage) });
    });
    await open(page, session, `${origin}/?lang=US#/a/sys/user?size=${String(ROWS)}`);
    await until(session, `document.querySelector('.ant-table-tbody-virtual') !== null`);
    await page.waitForTimeout(QUIET);
    const place = await page.locator('.ant-table-tbody-virtual').boundingBox();
    if (place === null) throw new Error('The list is not on show');
    await page.evaluate(countFrames);
    await session.send('Input.synthesizeScrollGesture', {
      x: place.x + place.width / 2,
      y: place.y + place.height / 2,
      yDistance: -DISTANCE,
      speed: SPEED,
      gestureSourceType: 'mouse',
    });
    return page.evaluate<number>('framesPerSecond()');
  });
}
