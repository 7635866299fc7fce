import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  auditLog,
  matches,
  projectHistory,
  projectReviewers,
  projects,
} from '../../../server/database/schema.ts';
import { closeAgain } from '../../../server/account/close-account.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';
import { PDF, send } from './files.ts';
import { enter, person, type Person } from './own-data.ts';

const ROLES = [{ id: 'administrator', name: 'administrator' }];
/** The edition that `enter` takes part in. */
const EDITION = 'match-3';

let staff: string;
let colleague: Person;
let teams: Person[];
let ids: string[];

const put = <K extends 'claimProjects' | 'reviewProjects' | 'undoReviews'>(
  operation: K,
  path: string,
  body: object,
  token = staff,
) => api.call(operation, path, { token, method: 'PUT', body });
const claim = (chosen: string[], claimed = true, token = staff) =>
  put('claimProjects', '/sys/reviewer', { ids: chosen, claimed }, token);
const list = async (query: string, token = staff) => {
  const path = `/sys/project?matchInfoId=${EDITION}&size=100&${query}`;
  const { data } = await api.call('listStaffProjects', path, { token });
  return data.records.map(({ id }) => id).filter((id) => ids.includes(id));
};
const entry = async (id: string) =>
  (await api.call('getStaffProject', `/sys/project/${id}`, { token: staff })).data.entry;
const revised = async (chosen = ids) =>
  await Promise.all(chosen.map(async (id) => ({ id, revision: (await entry(id)).revision })));
const reviewAll = async (body: object) =>
  (await put('reviewProjects', '/sys/project/statuses', { entries: await revised(), ...body }))
    .data;
const undo = async (chosen = ids) =>
  (await put('undoReviews', '/sys/project/undo', { entries: await revised(chosen) })).data;
const statuses = async () => await Promise.all(ids.map(async (id) => (await entry(id)).status));

async function begin() {
  teams = [await person(), await person()];
  ids = [await enter(teams[0] as Person), await enter(teams[1] as Person)].toSorted();
  colleague = await person({ chineseName: '同事', roles: ROLES });
  return async () => {
    for (const id of ids) await api.db.delete(projects).where(eq(projects.id, id));
  };
}

/** Claims of entries, and the filters of the review queue. */
export function claimTests(): void {
  beforeAll(async () => {
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
  });
  beforeEach(begin);

  it('make the caller the reviewer, and find entries by reviewer', async () => {
    const [mine = '', other = ''] = ids;
    expect((await claim([mine])).data).toEqual({ changed: 1 });
    expect((await claim([mine])).data).toEqual({ changed: 0 });
    expect(await list('reviewer=mine')).toEqual([mine]);
    expect(await list('reviewer=mine', colleague.token)).toEqual([]);
    expect(await list('reviewer=user-administrator')).toEqual([mine]);
    expect(await list('reviewer=none')).toEqual([other]);
    expect((await entry(mine)).reviewer).toMatchObject({ id: 'user-administrator' });
  });

  it('are listed for the edition with the number of waiting entries', async () => {
    await claim(ids, true, colleague.token);
    await saveNewest(api, 'reviewProject', { token: staff, body: { id: ids[0], status: 2 } });
    const path = `/sys/reviewer?matchInfoId=${EDITION}`;
    const { data } = await api.call('listReviewers', path, { token: staff });
    // The demo's administrator reviews two entries.
    const administrator = { id: 'user-administrator', name: '陈静', entries: 2, waiting: 2 };
    const reviewer = { id: colleague.id, name: '同事' };
    expect(data).toEqual([administrator, { ...reviewer, entries: 2, waiting: 1 }]);
    // An entry that its team took back is not in the queue.
    await api.db
      .update(projects)
      .set({ status: 0 })
      .where(eq(projects.id, ids[1] ?? ''));
    const left = (await api.call('listReviewers', path, { token: staff })).data;
    expect(left).toEqual([administrator, { ...reviewer, entries: 1, waiting: 0 }]);
    const former = '/sys/reviewer?matchInfoId=match-2';
    expect((await api.call('listReviewers', former, { token: staff })).data).toEqual([]);
  });

  it('refuse all entries if a colleague reviews one, until it is released', async () => {
    const [taken = '', free = ''] = ids;
    await claim([taken], true, colleague.token);
    const refused = await claim([free, taken]);
    expect(refused.code).toBe(1001);
    expect(refused.msg).toContain('同事');
    expect(await list('reviewer=none')).toEqual([free]);
    expect((await claim([taken], false)).data).toEqual({ changed: 1 });
    expect((await claim([free, taken])).data).toEqual({ changed: 2 });
  });

  it('of two colleagues at once, one succeeds', async () => {
    const answers = await Promise.all([claim(ids), claim(ids, true, colleague.token)]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 1001]));
  });

  it('answer 404 for a draft, and change nothing', async () => {
    await api.db
      .update(projects)
      .set({ status: 0 })
      .where(eq(projects.id, ids[1] ?? ''));
    expect((await claim(ids)).status).toBe(404);
    expect(await list('reviewer=mine')).toEqual([]);
  });

  it('end when the account of the reviewer is closed', async () => {
    await claim(ids, true, colleague.token);
    await api.db.transaction((tx) => closeAgain(tx, colleague.id, api.clock.now));
    const left = eq(projectReviewers.userId, colleague.id);
    expect(await api.db.$count(projectReviewers, left)).toBe(0);
  });

  it('find entries without a required document, and name the documents', async () => {
    const [first = '', second = ''] = ids;
    const current = eq(matches.id, EDITION);
    const [edition] = await api.db.select().from(matches).where(current);
    if (edition === undefined) throw new Error('the demo has no current edition');
    const requiredDocuments = [{ id: 'licence', name: { CN: '营业执照' } }];
    await api.db
      .update(matches)
      .set({ entryRules: { ...edition.entryRules, requiredDocuments } })
      .where(current);
    const file = (await send({ token: teams[0]?.token ?? '', bytes: PDF })).data;
    await api.db.execute(
      `insert into project_files (project_id, file_id, shared, document, position) values ('${first}', '${file.id}', false, 'licence', 0)`,
    );
    expect(await list('documents=missing')).toEqual([second]);
    expect((await entry(first)).documentsMissing).toBeUndefined();
    expect((await entry(second)).documentsMissing).toBe(true);
    const path = `/sys/project/${second}`;
    const { data } = await api.call('getStaffProject', path, { token: staff });
    expect(data.missingDocuments).toEqual([{ id: 'licence', name: '营业执照' }]);
    const { entryRules } = edition;
    await api.db.update(matches).set({ entryRules }).where(current);
  });
}

/** Decisions about several entries at once, and their undo. */
export function reviewManyTests(): void {
  beforeAll(async () => {
    staff = await beginSession(api.db, 'user-administrator', api.clock.now);
  });
  beforeEach(begin);

  it('decide each entry, with the note to each team, and log the entries', async () => {
    const { decided, refused } = await reviewAll({ status: 2, note: '形式审查通过' });
    expect([decided.map(({ id }) => id), refused]).toEqual([ids, []]);
    expect(decided).toEqual(await revised());
    for (const id of ids) {
      expect(await entry(id)).toMatchObject({ status: 2, publishedStatus: 2 });
      expect((await entry(id)).history.at(-1)?.note).toBe('形式审查通过');
    }
    const where = and(
      eq(auditLog.operation, 'reviewProjects'),
      eq(auditLog.target, ids.join(', ')),
    );
    expect(await api.db.$count(auditLog, where)).toBe(1);
  });

  it('keep the note among staff from the team', async () => {
    await reviewAll({ status: 2, note: '形式审查通过', staffNote: '材料存疑' });
    const [id = ''] = ids;
    expect((await entry(id)).history.at(-1)?.staffNote).toBe('材料存疑');
    const reads = await Promise.all(
      teams.map(async ({ token }) =>
        JSON.stringify([
          (await api.call('listMyProjects', '/client/project/current/list', { token })).data,
          (await api.call('getMyProject', '/client/project/current', { token })).data,
          (await api.call('getMyData', '/sys/user/my/data', { token })).data,
        ]),
      ),
    );
    expect(reads.filter((text) => text.includes('形式审查通过'))).toHaveLength(teams.length);
    expect(reads.join()).not.toContain('材料存疑');
  });

  it('decide the others if one is refused, and return its reason', async () => {
    const entries = await revised();
    const [changed = '', other = ''] = ids;
    await saveNewest(api, 'reviewProject', { token: staff, body: { id: changed, status: 2 } });
    const { data } = await put('reviewProjects', '/sys/project/statuses', { entries, status: 2 });
    expect(data.decided.map(({ id }) => id)).toEqual([other]);
    expect(data.refused).toEqual([{ id: changed, reason: expect.any(String) as string }]);
    expect(await statuses()).toEqual([2, 2]);
  });

  it('refuse results while the teams can still change their entries', async () => {
    const { decided, refused } = await reviewAll({ status: 3 });
    expect(decided).toEqual([]);
    expect(refused.map(({ reason }) => reason)).toEqual(
      ids.map(() => '报名尚未截止，团队仍可修改该项目；请先将其转入评审'),
    );
  });

  it('can be undone: the earlier decision returns, and the history keeps both', async () => {
    await reviewAll({ status: 2 });
    await reviewAll({ status: 5 });
    expect((await undo()).decided).toEqual(await revised());
    expect(await statuses()).toEqual([2, 2]);
    const steps = (await entry(ids[0] ?? '')).history.map(({ from, status }) => [from, status]);
    expect(steps).toEqual([
      [1, 2],
      [2, 5],
      [5, 2],
    ]);
    // The team never saw the result.
    const seen = await api.db
      .select({ status: projectHistory.status })
      .from(projectHistory)
      .where(eq(projectHistory.projectId, ids[0] ?? ''));
    expect(seen.map(({ status }) => status)).not.toContain(5);
  });

  it.each([
    ['leave no trace in the history of the team when undone', {}, [1]],
    ['stay in the history of the team when undone after a note', { note: '已受理' }, [1, 2, 1]],
  ])('%s', async (_name, note, expected) => {
    await reviewAll({ status: 2, ...note });
    await undo();
    const steps = await api.db
      .select({ status: projectHistory.status })
      .from(projectHistory)
      .where(eq(projectHistory.projectId, ids[0] ?? ''))
      .orderBy(projectHistory.position);
    expect(steps.map(({ status }) => status)).toEqual(expected);
  });

  it('can be undone with the prize of the earlier decision', async () => {
    await reviewAll({ status: 2 });
    const [edition] = await api.db.select().from(matches).where(eq(matches.id, EDITION));
    const prize = edition?.prizes.at(0)?.id;
    await saveNewest(api, 'reviewProject', {
      token: staff,
      body: { id: ids[0], status: 4, prizeId: prize },
    });
    const { prizeId, awards } = await entry(ids[0] ?? '');
    expect(prizeId).toBe(prize);
    await reviewAll({ status: 5 });
    await undo();
    expect(await entry(ids[0] ?? '')).toMatchObject({ status: 4, prizeId, awards });
  });

  it('can be undone with the place in the final', async () => {
    await reviewAll({ status: 2 });
    await reviewAll({ status: 3, finalist: true });
    await reviewAll({ status: 5 });
    await undo();
    expect(await entry(ids[0] ?? '')).toMatchObject({ status: 3, finalist: true });
  });

  it('ignore the place in the final of an entry that is not shortlisted', async () => {
    await reviewAll({ status: 2, finalist: true });
    expect(await entry(ids[0] ?? '')).not.toHaveProperty('finalist');
  });

  it('cannot be undone without a decision, or after a later one', async () => {
    const { refused } = await undo();
    expect(refused.map(({ reason }) => reason)).toEqual(
      ids.map(() => '该项目还没有评审决定，无可撤销'),
    );
    const { decided } = await reviewAll({ status: 2 });
    await reviewAll({ status: 5 });
    const { data } = await put('undoReviews', '/sys/project/undo', { entries: decided });
    expect(data.decided).toEqual([]);
    expect(await statuses()).toEqual([5, 5]);
  });
}
