import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getGetStatementResponseMock } from '@/api/generated/match/match.faker';
import { getGetStatementMockHandler } from '@/api/generated/match/match.msw';
import { mockWorker } from '@/mocks/browser';
import { noRecord } from './stateful-record';
import { renderSite, respondFromMocks, setScenario } from './render-site';

respondFromMocks();
beforeEach(async () => {
  localStorage.clear();
  await setScenario('competitor');
});
afterEach(() => {
  localStorage.clear();
});

/** Opens the form of a complete draft without an accepted statement. */
async function openForm(address = '/signup') {
  const record = noRecord('entry');
  record.write({ status: 0, saveKey: 'a', agreed: false, name: 'Night train', attachments: [] });
  mockWorker.use(...record.handlers('project'));
  const screen = await renderSite(address);
  await expect.element(screen.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  return screen;
}

/** Lets the edition's statement consist of these paragraphs. */
function statement(content: string[]): void {
  const response = getGetStatementResponseMock();
  mockWorker.use(getGetStatementMockHandler({ ...response, data: { ...response.data, content } }));
}

describe('the steps of the entry form', () => {
  it('offer to submit on the last one only', async () => {
    const screen = await openForm();
    const submit = screen.getByRole('button', { name: 'Submit', exact: true });
    await expect.element(submit).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Review' }).click();
    await expect.element(submit).toBeVisible();
  });

  it('have their states in their names, and one is current', async () => {
    const screen = await openForm();
    const steps = screen.getByRole('list', { name: 'Steps' });
    await steps.getByRole('button', { name: /^Team/ }).click();
    const names = steps
      .getByRole('button')
      .elements()
      .map((step) => step.textContent);
    expect(names).toEqual([
      '1Agreement(not complete)',
      '✓Project(complete)',
      '3Team(complete)',
      '✓Files(complete)',
      '5Review',
    ]);
    await expect
      .element(steps.getByRole('button', { name: /^Team/ }))
      .toHaveAttribute('aria-current', 'step');
    expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1);
  });

  it.each([
    ['/signup', 'Project'],
    ['/h5/signup', 'Project'],
  ])('of %s move the focus to their heading', async (address, title) => {
    const screen = await openForm(address);
    await screen.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toHaveFocus();
  });
});

describe('the statement', () => {
  const agree = () => page.getByRole('checkbox', { name: 'I have read and agree' });

  it('is shown whole if it is short, and can be accepted at once', async () => {
    statement(['First.', 'Last.']);
    const screen = await openForm();
    await expect.element(screen.getByText('Last.')).toBeVisible();
    await expect.element(agree()).toBeEnabled();
  });

  it('opens if it is long, and can then be accepted', async () => {
    statement(['First.', 'x'.repeat(1200), 'Last.']);
    const screen = await openForm();
    await expect.element(screen.getByText('First.')).toBeVisible();
    expect(screen.getByText('Last.').query()).toBeNull();
    await expect.element(agree()).toBeDisabled();
    await screen.getByRole('button', { name: 'Read the whole statement' }).click();
    await expect.element(screen.getByText('Last.')).toBeVisible();
    await expect.element(agree()).toBeEnabled();
    expect(document.activeElement?.getAttribute('role')).toBe('region');
  });
});

it('a text with a limit names the limit, and announces the rest near it', async () => {
  const screen = await openForm();
  await screen
    .getByRole('list', { name: 'Steps' })
    .getByRole('button', { name: /^Project/ })
    .click();
  const summary = screen.getByLabelText('Summary');
  await expect.element(summary).toHaveAccessibleDescription('Up to 200 characters');
  await summary.fill('x'.repeat(195));
  await expect.element(screen.getByText('5 characters left')).toBeInTheDocument();
});
