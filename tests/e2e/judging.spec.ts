import type { Page } from '@playwright/test';
import { allowNetworkErrors, expect, test } from './fixtures.ts';
import { demoSession, openAs } from './sessions.ts';
import { openForStaff } from './staff.ts';

/** An edition of the demo with criteria and accepted entries. */
const EDITION = 'match-2';
const HOUR = 3_600_000;

/** A time on the competition's clock, as a date field accepts it. */
const clock = (hours: number) =>
  new Date(Date.now() + (8 + hours) * HOUR).toISOString().slice(0, 16);

/** Fills the dates of the open round editor and saves the round. */
async function saveRound(page: Page, title: string, opens: number, closes: number): Promise<void> {
  const editor = page.getByRole('dialog', { name: title });
  await editor.getByLabel('Opens').fill(clock(opens));
  await editor.getByLabel('Closes').fill(clock(closes));
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
}

/** Creates a round with one judge per entry; the source is the title of an option. */
async function createRound(page: Page, name: string, source?: string): Promise<void> {
  await page.getByRole('button', { name: 'New round' }).click();
  const editor = page.getByRole('dialog', { name: 'New round' });
  await editor.getByLabel('Round', { exact: true }).fill(name);
  await editor.getByLabel('Judges per entry').fill('1');
  if (source !== undefined) {
    await editor.getByRole('combobox', { name: 'Entries to judge' }).click();
    await page.getByTitle(source).click();
  }
  await saveRound(page, 'New round', -1, 24);
}

/** Gives the open entry a score for every criterion and submits; returns the name of the entry. */
async function scoreEntry(page: Page, score: number): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  const criteria = page.getByRole('complementary').getByRole('group');
  await expect(criteria.first()).toBeVisible();
  for (const criterion of await criteria.all())
    // Forced, because the label covers its radio button.
    await criterion.getByRole('radio', { name: String(score), exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your scores are submitted')).toBeVisible();
  return await heading.innerText();
}

/** Opens the judge's list and the first entry that isn't begun. */
async function openNextEntry(page: Page, path: '/score' | '/h5/score'): Promise<void> {
  await openAs(page, await demoSession(page, 'judge'), path);
  const entry = page.getByRole('listitem').filter({ hasText: 'Not started' }).first();
  await entry.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Score sheet' })).toBeVisible();
}

test('staff and a judge complete a round, whose shortlist is judged in a second round', async ({
  page,
  problems,
}) => {
  test.setTimeout(240_000);
  const judging = `/a/match/judging?matchInfoId=${EDITION}`;
  await openForStaff(page, judging);
  await createRound(page, '初评');
  await page.getByRole('tab', { name: 'Judges' }).click();
  await page.getByRole('button', { name: 'Assign automatically' }).click();
  const assigning = page.getByRole('dialog', { name: 'Assign automatically' });
  await assigning.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(assigning.getByText(/^\d+ assignments added, 0 missing$/)).toBeVisible();

  // The menu leads judges to the list on this site.
  await openAs(page, await demoSession(page, 'judge'), '/news');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Scoring system' })).toHaveAttribute(
    'href',
    '#/score',
  );
  await openNextEntry(page, '/score');
  const first = await scoreEntry(page, 8);

  await openNextEntry(page, '/score');
  const declined = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Decline to judge' }).click();
  const declining = page.getByRole('dialog');
  await declining.getByLabel('Reason').fill('I advised the team');
  await declining.getByRole('checkbox').check();
  await declining.getByRole('button', { name: 'Decline to judge' }).click();
  await expect(page.getByRole('link', { name: declined })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await openNextEntry(page, '/h5/score');
  const second = await scoreEntry(page, 8);
  await page.setViewportSize({ width: 1280, height: 800 });

  await openForStaff(page, judging);
  await expect(page.getByText(/^2 of \d+ submitted$/)).toBeVisible();
  await expect(page.getByText('Declined · Conflict of interest')).toBeVisible();
  for (const name of [first, second])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Order tied entries' }).click();
  const ordering = page.getByRole('dialog', { name: 'Order tied entries' });
  await ordering.getByLabel('Reason').fill('More mature');
  await ordering.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ordered by staff: More mature')).toHaveCount(2);
  await page.getByRole('checkbox', { name: `Select ${first}`, exact: true }).check();
  await page.getByRole('button', { name: 'Add to the shortlist' }).click();
  await expect(page.getByText('Shortlisted: 1')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: '初评' });
  await row.getByRole('button', { name: 'Edit' }).click();
  await saveRound(page, 'Edit the round', -2, -1);
  await expect(row.getByText('Closed')).toBeVisible();
  await createRound(page, '终评', 'Shortlist of “初评”');
  const final = page.getByRole('row').filter({ hasText: '终评' });
  await expect(final.getByText('1, 1 judge each')).toBeVisible();

  await openAs(page, await demoSession(page, 'judge'), '/score');
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByText(/This round is closed/)).toBeVisible();
  // The path of the list is a prefix of the assignment's, so declining refetches the open assignment once.
  allowNetworkErrors(problems, /404 .*\/client\/judging\/assignment\//);
});
