import type { Page, Route } from '@playwright/test';
import { expect, allowNetworkErrors, test } from './fixtures';
import { registerAccount } from './own-account';
import { openAs } from './sessions';
import { storedEntry, PDF, openStep } from './writes/entry';
import { PNG } from './writes/portrait';

interface Dropped {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Drags files over a field and drops them. */
async function drop(page: Page, label: string, files: readonly Dropped[]): Promise<void> {
  const data = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, type, bytes } of all)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
  );
  const picker = page.getByLabel(label);
  await picker.dispatchEvent('dragenter', { dataTransfer: data });
  await picker.dispatchEvent('dragover', { dataTransfer: data });
  await picker.dispatchEvent('drop', { dataTransfer: data });
}

test('files are dropped together, previewed, cancelled, sent again and removed', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const account = await registerAccount(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openAs(page, account, '/signup');
  await openStep(page, 'Files');
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const shared = (name: string) => item(name).getByRole('checkbox');

  // Several files at once; each rejected file shows its error in its row and is not uploaded.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/upload/')) sent.push(request.url());
  });
  const photo = { ...PNG, name: 'photo.png' };
  const letter = { ...PDF, name: 'letter.pdf' };
  const script = {
    name: 'run.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  };
  const empty = { ...PDF, name: 'empty.pdf', buffer: Buffer.alloc(0) };
  await drop(page, 'Choose or drop files', [photo, letter, script, empty]);
  await expect(shared('photo.png')).toBeVisible();
  await expect(shared('letter.pdf')).toBeVisible();
  await expect(item('run.exe')).toContainText('This type of file is not supported');
  await expect(item('empty.pdf')).toContainText('The file is empty');
  expect(sent).toHaveLength(2);

  // The thumbnail of a picture comes from the server.
  const thumb = item('photo.png').locator('img');
  await expect(thumb).toHaveJSProperty('complete', true);
  await expect(thumb).toHaveJSProperty('naturalWidth', 10);
  // It is opened with a ticket; no URL contains the token.
  await expect(thumb).toHaveAttribute('src', /\?ticket=/);
  expect(addresses.filter((one) => one.includes(account.token))).toEqual([]);
  await expect(item('letter.pdf').locator('img')).toHaveCount(0);

  // A running upload shows its progress and can be cancelled.
  let hold: ((route: Route) => void) | undefined;
  const held = new Promise<Route>((resolve) => {
    hold = resolve;
  });
  await page.route('**/api/client/upload/file', (route) => hold?.(route), { times: 1 });
  await drop(page, 'Choose or drop files', [{ ...PDF, name: 'slow.pdf' }]);
  const route = await held;
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel slow.pdf' }).click();
  await expect(item('slow.pdf')).toHaveCount(0);
  await route.abort().catch(() => undefined);

  // A failed upload remains and can be retried.
  await page.route('**/api/client/upload/file', (one) => one.abort(), { times: 1 });
  await drop(page, 'Choose or drop files', [{ ...PDF, name: 'torn.pdf' }]);
  await expect(item('torn.pdf')).toContainText('Upload failed');
  await item('torn.pdf').getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(shared('torn.pdf')).toBeVisible();

  for (const name of ['run.exe', 'empty.pdf', 'letter.pdf'])
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  await shared('photo.png').check();
  // A picture selected with the file picker; the limit is one.
  await page.getByLabel('Choose or drop a picture').setInputFiles({ ...PNG, name: 'logo.png' });
  await expect(item('logo.png').locator('img')).toBeVisible();
  await expect(page.getByLabel('Choose or drop a picture')).toBeHidden();

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/Saved to the server/)).toBeVisible();
  expect(await storedEntry(page, account.token)).toMatchObject({
    count: 1,
    entry: {
      logoFileId: expect.stringMatching(/./),
      attachments: [
        { name: 'photo.png', shared: true },
        { name: 'torn.pdf', shared: false },
      ],
    },
  });
  allowNetworkErrors(problems);
});
