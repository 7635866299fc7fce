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

// What the page asks for passes by here, not through a worker.
test.use({ serviceWorkers: 'block' });

let prism: Prism;
test.beforeAll(async () => {
  prism = await startPrism();
});
test.afterAll(() => prism.stop());

/** Lets Prism answer for the API; `change` may change what it answers to a path. */
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
 * Opens a page afresh and answers what its error log says of answers that break the contract: the
 * diagnostics list every entry since the page was opened.
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
    `every page runs for ${session} on a foreign server that knows only the contract`,
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
      // What this server answers that ours doesn't is its own: files that are no pictures, 404s.
      problems.splice(0);
    },
  );
}

test(
  'a response of that server that breaks the contract would be noticed',
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
