import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { call } from '../own-account';
import { openAs } from '../sessions';
import type { Flow } from './write';

/** A complete entry, ready to submit. */
export const COMPLETE_ENTRY = {
  agreed: true,
  name: 'Night train',
  domain: 'ai',
  city: '440300',
  stage: 'idea',
  summary: 'A sleeper',
  description: 'Beds and wheels',
  team: {
    leader: '林晓彤',
    mobile: '13800000001',
    email: 'lin@example.org',
    identity: { type: 'mainlandId', number: '11010519491231002X' },
    size: 3,
  },
};

export const PDF = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
};

export interface StoredEntry {
  status: number;
  revision: number;
  name?: string;
  summary?: string;
  team: { leader?: string; identity?: object };
  attachments: { name: string }[];
}

/** Returns the account’s entry and the number of its entries. */
export async function storedEntry(page: Page, token: string) {
  const entry = (await call(page, token, '/client/project/current')).data as StoredEntry | null;
  const list = (await call(page, token, '/client/project/current/list')).data as unknown[];
  return { entry, count: list.length };
}

/** Opens a step of the form. */
export async function openStep(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: step }).first().click();
  await expect(page.getByRole('region', { name: step, exact: true }).first()).toBeVisible();
}

/** Saves a draft through the API. */
export async function writeDraft(page: Page, token: string, entry: object): Promise<void> {
  const body = { status: 0, saveKey: crypto.randomUUID(), ...entry };
  expect(await call(page, token, '/client/project', { body })).toMatchObject({ code: 200 });
}

/** An entry: save the draft, add a file, submit, withdraw. */
export const entryFlow: Flow = async (page, account) => {
  const { token } = account;
  const stored = () => storedEntry(page, token);
  const saved = (entry: object) => ({ count: 1, entry });
  const retry = page.getByRole('button', { name: 'Retry', exact: true });
  const notSent = page.getByText(/Sending failed/);
  await writeDraft(page, token, COMPLETE_ENTRY);
  await openAs(page, account, '/signup');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  return [
    {
      name: 'save the draft',
      call: '**/api/client/project',
      fill: async () => {
        await openStep(page, 'Project');
        await page.getByLabel('Project name').fill('Day train');
      },
      click: () => page.getByRole('button', { name: 'Save draft' }).click(),
      // The last save is shown until the next input.
      done: page.getByText(/Saved to the server/),
      unsure: notSent,
      stored,
      once: saved({ status: 0, revision: 2, name: 'Day train' }),
    },
    {
      name: 'add a file',
      call: '**/api/client/upload/file',
      fill: () => openStep(page, 'Files'),
      click: async () => {
        if (await retry.isVisible()) await retry.click();
        else await page.getByLabel('Choose or drop files').setInputFiles(PDF);
      },
      done: page.getByRole('checkbox', { name: 'Show on the public page' }),
      unsure: page.getByText('Upload failed'),
      stored,
      // The file belongs to the entry once it is saved.
      once: saved({ status: 0, revision: 2, attachments: [] }),
    },
    {
      name: 'submit',
      call: '**/api/client/project',
      fill: () => openStep(page, 'Review'),
      click: () => page.getByRole('button', { name: 'Submit', exact: true }).click(),
      done: page.getByText(/We have received your entry/),
      unsure: page.getByText(/will be submitted automatically, once/),
      stored,
      once: saved({ status: 1, revision: 3, name: 'Day train', attachments: [{ name: PDF.name }] }),
    },
    {
      name: 'withdraw',
      call: '**/api/client/project',
      fill: () => Promise.resolve(),
      click: async () => {
        await page.getByRole('button', { name: 'Withdraw' }).click();
        const dialog = page.getByRole('dialog', { name: 'Withdraw the entry?' });
        await dialog.getByRole('button', { name: 'Withdraw' }).click();
      },
      done: page.getByText(/has not been submitted/),
      unsure: page.getByText(/The server didn’t respond/),
      stored,
      once: saved({ status: 0, revision: 4, name: 'Day train', attachments: [{ name: PDF.name }] }),
    },
  ];
};
