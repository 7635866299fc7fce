import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getGetMyExpertResponseMock } from '@/api/generated/expert/expert.faker';
import { mockWorker } from '@/mocks/browser';
import { renderSite, respondFromMocks, setScenario } from './render-site';
import { noRecord } from './stateful-record';

respondFromMocks();
beforeEach(() => localStorage.clear());

it.each(['/expert', '/h5/expert'])(
  'the form at %s moves the focus to the status after a submission',
  async (address) => {
    await setScenario('competitor');
    const record = noRecord('expert');
    record.write({ ...getGetMyExpertResponseMock().data, status: 0, saveKey: 'a', revision: 0 });
    mockWorker.use(...record.handlers('expert'));
    await renderSite(address);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const status = page.getByRole('status').filter({ hasText: 'Submitted, awaiting approval' });
    await expect.element(status).toHaveFocus();
  },
);
