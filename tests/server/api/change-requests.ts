import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { endWallClock } from '../../../openapi/event-clock.ts';
import type { components } from '../../../openapi/generated/operations.ts';
import { auditLog, matches, notices, projects } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api, HOUR } from './context.ts';
import { newKey, WHOLE } from './entries.ts';
import { enter, person, type Person } from './own-data.ts';

type SaveBody = components['schemas']['SaveProjectBody'];

const MINUTE = 60_000;
const ADMINISTRATOR = 'user-administrator';
const NOTE = '请补充营业执照';

let staff: string;
let team: Person;
let id: string;

const inHours = (hours: number) => {
  const at = new Date(api.clock.now.getTime() + hours * HOUR);
  at.setUTCSeconds(0, 0);
  return at;
};
const ask = (body: object = {}) =>
  saveNewest(api, 'requestChanges', {
    token: staff,
    method: 'PUT',
    body: { id, note: NOTE, until: inHours(24).toISOString(), ...body },
  });
const withdraw = (request: string) =>
  api.call('withdrawChanges', `/sys/change-request/${request}`, { token: staff, method: 'DELETE' });
const mine = async () => {
  const { data } = await api.call('getMyProject', `/client/project/current?id=${id}`, team);
  if (data === null) throw new Error('the team has no entry');
  return data;
};
const detail = async () =>
  (await api.call('getStaffProject', `/sys/project/${id}`, { token: staff })).data;
const save = async (change: Partial<SaveBody> = {}) => {
  const { revision } = await mine();
  const body = { ...WHOLE, saveKey: newKey(), revision, ...change };
  return await api.call('saveProject', '/client/project', { token: team.token, body });
};
const decide = (body: object) =>
  saveNewest(api, 'reviewProject', { token: staff, method: 'PUT', body: { id, ...body } });
const noticesTo = async (userId: string, event: string) =>
  await api.db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.event, event)));
const current = eq(matches.id, 'match-3');

/** Closes the sign-up of the current edition until the test ends. */
async function closeSignUp() {
  const [edition] = await api.db.select().from(matches).where(current);
  if (edition === undefined) throw new Error('the demo has no current edition');
  await api.db
    .update(matches)
    .set({ signUpEnd: new Date(api.clock.now.getTime() - HOUR) })
    .where(current);
  onTestFinished(async () => {
    await api.db.update(matches).set({ signUpEnd: edition.signUpEnd }).where(current);
  });
}

/** Moves the clock until the test ends. */
function passTo(time: number) {
  const before = api.clock.now;
  api.clock.now = new Date(time);
  onTestFinished(() => {
    api.clock.now = before;
  });
}

export function changeRequestTests(): void {
  beforeEach(async () => {
    staff = await beginSession(api.db, ADMINISTRATOR, api.clock.now);
    team = await person();
    id = await enter(team);
    return async () => {
      await api.db.delete(projects).where(eq(projects.id, id));
    };
  });

  it('open an entry in review after sign-up, and keep its status and decision', async () => {
    await decide({ status: 2, note: 'in review' });
    await closeSignUp();
    expect((await save()).msg).toBe('报名已截止，项目不能再修改');
    const until = inHours(24).toISOString();
    expect((await ask({ until })).data).toMatchObject({
      status: 2,
      changes: { state: 'open', note: NOTE, until, by: expect.any(String) as string },
    });
    expect(await mine()).toMatchObject({
      status: 2,
      editable: true,
      changes: { note: NOTE, until },
    });
    expect((await save({ name: '改名' })).data).toMatchObject({
      name: '改名',
      status: 2,
      editable: false,
    });
    const { entry } = await detail();
    expect(entry).toMatchObject({ status: 2, publishedStatus: 2, decisionOutdated: true });
  });

  it('show the request in the list of own entries until the team has answered it', async () => {
    const listed = async () =>
      (await api.call('listMyProjects', '/client/project/current/list', team)).data[0]?.changes;
    expect(await listed()).toBeUndefined();
    await ask();
    expect(await listed()).toMatchObject({ note: NOTE });
    await save();
    expect(await listed()).toBeUndefined();
  });

  it('accept changes up to the minute of the date, and then give the true reason', async () => {
    await closeSignUp();
    const until = inHours(0.2);
    await ask({ until: until.toISOString() });
    passTo(until.getTime() + MINUTE - 1);
    expect((await mine()).editable).toBe(true);
    passTo(until.getTime() + MINUTE);
    expect((await mine()).editable).toBe(false);
    const time = endWallClock(until).replace('T', ' ');
    expect(await save()).toMatchObject({
      code: 1001,
      msg: `组委会要求的修改已于 ${time} 截止，项目不能再修改`,
    });
  });

  it('are answered by the next submission, which closes the entry and tells the author', async () => {
    await closeSignUp();
    await ask();
    await save();
    expect((await save()).msg).toBe('报名已截止，项目不能再修改');
    const { entry, changeRequests } = await detail();
    expect(entry.changes).toBeUndefined();
    expect(changeRequests).toMatchObject([
      { state: 'answered', closedAt: api.clock.now.toISOString() },
    ]);
    const told = await noticesTo(ADMINISTRATOR, 'changesAnswered');
    expect(told.filter(({ values }) => values['id'] === id)).toHaveLength(1);
  });

  it('send one notice, not two, to an author who also decided', async () => {
    await decide({ status: 2 });
    await ask();
    await save();
    const told = await noticesTo(ADMINISTRATOR, 'decisionOutdated');
    expect(told.filter(({ values }) => values['id'] === id)).toEqual([]);
  });

  it('tell the team, with the date', async () => {
    const until = inHours(24).toISOString();
    await ask({ until });
    expect(await noticesTo(team.id, 'changesRequested')).toMatchObject([
      { values: { time: until } },
    ]);
  });

  it('replace the open request, which extends the date', async () => {
    await closeSignUp();
    await ask();
    const until = inHours(48).toISOString();
    await ask({ until });
    expect((await mine()).changes).toMatchObject({ until });
    const { changeRequests } = await detail();
    expect(changeRequests.map(({ state }) => state)).toEqual(['open', 'replaced']);
  });

  it('close the entry again when staff withdraw the request, and tell the team', async () => {
    await closeSignUp();
    const { data } = await ask();
    const request = data.changes?.id ?? '';
    expect((await withdraw(request)).data.changes).toBeUndefined();
    expect((await save()).msg).toBe('报名已截止，项目不能再修改');
    expect(await noticesTo(team.id, 'changesWithdrawn')).toHaveLength(1);
    expect((await withdraw(request)).msg).toBe('该修改要求已结束');
    expect((await withdraw('nothing')).status).toBe(404);
  });

  it.each([
    ['the future', () => ({ until: inHours(-1).toISOString() }), { msg: '修改截止时间须晚于现在' }],
    ['a note', () => ({ note: ' ' }), { status: 400 }],
    ['a known entry', () => ({ id: 'nothing' }), { status: 404 }],
  ])('require %s', async (_what, body, refused) => {
    expect(await ask({ revision: (await detail()).entry.revision, ...body() })).toMatchObject(
      refused,
    );
  });

  it('are refused for an entry of another edition, which the form does not open', async () => {
    const [other] = await api.db
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.matchId, 'match-2'))
      .limit(1);
    const asked = await ask({ id: other?.id });
    expect(asked.msg).toBe('只能对当前一届赛事的项目要求修改');
  });

  it('are refused for a draft', async () => {
    const { revision } = (await detail()).entry;
    await save({ status: 0 });
    expect((await ask({ revision })).msg).toBe('草稿不能评审');
  });

  it('keep a submitted entry from becoming a draft after sign-up', async () => {
    await closeSignUp();
    await ask();
    expect((await save({ status: 0 })).msg).toBe(
      '项目已提交，请修改后直接重新提交，不能撤回为草稿',
    );
  });

  it('hold back a result until the team has answered or the date has passed', async () => {
    await closeSignUp();
    const until = inHours(0.2);
    await ask({ until: until.toISOString() });
    expect((await decide({ status: 3 })).msg).toBe(
      '团队正在按要求修改该项目；请等待其重新提交，或先撤回修改要求',
    );
    passTo(until.getTime() + MINUTE);
    expect((await decide({ status: 3 })).data.status).toBe(3);
  });

  it('filter the list of staff by open and by answered requests', async () => {
    const listed = async (changes: string) => {
      const path = `/sys/project?size=100&changes=${changes}`;
      const { data } = await api.call('listStaffProjects', path, { token: staff });
      return data.records.some((entry) => entry.id === id);
    };
    expect([await listed('open'), await listed('answered')]).toEqual([false, false]);
    await ask();
    expect([await listed('open'), await listed('answered')]).toEqual([true, false]);
    await save();
    expect([await listed('open'), await listed('answered')]).toEqual([false, true]);
  });

  it('are in the audit log and in the export of the team’s data', async () => {
    const until = inHours(24).toISOString();
    await ask({ until });
    const logged = and(eq(auditLog.operation, 'requestChanges'), eq(auditLog.target, id));
    expect(await api.db.select().from(auditLog).where(logged)).toMatchObject([
      { detail: `until ${until}` },
    ]);
    const { data } = await api.call('getMyData', '/sys/user/my/data', team);
    expect(data.changeRequests).toMatchObject([{ projectId: id, state: 'open', note: NOTE }]);
  });
}
