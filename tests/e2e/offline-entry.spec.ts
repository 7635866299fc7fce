import type { Page } from '@playwright/test';
import { expect, allowNetworkErrors, openPage, test } from './fixtures.ts';
import {
  beginSession,
  cutNetwork,
  restoreNetwork,
  newAccount,
  onSlowPhones,
  PHONE,
} from './phone-support.ts';
import { watchedOver } from './watched-over.ts';

test.use({ ...PHONE, serviceWorkers: 'allow' });

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

onSlowPhones(() => {
  test('an entry that is submitted without network is sent when it is back, once', async ({
    page,
    problems,
  }) => {
    test.setTimeout(120_000);
    const token = await beginSession(page, await newAccount(page.request, 'outbox'));
    await writeDraft(page, token);
    await openPage(page, '/h5/signup');
    await watchedOver(page);
    await page.getByLabel('Step 1 of 10').selectOption('10. Review');
    await cutNetwork(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).tap();
    await expect(page.getByText(/will be sent by itself, once/)).toBeVisible();

    // It waits through a reload, too.
    await page.reload();
    await expect(page.getByText(/will be sent by itself, once/)).toBeVisible({ timeout: 20_000 });
    await restoreNetwork(page);
    await expect(page.getByText('The network is back: your entry has been submitted')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page).toHaveURL(/#\/h5\/signup\/details\?id=/);
    await expect(page.getByText(/We have your entry/)).toBeVisible();
    expect(await storedEntry(page, token)).toMatchObject({ status: 1, revision: 2 });
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
    allowNetworkErrors(problems);
  });
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
  allowNetworkErrors(problems);
});
