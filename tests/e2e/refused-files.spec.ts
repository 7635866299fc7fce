import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { registerAccount } from './own-account';
import { openAs } from './sessions';
import { DESK, NARROW_MOBILE } from './mobile-support';
import { heldEntry, PDF, turnTo } from './writes/entry';

const MEGABYTE = 1_048_576;

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refused-files-'));
});

test.afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** A file of a size, which takes no room on the disk. */
async function fileOf(name: string, bytes: number): Promise<string> {
  const path = join(folder, name);
  const file = await open(path, 'w');
  await file.truncate(bytes);
  await file.close();
  return path;
}

/** Both faces of the form: how a step is turned to, and where its files are chosen. */
const FACES = [
  {
    name: 'at the desk',
    device: DESK,
    path: '/signup',
    turn: (page: Page, step: 'Project' | 'Documents' | 'Video') =>
      turnTo(page, step === 'Project' ? step : 'Files'),
    documents: (page: Page) => page.getByLabel('Choose or drop files'),
    video: (page: Page) => page.getByLabel('Choose or drop a video'),
  },
  {
    name: 'on the phone',
    device: NARROW_MOBILE,
    path: '/h5/signup',
    turn: async (page: Page, step: 'Project' | 'Documents' | 'Video') => {
      const at = { Project: '2. Project', Documents: '8. Documents', Video: '9. Video' }[step];
      await page.getByLabel(/^Step \d+ of 10$/).selectOption(at);
      await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
    },
    documents: (page: Page) => page.getByRole('button', { name: 'Files' }),
    video: (page: Page) => page.getByRole('button', { name: 'Album' }),
  },
];

for (const { name, device, path, turn, documents, video } of FACES) {
  test.describe(name, () => {
    test.use(device);

    test('shows the error at the field for a file that is too large or of a wrong type, and sends nothing', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const account = await registerAccount(page);
      await openAs(page, account, path);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/upload/')) sent.push(request.url());
      });
      const item = (file: string) => page.getByRole('listitem').filter({ hasText: file });
      const refuses = async (picker: Locator, file: string, bytes: number, words: string) => {
        await picker.setInputFiles(await fileOf(file, bytes));
        await expect(item(file).getByRole('alert')).toHaveText(words);
        await expect(item(file).getByRole('progressbar')).toHaveCount(0);
      };

      await turn(page, 'Project');
      await page.getByLabel('Project name').fill('Night train');

      await turn(page, 'Documents');
      await refuses(documents(page), 'atlas.pdf', 50 * MEGABYTE + 1, 'The file is too large');
      await refuses(documents(page), 'run.exe', 9, 'This type of file is not supported');

      await turn(page, 'Video');
      await refuses(video(page), 'epic.mp4', 500 * MEGABYTE + 1, 'The file is too large');
      // It takes up no place: the one video that there is room for can still be chosen.
      await refuses(video(page), 'tape.avi', 9, 'This type of file is not supported');
      expect(sent, 'what was sent of them').toEqual([]);

      // The rest of the form is as it was, and continues.
      await turn(page, 'Documents');
      await documents(page).setInputFiles(PDF);
      await expect(item(PDF.name).getByRole('checkbox')).toBeVisible();
      expect(sent).toHaveLength(1);
      await turn(page, 'Project');
      await expect(page.getByLabel('Project name')).toHaveValue('Night train');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByText(/Saved on the server/)).toBeVisible();
      expect(await heldEntry(page, account.token)).toMatchObject({
        count: 1,
        entry: { name: 'Night train', attachments: [{ name: PDF.name }] },
      });
    });
  });
}
