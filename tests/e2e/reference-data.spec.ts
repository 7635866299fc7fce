import type { CDPSession } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';

// The browser's own loading is looked at, not a worker's in between.
test.use({ serviceWorkers: 'block' });

/** Reference data that the sign-up's and the lists' pages read. */
const REFERENCE = /\/api\/client\/(city|domain|config\/dict\/all)$/;

/** Status codes as they came over the wire, by path; a 304 is what revalidation by ETag gives. */
async function watchRequests(session: CDPSession): Promise<Map<string, number[]>> {
  const urls = new Map<string, string>();
  const responses = new Map<string, number[]>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    const url = urls.get(requestId);
    if (url === undefined || !REFERENCE.test(url)) return;
    const path = new URL(url).pathname;
    responses.set(path, [...(responses.get(path) ?? []), statusCode]);
  });
  return responses;
}

test('reference data is revalidated by its ETag at the next visit', async ({ page, context }) => {
  const responses = await watchRequests(await context.newCDPSession(page));
  await openPage(page, '/entries');
  const domains = page.getByLabel('Domain');
  const cities = page.getByLabel('City');
  for (const field of [domains, cities]) await expect(field.locator('option')).not.toHaveCount(1);
  await expect.poll(() => [...responses.values()].flat()).toEqual([200, 200]);
  responses.clear();

  await page.goto('about:blank');
  await openPage(page, '/entries');
  for (const field of [domains, cities]) await expect(field.locator('option')).not.toHaveCount(1);
  // Asked again, answered without a body.
  await expect.poll(() => [...responses.values()].flat()).toEqual([304, 304]);
});
