import type { Page } from '@playwright/test';
import { expect, allowNetworkErrors, test } from './fixtures.ts';
import { registerAccount } from './own-account.ts';
import { onPhones, PHONE } from './mobile-support.ts';
import { openAs } from './sessions.ts';
import { serviceWorkerReady } from './service-worker.ts';
import { storedEntry, COMPLETE_ENTRY, writeDraft } from './writes/entry.ts';

test.use({ ...PHONE, serviceWorkers: 'allow' });

/** Records in the document whether a text appears, even briefly. */
async function noteText(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(words)) document.documentElement.dataset['noted'] = '';
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, text);
}

onPhones(() => {
  test('an entry submitted offline is sent once when the network is back', async ({
    page,
    context,
    problems,
  }) => {
    test.setTimeout(120_000);
    const account = await registerAccount(page);
    const { token } = account;
    await writeDraft(page, token, COMPLETE_ENTRY);
    await openAs(page, account, '/h5/signup');
    await serviceWorkerReady(page);
    await page.getByLabel('Step 1 of 10').selectOption('10. Review');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Submit', exact: true }).tap();
    await expect(page.getByText(/will be submitted automatically, once/)).toBeVisible();

    // It remains queued after a reload.
    await page.reload();
    await expect(page.getByText(/will be submitted automatically, once/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re back online: your entry has been submitted')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page).toHaveURL(/#\/h5\/signup\/details\?id=/);
    await expect(page.getByText(/We have received your entry/)).toBeVisible();
    expect(await storedEntry(page, token)).toMatchObject({ entry: { status: 1, revision: 2 } });
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
    allowNetworkErrors(problems);
  });
});

test('a submission with a lost response is performed only once', async ({
  page,
  context,
  problems,
}) => {
  const account = await registerAccount(page);
  const { token } = account;
  await writeDraft(page, token, COMPLETE_ENTRY);
  await openAs(page, account, '/h5/signup');
  await serviceWorkerReady(page);
  await page.getByLabel('Step 1 of 10').selectOption('10. Review');
  // The server performs it, but the response is lost.
  await context.route('**/api/client/project', async (route) => {
    await route.fetch();
    // A retry may be pending when the network is back.
    await route.abort().catch(() => undefined);
  });
  await noteText(page, 'Sending failed');
  await page.getByRole('button', { name: 'Submit', exact: true }).tap();
  await expect(page.getByText(/will be submitted automatically, once/)).toBeVisible();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText('You’re back online: your entry has been submitted')).toBeVisible({
    timeout: 30_000,
  });
  expect(await storedEntry(page, token)).toMatchObject({ entry: { status: 1, revision: 2 } });
  await expect(page.locator('html')).not.toHaveAttribute('data-noted');
  allowNetworkErrors(problems);
});
