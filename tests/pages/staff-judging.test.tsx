import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  judgingRound,
  roundEntry,
  roundJudge,
  scoreSheet,
  staffExpert,
  staffMatch,
  staffScoreSheet,
} from '@/api/generated/factories';
import type { RoundEntry } from '@/api/generated/model';
import { refuse, respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => useSession.setState({ token: undefined, user: undefined }));

const ROUND = judgingRound();
const tied = (entryId: string, name: string): RoundEntry =>
  roundEntry({ entryId, name, rank: 1, mean: 80, tied: true, shortlisted: false });
const ENTRIES = [
  tied('a', '甲'),
  tied('b', '乙'),
  roundEntry({ entryId: 'c', name: '丙', rank: 3 }),
];

let rounds = [ROUND];
let sent: unknown[] = [];

beforeEach(() => {
  rounds = [ROUND];
  sent = [];
  mockWorker.use(
    respond('listStaffMatches', [staffMatch({ id: 'match-2026', current: true })]),
    respond('listJudgingRounds', () => rounds),
    respond('listRoundEntries', ENTRIES),
    respond('listRoundJudges', [roundJudge(), roundJudge({ id: 'other', name: '罗景行' })]),
  );
});

const choose = (name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();

describe('the judging page', () => {
  it('asks before it deletes a round', async () => {
    rounds = [judgingRound({ begun: 0, submitted: 0 })];
    const screen = await renderForStaff('/a/match/judging');
    await screen.getByRole('button', { name: 'Delete First review' }).click();
    await expect.element(page.getByRole('tooltip').getByText(/Delete “/)).toBeVisible();
  });

  it('says why a round with scores can’t be deleted, and asks nothing', async () => {
    const screen = await renderForStaff('/a/match/judging');
    const remove = screen.getByRole('button', { name: 'Delete First review' });
    await expect.element(remove).toHaveAccessibleDescription(/Judges have begun scoring/);
    await expect.element(remove).not.toHaveAttribute('disabled');
    await remove.click({ force: true });
    await expect.element(page.getByRole('alert').getByText(/have begun scoring/)).toBeVisible();
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('creates a round for the accepted entries of the edition', async () => {
    rounds = [];
    mockWorker.use(
      respond('createJudgingRound', async ({ body }) => {
        sent.push(await body());
        rounds = [ROUND];
        return ROUND;
      }),
    );
    const screen = await renderForStaff('/a/match/judging');
    await expect.element(screen.getByText('This edition has no judging rounds yet')).toBeVisible();
    await screen.getByRole('button', { name: 'New round' }).click();
    const form = screen.getByRole('dialog', { name: 'New round' });
    await expect.element(form.getByText('Beijing time, including that minute')).toBeVisible();
    await form.getByLabelText('Round', { exact: true }).fill('初评');
    await form.getByLabelText('Opens').fill('2026-12-26T09:00');
    await form.getByLabelText('Closes').fill('2026-12-20T18:00');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByText('The round must close after it opens')).toBeVisible();
    expect(sent).toEqual([]);
    await form.getByLabelText('Closes').fill('2027-01-07T18:00');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => sent)
      .toMatchObject([
        {
          matchInfoId: 'match-2026',
          name: { CN: '初评' },
          judgesPerEntry: 3,
          blind: false,
          rankBy: 'mean',
        },
      ]);
    expect(sent[0]).not.toHaveProperty('fromRoundId');
    await expect.element(screen.getByText('40 of 72 submitted')).toBeVisible();
  });

  it('assigns the selected judges and says how many assignments are missing', async () => {
    mockWorker.use(
      respond('assignAutomatically', async ({ body }) => {
        sent.push(await body());
        return { added: 72, removed: 0, missing: 3 };
      }),
    );
    const screen = await renderForStaff('/a/match/judging?tab=judges');
    await screen.getByRole('button', { name: 'Assign automatically' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^罗景行/ }).click();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect.element(dialog.getByText('72 assignments added, 3 missing')).toBeVisible();
    expect(sent).toEqual([{ roundId: ROUND.id, judgeIds: ['user-judge'] }]);
  });

  it('invites a judge by email, and shows who is invited and hasn’t registered', async () => {
    const email = 'mingyuan.zhou@example.org';
    const invited = roundJudge({
      id: 'invited',
      name: '秦越',
      invitation: { email, sentDate: '2026-11-20T08:30:00Z', expireDate: '2026-11-27T08:30:00Z' },
    });
    mockWorker.use(
      respond('inviteJudge', async ({ body }) => {
        sent.push(await body());
        mockWorker.use(respond('listRoundJudges', [invited]));
        return invited;
      }),
    );
    const screen = await renderForStaff('/a/match/judging?tab=judges');
    await screen.getByRole('button', { name: 'Invite a judge' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Invite a judge' });
    await dialog.getByLabelText('Name').fill('秦越');
    await dialog.getByLabelText('Email').fill('nobody');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    expect(sent).toEqual([]);
    await dialog.getByLabelText('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect.element(screen.getByText(`Invitation sent to ${email}`)).toBeVisible();
    await expect.element(screen.getByText(/Invited, not registered yet/)).toBeVisible();
    await screen.getByRole('button', { name: 'Send invitation again' }).click();
    await expect
      .poll(() => sent)
      .toEqual([
        { name: '秦越', email },
        { name: '秦越', email },
      ]);
  });

  it('makes an approved expert a judge', async () => {
    const expert = staffExpert({ id: 'expert-9', name: '沈曼' });
    mockWorker.use(
      respond('listStaffExperts', { records: [expert], total: 1, current: 1, size: 100 }),
      respond('appointJudge', async ({ body }) => {
        sent.push(await body());
        return roundJudge();
      }),
    );
    const screen = await renderForStaff('/a/match/judging?tab=judges');
    await screen.getByRole('button', { name: /^Make a judge/ }).click();
    await expect.poll(() => sent).toEqual([{ expertId: 'expert-9' }]);
    await expect.element(screen.getByText(/沈曼 is now a judge/)).toBeVisible();
  });

  it('says why a judge can’t be added to an entry', async () => {
    mockWorker.use(refuse('changeAssignments', 'judgeInConflict'));
    const screen = await renderForStaff('/a/match/judging');
    const row = screen.getByRole('row').filter({ hasText: '甲' });
    await row.getByRole('button', { name: /^Judges/ }).click();
    const drawer = screen.getByRole('dialog', { name: 'Judges of “甲”' });
    await drawer.getByRole('combobox').click();
    await page.getByTitle(/^罗景行/).click();
    await drawer.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(drawer.getByText('评委与该项目存在利益冲突')).toBeVisible();
  });
});

describe('the ranking', () => {
  it('copies the comments to the team of an entry, without the judges’ names', async () => {
    const comments: Record<string, string | undefined> = {
      s1: '继续',
      s2: undefined,
      s3: '补数据',
    };
    const assignments = ['s1', 's2', 's3', 's4'].map((id) => ({
      id,
      state: id in comments ? ('submitted' as const) : ('draft' as const),
    }));
    mockWorker.use(
      respond('listRoundEntries', [roundEntry({ entryId: 'a', name: '甲', assignments })]),
      respond('getScoreSheet', ({ param }) => {
        const comment = comments[param('id')];
        const sheet = scoreSheet({ ...(comment !== undefined && { commentToTeam: comment }) });
        return staffScoreSheet({ sheet });
      }),
    );
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await renderForStaff('/a/match/judging');
    const row = screen.getByRole('row').filter({ hasText: '甲' });
    await row.getByRole('button', { name: /^Judges/ }).click();
    await screen.getByRole('button', { name: 'Copy all 2 comments to the team' }).click();
    await expect.element(screen.getByText(/^Copied/)).toBeVisible();
    expect(copy).toHaveBeenCalledWith('继续\n\n补数据');
    copy.mockRestore();
  });

  it('exports the submitted score sheets', async () => {
    const screen = await renderForStaff('/a/match/judging');
    const submitted = ENTRIES.flatMap(({ assignments }) => assignments).filter(
      ({ state }) => state === 'submitted',
    );
    await screen.getByRole('button', { name: 'Export score sheets' }).click();
    const exported = page.getByRole('menuitem', { name: `${submitted.length} rows as CSV` });
    await expect.element(exported).toBeVisible();
  });

  it('adds the selected entries to the shortlist', async () => {
    mockWorker.use(
      respond('shortlistEntries', async ({ body }) => {
        sent.push(await body());
        return ENTRIES;
      }),
    );
    const screen = await renderForStaff('/a/match/judging');
    await choose('乙');
    await screen.getByRole('button', { name: 'Add to the shortlist' }).click();
    // The example's entry is on the shortlist already.
    await expect.poll(() => sent).toEqual([{ roundId: ROUND.id, entryIds: ['c', 'b'] }]);
  });

  it('orders tied entries with a reason', async () => {
    mockWorker.use(
      respond('orderTiedEntries', async ({ body }) => {
        sent.push(await body());
        return ENTRIES;
      }),
    );
    const screen = await renderForStaff('/a/match/judging');
    await choose('甲');
    await choose('乙');
    await screen.getByRole('button', { name: 'Order tied entries' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Move “甲” down' }).click();
    await dialog.getByLabelText('Reason').fill('More mature');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => sent)
      .toEqual([{ roundId: ROUND.id, entryIds: ['b', 'a'], reason: 'More mature' }]);
  });

  it('offers no order for entries with different scores', async () => {
    const screen = await renderForStaff('/a/match/judging');
    await choose('甲');
    await choose('丙');
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Order tied entries' }))
      .not.toBeInTheDocument();
  });

  it('says that scores are hidden from staff in conflict', async () => {
    const hidden = roundEntry.minimal({ entryId: 'h', name: '丁', hidden: true });
    mockWorker.use(respond('listRoundEntries', [hidden]));
    const screen = await renderForStaff('/a/match/judging');
    await expect.element(screen.getByText(/Scores are hidden/)).toBeVisible();
  });
});
