import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  judgingAssignments,
  judgingConflicts,
  judgingRounds,
  projects,
  users,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { api, HOUR } from './context.ts';

/** An edition of the demo with 25 accepted entries. */
const EDITION = 'match-2';
const PUT = { method: 'PUT' } as const;
const JUDGE = 'judge-of-conflicts';
/** Staff who manage the judging, and may have a conflict of interest or judge. */
const MANAGER = 'manager-of-conflicts';
const COMPANY = '利益相关科技有限公司';

let token: string;
let manager: string;
let judge: string;
/** Ids of the entries in the round, best score first. */
let entries: string[];
let roundId: string;

const at = (hours: number) => new Date(api.clock.now.getTime() + hours * HOUR).toISOString();
const grants = (...ids: string[]) => ids.map((id) => ({ id, name: id }));

const createRound = async (change: object = {}) =>
  (
    await api.call('createJudgingRound', '/sys/judging/round', {
      token,
      body: {
        matchInfoId: EDITION,
        name: { CN: '回避' },
        opens: at(-1),
        closes: at(24),
        judgesPerEntry: 1,
        blind: false,
        rankBy: 'mean',
        ...change,
      },
    })
  ).data;
const rows = async (id = roundId, caller = token) =>
  (await api.call('listRoundEntries', `/sys/judging/round/${id}/entry`, { token: caller })).data;
const assign = (added: object[], caller = token, id = roundId) =>
  api.call('changeAssignments', '/sys/judging/assignment', {
    ...PUT,
    token: caller,
    body: { roundId: id, added, removed: [] },
  });
const automatic = (id: string, judgeIds = [JUDGE]) =>
  api.call('assignAutomatically', '/sys/judging/assignment/automatic', {
    token,
    body: { roundId: id, judgeIds },
  });
const shortlist = (entryIds: string[], caller = token) =>
  api.call('shortlistEntries', '/sys/judging/round/shortlist', {
    ...PUT,
    token: caller,
    body: { roundId, entryIds },
  });
const assignmentOf = async (entryId: string) =>
  (await rows()).find((row) => row.entryId === entryId)?.assignments[0]?.id ?? '';
const decline = (id: string) =>
  api.call('declineAssignment', '/client/judging/decline', {
    ...PUT,
    token: judge,
    body: { id, reason: '亲属', conflict: true },
  });

/** Submits scores for an entry. */
async function score(entryId: string, value: number): Promise<string> {
  await assign([{ entryId, judgeId: JUDGE }]);
  const row = (await rows()).find((one) => one.entryId === entryId);
  const id = row?.assignments.find(({ judgeId }) => judgeId === JUDGE)?.id ?? '';
  const path = `/client/judging/assignment/${id}`;
  const { data } = await api.call('getMyAssignment', path, { token: judge });
  const values = data.criteria.map((one) => ({ criterionId: one.id, value }));
  const comments = { commentToStaff: '偏薄之处', commentToTeam: '继续努力' };
  const body = { id, revision: data.sheet.revision, values, submitted: true, ...comments };
  const saved = await api.call('saveScoreSheet', '/client/judging/sheet', {
    ...PUT,
    token: judge,
    body,
  });
  expect(saved.code).toBe(200);
  return id;
}

/** Ways in which staff have a conflict of interest with an entry. */
const CONFLICTS: [string, (entryId: string) => Promise<unknown>][] = [
  [
    'are of its company',
    (id) =>
      api.db
        .update(projects)
        .set({ company: { name: COMPANY } })
        .where(eq(projects.id, id)),
  ],
  [
    'declared it as judges',
    (projectId) => api.db.insert(judgingConflicts).values({ projectId, userId: MANAGER }),
  ],
];

/** Conflicts of interest of judges and staff, visibility of scores, and updates of a later round. */
export function judgingConflictTests(): void {
  beforeEach(async () => {
    const person = { passwordHash: '', roles: [], firstName: '', lastName: '', phone: null };
    const members = [
      { id: JUDGE, permissions: grants('score:user'), organisation: null },
      {
        id: MANAGER,
        permissions: grants('system:login', 'judging:manage', 'score:user'),
        organisation: COMPANY,
      },
    ];
    await api.db.insert(users).values(
      members.map((one) => ({
        ...person,
        ...one,
        chineseName: one.id,
        email: `${one.id}@example.org`,
        emailVerifiedAt: api.clock.now,
      })),
    );
    token = await beginSession(api.db, 'user-administrator', api.clock.now);
    manager = await beginSession(api.db, MANAGER, api.clock.now);
    judge = await beginSession(api.db, JUDGE, api.clock.now);
    ({ id: roundId } = await createRound());
    entries = (await rows()).slice(0, 3).map(({ entryId }) => entryId);
    const stored = await api.db.select().from(projects).where(eq(projects.matchId, EDITION));
    return async () => {
      for (const { id, company } of stored)
        await api.db.update(projects).set({ company }).where(eq(projects.id, id));
      await api.db.delete(judgingRounds).where(eq(judgingRounds.name, { CN: '回避' }));
      for (const { id } of members) await api.db.delete(users).where(eq(users.id, id));
    };
  });

  it('excludes a judge from an entry in all rounds after a declared conflict', async () => {
    const [entryId = ''] = entries;
    await assign([{ entryId, judgeId: JUDGE }]);
    expect((await decline(await assignmentOf(entryId))).code).toBe(200);
    const { id } = await createRound();
    await automatic(id);
    const assigned = (await rows(id)).filter(({ assignments }) => assignments.length > 0);
    expect(assigned.map((row) => row.entryId)).not.toContain(entryId);
    expect(assigned.length).toBeGreaterThan(10);
    const byHand = await assign([{ entryId, judgeId: JUDGE }], token, id);
    expect(byHand).toMatchObject({ code: 1001, msg: '评委与该项目存在利益冲突' });
  });

  it('refuses to decline submitted scores', async () => {
    const id = await score(entries[0] ?? '', 8);
    expect(await decline(id)).toMatchObject({
      code: 1001,
      msg: '评分已提交；请先撤回，再谢绝评审',
    });
  });

  it('shows staff no scores of an unfinished sheet', async () => {
    const id = await score(entries[0] ?? '', 8);
    const taken = { state: 'draft' } as const;
    await api.db.update(judgingAssignments).set(taken).where(eq(judgingAssignments.id, id));
    const { data } = await api.call('getScoreSheet', `/sys/judging/sheet/${id}`, { token });
    expect(data.sheet).toMatchObject({ state: 'draft', values: [] });
    expect(JSON.stringify(data.sheet)).not.toMatch(/comment|total/);
  });

  it.each(CONFLICTS)('hides the scores of an entry from staff who %s', async (_name, conflict) => {
    const [first = '', second = '', third = ''] = entries;
    const sheetId = await score(second, 7);
    await conflict(second);
    // The mean of the judge is the total of the only sheet.
    const { data } = await api.call('listRoundJudges', `/sys/judging/round/${roundId}/judge`, {
      token: manager,
    });
    expect(data.find(({ id }) => id === JUDGE)).not.toHaveProperty('mean');
    await score(first, 9);
    await score(third, 5);
    const seen = await rows(roundId, manager);
    expect(seen.at(-1)).toMatchObject({ entryId: second, hidden: true });
    expect(JSON.stringify(seen.at(-1))).not.toMatch(/mean|total|normalized|"rank"/);
    // Without a gap, which would show the rank of the hidden entry.
    expect(seen.flatMap(({ rank }) => rank ?? [])).toEqual([1, 2]);
    const path = `/sys/judging/sheet/${sheetId}`;
    expect((await api.call('getScoreSheet', path, { token: manager })).status).toBe(404);
  });

  it('keeps staff from deciding about an entry with a conflict', async () => {
    const [first = '', second = '', third = ''] = entries;
    const sheetId = await score(second, 7);
    await score(first, 7);
    await shortlist([first]);
    await api.db.insert(judgingConflicts).values({ projectId: second, userId: MANAGER });
    const refused = [
      await api.call('orderTiedEntries', '/sys/judging/round/order', {
        ...PUT,
        token: manager,
        body: { roundId, entryIds: [second, first], reason: '更成熟' },
      }),
      await shortlist([first, second], manager),
      await assign([{ entryId: second, judgeId: MANAGER }], manager),
      await api.call('changeAssignments', '/sys/judging/assignment', {
        ...PUT,
        token: manager,
        body: { roundId, added: [], removed: [sheetId], withScores: true },
      }),
    ];
    expect(refused.map(({ code }) => code)).toEqual([1001, 1001, 1001, 1001]);
    expect((await rows()).filter(({ shortlisted }) => shortlisted)).toMatchObject([
      { entryId: first },
    ]);
    expect((await shortlist([first, third], manager)).code).toBe(200);
  });

  it('hides the scores of an entry from staff until they submit their own', async () => {
    const [entryId = ''] = entries;
    await score(entryId, 7);
    await assign([{ entryId, judgeId: MANAGER }]);
    const row = async () => (await rows(roundId, manager)).find((one) => one.entryId === entryId);
    expect(await row()).toMatchObject({ hidden: true });
    await api.db
      .update(judgingAssignments)
      .set({ state: 'submitted' })
      .where(
        and(eq(judgingAssignments.judgeId, MANAGER), eq(judgingAssignments.projectId, entryId)),
      );
    expect(await row()).not.toHaveProperty('hidden');
  });

  it.each(['anonymous', 'team', 'competitor', 'judge', 'staff'] as const)(
    'shows no score or comment to a caller who does not manage the judging: %s',
    async (caller) => {
      const [entryId = ''] = entries;
      await assign([{ entryId, judgeId: JUDGE }]);
      const sheetId = await assignmentOf(entryId);
      const [entry] = await api.db.select().from(projects).where(eq(projects.id, entryId));
      const permissions = grants(
        ...['system:login', 'entry:read', 'entry:review', 'result:publish', 'audit:read', 'export'],
      );
      await api.db
        .update(users)
        .set({ permissions: caller === 'staff' ? permissions : grants('score:user') })
        .where(eq(users.id, MANAGER));
      // The judge has the same entry to score.
      if (caller === 'judge') await assign([{ entryId, judgeId: MANAGER }]);
      const accounts = {
        team: entry?.userId ?? '',
        competitor: 'user-attendee-020',
        judge: MANAGER,
        staff: MANAGER,
      };
      const headers =
        caller === 'anonymous'
          ? {}
          : { token: await beginSession(api.db, accounts[caller], api.clock.now) };
      const read = () =>
        Promise.all(
          [
            '/client/match/info',
            '/client/match/info/home',
            `/client/project/anons?matchInfoId=${EDITION}`,
            `/client/project/anons/${entryId}`,
            `/client/project/current?id=${entryId}`,
            '/client/judging/assignment',
            `/client/judging/assignment/${sheetId}`,
            '/sys/user/my/data',
            '/sys/user/my/notices',
            `/sys/project/${entryId}`,
            `/sys/judging/round?matchInfoId=${EDITION}`,
            `/sys/judging/round/${roundId}/entry`,
            `/sys/judging/round/${roundId}/judge`,
            `/sys/judging/sheet/${sheetId}`,
            `/sys/export/ranking?roundId=${roundId}`,
            `/sys/export/sheets?roundId=${roundId}`,
            '/sys/dashboard',
          ].map(async (path) => {
            const { statusCode, payload } = await api.app.inject({ url: `/api${path}`, headers });
            return [path, statusCode, payload.replace(/"requestId":"[^"]*"/, '')];
          }),
        );
      const before = await read();
      await score(entryId, 7);
      expect(await read()).toEqual(before);
    },
  );

  it('updates the entries of a later round to the shortlist, but keeps scored ones', async () => {
    const [first = '', second = '', third = ''] = entries;
    await shortlist([first, second]);
    const later = await createRound({ fromRoundId: roundId });
    await automatic(later.id);
    await api.db
      .update(judgingAssignments)
      .set({ state: 'draft' })
      .where(
        and(eq(judgingAssignments.roundId, later.id), eq(judgingAssignments.projectId, second)),
      );
    await shortlist([third]);
    expect((await automatic(later.id)).data).toEqual({ added: 1, removed: 1, missing: 0 });
    const judged = (await rows(later.id)).map(({ entryId }) => entryId);
    expect(judged.toSorted()).toEqual([second, third].toSorted());
  });
}
