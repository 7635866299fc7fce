import type { CDPSession } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';

// The browser's own loading is looked at, not a worker's in between.
test.use({ serviceWorkers: 'block' });

/** Reference data that the sign-up's and the lists' pages read. */
const REFERENCE = /\/api\/client\/(city|domain|config\/dict\/all)$/;

/** Reads status codes of reference data as they came over the wire; 304 is what its ETag gives. */
async function watchRequests(
  session: CDPSession,
): Promise<{ seen: () => number[]; forget: () => void }> {
  const urls = new Map<string, string>();
  const codes = new Map<string, number>();
  await session.send('Network.enable');
  // Either may come first.
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    codes.set(requestId, statusCode);
  });
  return {
    seen: () =>
      [...codes].flatMap(([id, code]) => (REFERENCE.test(urls.get(id) ?? '') ? [code] : [])),
    forget: () => codes.clear(),
  };
}

test('reference data is revalidated by its ETag at the next visit', async ({ page, context }) => {
  const { seen, forget } = await watchRequests(await context.newCDPSession(page));
  await openPage(page, '/entries');
  const domains = page.getByLabel('Track');
  const cities = page.getByLabel('City');
  for (const field of [domains, cities]) await expect(field.locator('option')).not.toHaveCount(1);
  await expect.poll(seen).toEqual([200, 200]);
  forget();

  await page.goto('about:blank');
  await openPage(page, '/entries');
  for (const field of [domains, cities]) await expect(field.locator('option')).not.toHaveCount(1);
  // Asked again, answered without a body.
  await expect.poll(seen).toEqual([304, 304]);
});
