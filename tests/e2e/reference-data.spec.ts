import type { CDPSession } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';

// Service workers are blocked, so that the browser’s HTTP cache is tested.
test.use({ serviceWorkers: 'block' });

/** Reference data of the sign-up and list pages. */
const REFERENCE = /\/api\/client\/(city|domain|config\/dict\/all)$/;

/** Collects status codes of reference data on the network; 304 means a matching ETag. */
async function watchRequests(
  session: CDPSession,
): Promise<{ seen: () => number[]; forget: () => void }> {
  const urls = new Map<string, string>();
  const codes = new Map<string, number>();
  await session.send('Network.enable');
  // Either request may be first.
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

test('reference data is revalidated by its ETag on the next visit', async ({ page, context }) => {
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
  // Requested again, with a response without a body.
  await expect.poll(seen).toEqual([304, 304]);
});
