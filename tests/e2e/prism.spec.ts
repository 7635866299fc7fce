import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPrism, type Prism } from '../support/prism.ts';
import { expect, test } from './fixtures.ts';

const ROUTES = readFileSync(join(import.meta.dirname, '../../src/routeTree.gen.ts'), 'utf8');

/** Every address of the site, from its own route tree; pages about one record get an id. */
const PATHS = [
  ...(/interface FileRoutesByTo \{([^}]*)\}/.exec(ROUTES)?.[1] ?? '').matchAll(/'([^']+)':/g),
].map(([, path = '']) => path.replace('$', 'no-such-page'));

let prism: Prism;
test.beforeAll(async () => {
  prism = await startPrism();
});
test.afterAll(() => prism.stop());

interface LogBatch {
  entries: { type: string; text: string }[];
}

/** Lets Prism answer for the API, and gathers what the site reports about its answers. */
async function answerByPrism(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.url().endsWith('/client/errorLog')) {
      const { entries } = request.postDataJSON() as LogBatch;
      for (const { type, text } of entries) if (type === 'contract') violations.push(text);
    }
    await route.fulfill({ response: await route.fetch({ url: prism.addressOf(request.url()) }) });
  });
  return violations;
}

for (const session of ['a visitor', 'a user']) {
  test(`every page runs for ${session} on a foreign server that knows only the contract`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(180_000);
    expect(PATHS.length).toBeGreaterThan(10);
    const violations = await answerByPrism(page);
    if (session === 'a user') {
      await page.addInitScript(() => {
        localStorage.setItem('token', 'x'.repeat(32));
      });
    }
    for (const path of PATHS) {
      await page.goto(`/?lang=US&p=${encodeURIComponent(path)}#${path}?id=1`);
      await page.locator('#root h1, [role=dialog]').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await expect(page.getByText("The server sent an answer this page can't read")).toHaveCount(0);
    }
    // Leaving sends what the log still holds.
    await page.goto('about:blank');
    expect(violations).toEqual([]);
    // What this server answers that ours doesn't is its own: files that are no pictures, 404s.
    problems.splice(0);
  });
}
