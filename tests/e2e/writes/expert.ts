import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { call } from '../own-account';
import { openAs } from '../sessions';
import { portrait } from './portrait';
import type { Flow } from './write';

/** A complete registration, ready to submit. */
export const COMPLETE_EXPERT = {
  name: '周明远',
  gender: 'male',
  mobile: '13800000002',
  email: 'zhou@example.org',
  identity: { type: 'mainlandId', number: '11010519491231002X' },
  organisation: 'Institute',
  jobTitle: 'Researcher',
  domains: ['energy'],
  experience: 12,
  bio: 'Batteries',
};

/** Fills in a complete registration except the name. */
export async function fillExpert(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByLabel('Mobile number').fill('13800000002');
  await page.getByLabel('Email').fill('zhou@example.org');
  await page.getByLabel('Identity document').selectOption('Mainland China identity card');
  await page.getByLabel('Document number').fill('11010519491231002X');
  await page.getByLabel('Organisation').fill('Institute');
  await page.getByLabel('Job title').fill('Researcher');
  await page.getByRole('combobox', { name: 'Tracks' }).click();
  await page.getByTitle('Green energy', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Years of experience').fill('12');
  await page.getByLabel('About you').fill('Batteries');
}

/** A registration as an expert: portrait, draft, submission. */
export const expertFlow: Flow = async (page, account) => {
  const stored = async () => ({
    expert: (await call(page, account.token, '/client/expert/current')).data,
  });
  const write = { call: '**/api/client/expert', stored };
  const unsure = page.getByText(/Sending failed/);
  await openAs(page, account, '/expert');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  return [
    portrait(page, page.getByRole('main'), { stored, once: { expert: null } }),
    {
      ...write,
      name: 'save the draft',
      fill: () => page.getByLabel('Name', { exact: true }).fill('周明远'),
      click: () => page.getByRole('button', { name: 'Save draft' }).click(),
      done: page.getByText(/Saved to the server/),
      unsure,
      once: {
        expert: {
          status: 0,
          revision: 1,
          name: '周明远',
          avatarFileId: expect.stringMatching(/./),
        },
      },
    },
    {
      ...write,
      name: 'submit',
      fill: () => fillExpert(page),
      click: () => page.getByRole('button', { name: 'Submit', exact: true }).click(),
      done: page.getByText('Submitted, awaiting approval'),
      unsure,
      once: { expert: { status: 1, revision: 2, organisation: 'Institute', domains: ['energy'] } },
    },
  ];
};
