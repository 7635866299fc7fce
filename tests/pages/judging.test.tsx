import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import {
  judgedEntry,
  myAssignment,
  myAssignmentSummary,
  myRound,
  myRoundSummary,
  scoreSheet,
} from '@/api/generated/factories';
import type { MyAssignment, ScoreSheetBody } from '@/api/generated/model';
import { refuse, respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { MOCK_NOW, renderSite, respondFromMocks, setScenario } from './render-site';
import { shortenWaits } from './short-waits';

respondFromMocks();

/** Pause after which a change is saved, in milliseconds. */
const SAVED_AFTER = 1500;

let stored: MyAssignment;
let failing = false;
let saved: ScoreSheetBody[] = [];
const leftOver = () => Object.keys(localStorage).filter((key) => key.includes('draft:score-'));

beforeEach(async () => {
  localStorage.clear();
  await setScenario('judge');
  stored = myAssignment({ sheet: scoreSheet({ revision: '1', state: 'assigned', values: [] }) });
  failing = false;
  saved = [];
  mockWorker.use(
    respond('listMyAssignments', [
      myRound({
        assignments: [
          myAssignmentSummary({ id: stored.id, state: 'assigned', total: undefined }),
          myAssignmentSummary({ id: 'assignment-2', entryName: '手语翻译手套', state: 'draft' }),
          myAssignmentSummary({ id: 'assignment-3', state: 'submitted' }),
        ],
      }),
    ]),
    respond('getMyAssignment', () => stored),
    respond('saveScoreSheet', async ({ body }) => {
      if (failing) return HttpResponse.error();
      const sent = await body();
      saved.push(sent);
      if (sent.revision !== stored.sheet.revision)
        return HttpResponse.json({ code: 409, msg: 'changed', version: '1' }, { status: 409 });
      const { values, commentToStaff, commentToTeam } = sent;
      const sheet = scoreSheet({
        values,
        commentToStaff,
        commentToTeam,
        state: sent.submitted ? 'submitted' : 'draft',
        revision: String(Number(sent.revision) + 1),
      });
      stored = { ...stored, sheet };
      return sheet;
    }),
  );
});
// Ends the page’s last save before the next test.
afterEach(cleanup);

async function openSheet() {
  const screen = await renderSite(`/score/sheet?id=${stored.id}`);
  await expect
    .element(screen.getByRole('heading', { level: 2, name: 'Score sheet' }))
    .toBeVisible();
  const score = (criterion: string, value: number) =>
    screen
      .getByRole('group', { name: criterion })
      .getByRole('radio', { name: String(value), exact: true });
  // Forced, because the label covers its radio button.
  const give = (criterion: string, value: number) => score(criterion, value).click({ force: true });
  return { screen, score, give, button: (name: string) => screen.getByRole('button', { name }) };
}

describe('a judge’s list', () => {
  it('shows rounds with the progress and the entries with their state', async () => {
    const screen = await renderSite('/score');
    await expect.element(screen.getByText('1 of 3 submitted')).toBeVisible();
    const entry = screen.getByRole('listitem').filter({ hasText: '手语翻译手套' });
    await expect.element(entry.getByText('Draft')).toBeVisible();
    await expect
      .element(entry.getByRole('link'))
      .toHaveAttribute('href', expect.stringMatching(/#\/score\/sheet\?id=assignment-2$/));
  });

  it('has no links to entries before the round opens', async () => {
    mockWorker.use(respond('listMyAssignments', [myRound({ state: 'scheduled' })]));
    const screen = await renderSite('/score');
    const round = screen.getByRole('region', { name: '初评' });
    await expect.element(round.getByText('Not open yet')).toBeVisible();
    await expect.element(round.getByRole('link')).not.toBeInTheDocument();
  });

  it('says that no entries are assigned', async () => {
    mockWorker.use(respond('listMyAssignments', []));
    const screen = await renderSite('/score');
    await expect.element(screen.getByText('No entries are assigned to you yet')).toBeVisible();
  });
});

describe('a score sheet', () => {
  it('is saved as a draft after a pause, with the total of the scores so far', async () => {
    shortenWaits(SAVED_AFTER);
    const { screen, give } = await openSheet();
    await give('技术创新', 9);
    await expect.element(screen.getByText('Total 63 / 100')).toBeVisible();
    await expect
      .poll(() => saved)
      .toMatchObject([
        { values: [{ criterionId: 'technology', value: 9 }], submitted: false, revision: '1' },
      ]);
    await expect.element(screen.getByText(/Saved to the server/)).toBeVisible();
    expect(leftOver()).toEqual([]);
  });

  it('keeps the input of a failed save, also on the next visit, and saves it once the network is back', async () => {
    shortenWaits(SAVED_AFTER);
    failing = true;
    const { screen, give } = await openSheet();
    await give('技术创新', 9);
    await screen.getByLabelText('Comment to the team').fill('Good');
    await expect.element(screen.getByText(/Sending failed/)).toBeVisible();
    await expect.element(screen.getByText(/Saved on this device/)).toBeVisible();
    await cleanup();
    const again = await openSheet();
    await expect.element(again.score('技术创新', 9)).toBeChecked();
    await expect.element(again.screen.getByLabelText('Comment to the team')).toHaveValue('Good');
    failing = false;
    window.dispatchEvent(new Event('online'));
    // A request of the first visit may arrive late; it has the same content.
    await expect.poll(() => saved.at(-1)).toMatchObject({ commentToTeam: 'Good' });
  });

  it.each([
    ['18:00', '2027-01-07T18:00:00+08:00', /18:00 \(Beijing time, including that minute\)/],
    ['24:00', '2027-01-08T00:00:00+08:00', /24:00 \(Beijing time\)/],
  ])(
    'says until when it can be submitted, with the closing minute (%s)',
    async (_, closes, text) => {
      stored = { ...stored, round: { ...stored.round, closes } };
      const { screen } = await openSheet();
      await expect.element(screen.getByText(text)).toBeVisible();
    },
  );

  it('shows a failed save beside the comment that the judge types on a phone', async () => {
    await page.viewport(390, 844);
    shortenWaits(SAVED_AFTER);
    failing = true;
    const { screen } = await openSheet();
    const comment = screen.getByLabelText('Comment to the organisers');
    await comment.fill('Good');
    const problem = screen.getByText(/Sending failed/);
    await expect.element(problem).toBeInViewport();
    comment.element().scrollIntoView({ block: 'center' });
    await expect.element(comment).toBeInViewport();
    await expect.element(problem).toBeInViewport();
    await page.viewport(1280, 800);
  });

  it('is submitted once every criterion has a score', async () => {
    const { screen, give, button } = await openSheet();
    await give('技术创新', 9);
    await button('Submit').click();
    await expect.element(screen.getByText('Please score this criterion')).toBeVisible();
    expect(saved.filter(({ submitted }) => submitted)).toEqual([]);
    await give('市场前景', 5);
    await button('Submit').click();
    await expect.element(screen.getByText('Your scores are submitted')).toBeVisible();
    expect(saved.at(-1)).toMatchObject({ submitted: true });
    await expect
      .element(screen.getByRole('heading', { level: 2, name: 'Score sheet' }))
      .toHaveFocus();
    await expect
      .element(screen.getByRole('link', { name: 'Score the next entry' }))
      .toHaveAttribute('href', expect.stringMatching(/#\/score\/sheet\?id=assignment-2$/));
  });

  it('can be taken back after it was submitted', async () => {
    const values = [
      { criterionId: 'market', value: 5 },
      { criterionId: 'technology', value: 9 },
    ];
    stored = { ...stored, sheet: scoreSheet({ revision: '4', state: 'submitted', values }) };
    const { score, button } = await openSheet();
    await button('Take back and edit').click();
    await expect.element(score('技术创新', 9)).toBeChecked();
    expect(saved).toMatchObject([{ values, submitted: false, revision: '4' }]);
  });

  it('reports a version saved on another device, and saves the input over it on request', async () => {
    shortenWaits(SAVED_AFTER);
    const { screen, give, button } = await openSheet();
    const values = [{ criterionId: 'technology', value: 2 }];
    stored = { ...stored, sheet: scoreSheet({ revision: '7', state: 'draft', values }) };
    await give('技术创新', 9);
    await expect.element(screen.getByText(/was saved elsewhere/)).toBeVisible();
    await button('Keep mine and save again').click();
    await expect
      .poll(() => saved.at(-1))
      .toMatchObject({ values: [{ criterionId: 'technology', value: 9 }], revision: '7' });
    await expect.element(screen.getByText(/was saved elsewhere/)).not.toBeInTheDocument();
  });

  it('stays submitted when the judge saves the input over a version submitted elsewhere', async () => {
    shortenWaits(SAVED_AFTER);
    const { screen, give, button } = await openSheet();
    const values = [{ criterionId: 'technology', value: 2 }];
    stored = { ...stored, sheet: scoreSheet({ revision: '7', state: 'submitted', values }) };
    await give('技术创新', 9);
    await expect.element(screen.getByText(/was submitted elsewhere/)).toBeVisible();
    await button('Keep mine and save again').click();
    await expect.poll(() => saved.at(-1)).toMatchObject({ revision: '7', submitted: true });
    await expect.element(screen.getByText(/Your scores are submitted/)).toBeVisible();
  });

  it('keeps the input if the round closes before the save', async () => {
    shortenWaits(SAVED_AFTER);
    mockWorker.use(refuse('saveScoreSheet', 'roundClosed'));
    const { screen, score, give } = await openSheet();
    await give('技术创新', 9);
    await expect.element(screen.getByText('评审未开始或已结束')).toBeVisible();
    await expect.element(score('技术创新', 9)).toBeChecked();
  });

  it('says that the round has closed while the sheet was open, and keeps the input', async () => {
    const closes = new Date(Date.parse(MOCK_NOW) - 60_000).toISOString();
    stored = { ...stored, round: myRoundSummary({ state: 'open', closes }) };
    const { screen } = await openSheet();
    await expect.element(screen.getByText(/^This round is closed/)).toBeVisible();
    await expect.element(screen.getByRole('radio').first()).toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });

  it('is read only in a closed round', async () => {
    stored = { ...stored, round: myRoundSummary({ state: 'closed' }) };
    const { screen } = await openSheet();
    await expect.element(screen.getByText(/This round is closed/)).toBeVisible();
    await expect.element(screen.getByRole('radio').first()).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });
});

describe('a judge who declines', () => {
  it('gives a reason, and returns to the list', async () => {
    const declined: unknown[] = [];
    mockWorker.use(
      respond('declineAssignment', async ({ body }) => {
        declined.push(await body());
        return { id: stored.id };
      }),
    );
    const { screen, button } = await openSheet();
    await button('Decline to judge').click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Decline to judge' }).click();
    await expect.element(dialog.getByText('Please enter a reason')).toBeVisible();
    expect(declined).toEqual([]);
    await dialog.getByLabelText('Reason').fill('I advised the team');
    await dialog.getByRole('checkbox').click();
    await dialog.getByRole('button', { name: 'Decline to judge' }).click();
    await expect
      .poll(() => declined)
      .toEqual([{ id: stored.id, reason: 'I advised the team', conflict: true }]);
    await expect.poll(() => window.location.hash).toBe('#/score');
  });

  it('can do so before the round opens', async () => {
    mockWorker.use(respond('listMyAssignments', [myRound({ state: 'scheduled' })]));
    const declined: unknown[] = [];
    mockWorker.use(
      respond('declineAssignment', async ({ body }) => {
        declined.push(await body());
        mockWorker.use(respond('listMyAssignments', []));
        return { id: stored.id };
      }),
    );
    const screen = await renderSite('/score');
    const round = screen.getByRole('region', { name: '初评' });
    await round.getByRole('button', { name: 'Decline to judge' }).first().click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Reason').fill('I advised the team');
    await dialog.getByRole('button', { name: 'Decline to judge' }).click();
    await expect.element(screen.getByText('No entries are assigned to you yet')).toBeVisible();
    expect(declined).toMatchObject([{ reason: 'I advised the team', conflict: false }]);
  });
});

describe('the dossier beside the sheet', () => {
  const PRIVATE = ['Mobile', 'Email', 'Document number'];
  const PEOPLE = ['Company', 'Founded', 'Registered capital', 'Leader'];

  /** Returns which of these names have a row in the dossier. */
  async function namesOf(assignment: Partial<MyAssignment>, names: readonly string[]) {
    stored = { ...stored, ...assignment };
    const { screen } = await openSheet();
    await expect.element(screen.getByRole('heading', { name: 'Files' })).toBeVisible();
    const shown = screen
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent);
    return names.filter((name) => shown.some((term) => term.startsWith(name)));
  }

  it('shows people and company, without rows for contacts', async () => {
    const names = await namesOf({ entry: judgedEntry.full() }, [...PEOPLE, ...PRIVATE]);
    expect(names).toEqual(PEOPLE);
    await expect.element(page.getByText('顾岚')).toBeVisible();
    await expect.element(page.getByText(/This round is blind/)).not.toBeInTheDocument();
  });

  it('has no rows for people and company in a blind round, and says so', async () => {
    const round = myRoundSummary({ blind: true });
    const { team: _team, members: _members, company: _company, ...entry } = judgedEntry.full();
    expect(await namesOf({ round, entry }, [...PEOPLE, ...PRIVATE])).toEqual([]);
    await expect.element(page.getByText(/This round is blind/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Team' })).not.toBeInTheDocument();
    await expect.element(page.getByText('Not filled in yet')).not.toBeInTheDocument();
  });

  it('copies the link of the entry, which leads each reader to the own page of it', async () => {
    const { button } = await openSheet();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button('Copy link').click();
    expect(write).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`#/a/match/entry\\?id=${stored.entry.id}$`)),
    );
    write.mockRestore();
  });
});

describe('the link of an entry in the back office', () => {
  it('leads a judge to the own score sheet', async () => {
    mockWorker.use(
      respond('listMyAssignments', [
        myRound({ assignments: [myAssignmentSummary({ id: stored.id, entryId: 'entry-7' })] }),
      ]),
    );
    const screen = await renderSite('/a/match/entry?id=entry-7');
    await expect.element(screen.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
    expect(window.location.hash).toBe(`#/score/sheet?id=${stored.id}`);
  });

  it('says that a judge has no access to an entry that others judge', async () => {
    const screen = await renderSite('/a/match/entry?id=entry-8');
    await expect.element(screen.getByRole('heading', { name: 'No access' })).toBeVisible();
  });
});
