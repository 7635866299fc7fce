import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getGetMatchInfoResponseMock } from '@/api/generated/match/match.faker';
import { getGetMatchInfoMockHandler } from '@/api/generated/match/match.msw';
import type { EntryRules } from '@/api/generated/model';
import { mockWorker } from '@/mocks/browser';
import { noRecord, type StatefulRecord } from './stateful-record';
import { renderSite, respondFromMocks, setScenario } from './render-site';

respondFromMocks();
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

const PLAN = { id: 'plan', name: 'Business plan' };
const PROMISE = { id: 'promise', name: '承诺书', language: 'CN' as const };

/** Serves the current edition with these entry rules. */
function serveRules(entryRules: EntryRules): void {
  const response = getGetMatchInfoResponseMock();
  mockWorker.use(
    getGetMatchInfoMockHandler({ ...response, data: { ...response.data, entryRules } }),
  );
}

type Screen = Awaited<ReturnType<typeof renderSite>>;

/** Clicks the button of the Review step. */
async function clickSubmit(screen: Screen): Promise<void> {
  const steps = screen.getByRole('list', { name: 'Steps' });
  await steps.getByRole('button', { name: 'Review' }).click();
  await screen.getByRole('button', { name: 'Submit', exact: true }).click();
}

/** Submits the entry and waits for the confirmation. */
async function submit(screen: Screen): Promise<void> {
  await clickSubmit(screen);
  await expect.element(screen.getByText(/We have received your entry/)).toBeVisible();
}

/** Opens an entry that is complete except for the requirements of the rules. */
async function openEntry(rules: EntryRules, entry: object): Promise<StatefulRecord> {
  const record = noRecord('entry');
  record.write({
    status: 0,
    saveKey: 'a',
    attachments: [{ id: 'f-plan', shared: false }],
    ...entry,
  });
  await setScenario('competitor');
  serveRules(rules);
  mockWorker.use(...record.handlers('project'));
  return record;
}

describe('the entry form', () => {
  it('lists what violates the edition’s entry rules and sends no submission', async () => {
    const record = await openEntry(
      { teamMin: 2, teamMax: 5, foundedAfter: '2022-01-01', requiredDocuments: [PLAN] },
      {},
    );
    const screen = await renderSite('/signup');
    await clickSubmit(screen);
    const problems = screen.getByRole('alert').filter({ hasText: 'your attention' });
    for (const problem of [
      'Founded on: Companies founded on or after 1/1/22',
      'Team size: 2 to 5 people per team, including the leader',
      'Documents: Please upload the file and mark it as: Business plan',
    ])
      await expect.element(problems.getByRole('button', { name: problem })).toBeVisible();
    expect(record.stored).toMatchObject({ revision: 1, status: 0 });

    await problems.getByRole('button', { name: /^Team size/ }).click();
    await screen.getByLabelText('Team size').fill('5');
    await problems.getByRole('button', { name: /^Founded on/ }).click();
    await screen.getByLabelText('Founded on').fill('2022-01-01');
    await problems.getByRole('button', { name: /^Documents/ }).click();
    const files = screen.getByRole('region', { name: 'Files' });
    await expect.element(files.getByText('Required documents: Business plan')).toBeVisible();
    await screen.getByLabelText('Which required document it is').selectOptions('Business plan');
    await submit(screen);
    const attachments = [{ id: 'f-plan', document: 'plan' }];
    expect(record.stored).toMatchObject({ status: 1, attachments });
  });

  it.each([
    ['team', { name: 'Ltd' }, 'Company (optional)', 'Only teams that have no company yet', ''],
    ['company', {}, 'Company', 'Please fill this in', 'Ltd'],
  ] as const)(
    'shows at the company field that only a %s may enter',
    async (kind, company, label, problem, corrected) => {
      const record = await openEntry({ allowedKinds: [kind] }, { company });
      const screen = await renderSite('/signup');
      await clickSubmit(screen);
      await screen.getByRole('button', { name: `Company: ${problem}` }).click();
      await screen.getByLabelText(label, { exact: true }).fill(corrected);
      await submit(screen);
      expect(record.stored).toMatchObject({ status: 1 });
    },
  );

  it.each([
    ['/signup', 4],
    ['/h5/signup', 9],
  ])('at %s lists the required documents on the review step', async (path, steps) => {
    await openEntry({ requiredDocuments: [PLAN, PROMISE] }, {});
    const screen = await renderSite(path);
    for (let step = 0; step < steps; step += 1)
      await screen.getByRole('button', { name: 'Next', exact: true }).click();
    const review = screen.getByRole('region', { name: 'Review' });
    await expect
      .element(review.getByText('Required documents: Business plan · 承诺书'))
      .toBeVisible();
  });

  it('assigns the first upload to the first missing required document', async () => {
    const record = await openEntry({ requiredDocuments: [PLAN, PROMISE] }, { attachments: [] });
    const screen = await renderSite('/signup');
    await screen.getByRole('button', { name: 'Files', exact: false }).first().click();
    const files = screen.getByRole('region', { name: 'Files' });
    await expect
      .element(files.getByText('Required documents: Business plan · 承诺书'))
      .toBeVisible();
    const picker = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
    await userEvent.upload(picker as HTMLInputElement, [
      new File(['%PDF-1.7'], 'one.pdf', { type: 'application/pdf' }),
    ]);
    await expect
      .element(screen.getByLabelText('Which required document it is'))
      .toHaveValue('plan');
    await screen.getByRole('button', { name: 'Save draft' }).click();
    await expect.poll(() => record.stored).toMatchObject({ attachments: [{ document: 'plan' }] });
  });

  it('marks the files step as finished once the required document is assigned', async () => {
    await openEntry({ requiredDocuments: [PLAN] }, {});
    const screen = await renderSite('/signup');
    const step = screen.getByRole('button', { name: 'Files', exact: false }).first();
    await expect.element(step).toHaveAccessibleName('Files (not complete)');
    await step.click();
    await screen.getByLabelText('Which required document it is').selectOptions('Business plan');
    await screen.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.element(step).toHaveAccessibleName('Files (complete)');
  });

  it('allows no more members than the maximum team size', async () => {
    const members = [
      { name: 'Ada', role: 'CTO' },
      { name: 'Bob', role: 'CFO' },
    ];
    await openEntry({ teamMax: 2 }, { members, team: { size: 2 } });
    const screen = await renderSite('/signup');
    await screen.getByRole('button', { name: 'Team', exact: false }).first().click();
    await expect.element(screen.getByRole('button', { name: 'Add member' })).toBeDisabled();
    await clickSubmit(screen);
    const problem = screen.getByRole('button', {
      name: 'Other members: At most 2 people per team, including the leader',
    });
    await expect.element(problem).toBeVisible();
  });
});

it('shows the entry rules in the guide', async () => {
  serveRules({
    allowedKinds: ['company'],
    foundedAfter: '2016-01-01',
    teamMin: 3,
    requiredDocuments: [PLAN, PROMISE],
  });
  const screen = await renderSite('/guide');
  const rules = screen.getByRole('region', { name: 'Who can enter' });
  const texts = () => [...rules.element().querySelectorAll('li')].map((one) => one.textContent);
  await expect.element(rules).toBeVisible();
  expect(texts()).toEqual([
    'Companies only',
    'Companies founded on or after 1/1/16',
    'At least 3 people per team, including the leader',
    'Required documents: Business plan · 承诺书',
  ]);
  await expect.element(rules.getByText('承诺书')).toHaveAttribute('lang', 'zh-CN');
});
