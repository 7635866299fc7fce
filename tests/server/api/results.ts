import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { matches, notices, projects, users } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';
import { newKey, anotherUser, WHOLE } from './entries.ts';
import { PDF, send } from './files.ts';

const DAY = 86_400_000;
const PRIZES = [
  { id: 'first', name: { CN: '一等奖', US: 'First prize' }, amount: 100, count: 1 },
  { id: 'second', name: { CN: '二等奖', US: 'Second prize' }, amount: 50, count: 1 },
];
/** A note from staff to a team. */
const NOTE = '评审委员会一致通过';

let staff: string;
let team: string;
/** An edition after the close of its sign-up, and an entry of it. */
let edition: string;
let id: string;
let file: string;

const review = (body: object) =>
  saveNewest(api, 'reviewProject', {
    token: staff,
    method: 'PUT',
    body: { id, ...body },
  });
const publish = (published = true) =>
  api.call('publishWinners', '/sys/match/winners', {
    token: staff,
    method: 'PUT',
    body: { id: edition, published },
  });
const show = (published = true, ids = [id]) =>
  api.call('publishProjects', '/sys/project/published', {
    token: staff,
    method: 'PUT',
    body: { ids, published },
  });
const at = (days: number) => new Date(api.clock.now.getTime() + days * DAY);

/** Everything public about the entry: its page, lists, search, winners and files. */
async function seenByEveryone() {
  const page = await api.call('getProject', `/client/project/anons/${id}`);
  const list = (query: string) =>
    api.call('listProjects', `/client/project/anons?matchInfoId=${edition}${query}`);
  const filter = encodeURI('&award=一等奖');
  const found = await api.call('searchSite', `/client/search?keyword=${id}`);
  const editions = (await api.call('listEditions', '/client/match/info/sub')).data;
  return {
    page: page.status,
    awards: page.status === 200 ? page.data.awards.map(({ name }) => name) : [],
    listed: (await list('')).data.total,
    listedByAward: (await list(filter)).data.total,
    found: found.data.entries.length,
    winners: editions.find((one) => one.id === edition)?.winners.length,
    file: (await api.app.inject({ url: `/api/sys/file/download/${file}` })).statusCode,
  };
}

const NOTHING = { page: 404, awards: [], listed: 0, listedByAward: 0, found: 0, winners: 0 };
const HIDDEN = { ...NOTHING, file: 404 };
const SHOWN = { ...HIDDEN, page: 200, listed: 1, found: 1, file: 200 };
const WON = { ...SHOWN, awards: ['一等奖'], listedByAward: 1, winners: 1 };

/** Reopens the sign-up of the edition. */
const extend = () =>
  api.db
    .update(matches)
    .set({ signUpEnd: at(1) })
    .where(eq(matches.id, edition));

/** Saves the entry as its team. */
async function saveAgain(change: object = {}) {
  const revision = (await seenByTeam()).mine?.revision;
  const body = { ...WHOLE, saveKey: newKey(), matchInfoId: edition, revision, ...change };
  expect((await api.call('saveProject', '/client/project', { token: team, body })).code).toBe(200);
}

/** Adds another entry with the first prize. */
async function addWinner() {
  const [row] = await api.db.select().from(projects).where(eq(projects.id, id));
  if (row === undefined) throw new Error('The entry is gone');
  const winner = { ...row, id: newKey(), name: 'winner', userId: 'user-administrator' };
  await api.db.insert(projects).values({ ...winner, status: 2, publishedBy: null });
  await review({ id: winner.id, status: 4, prizeId: 'first' });
}

/** Renames a prize of the edition and changes its amount, as the form does. */
async function renamePrize(prizeId: string, name: { CN: string; US: string }, amount: number) {
  const prizes = PRIZES.map((prize) =>
    prize.id === prizeId ? { ...prize, name: { ...name, HK: name.CN }, amount } : prize,
  );
  await api.db.update(matches).set({ prizes }).where(eq(matches.id, edition));
  // Uses a staff operation, because the public list of editions is cached.
  await show(true);
}

/** The entry as staff see it. */
async function entryOfStaff() {
  const found = await api.call('listStaffProjects', `/sys/project?matchInfoId=${edition}`, {
    token: staff,
  });
  const [entry] = found.data.records;
  if (entry === undefined) throw new Error('Staff do not see the entry');
  return entry;
}

/** The edition as staff see it. */
async function editionOfStaff() {
  const { data } = await api.call('listStaffMatches', '/sys/match', { token: staff });
  const found = data.find((one) => one.id === edition);
  if (found === undefined) throw new Error('Staff do not see the edition');
  return found;
}

/** Verifies the email address of every user. */
const verifyEmails = () =>
  api.db
    .update(users)
    .set({ email: sql`coalesce(email, id || '@example.org')`, emailVerifiedAt: at(-1) });

/** The team’s view of its entry. */
async function seenByTeam() {
  const path = `/client/project/current?id=${id}`;
  const mine = (await api.call('getMyProject', path, { token: team })).data;
  const all = await api.call('listMyProjects', '/client/project/current/list', { token: team });
  return { mine, listed: all.data.find((one) => one.id === id) };
}

/** Results of an edition: decided by staff, and published separately. */
export function resultTests(): void {
  beforeEach(async () => {
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
    team = await anotherUser();
    edition = newKey();
    const [current] = await api.db.select().from(matches).where(eq(matches.id, 'match-3'));
    if (current === undefined) throw new Error('The demo has no current edition');
    const dates = { begin: at(-90), signUpStart: at(-80), signUpEnd: at(-10), end: at(10) };
    const past = { ...current, ...dates, id: edition, year: 2000, winners: [], prizes: PRIZES };
    await api.db.insert(matches).values(past);
    // Uses a staff operation, because the public list of editions is cached without this one.
    await publish(false);
    file = (await send({ token: team, bytes: PDF })).data.id;
    const attachments = [{ id: file, shared: true }];
    const body = { ...WHOLE, saveKey: newKey(), attachments };
    id = (await api.call('saveProject', '/client/project', { token: team, body })).data.id;
    await api.db.update(projects).set({ matchId: edition, name: id }).where(eq(projects.id, id));
    return async () => {
      await api.db.delete(projects).where(eq(projects.matchId, edition));
      await api.db.delete(matches).where(eq(matches.id, edition));
    };
  });

  it('shows the review status to the team at once, and to everyone when staff publish the entry', async () => {
    expect(await seenByEveryone()).toEqual(HIDDEN);
    const { data } = await review({ status: 2, note: '形式审查通过' });
    expect(await seenByEveryone()).toEqual(HIDDEN);
    expect(data.isPublic).toBe(false);
    const { mine, listed } = await seenByTeam();
    expect([mine?.isPublic, listed?.isPublic]).toEqual([false, false]);
    expect((await show()).data).toEqual({ changed: 1 });
    expect((await show()).data).toEqual({ changed: 0 });
    expect(await seenByEveryone()).toEqual(SHOWN);
    const shown = await seenByTeam();
    expect([shown.mine?.isPublic, shown.listed?.isPublic]).toEqual([true, true]);
    expect(shown.mine?.history.at(-1)).toMatchObject({ status: 2, note: '形式审查通过' });
    await review({ status: 1 });
    expect(await seenByEveryone()).toEqual(HIDDEN);
    expect((await seenByTeam()).mine?.status).toBe(1);
    // The status alone does not publish it.
    await review({ status: 2 });
    expect(await seenByEveryone()).toEqual(HIDDEN);
  });

  it('hides an entry, including a winner, until staff show it again', async () => {
    await review({ status: 4, award: '一等奖' });
    await publish();
    await show(false);
    expect(await seenByEveryone()).toEqual({ ...HIDDEN, winners: 1 });
    await publish();
    expect((await seenByEveryone()).page).toBe(404);
    await show();
    expect(await seenByEveryone()).toEqual(WON);
  });

  it('publishes accepted entries only, and none of a request with another one', async () => {
    const msg = '只能公开已进入评审、入围或获奖的项目';
    expect(await show()).toMatchObject({ code: 1001, msg });
    await review({ status: 2 });
    await review({ status: 5 });
    expect(await show()).toMatchObject({ code: 1001, msg });
    await review({ status: 2 });
    expect((await show(true, [id, 'gone'])).code).toBe(404);
    expect(await seenByEveryone()).toEqual(HIDDEN);
    expect((await show(true, [id, id])).data).toEqual({ changed: 1 });
  });

  it.each([
    ['a shortlisting', { status: 3 }],
    ['an award', { status: 4, award: '一等奖' }],
    ['a non-selection', { status: 5 }],
  ])('shows %s to staff only before the winners are published', async (_, decision) => {
    await review({ status: 2 });
    await show();
    const before = await seenByTeam();
    const { data } = await review({ ...decision, note: NOTE });
    expect(await seenByEveryone()).toEqual(SHOWN);
    // The history has no new item either.
    expect(await seenByTeam()).toEqual(before);
    const { status, award } = { award: undefined, ...decision };
    expect(data).toMatchObject({ status, publishedStatus: 2, publishedAwards: [] });
    expect(data.awards).toEqual(award === undefined ? [] : [award]);
  });

  it('hides an entry that was declined without a review, and keeps it hidden', async () => {
    await review({ status: 5 });
    expect(await seenByEveryone()).toEqual(HIDDEN);
    expect((await seenByTeam()).mine?.status).toBe(1);
  });

  it('publishes status, award and note with the winners, to the team and to everyone', async () => {
    await review({ status: 2 });
    await review({ status: 4, award: '一等奖', note: NOTE });
    await publish();
    expect(await seenByEveryone()).toEqual(WON);
    const { mine, listed } = await seenByTeam();
    expect(mine?.history.at(-1)).toMatchObject({ status: 4, note: NOTE });
    expect([mine, listed]).toMatchObject([
      { status: 4, awards: [{ name: '一等奖', amount: 100 }] },
      { status: 4, awards: [{ name: '一等奖', amount: 100 }] },
    ]);
  });

  it.each<[number, object]>([
    [1, HIDDEN],
    [2, SHOWN],
    [5, HIDDEN],
  ])('resets a published award to status %i with the next publication', async (status, seen) => {
    await review({ status: 2 });
    await show();
    await review({ status: 4, award: '一等奖' });
    await publish();
    await review({ status });
    expect(await seenByEveryone()).toEqual(WON);
    // Publication requires another winner; otherwise the results can only be withdrawn.
    expect((await publish()).code).toBe(1001);
    const [row] = await api.db.select().from(projects).where(eq(projects.id, id));
    if (row === undefined) throw new Error('The entry is gone');
    const winner = { ...row, id: newKey(), name: 'winner', userId: 'user-administrator' };
    await api.db.insert(projects).values({ ...winner, status: 2 });
    await review({ id: winner.id, status: 4, award: '一等奖' });
    await publish();
    const { winners, listed, listedByAward, ...own } = await seenByEveryone();
    await api.db.delete(projects).where(eq(projects.id, winner.id));
    expect([winners, listedByAward]).toEqual([1, 1]);
    expect({ ...NOTHING, ...own, listed: listed - 1 }).toEqual(seen);
    expect((await seenByTeam()).mine).toMatchObject({ status, awards: [] });
  });

  it.each([
    ['shown', true, SHOWN],
    ['hidden', false, HIDDEN],
  ])(
    'restores an entry that was %s before its result when the winners are withdrawn',
    async (_, was, seen) => {
      await review({ status: 2 });
      if (was) await show();
      await review({ status: 4, award: '一等奖' });
      await publish();
      await publish(false);
      expect(await seenByEveryone()).toEqual(seen);
      expect((await seenByTeam()).mine).toMatchObject({ status: 2, awards: [] });
      expect((await seenByTeam()).mine?.history.map(({ status }) => status)).toEqual([1, 2]);
      await publish();
      expect(await seenByEveryone()).toEqual(WON);
    },
  );

  it.each<[string, ...object[]]>([
    ['an award', { status: 4, award: '一等奖' }],
    ['a non-selection', { status: 5 }],
    ['a shortlisting', { status: 3 }],
    ['an award that was corrected', { status: 4, award: '一等奖' }, { status: 2 }],
  ])('hides the team’s result after %s when the winners are withdrawn', async (_, ...decisions) => {
    await review({ status: 2 });
    await show();
    await addWinner();
    const [before, seen] = [await seenByTeam(), await seenByEveryone()];
    for (const decision of decisions) {
      await review({ ...decision, note: NOTE });
      expect((await publish()).code).toBe(200);
    }
    await publish(false);
    const { mine } = await seenByTeam();
    expect({ status: mine?.status, awards: mine?.awards, isPublic: mine?.isPublic }).toEqual({
      status: 2,
      awards: [],
      isPublic: before.mine?.isPublic,
    });
    expect(mine?.history).toEqual(before.mine?.history);
    expect(await seenByEveryone()).toEqual(seen);
  });

  it('notifies each team with a withdrawn result, and deletes notices that are still queued', async () => {
    await verifyEmails();
    await review({ status: 4, award: '一等奖' });
    await publish();
    const sent = async () => {
      const rows = await api.db
        .select()
        .from(notices)
        .where(like(notices.key, `%"${id} %`));
      return rows.map(({ event }) => event).filter((event) => !event.startsWith('entry'));
    };
    expect(await sent()).toEqual(['decisionPublished']);
    await publish(false);
    expect(await sent()).toEqual(['resultsWithdrawn']);
    // Without published results there is nothing to withdraw.
    await publish(false);
    expect(await sent()).toEqual(['resultsWithdrawn']);
  });

  it.each([1, 2] as const)(
    'shows a new note to the team at once while the status stays %i',
    async (status) => {
      await verifyEmails();
      await review({ status });
      const revision = (await seenByTeam()).mine?.revision;
      await review({ status, note: NOTE });
      const { mine } = await seenByTeam();
      expect(mine?.history.at(-1)).toMatchObject({ status, note: NOTE });
      expect(mine?.revision).toBe(revision);
      expect((await editionOfStaff()).unpublished).toBe(0);
      const sent = await api.db
        .select()
        .from(notices)
        .where(like(notices.key, `%"${id} %`));
      expect(sent.map(({ event }) => event)).toContain('entryNote');
    },
  );

  it('counts entries per prize, even above the number of prizes', async () => {
    await addWinner();
    await review({ status: 4, prizeId: 'first' });
    const { placings, prizes } = await editionOfStaff();
    expect(prizes[0]).toMatchObject({ id: 'first', count: 1 });
    expect(placings).toEqual([{ prizeId: 'first', awarded: 2 }]);
  });

  it('shows a corrected result only after the winners are published again', async () => {
    await review({ status: 4, award: '二等奖' });
    await publish();
    const { data } = await review({ status: 4, award: '一等奖', note: '更正' });
    expect(data).toMatchObject({ awards: ['一等奖'], publishedAwards: ['二等奖'] });
    expect((await seenByEveryone()).awards).toEqual(['二等奖']);
    const unpublished = async () => {
      const { data: all } = await api.call('listStaffMatches', '/sys/match', { token: staff });
      return all.find((one) => one.id === edition)?.unpublished;
    };
    expect(await unpublished()).toBe(1);
    await publish();
    expect(await seenByEveryone()).toEqual(WON);
    expect(await unpublished()).toBe(0);
  });

  it('shows a corrected note only after the winners are published again', async () => {
    await review({ status: 4, award: '一等奖', note: NOTE });
    await publish();
    await review({ status: 4, award: '一等奖', note: '更正' });
    expect((await seenByTeam()).mine?.history.at(-1)?.note).toBe(NOTE);
    await publish();
    expect((await seenByTeam()).mine?.history.at(-1)?.note).toBe('更正');
    const steps = (await seenByTeam()).mine?.history.length;
    await publish();
    expect((await seenByTeam()).mine?.history.length).toBe(steps);
  });

  it('corrects a status in either direction, and records who decided what', async () => {
    await review({ status: 2 });
    await review({ status: 5, note: '误判' });
    await review({ status: 4, award: '一等奖' });
    const { data } = await review({ status: 3, note: '更正' });
    expect(data).toMatchObject({ status: 3, awards: [] });
    expect(data.history.map(({ from, status }) => `${from} → ${status}`)).toEqual([
      ...['1 → 2', '2 → 5', '5 → 4', '4 → 3'],
    ]);
    expect(data.history[2]).toMatchObject({ award: '一等奖' });
    const [administrator] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, 'user-administrator'));
    expect(data.history[3]).toMatchObject({ note: '更正', by: administrator?.chineseName });
    const query = `matchInfoId=${edition}&status=3`;
    const found = await api.call('listStaffProjects', `/sys/project?${query}`, { token: staff });
    expect(found.data.records.map((record) => record.id)).toEqual([id]);
  });

  it('refuses a result for an entry that its team can still change', async () => {
    await api.db
      .update(matches)
      .set({ signUpEnd: at(1) })
      .where(eq(matches.id, edition));
    expect(await review({ status: 5 })).toMatchObject({
      code: 1001,
      msg: '报名尚未截止，团队仍可修改该项目；请先将其转入评审',
    });
    expect((await review({ status: 2 })).code).toBe(200);
    expect((await review({ status: 5 })).data).toMatchObject({ status: 5, publishedStatus: 2 });
  });

  it.each([
    ['a non-selection', { status: 5, note: NOTE }],
    ['an award', { status: 4, award: '一等奖', note: NOTE }],
    ['a return to before the review', { status: 1, note: NOTE }],
  ])(
    'keeps %s and marks it as outdated when the team changes its entry later',
    async (_, decision) => {
      await review(decision);
      await extend();
      expect((await entryOfStaff()).decisionOutdated).toBeUndefined();
      await saveAgain();
      const { awards, history, ...entry } = await entryOfStaff();
      const { status, award } = { award: undefined, ...decision };
      expect(entry).toMatchObject({ status, decisionOutdated: true, publishedStatus: 1 });
      expect(awards).toEqual(award === undefined ? [] : [award]);
      expect(history).toMatchObject([{ status, note: NOTE, outdated: true }]);
      expect((await editionOfStaff()).outdated).toBe(1);
      // The team must not learn the result before publication.
      expect((await seenByTeam()).mine?.status).toBe(1);

      const { data } = await review({ status: 2 });
      expect(data.decisionOutdated).toBeUndefined();
      expect(data.history.map(({ outdated }) => outdated)).toEqual([true, undefined]);
      expect((await editionOfStaff()).outdated).toBe(0);
    },
  );

  it('keeps a decision when the team withdraws its entry and submits it again', async () => {
    await review({ status: 4, award: '一等奖' });
    await extend();
    await saveAgain({ status: 0 });
    await saveAgain({ status: 1 });
    expect(await entryOfStaff()).toMatchObject({ status: 4, decisionOutdated: true });
  });

  it('notifies the team of its last resubmission, and once the reviewer of the outdated decision', async () => {
    await verifyEmails();
    await review({ status: 5 });
    await extend();
    await saveAgain();
    await saveAgain();
    const sent = await api.db
      .select()
      .from(notices)
      .where(like(notices.key, `%${id} %`));
    const events = sent.map(({ event, userId }) => [event, userId === 'user-administrator']);
    expect(events.filter(([event]) => event !== 'entrySubmitted')).toEqual([
      ['decisionOutdated', true],
      ['entryResubmitted', false],
    ]);
  });

  it.each([
    ['its identifier', { prizeId: 'second' }],
    ['its name', { award: '二等奖' }],
  ])('keeps an award given by %s when its prize is renamed', async (_, award) => {
    await review({ status: 4, ...award });
    await publish();
    await renamePrize('second', { CN: '金奖', US: 'Gold prize' }, 70);
    const renamed = async (language: string) => {
      const headers = { 'accept-language': language };
      const seen = await api.call('getProject', `/client/project/anons/${id}`, { headers });
      const mine = await api.call('getMyProject', `/client/project/current?id=${id}`, {
        token: team,
        headers,
      });
      const found = await api.call(
        'listProjects',
        `/client/project/anons?award=${encodeURIComponent(seen.data.awards[0]?.name ?? '')}`,
      );
      return [seen.data.awards, mine.data?.awards, found.data.total];
    };
    const shown = (name: string, amount: number) => [{ name, amount }];
    const before = shown('Gold prize', 50);
    expect(await renamed('en-US')).toEqual([before, before, 1]);
    expect(await entryOfStaff()).toMatchObject({ awards: ['金奖'], publishedAwards: ['金奖'] });
    expect((await entryOfStaff()).history.at(-1)).toMatchObject({
      award: '金奖',
      prizeId: 'second',
    });
    expect((await editionOfStaff()).unpublished).toBe(0);

    const { winners } = (await publish()).data;
    expect(winners).toMatchObject([{ award: '金奖', prizeId: 'second' }]);
    const after = shown('Gold prize', 70);
    expect(await renamed('en-US')).toEqual([after, after, 1]);
    const editions = await api.call('listEditions', '/client/match/info/sub', {
      headers: { 'accept-language': 'en-US' },
    });
    expect(editions.data.find((one) => one.id === edition)?.winners[0]?.award).toBe('Gold prize');
  });

  it('refuses a prize that is not in the edition', async () => {
    expect(await review({ status: 4, prizeId: 'grand' })).toMatchObject({
      code: 1001,
      msg: '该届赛事没有这个奖项',
    });
  });

  it('returns awards in the request’s language, and finds entries by that name', async () => {
    const read = async (language: string, award: string) => {
      const path = `/client/project/anons?pageSize=100&award=${encodeURIComponent(award)}`;
      return (await api.call('listProjects', path, { headers: { 'accept-language': language } }))
        .data;
    };
    const chinese = await read('zh-CN', '特等奖');
    expect(chinese.total).toBeGreaterThan(0);
    for (const [language, award] of [
      ['en-US', 'Grand prize'],
      ['zh-HK', '特等獎'],
    ] as const) {
      const { total, records } = await read(language, award);
      expect(total).toBe(chinese.total);
      expect(records[0]?.awards.map(({ name }) => name)).toEqual([award]);
    }
    const headers = { 'accept-language': 'en-US' };
    const path = `/client/project/anons/${chinese.records[0]?.id ?? ''}`;
    const page = await api.call('getProject', path, { headers });
    expect(page.data.awards[0]?.name).toBe('Grand prize');
  });
}
