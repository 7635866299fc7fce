import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPrism, type Prism } from '../support/prism.ts';
import { expect, test } from './fixtures.ts';

const ROUTES = readFileSync(join(import.meta.dirname, '../../src/routeTree.gen.ts'), 'utf8');

/** Every address of the route tree; pages of one record get an id. */
const PATHS = [
  ...(/interface FileRoutesByTo \{([^}]*)\}/.exec(ROUTES)?.[1] ?? '').matchAll(/'([^']+)':/g),
].map(([, path = '']) => path.replace('$', 'no-such-page'));

// Service workers are blocked, so that the test can intercept all requests.
test.use({ serviceWorkers: 'block' });

let prism: Prism;
test.beforeAll(async () => {
  prism = await startPrism();
});
test.afterAll(() => prism.stop());

/** Routes API requests to Prism; `change` may modify responses by path. */
async function respondByPrism(
  page: Page,
  change: (path: string, body: string) => string = (_path, body) => body,
): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const url = route.request().url();
    const response = await route.fetch({ url: prism.addressOf(url) });
    if (!(response.headers()['content-type'] ?? '').includes('json'))
      return route.fulfill({ response });
    return route.fulfill({ response, body: change(new URL(url).pathname, await response.text()) });
  });
}

/**
 * Opens a page and returns contract violations in its error log; the diagnostics list all entries
 * since the page was opened.
 */
async function violationsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(`/?lang=US&p=${encodeURIComponent(path)}#${path}?id=1`);
  await page.locator('#root h1, [role=dialog]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    location.hash = '/test';
  });
  const log = page.getByRole('region', { name: 'Error log of this browser' });
  await log.first().waitFor();
  const rows = log.getByRole('row').filter({ has: page.getByRole('cell', { name: 'contract' }) });
  return rows.allInnerTexts();
}

for (const session of ['a visitor', 'a user']) {
  test(
    `every page runs for ${session} on a server that only implements the contract`,
    { tag: '@slow' },
    async ({ page, problems }) => {
      test.setTimeout(300_000);
      expect(PATHS.length).toBeGreaterThan(10);
      await respondByPrism(page);
      if (session === 'a user') {
        await page.addInitScript(() => {
          localStorage.setItem('token', 'x'.repeat(32));
        });
      }
      const violations: Record<string, string[]> = {};
      for (const path of PATHS) {
        const found = await violationsOf(page, path);
        if (found.length > 0) violations[path] = found;
      }
      expect(violations).toEqual({});
      // Differences of this server: invalid picture files and 404 responses.
      problems.splice(0);
    },
  );
}

test(
  'an invalid response of that server is reported',
  { tag: '@slow' },
  async ({ page, problems }) => {
    await respondByPrism(page, (path, body) =>
      path === '/api/client/menu' ? body.replace(/"name":\s*"[^"]*"/, '"name":12') : body,
    );
    const [violation = ''] = await violationsOf(page, '/news');
    expect(violation).toContain('getMenu: ContractViolation');
    expect(violation).toContain('data.0.name');
    problems.splice(0);
  },
);
