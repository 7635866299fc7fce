import { and, eq } from 'drizzle-orm';
import papa from 'papaparse';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/operations.ts';
import { message } from '../../../server/base/messages.ts';
import {
  experts,
  judgingAssignments,
  judgingConflicts,
  judgingRounds,
  matches,
  notices,
  projects,
  users,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api, HOUR, loginCompetitor } from './context.ts';

type Round = components['schemas']['JudgingRound'];
type Values = components['schemas']['SheetValue'][];

/** An edition of the demo with 25 accepted entries. */
const EDITION = 'match-2';
const PUT = { method: 'PUT' } as const;
const POST = { method: 'POST' } as const;

/** Judges without other permissions, created for these tests. */
const JUDGES = ['judge-of-rounds-1', 'judge-of-rounds-2', 'judge-of-rounds-3'];

let token: string;
let round: Round;

const from = (hours: number) => new Date(api.clock.now.getTime() + hours * HOUR).toISOString();
const sessionOf = (id: string) => beginSession(api.db, id, api.clock.now);

const ROUND = () => ({
  matchInfoId: EDITION,
  name: { CN: '初评', US: 'First review' },
  opens: from(-1),
  closes: from(24),
  judgesPerEntry: 2,
  blind: false,
  rankBy: 'mean',
});

const create = (change: object = {}) =>
  api.call('createJudgingRound', '/sys/judging/round', { token, body: { ...ROUND(), ...change } });
const entries = async (id = round.id, caller = token) =>
  (await api.call('listRoundEntries', `/sys/judging/round/${id}/entry`, { token: caller })).data;
const judges = async () =>
  (await api.call('listRoundJudges', `/sys/judging/round/${round.id}/judge`, { token })).data;
const change = (added: object[], removed: string[] = [], more: object = {}) =>
  api.call('changeAssignments', '/sys/judging/assignment', {
    ...PUT,
    token,
    body: { roundId: round.id, added, removed, ...more },
  });
const automatic = (judgeIds = JUDGES, roundId = round.id) =>
  api.call('assignAutomatically', '/sys/judging/assignment/automatic', {
    token,
    body: { roundId, judgeIds },
  });
const own = async (id: string) =>
  (
    await api.call('listMyAssignments', '/client/judging/assignment', {
      token: await sessionOf(id),
    })
  ).data;
const sheet = (id: string, caller: string) =>
  api.call('getMyAssignment', `/client/judging/assignment/${id}`, { token: caller });
const scores = (value: number): Values =>
  round.criteria.map(({ id }) => ({ criterionId: id, value }));
const shortlist = (entryIds: string[]) =>
  api.call('shortlistEntries', '/sys/judging/round/shortlist', {
    ...PUT,
    token,
    body: { roundId: round.id, entryIds },
  });

/** Saves a sheet with the newest revision. */
async function save(id: string, judgeId: string, body: object) {
  const caller = await sessionOf(judgeId);
  const { data } = await sheet(id, caller);
  const sent = { id, revision: data.sheet.revision, values: [], submitted: false, ...body };
  return await api.call('saveScoreSheet', '/client/judging/sheet', {
    ...PUT,
    token: caller,
    body: sent,
  });
}

/** Assigns an entry to a judge and returns the assignment. */
async function assign(entryId: string, judgeId: string): Promise<string> {
  expect(await change([{ entryId, judgeId }])).toMatchObject({ code: 200 });
  const row = (await entries()).find((entry) => entry.entryId === entryId);
  return row?.assignments.find((one) => one.judgeId === judgeId)?.id ?? '';
}

/** Makes a user the owner of an entry while a test runs. */
async function owned(entryId: string, userId: string, run: () => Promise<void>): Promise<void> {
  const entry = eq(projects.id, entryId);
  const [row] = await api.db.select().from(projects).where(entry);
  await api.db.update(projects).set({ userId }).where(entry);
  await run();
  await api.db
    .update(projects)
    .set({ userId: row?.userId ?? '' })
    .where(entry);
}

const entryAt = async (index: number) => (await entries())[index]?.entryId ?? '';

/** Judging on the site: rounds, assignments, score sheets and ranking. */
export function judgingTests(): void {
  beforeAll(async () => {
    token = await sessionOf('user-administrator');
    const permissions = [{ id: 'score:user', name: 'score:user' }];
    const names = { firstName: '', lastName: '', chineseName: '评委' };
    const judgesToAdd = JUDGES.map((id) => ({ id, permissions, roles: [], ...names }));
    await api.db.insert(users).values(judgesToAdd);
  });

  beforeEach(async () => {
    token = await sessionOf('user-administrator');
    await api.db.delete(judgingRounds);
    await api.db.delete(judgingConflicts);
    round = (await create()).data;
  });

  it('creates a round with the criteria and the accepted entries of the edition', async () => {
    const { criteria, entries: count, state } = round;
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect([count, state]).toEqual([25, 'open']);
    const { data } = await api.call(
      'listJudgingRounds',
      `/sys/judging/round?matchInfoId=${EDITION}`,
      { token },
    );
    expect(data).toEqual([round]);
  });

  it.each([
    ['that closes before it opens', () => ({ closes: from(-2) }), 'roundTimes'],
    ['of an unknown edition', () => ({ matchInfoId: 'nothing' }), 'editionUnknown'],
    ['of a shortlist that doesn’t exist', () => ({ fromRoundId: round.id }), 'shortlistMissing'],
  ] as const)('refuses a round %s', async (_, body, rule) => {
    const msg = message('zh-CN', rule);
    expect(await create(body())).toMatchObject({ code: 1001, msg });
  });

  it('divides the entries among judges, without those in conflict, and notifies each once', async () => {
    const [judge = ''] = JUDGES;
    const entryId = await entryAt(0);
    await owned(entryId, judge, async () => {
      const { data } = await automatic();
      expect(data).toEqual({ added: 50, removed: 0, missing: 0 });
    });
    const row = (await entries()).find((entry) => entry.entryId === entryId);
    expect(row?.assignments.map(({ judgeId }) => judgeId)).not.toContain(judge);
    expect((await judges()).filter(({ assigned }) => assigned > 0)).toHaveLength(3);
    const sent = await api.db.select().from(notices).where(eq(notices.event, 'judgingAssigned'));
    expect(new Set(sent.map(({ userId }) => userId))).toEqual(new Set(JUDGES));
    expect((await automatic()).data.added).toBe(0);
  });

  it('assigns other judges in place of one who lost the permission, and marks the former', async () => {
    const [gone = '', ...others] = JUDGES;
    await automatic(JUDGES.slice(0, 2));
    const [user] = await api.db.select().from(users).where(eq(users.id, gone));
    await api.db.update(users).set({ permissions: [] }).where(eq(users.id, gone));
    const { data } = await automatic(others);
    expect(data).toEqual({ added: 25, removed: 0, missing: 0 });
    const assigned = (await entries()).flatMap(({ assignments }) => assignments);
    await api.db.update(users).set({ permissions: user?.permissions }).where(eq(users.id, gone));
    const former = assigned.filter((one) => one.inactive).map(({ judgeId }) => judgeId);
    expect([new Set(former), former.length]).toEqual([new Set([gone]), 25]);
  });

  it.each([
    ['a person who isn’t a judge', 'user-competitor', 'judgeUnknown'],
    ['an unknown account', 'nothing', 'judgeUnknown'],
  ] as const)('refuses to assign %s', async (_, judgeId, rule) => {
    const refused = await change([{ entryId: await entryAt(0), judgeId }]);
    expect(refused).toMatchObject({ code: 1001, msg: message('zh-CN', rule) });
  });

  it('refuses to assign a member of the team, and an entry outside the round', async () => {
    const [judge = ''] = JUDGES;
    const entryId = await entryAt(1);
    await owned(entryId, judge, async () => {
      expect((await change([{ entryId, judgeId: judge }])).code).toBe(1001);
    });
    expect((await change([{ entryId: 'nothing', judgeId: JUDGES[1] }])).code).toBe(1001);
  });

  it('shows a judge the own entries only, without contacts and identity numbers', async () => {
    const id = await assign(await entryAt(0), JUDGES[0] ?? '');
    const [mine] = await own(JUDGES[0] ?? '');
    expect(mine?.assignments).toMatchObject([{ id, entryId: await entryAt(0) }]);
    const entry = eq(projects.id, await entryAt(0));
    await api.db.update(projects).set({ videoFileId: 'banner-match-3' }).where(entry);
    const { data } = await sheet(id, await sessionOf(JUDGES[0] ?? ''));
    await api.db.update(projects).set({ videoFileId: null }).where(entry);
    expect(data.entry.team?.leader).toBeTypeOf('string');
    expect(data.entry.video?.id).toBe('banner-match-3');
    expect(JSON.stringify(data)).not.toMatch(/mobile|email|identity|1390001\d+/);
    expect((await sheet(id, await sessionOf(JUDGES[1] ?? ''))).status).toBe(404);
    const competitor = { token: await loginCompetitor() };
    const refused = await api.call('listMyAssignments', '/client/judging/assignment', competitor);
    expect(refused.code).toBe(1001);
  });

  describe.each([
    {
      blind: false,
      seen: ['leader-a', 'member-b', 'role-c', 'company-d', '2019-04-05', '7654321'],
    },
    { blind: true, seen: [] },
  ])('an entry with people and a company, in a round with blind: $blind', ({ blind, seen }) => {
    const HIDDEN = ['13911112222', 'leader@example.org', '13933334444'];
    const PEOPLE = {
      team: { leader: 'leader-a', mobile: '13911112222', email: 'leader@example.org', size: 4 },
      members: [{ name: 'member-b', role: 'role-c', mobile: '13933334444' }],
      company: { name: 'company-d', founded: '2019-04-05', registeredCapital: 7654321 },
    };

    it('shows its judges only what they may read', async () => {
      round = (await create({ blind })).data;
      const entryId = await entryAt(0);
      const entry = eq(projects.id, entryId);
      const { team, members, company } = projects;
      const [row] = await api.db.select({ team, members, company }).from(projects).where(entry);
      await api.db.update(projects).set(PEOPLE).where(entry);
      const id = await assign(entryId, JUDGES[0] ?? '');
      const { data } = await sheet(id, await sessionOf(JUDGES[0] ?? ''));
      await api.db
        .update(projects)
        .set(row ?? {})
        .where(entry);
      const text = JSON.stringify(data);
      const marks = ['leader-a', 'member-b', 'role-c', 'company-d', '2019-04-05', '7654321'];
      expect([...marks, ...HIDDEN].filter((mark) => text.includes(mark))).toEqual(seen);
      expect(Object.keys(data.entry).filter((key) => key in PEOPLE)).toEqual(
        blind ? [] : ['team', 'members', 'company'],
      );
    });
  });

  it('shows a judge which required documents an entry lacks', async () => {
    const id = await assign(await entryAt(0), JUDGES[0] ?? '');
    const edition = eq(matches.id, EDITION);
    const requiredDocuments = [{ id: 'deck', name: { CN: '路演文稿' } }];
    await api.db.update(matches).set({ entryRules: { requiredDocuments } }).where(edition);
    const { data } = await sheet(id, await sessionOf(JUDGES[0] ?? ''));
    await api.db.update(matches).set({ entryRules: {} }).where(edition);
    expect(data.entry.missingDocuments).toEqual([{ id: 'deck', name: '路演文稿' }]);
    expect(data.entry.matchName).not.toBe('');
    expect(data.entry.submitDate).toBeTypeOf('string');
  });

  it('saves a draft, submits it and takes it back while the round is open', async () => {
    const judge = JUDGES[0] ?? '';
    const id = await assign(await entryAt(0), judge);
    const draft = await save(id, judge, { values: scores(8).slice(1), commentToStaff: ' 偏薄 ' });
    expect(draft.data).toMatchObject({ state: 'draft', commentToStaff: '偏薄' });
    expect((await save(id, judge, { values: scores(8).slice(1), submitted: true })).code).toBe(
      1001,
    );
    const values = { values: scores(8), commentToTeam: '继续' };
    const submitted = await save(id, judge, { ...values, submitted: true });
    expect(submitted.data).toMatchObject({ state: 'submitted', total: 80 });
    expect((await entries())[0]).toMatchObject({ mean: 80, normalized: 80, rank: 1 });
    const seen = await api.call('getScoreSheet', `/sys/judging/sheet/${id}`, { token });
    expect(seen.data.sheet).toEqual(submitted.data);
    expect((await own(judge))[0]?.assignments[0]?.total).toBe(80);
    expect((await save(id, judge, values)).data.state).toBe('draft');
    expect((await entries())[0]).not.toHaveProperty('mean');
  });

  it('shows staff the mean of each judge, and the spread of an entry', async () => {
    const entryId = await entryAt(0);
    for (const [judge, value] of [
      [JUDGES[0] ?? '', 4],
      [JUDGES[1] ?? '', 9],
    ] as const)
      await save(await assign(entryId, judge), judge, { values: scores(value), submitted: true });
    expect((await entries())[0]).toMatchObject({ mean: 65, spread: 50 });
    const means = new Map((await judges()).map(({ id, mean }) => [id, mean]));
    expect([means.get(JUDGES[0] ?? ''), means.get(JUDGES[1] ?? '')]).toEqual([40, 90]);
  });

  it('refuses a score above the maximum of its criterion, and one of an unknown criterion', async () => {
    const id = await assign(await entryAt(0), JUDGES[0] ?? '');
    for (const values of [scores(11), [{ criterionId: 'nothing', value: 1 }]])
      expect((await save(id, JUDGES[0] ?? '', { values })).code).toBe(1001);
  });

  it('refuses a save that began before the last one, with 409', async () => {
    const judge = JUDGES[0] ?? '';
    const id = await assign(await entryAt(0), judge);
    const { revision } = (await sheet(id, await sessionOf(judge))).data.sheet;
    await save(id, judge, { values: scores(5) });
    expect((await save(id, judge, { values: scores(6), revision })).status).toBe(409);
  });

  it('refuses saves before the round opens and after it closes, with its minute included', async () => {
    const judge = JUDGES[0] ?? '';
    const id = await assign(await entryAt(0), judge);
    const closes = new Date('2027-03-01T10:00:00Z');
    const set = (values: object) =>
      api.db.update(judgingRounds).set(values).where(eq(judgingRounds.id, round.id));
    const { now } = api.clock;
    const minuteOf = (time: Date) => new Date(time.getTime() - (time.getTime() % 60_000));
    await set({ opens: new Date(now.getTime() + HOUR), closes });
    expect((await sheet(id, await sessionOf(judge))).code).toBe(1001);
    await set({ opens: new Date(now.getTime() - HOUR), closes: minuteOf(now) });
    expect((await save(id, judge, { values: scores(5) })).code).toBe(200);
    await set({ closes: new Date(minuteOf(now).getTime() - 60_000) });
    expect((await save(id, judge, { values: scores(6) })).code).toBe(1001);
  });

  it('removes a declined entry from the judge’s list, and shows staff the reason', async () => {
    const judge = JUDGES[0] ?? '';
    const id = await assign(await entryAt(0), judge);
    const declined = await api.call('declineAssignment', '/client/judging/decline', {
      ...PUT,
      token: await sessionOf(judge),
      body: { id, reason: '曾任顾问', conflict: true },
    });
    expect(declined.data).toEqual({ id });
    expect(await own(judge)).toEqual([]);
    const [assignment] = (await entries()).flatMap((entry) => entry.assignments);
    expect(assignment).toMatchObject({ state: 'declined', reason: '曾任顾问', conflict: true });
    expect((await judges()).find((one) => one.id === judge)?.declined).toBe(1);
    const declines = and(
      eq(notices.event, 'assignmentDeclined'),
      eq(notices.userId, 'user-administrator'),
    );
    expect(await api.db.select().from(notices).where(declines)).toMatchObject([
      { values: { title: round.name, reason: '曾任顾问' } },
    ]);
  });

  it('lets a judge see a coming round with its dates, and decline before it opens', async () => {
    const judge = JUDGES[0] ?? '';
    round = (await create({ opens: from(1), closes: from(2) })).data;
    const id = await assign(await entryAt(0), judge);
    const { opens, closes } = round;
    expect(await own(judge)).toMatchObject([{ state: 'scheduled', opens, closes }]);
    const declined = await api.call('declineAssignment', '/client/judging/decline', {
      ...PUT,
      token: await sessionOf(judge),
      body: { id, reason: '曾任顾问', conflict: true },
    });
    expect(declined.data).toEqual({ id });
    expect(await own(judge)).toEqual([]);
  });

  it('orders tied entries by hand with a reason, and refuses entries that aren’t tied', async () => {
    const [a, b, c] = [await entryAt(0), await entryAt(1), await entryAt(2)];
    for (const [entryId, value] of [
      [a, 7],
      [b, 7],
      [c, 9],
    ] as const)
      await save(await assign(entryId, JUDGES[0] ?? ''), JUDGES[0] ?? '', {
        values: scores(value),
        submitted: true,
      });
    expect((await entries()).slice(0, 3).map(({ rank, tied }) => [rank, tied])).toEqual([
      [1, undefined],
      [2, true],
      [2, true],
    ]);
    const order = (entryIds: string[]) =>
      api.call('orderTiedEntries', '/sys/judging/round/order', {
        ...PUT,
        token,
        body: { roundId: round.id, entryIds, reason: '更成熟' },
      });
    const { data } = await order([b, a]);
    expect(
      data.slice(1, 3).map(({ entryId, rank, tieReason }) => [entryId, rank, tieReason]),
    ).toEqual([
      [b, 2, '更成熟'],
      [a, 3, '更成熟'],
    ]);
    expect((await order([a, c])).code).toBe(1001);
  });

  it('hides the scores of an entry from staff who belong to its team', async () => {
    const entryId = await entryAt(0);
    const id = await assign(entryId, JUDGES[0] ?? '');
    await save(id, JUDGES[0] ?? '', { values: scores(7), submitted: true });
    await owned(entryId, 'user-administrator', async () => {
      // Last, because its place between the others would show its rank.
      const row = (await entries()).at(-1);
      expect(row).toMatchObject({ entryId, hidden: true });
      expect(JSON.stringify(row)).not.toMatch(/mean|total|normalized|"rank"/);
      const hidden = await api.call('getScoreSheet', `/sys/judging/sheet/${id}`, { token });
      expect(hidden.status).toBe(404);
    });
  });

  it('exports the ranking, without formulas, and without scores of the caller’s own entry', async () => {
    const [first, second] = [await entryAt(0), await entryAt(1)];
    const judge = JUDGES[0] ?? '';
    for (const [entryId, value] of [
      [first, 7],
      [second, 9],
    ] as const)
      await save(await assign(entryId, judge), judge, { values: scores(value), submitted: true });
    await shortlist([second]);
    const named = eq(projects.id, second);
    const [row] = await api.db.select().from(projects).where(named);
    await api.db.update(projects).set({ name: '=1+1' }).where(named);
    await owned(first, 'user-administrator', async () => {
      const { payload } = await api.app.inject({
        url: `/api/sys/export/ranking?roundId=${round.id}`,
        headers: { token, 'accept-language': 'en-US' },
      });
      const [heads = [], best = [], ...others] = papa.parse<string[]>(payload.trim()).data;
      expect(heads.slice(1)).toEqual([
        'Rank',
        'Entry',
        'Track',
        'Mean',
        'Normalized mean',
        'Spread',
        'Submitted score sheets',
        'Reason for the order of tied entries',
        'Shortlisted',
      ]);
      expect(best.toSpliced(3, 1)).toEqual([second, '1', "'=1+1", '90', '90', '', '1', '', 'Yes']);
      const hidden = others.find(([id]) => id === first) ?? [];
      expect([hidden[1], ...hidden.slice(4, 9)]).toEqual(['', '', '', '', '', '']);
    });
    await api.db.update(projects).set({ name: row?.name }).where(named);
    const unknown = await api.app.inject({
      url: '/api/sys/export/ranking?roundId=nothing',
      headers: { token },
    });
    expect(unknown.statusCode).toBe(404);
  });

  it('exports the submitted score sheets, without those of the caller’s own entry', async () => {
    const [first, second] = [await entryAt(0), await entryAt(1)];
    const [judge = '', other = ''] = JUDGES;
    const comments = { commentToStaff: '偏薄', commentToTeam: '=继续' };
    for (const entryId of [first, second]) {
      const id = await assign(entryId, judge);
      await save(id, judge, { values: scores(7), submitted: true, ...comments });
    }
    await save(await assign(second, other), other, { values: scores(9) });
    await owned(first, 'user-administrator', async () => {
      const { payload, headers } = await api.app.inject({
        url: `/api/sys/export/sheets?roundId=${round.id}`,
        headers: { token, 'accept-language': 'en-US' },
      });
      expect(headers['x-record-count']).toBe('1');
      const names = round.criteria.map(({ name }) => name.US ?? name.CN);
      const [heads, sheetRow = [], ...others] = papa.parse<string[]>(payload.trim()).data;
      expect(heads?.slice(1)).toEqual([
        'Entry',
        'Reference number',
        'Judge',
        ...names,
        'Total',
        'Comment to the organisers',
        'Comment to the team',
      ]);
      expect([sheetRow[0], ...sheetRow.slice(3)]).toEqual([
        second,
        '评委',
        ...names.map(() => '7'),
        '70',
        '偏薄',
        "'=继续",
      ]);
      expect(others).toEqual([]);
    });
  });

  it('judges the shortlist of a round in a later round', async () => {
    const listed = [await entryAt(3), await entryAt(1)];
    const { data } = await shortlist(listed);
    const marked = data.filter(({ shortlisted }) => shortlisted).map(({ entryId }) => entryId);
    expect(marked.toSorted()).toEqual(listed.toSorted());
    const final = (await create({ fromRoundId: round.id })).data;
    expect(final).toMatchObject({ entries: 2, fromRoundId: round.id });
    expect((await entries(final.id)).map(({ entryId }) => entryId).toSorted()).toEqual(
      listed.toSorted(),
    );
    expect((await shortlist(['nothing'])).code).toBe(1001);
  });

  it('locks the scale of the criteria once a judge has begun, but not their names', async () => {
    const id = await assign(await entryAt(0), JUDGES[0] ?? '');
    await save(id, JUDGES[0] ?? '', { values: scores(7) });
    const { name, opens, closes, judgesPerEntry, blind, rankBy } = ROUND();
    const body = { id: round.id, name, opens, closes, judgesPerEntry, blind, rankBy };
    const put = (criteria: object[]) =>
      saveNewest(api, 'updateJudgingRound', { token, body: { ...body, criteria } });
    const { criteria } = round;
    expect((await put(criteria.map((one) => ({ ...one, max: 5 })))).code).toBe(1001);
    expect((await put(criteria.slice(1))).code).toBe(1001);
    const renamed = criteria.map((one) => ({ ...one, name: { CN: '新名' } }));
    expect((await put(renamed)).data.criteria[0]?.name.CN).toBe('新名');
  });

  it('deletes a round without scores only', async () => {
    const id = await assign(await entryAt(0), JUDGES[0] ?? '');
    const remove = () =>
      api.call('deleteJudgingRound', `/sys/judging/round/${round.id}`, { token, method: 'DELETE' });
    await save(id, JUDGES[0] ?? '', { values: scores(7) });
    const path = `/sys/judging/round?matchInfoId=${EDITION}`;
    const { data } = await api.call('listJudgingRounds', path, { token });
    expect(data).toMatchObject([{ begun: 1, submitted: 0 }]);
    expect((await remove()).code).toBe(1001);
    await change([], [id]);
    expect((await remove()).data).toEqual({ id: round.id });
    expect(await api.db.$count(judgingAssignments)).toBe(0);
  });

  it('removes a submitted sheet only on request, and keeps that of a deleted account', async () => {
    const judge = JUDGES[0] ?? '';
    const id = await assign(await entryAt(0), judge);
    await save(id, judge, { values: scores(7), submitted: true });
    expect((await change([], [id])).code).toBe(1001);
    const judgeId = null;
    await api.db.update(judgingAssignments).set({ judgeId }).where(eq(judgingAssignments.id, id));
    const [entry] = await entries();
    expect(entry).toMatchObject({ mean: 70 });
    expect(entry?.assignments[0]).not.toHaveProperty('judgeName');
    expect((await change([], [id], { withScores: true })).data.removed).toBe(1);
  });

  it('logs whose submitted scores staff removed', async () => {
    const [entryId, judge = ''] = [await entryAt(0), JUDGES[0]];
    const id = await assign(entryId, judge);
    await save(id, judge, { values: scores(7), submitted: true });
    await change([], [id], { withScores: true });
    const { data } = await api.call('listAudit', `/sys/audit?keywords=${round.id}`, { token });
    const logged = data.records.find(({ detail }) => detail?.startsWith('+0, -1'));
    expect(logged).toMatchObject({ detail: `+0, -1, submitted scores: ${entryId} ${judge}` });
    expect(logged?.names?.map((one) => one.id)).toEqual([round.id, entryId, judge]);
  });

  it('reminds judges with unfinished sheets while the round is open', async () => {
    const [first = '', second = ''] = JUDGES;
    const done = await assign(await entryAt(0), first);
    await assign(await entryAt(1), second);
    await save(done, first, { values: scores(7), submitted: true });
    const remind = () =>
      api.call('remindJudges', '/sys/judging/reminder', {
        ...POST,
        token,
        body: { roundId: round.id },
      });
    expect((await remind()).data).toEqual({ notified: 1 });
    const past = { opens: new Date(0), closes: new Date(1) };
    await api.db.update(judgingRounds).set(past).where(eq(judgingRounds.id, round.id));
    expect((await remind()).code).toBe(1001);
  });

  it('counts the sheet of a judge whose permission is removed, and marks the judge', async () => {
    const judge = JUDGES[0] ?? '';
    await save(await assign(await entryAt(0), judge), judge, {
      values: scores(7),
      submitted: true,
    });
    const account = eq(users.id, judge);
    const [row] = await api.db.select().from(users).where(account);
    await api.db.update(users).set({ permissions: [] }).where(account);
    expect((await entries())[0]).toMatchObject({ mean: 70 });
    expect((await judges()).find(({ id }) => id === judge)).toMatchObject({
      inactive: true,
      submitted: 1,
    });
    await api.db.update(users).set({ permissions: row?.permissions }).where(account);
  });

  describe('an invitation', () => {
    const invite = (email: string, more: object = {}) =>
      api.call('inviteJudge', '/sys/judging/judge/invitation', {
        ...POST,
        token,
        body: { name: '秦越', email, ...more },
      });
    const stored = async (email: string) =>
      (await api.db.select().from(users).where(eq(users.email, email)))[0];

    it('mails a link to a new judge, who is shown as invited and accepts it', async () => {
      const email = 'invited-judge@example.org';
      const { data } = await invite(email, { organisation: '华东研究院' });
      expect(data).toMatchObject({
        name: '秦越',
        organisation: '华东研究院',
        invitation: { email },
      });
      expect(data.invitation?.expireDate).toBeDefined();
      expect((await judges()).find(({ id }) => id === data.id)).toEqual(data);
      const path = `/sys/user/detail/${data.id}`;
      const user = await api.call('getSystemUser', path, { token });
      expect(user.data.organisation).toBe('华东研究院');
      const mail = api.noticeSender.mails.findLast(({ to }) => to === email);
      expect(mail?.subject).toMatch(/^邀请您担任.+评委$/);
      const text = mail?.text ?? '';
      const link = /invitation=([\w-]{43})\n/.exec(text)?.[1] ?? '';
      const body = { token: link, newPassword: 'Invited-2026' };
      await api.call('acceptInvitation', '/client/user/invitation', { body });
      expect((await judges()).find(({ id }) => id === data.id)).not.toHaveProperty('invitation');
      expect(await own(data.id)).toEqual([]);
    });

    it('is sent again after a minute, for the same account', async () => {
      const email = 'invited-twice@example.org';
      const first = (await invite(email)).data;
      expect((await invite(email)).code).toBe(1001);
      api.clock.now = new Date(api.clock.now.getTime() + 61_000);
      const second = (await invite(email)).data;
      expect(second.id).toBe(first.id);
      expect(second.invitation?.sentDate).not.toBe(first.invitation?.sentDate);
    });

    it('keeps the judge if the mail can’t be sent', async () => {
      api.noticeSender.broken = true;
      const { data } = await invite('invited-unsent@example.org');
      api.noticeSender.broken = false;
      expect(data.invitation).toEqual({ email: 'invited-unsent@example.org' });
    });

    it('is refused for an account that logs in by code, until its address is verified', async () => {
      const email = 'judge-by-code@example.org';
      const used = { emailByStaff: true, phoneVerifiedAt: api.clock.now, chineseName: '韩' };
      const names = { firstName: '', lastName: '', permissions: [], roles: [] };
      await api.db.insert(users).values({ id: 'judge-by-code', email, ...used, ...names });
      expect((await invite(email)).msg).toBe(message('zh-CN', 'judgeEmailUnverified'));
      expect((await stored(email))?.permissions).toEqual([]);
    });

    it('makes the user of an account with a verified address a judge at once', async () => {
      const email = 'registered@example.org';
      const values = { id: 'registered-judge', email, passwordHash: 'x', chineseName: '韩' };
      const names = { firstName: '', lastName: '', permissions: [], roles: [] };
      await api.db.insert(users).values({ ...values, ...names });
      expect(await invite(email)).toMatchObject({ code: 1001, fields: [{ pointer: '/email' }] });
      expect((await stored(email))?.permissions).toEqual([]);
      const verified = { emailVerifiedAt: api.clock.now };
      await api.db.update(users).set(verified).where(eq(users.id, values.id));
      expect((await invite(email)).data).toMatchObject({ id: values.id, name: '韩' });
      expect((await stored(email))?.permissions).toMatchObject([{ id: 'score:user' }]);
      expect((await invite(email)).msg).toBe(message('zh-CN', 'alreadyJudge'));
    });
  });

  it('makes an approved expert a judge, and refuses one who waits for approval', async () => {
    const appoint = (expertId: string) =>
      api.call('appointJudge', '/sys/judging/judge', { ...POST, token, body: { expertId } });
    const rows = await api.db.select().from(experts);
    const approved = rows.find(({ status }) => status === 2);
    const waiting = rows.find(({ status }) => status === 1);
    expect((await appoint(waiting?.id ?? '')).code).toBe(1001);
    expect((await appoint('nothing')).status).toBe(404);
    const { data } = await appoint(approved?.id ?? '');
    expect(data).toMatchObject({ id: approved?.userId, organisation: approved?.organisation });
    expect((await appoint(approved?.id ?? '')).data).toEqual(data);
    expect((await judges()).map(({ id }) => id)).toContain(approved?.userId);
  });
}
