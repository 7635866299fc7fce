import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mockWorker } from '@/mocks/browser';
import { noRecord } from './stateful-record';
import { renderSite, respondFromMocks, setScenario } from './render-site';

respondFromMocks();
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

const field = (name: string) => page.getByLabelText(name, { exact: true });
const summary = () => page.getByRole('alert').filter({ hasText: 'your attention' });
const problem = (name: string) => summary().getByRole('button', { name: new RegExp(`^${name}`) });

/** The field that selects a screen of the mobile form. */
const screenField = () => page.getByLabelText(/of 10/);

async function openEmptyEntry(address: string): Promise<void> {
  await setScenario('competitor');
  const record = noRecord('entry');
  record.write({ status: 0, saveKey: 'a', name: '', city: '', summary: '', members: [] });
  mockWorker.use(...record.handlers('project'));
  await renderSite(address);
}

describe.each(['/signup', '/h5/signup'])('the error summary of the entry form at %s', (address) => {
  beforeEach(async () => {
    if (address.startsWith('/h5')) await page.viewport(390, 844);
    await openEmptyEntry(address);
    if (address.startsWith('/h5')) await screenField().selectOptions('9');
    else await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect.element(summary()).toBeVisible();
  });
  afterEach(() => page.viewport(1280, 800));

  it('removes a problem that was corrected, and shows it again when it returns', async () => {
    await problem('Project name').click();
    await field('Project name').fill('Green roofs');
    await expect.element(problem('Project name')).not.toBeInTheDocument();
    await field('Project name').clear();
    await expect.element(problem('Project name')).toBeVisible();
  });

  it('updates when rows are added and removed', async () => {
    await problem('City').click();
    const count = () => summary().getByRole('listitem').elements().length;
    const before = count();
    if (address.startsWith('/h5')) await screenField().selectOptions('5');
    else await page.getByRole('button', { name: /Team/ }).first().click();
    await page.getByRole('button', { name: 'Add member' }).click();
    await expect.poll(count).toBe(before + 2);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(count).toBe(before);
  });
});
