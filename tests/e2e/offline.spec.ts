import type { Page } from '@playwright/test';
import { expect, forgive, openPage, test } from './fixtures.ts';
import { deploySite } from './deployment.ts';
import { beginSession, newAccount, PHONE } from './phone-support.ts';

test.use({ ...PHONE, serviceWorkers: 'allow' });

/** Waits until the service worker watches over the page and has kept what it had loaded. */
async function watchedOver(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await caches.match('/');
          const scripts = await caches.open('site-assets').then((cache) => cache.keys());
          const answers = await caches.open('site-open-answers').then((cache) => cache.keys());
          const watches = navigator.serviceWorker.controller !== null && kept !== undefined;
          return watches && scripts.length > 5 && answers.length > 0;
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

const noNetwork = (page: Page) => page.getByText('No network: what you have seen');

test('what was seen can be read without network, and says so', async ({
  page,
  context,
  problems,
}) => {
  await openPage(page, '/h5/home');
  await watchedOver(page);
  await page.getByRole('navigation', { name: 'Main' }).getByText('News').tap();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  const title = (await first.textContent()) ?? '';
  await first.tap();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  const address = page.url();

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(noNetwork(page)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home').tap();
  await expect(page.getByText('Coming activities')).toBeVisible();
  // What wasn't seen says that it can't be had, and offers to try again.
  await page.goto(`${address.split('#')[0] ?? ''}#/h5/news/preview?id=never-seen`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });

  await context.setOffline(false);
  await expect(noNetwork(page)).toBeHidden();
  forgive(problems);
});

test('what is one’s own stays readable, and goes with the log out', async ({
  page,
  context,
  problems,
}) => {
  await beginSession(page, await newAccount(page.request, 'offline'));
  await openPage(page, '/h5/personal');
  await watchedOver(page);
  await page.reload();
  const none = page.getByText('You have no entry yet').or(page.getByText(/no entr/i));
  await expect(none.first()).toBeVisible();
  const own = () =>
    page.evaluate(async () => {
      if (!(await caches.has('site-own-answers'))) return [];
      const keys = await caches.open('site-own-answers').then((cache) => cache.keys());
      return keys.map(({ url }) => url);
    });
  await expect.poll(async () => (await own()).length).toBeGreaterThan(1);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect((await own()).filter((url) => url.includes(token))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(none.first()).toBeVisible();
  await context.setOffline(false);

  await page.getByRole('button', { name: 'Log out' }).tap();
  await expect(page).toHaveURL(/#\/h5\/home/);
  await expect.poll(own).toEqual([]);
  forgive(problems);
});

/** Whether the page runs a version of the site. */
async function runs(page: Page, version: string): Promise<void> {
  await expect(page.locator(`script[type="module"][src*="${version}"]`).first()).toBeAttached();
  await expect(page).toHaveTitle(/ - /);
}

test('a new version is told, and is there after a reload', async ({ page, baseURL, problems }) => {
  const site = await deploySite(baseURL ?? '');
  try {
    await page.goto(`${site.origin}/?lang=US#/h5/home`);
    await watchedOver(page);
    site.deploy('second');
    // Nobody was told yet: a reload shows it all the same.
    await page.reload();
    await runs(page, 'second');

    await watchedOver(page);
    site.deploy('third');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(page.getByText('There is a new version of this site')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).tap();
    await runs(page, 'third');
    forgive(problems);
  } finally {
    site.close();
  }
});

interface Stored {
  status: number;
  revision: number;
}

/** A draft that could be submitted as it is, written past the page. */
async function writeDraft(page: Page, token: string): Promise<void> {
  const answer = await page.request.post('/api/client/project', {
    headers: { token },
    data: {
      status: 0,
      saveKey: crypto.randomUUID(),
      agreed: true,
      name: 'Dead spot',
      domain: 'ai',
      city: '440300',
      stage: 'idea',
      summary: 'Sent from where there is no network',
      description: 'And kept until there is',
      team: {
        leader: '林晓彤',
        mobile: '13800000001',
        email: 'lin@example.org',
        idCard: '11010519491231002X',
        size: 3,
      },
    },
  });
  expect(await answer.json()).toMatchObject({ code: 200 });
}

async function storedEntry(page: Page, token: string): Promise<Stored | null> {
  const answer = await page.request.get('/api/client/project/current', { headers: { token } });
  return ((await answer.json()) as { data: Stored | null }).data;
}

test('an entry that is submitted without network is sent when it is back, once', async ({
  page,
  context,
  problems,
}) => {
  const token = await beginSession(page, await newAccount(page.request, 'outbox'));
  await writeDraft(page, token);
  await openPage(page, '/h5/signup');
  await watchedOver(page);
  await page.getByLabel('Step 1 of 10').selectOption('10. Review');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit', exact: true }).tap();
  await expect(page.getByText(/will be sent by itself, once/)).toBeVisible();

  // It waits through a reload, too.
  await page.reload();
  await expect(page.getByText(/will be sent by itself, once/)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(page.getByText('The network is back: your entry has been submitted')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(/#\/h5\/signup\/details\?id=/);
  await expect(page.getByText(/We have your entry/)).toBeVisible();
  expect(await storedEntry(page, token)).toMatchObject({ status: 1, revision: 2 });
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  forgive(problems);
});

test('a submission whose answer was lost is not done twice', async ({
  page,
  context,
  problems,
}) => {
  const token = await beginSession(page, await newAccount(page.request, 'lost'));
  await writeDraft(page, token);
  await openPage(page, '/h5/signup');
  await watchedOver(page);
  await page.getByLabel('Step 1 of 10').selectOption('10. Review');
  // The server does it, and its answer gets lost.
  await context.route('**/api/client/project', async (route) => {
    await route.fetch();
    // The next try may be under way when the line is mended.
    await route.abort().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Submit', exact: true }).tap();
  await expect(page.getByText(/will be sent by itself, once/)).toBeVisible();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText('The network is back: your entry has been submitted')).toBeVisible({
    timeout: 30_000,
  });
  expect(await storedEntry(page, token)).toMatchObject({ status: 1, revision: 2 });
  forgive(problems);
});
