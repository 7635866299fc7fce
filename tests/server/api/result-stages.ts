import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { publishDueResults } from '../../../server/competition/result/publish-due.ts';
import {
  auditLog,
  changeRequests,
  matches,
  notices,
  users,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { api, HOUR } from './context.ts';
import { newKey } from './entries.ts';
import { STAGES } from '../../../server/competition/result/stages.ts';
import { at, judgedEdition, requestsOf, seenOf, STAFF, type State } from './judged-edition.ts';

/** Decisions about five entries: first prize, finalist, accepted, not selected, declined. */
const DECISIONS = [
  [{ status: 4, prizeId: 'first', note: '恭喜' }],
  [{ status: 2 }, { status: 3, note: '入围' }, { status: 3, finalist: true, note: '晋级' }],
  [{ status: 2 }],
  [{ status: 2 }, { status: 5 }],
  [{ status: 5 }],
];

const entry = (status: State, steps: State[], isPublic: boolean, awards: string[] = []) => ({
  status,
  steps,
  awards,
  isPublic,
});
const NOTHING = [
  entry(1, [1], false),
  entry(2, [1, 2], false),
  entry(2, [1, 2], false),
  entry(2, [1, 2], false),
  entry(1, [1], false),
];
const ACCEPTED = [
  entry(2, [1, 2], true),
  entry(2, [1, 2], true),
  entry(2, [1, 2], true),
  entry(2, [1, 2], true),
  entry(5, [1, 5], false),
];
const SHORTLISTED = [
  entry(3, [1, 2, 3], true),
  entry(3, [1, 2, 3], true),
  entry(2, [1, 2], true),
  entry(5, [1, 2, 5], false),
  entry(5, [1, 5], false),
];
const FINALISTS = [
  entry('finalist', [1, 2, 3, 'finalist'], true),
  entry('finalist', [1, 2, 3, 'finalist'], true),
  ...SHORTLISTED.slice(2),
];
const WINNERS = [entry(4, [1, 2, 3, 'finalist', 4], true, ['一等奖']), ...FINALISTS.slice(1)];

/** Publication of results in stages, at once or at a planned time. */
export function resultStageTests(): void {
  const judged = judgedEdition(5);
  const { decide, publish, withdraw, preview, stages, publications } = requestsOf(judged);
  const seen = () => seenOf(judged);
  /** Entries that visitors see as shortlisted. */
  const shortlisted = async () => {
    const list = `/client/project/anons?matchInfoId=${judged.id}&pageSize=100`;
    const { records } = (await api.call('listProjects', list)).data;
    const found = new Set(records.filter((one) => one.shortlisted).map(({ id }) => id));
    return judged.entries.map((id) => found.has(id));
  };
  const editionSeen = async () =>
    (await api.call('listEditions', '/client/match/info/sub')).data.find(
      ({ id }) => id === judged.id,
    );
  /** The events of the notices about results to each team. */
  const told = async () => {
    const rows = await api.db
      .select()
      .from(notices)
      .where(
        and(
          inArray(notices.userId, judged.users),
          inArray(notices.event, ['entryAccepted', 'decisionPublished', 'resultsWithdrawn']),
        ),
      );
    return judged.users.map((id) =>
      rows.filter(({ userId }) => userId === id).map(({ event }) => event),
    );
  };
  const states = async () => (await stages()).stages.map(({ state }) => state);

  beforeEach(async () => {
    for (const [index, decisions] of DECISIONS.entries()) await decide(index, ...decisions);
  });

  it('shows with each stage no more than the stage announces', async () => {
    expect(await seen()).toEqual(NOTHING);
    for (const [stage, expected] of [
      ['accepted', ACCEPTED],
      ['shortlisted', SHORTLISTED],
      ['finalists', FINALISTS],
      ['winners', WINNERS],
    ] as const) {
      expect((await publish(stage)).code).toBe(200);
      expect(await seen()).toEqual(expected);
    }
    expect(await editionSeen()).toMatchObject({
      status: 'finished',
      juryStatement: '<p>评审团的话</p>',
      winners: [{ award: '一等奖', projectId: judged.entries[0] }],
    });
  });

  it('lists shortlisted entries and finalists, as published and as decided', async () => {
    const ids = async (result: string) => {
      const path = `/client/project/anons?matchInfoId=${judged.id}&result=${result}`;
      return (await api.call('listProjects', path)).data.records.map(({ id }) => id);
    };
    const [first, second] = judged.entries;
    await publish('shortlisted');
    expect(await ids('shortlisted')).toEqual([first, second]);
    expect(await ids('finalist')).toEqual([]);
    expect(await editionSeen()).toMatchObject({ results: ['shortlisted'] });
    await publish('winners');
    expect(await ids('shortlisted')).toEqual([]);
    expect(await ids('finalist')).toEqual([second]);
    expect(await editionSeen()).toMatchObject({ results: ['finalist'] });
    const path = `/sys/project?matchInfoId=${judged.id}&finalist=only`;
    const { data } = await api.call('listStaffProjects', path, { token: judged.staff });
    expect(data.records.map(({ id }) => id)).toEqual([second]);
  });

  it('tells a team that the winners are published, while they are', async () => {
    const token = await beginSession(api.db, judged.users[2] ?? '', api.clock.now);
    const mine = async () =>
      (await api.call('listMyProjects', '/client/project/current/list', { token })).data.find(
        ({ matchInfoId }) => matchInfoId === judged.id,
      );
    await publish('finalists');
    expect(await mine()).not.toHaveProperty('winnersPublished');
    await publish('winners');
    expect(await mine()).toMatchObject({ status: 2, winnersPublished: true });
    await withdraw('winners');
    expect(await mine()).not.toHaveProperty('winnersPublished');
  });

  it('tells a team whether its entry is accepted, or a decision is published', async () => {
    await publish('accepted');
    const accepted = ['entryAccepted'];
    const declined = ['decisionPublished'];
    expect(await told()).toEqual([accepted, accepted, accepted, accepted, declined]);
  });

  it('shows visitors which entries are shortlisted', async () => {
    await publish('accepted');
    expect(await shortlisted()).toEqual([false, false, false, false, false]);
    await publish('shortlisted');
    expect(await shortlisted()).toEqual([true, true, false, false, false]);
    const [first = ''] = judged.entries;
    const { data } = await api.call('getProject', `/client/project/anons/${first}`);
    expect(data.shortlisted).toBe(true);
    await withdraw('shortlisted');
    expect(await shortlisted()).toEqual([false, false, false, false, false]);
  });

  it('shows visitors which entries are in the final', async () => {
    const [first = ''] = judged.entries;
    const finalist = async () =>
      (await api.call('getProject', `/client/project/anons/${first}`)).data.finalist;
    await publish('shortlisted');
    expect(await finalist()).toBeUndefined();
    await publish('finalists');
    expect(await finalist()).toBe(true);
    await publish('winners');
    expect(await finalist()).toBeUndefined();
  });

  it('takes back the finalists and keeps the shortlist', async () => {
    for (const stage of STAGES.slice(0, 3)) await publish(stage);
    await withdraw('finalists');
    expect(await seen()).toEqual(SHORTLISTED);
  });

  it('corrects a finalist to shortlisted when the stage is published again', async () => {
    await publish('finalists');
    await decide(1, { status: 3, note: '更正' });
    await publish('finalists');
    expect((await seen())[1]).toEqual(entry(3, [1, 2, 'finalist', 3], true));
  });

  it('shows the note of the stage that is published', async () => {
    const token = await beginSession(api.db, judged.users[1] ?? '', api.clock.now);
    const path = `/client/project/current?id=${judged.entries[1] ?? ''}`;
    const lastNote = async () =>
      (await api.call('getMyProject', path, { token })).data?.history.at(-1)?.note;
    await publish('shortlisted');
    expect(await lastNote()).toBe('入围');
    await publish('finalists');
    expect(await lastNote()).toBe('晋级');
  });

  it('shows the place in the final in the list of the team', async () => {
    const token = await beginSession(api.db, judged.users[1] ?? '', api.clock.now);
    await publish('finalists');
    const { data } = await api.call('listMyProjects', '/client/project/current/list', { token });
    expect(data.find(({ id }) => id === judged.entries[1])?.finalist).toBe(true);
  });

  it('refuses to publish finalists without a finalist', async () => {
    await decide(0, { status: 3 });
    await decide(1, { status: 3 });
    expect(await publish('finalists')).toMatchObject({
      code: 1001,
      msg: '该阶段还没有可公布的项目',
    });
  });

  it('publishes all decisions with the winners, without earlier stages', async () => {
    await publish('winners');
    expect((await seen()).map(({ status }) => status)).toEqual([4, 'finalist', 2, 5, 5]);
    expect(await publish('shortlisted')).toMatchObject({
      code: 1001,
      msg: '后续阶段的结果已经公布或将更早公布',
      fields: [{ pointer: '/stage' }],
    });
  });

  it('takes back a stage with the later ones, and keeps the earlier ones', async () => {
    for (const stage of STAGES) await publish(stage);
    await withdraw('winners');
    expect(await seen()).toEqual(FINALISTS);
    expect(await states()).toEqual(['published', 'published', 'published', 'unpublished']);
    const after = await editionSeen();
    expect(after).toMatchObject({ winners: [], status: 'reviewing' });
    expect(after).not.toHaveProperty('juryStatement');
    await publish('winners');
    await withdraw('accepted');
    expect(await seen()).toEqual(NOTHING);
    expect(await states()).toEqual(STAGES.map(() => 'unpublished'));
  });

  it('tells of the withdrawal only the teams that were told of a result', async () => {
    await publish('winners');
    const first = await told();
    expect(first.map((events) => events.length)).toEqual([1, 1, 0, 1, 1]);
    await withdraw('winners');
    expect(await told()).toEqual(first.map((events) => events.map(() => 'resultsWithdrawn')));
  });

  it.each(['sent', 'waiting'] as const)(
    'removes the %s notices that reveal a withdrawn result',
    async (state) => {
      const issue = (kind: string) =>
        api.call('issueCertificates', '/sys/certificate', {
          token: judged.staff,
          body: { matchInfoId: judged.id, kind, handwritten: true },
        });
      const revealing = async () => {
        const rows = await api.db
          .select({ event: notices.event })
          .from(notices)
          .where(inArray(notices.userId, judged.users));
        return [...new Set(rows.map(({ event }) => event))].sort();
      };
      await publish('accepted');
      await api.db.update(notices).set({ state }).where(inArray(notices.userId, judged.users));
      await publish('winners');
      await issue('winner');
      await api.db.update(notices).set({ state }).where(inArray(notices.userId, judged.users));
      const token = await beginSession(api.db, judged.users[0] ?? '', api.clock.now);
      const bell = async () =>
        (await api.call('listMyNotices', '/sys/user/my/notices', { token })).data.records.map(
          ({ event }) => event,
        );
      expect(await bell()).toContain('certificateIssued');
      await withdraw('winners');
      expect(await bell()).toContain('resultsWithdrawn');
      expect(await revealing()).not.toContain('certificateIssued');
      await withdraw('accepted');
      expect(await revealing()).not.toContain('entryAccepted');
    },
  );

  it('publishes the note of the stage, not that of a later decision', async () => {
    await decide(1, { status: 4, prizeId: 'second', note: '二等奖' });
    await publish('shortlisted');
    const token = await beginSession(api.db, judged.users[1] ?? '', api.clock.now);
    const path = `/client/project/current?id=${judged.entries[1] ?? ''}`;
    const { data } = await api.call('getMyProject', path, { token });
    expect(data?.history.at(-1)).toMatchObject({ status: 3, note: '入围' });
  });

  it('records each publication, and none without a change', async () => {
    await publish('shortlisted');
    await publish('shortlisted');
    await withdraw('shortlisted');
    const { acts } = await stages();
    expect(acts).toMatchObject([{ stage: 'shortlisted', state: 'withdrawn', entries: 4 }]);
    expect(acts[0]?.endedBy).toBe(acts[0]?.by);
    const rows = await api.db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.operation, ['publishResults', 'withdrawResults']));
    expect(rows.map(({ detail }) => detail)).toContain('shortlisted');
  });

  it('acts once for concurrent publications', async () => {
    await Promise.all([publish('winners'), publish('winners')]);
    expect(await publications()).toHaveLength(1);
    expect((await told()).map((events) => events.length)).toEqual([1, 1, 0, 1, 1]);
  });

  it('publishes at the planned time, once, also if the server was down', async () => {
    const plannedAt = at(1);
    expect((await publish('winners', { plannedAt })).data.stages[3]).toMatchObject({
      state: 'planned',
      plannedAt: plannedAt.toISOString(),
    });
    await publishDueResults(api.db, new Date(plannedAt.getTime() - 1));
    expect(await seen()).toEqual(NOTHING);
    const restart = at(3);
    await Promise.all([publishDueResults(api.db, restart), publishDueResults(api.db, restart)]);
    expect((await seen()).map(({ status }) => status)).toEqual([4, 'finalist', 2, 5, 5]);
    expect((await told()).map((events) => events.length)).toEqual([1, 1, 0, 1, 1]);
    expect((await stages()).acts).toMatchObject([
      {
        state: 'published',
        plannedAt: plannedAt.toISOString(),
        publishedAt: restart.toISOString(),
      },
    ]);
  });

  it('publishes the decisions of the planned time', async () => {
    await publish('winners', { plannedAt: at(1) });
    await decide(2, { status: 4, prizeId: 'second' });
    await publishDueResults(api.db, at(2));
    expect((await seen())[2]).toMatchObject({ status: 4, awards: ['二等奖'] });
  });

  it('replaces and cancels a planned time', async () => {
    await publish('winners', { plannedAt: at(1) });
    await publish('winners', { plannedAt: at(2) });
    expect((await stages()).acts.map(({ state }) => state)).toEqual(['planned', 'cancelled']);
    await withdraw('winners', { plannedOnly: true });
    expect((await stages()).acts.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    await publishDueResults(api.db, at(3));
    expect(await seen()).toEqual(NOTHING);
  });

  it('cancels only the plan of a published stage', async () => {
    await publish('shortlisted');
    await publish('shortlisted', { plannedAt: at(1) });
    await withdraw('shortlisted', { plannedOnly: true });
    expect((await stages()).stages[1]).toMatchObject({ state: 'published' });
    expect((await stages()).stages[1]).not.toHaveProperty('plannedAt');
  });

  it('refuses a planned time that has passed, or before an earlier stage', async () => {
    expect(await publish('winners', { plannedAt: at(-1) })).toMatchObject({
      code: 1001,
      msg: '公布时间须晚于现在',
      fields: [{ pointer: '/plannedAt' }],
    });
    await publish('winners', { plannedAt: at(1) });
    expect((await publish('shortlisted', { plannedAt: at(2) })).code).toBe(1001);
    expect((await publish('shortlisted', { plannedAt: at(0.5) })).code).toBe(200);
  });

  it('records the rule that forbids a planned publication', async () => {
    await decide(0, { status: 3 });
    await publish('winners', { plannedAt: at(1) });
    await publishDueResults(api.db, at(2));
    expect((await stages()).acts).toMatchObject([{ state: 'refused', refusal: '还没有获奖项目' }]);
    expect((await seen()).map(({ status }) => status)).toEqual([1, 2, 2, 2, 1]);
  });

  it('notifies the author of a planned publication that a rule forbids', async () => {
    await decide(0, { status: 3 });
    await publish('winners', { plannedAt: at(1) });
    await publishDueResults(api.db, at(2));
    const refused = eq(notices.event, 'publicationRefused');
    const rows = await api.db.select().from(notices).where(refused);
    expect(rows.filter(({ values }) => values['id'] === judged.id)).toMatchObject([
      {
        userId: 'user-administrator',
        values: { reason: { CN: '还没有获奖项目', US: 'No entry has an award yet' } },
      },
    ]);
  });

  it('refuses a stage without entries', async () => {
    await decide(0, { status: 5 });
    await decide(1, { status: 5 });
    expect(await publish('shortlisted')).toMatchObject({
      code: 1001,
      msg: '该阶段还没有可公布的项目',
    });
    expect(await seen()).toMatchObject([{ status: 1 }, { status: 2 }, {}, {}, { status: 1 }]);
  });

  it('orders the winners of a prize as staff do', async () => {
    const [, second = '', third = ''] = judged.entries;
    for (const index of [1, 2]) await decide(index, { status: 4, prizeId: 'second' });
    await publish('winners', { order: [third, second] });
    const order = async () =>
      (await editionSeen())?.winners.map(({ projectId }) => projectId ?? '').slice(1);
    expect(await order()).toEqual([third, second]);
    // A publication without an order keeps it.
    await publish('winners');
    expect(await order()).toEqual([third, second]);
    await publish('winners', { order: [second, third] });
    expect(await order()).toEqual([second, third]);
  });

  it('previews counts, winners and warnings, and changes nothing', async () => {
    const unreachable = eq(users.id, judged.users[4] ?? '');
    await api.db.update(users).set({ disabled: true }).where(unreachable);
    const { data } = await preview('winners');
    await api.db.update(users).set({ disabled: false }).where(unreachable);
    expect(data).toMatchObject({ shown: 1, notSelected: 2, changes: 4 });
    expect(data.entries).toMatchObject([{ id: judged.entries[0], award: '一等奖', changed: true }]);
    expect(data.warnings).toEqual([
      { warning: 'noWinners', count: 0, places: 2, prize: '二等奖' },
      { warning: 'undecided', count: 1 },
      { warning: 'unreachable', count: 1 },
    ]);
    expect((await preview('shortlisted')).data).toMatchObject({ shown: 2, notSelected: 2 });
    expect((await preview('finalists')).data).toMatchObject({
      shown: 2,
      entries: [{ finalist: true }, { finalist: true }],
    });
    expect((await preview('accepted')).data).toMatchObject({ shown: 4, notSelected: 1 });
    expect(await seen()).toEqual(NOTHING);
  });

  it('warns of winners whose award is no prize of the edition', async () => {
    await decide(0, { status: 4, award: 'Gold prise' });
    expect((await preview('winners')).data.warnings).toContainEqual({
      warning: 'awardWithoutPrize',
      count: 1,
      prize: 'Gold prise',
    });
    expect((await preview('shortlisted')).data.warnings).toEqual([
      { warning: 'undecided', count: 1 },
    ]);
  });

  it('warns of entries that wait for changes by their teams', async () => {
    const request = { note: '请补充', until: at(3), at: at(-1), userId: STAFF };
    await api.db.insert(changeRequests).values([
      { ...request, id: newKey(), projectId: judged.entries[2] ?? '', state: 'open' },
      { ...request, id: newKey(), projectId: judged.entries[3] ?? '', state: 'answered' },
    ]);
    for (const stage of STAGES)
      expect((await preview(stage)).data.warnings).toContainEqual({
        warning: 'changesOpen',
        count: 1,
      });
  });

  it('needs the end of sign-up, except for accepted entries', async () => {
    await api.db
      .update(matches)
      .set({ signUpEnd: new Date(api.clock.now.getTime() + HOUR) })
      .where(eq(matches.id, judged.id));
    for (const stage of ['shortlisted', 'finalists', 'winners'] as const)
      expect((await publish(stage)).msg).toBe('报名尚未截止，不能公布结果');
    expect((await publish('winners', { plannedAt: at(1) })).code).toBe(200);
    expect((await publish('accepted')).code).toBe(200);
  });

  it.each(['anonymous', 'team', 'competitor', 'judge'] as const)(
    'shows no decision to a caller before publication: %s',
    async (caller) => {
      const accounts = {
        team: judged.users[0] ?? '',
        competitor: 'user-attendee-020',
        judge: 'user-judge',
      };
      const token =
        caller === 'anonymous'
          ? undefined
          : await beginSession(api.db, accounts[caller], api.clock.now);
      const read = async () => {
        const paths = [
          '/client/match/info',
          '/client/match/info/home',
          '/client/match/info/sub',
          `/client/project/anons?matchInfoId=${judged.id}`,
          `/client/project/anons?award=${encodeURIComponent('一等奖')}`,
          ...judged.entries.map((id) => `/client/project/anons/${id}`),
          `/client/search?keyword=${judged.id}`,
          ...judged.entries.map((id) => `/client/project/current?id=${id}`),
          '/client/project/current/list',
          '/client/certificate',
          '/sys/user/my/notices',
          '/sys/user/my/data',
          `/sys/match/${judged.id}/results`,
          `/sys/match/${judged.id}/results/finalists`,
          `/sys/match/${judged.id}/results/winners`,
        ];
        const headers = token === undefined ? {} : { token };
        return await Promise.all(
          paths.map(async (path) => {
            const { statusCode, payload } = await api.app.inject({ url: `/api${path}`, headers });
            return [path, statusCode, payload.replace(/"requestId":"[^"]*"/, '')];
          }),
        );
      };
      const before = await read();
      await decide(
        0,
        { status: 3 },
        { status: 3, finalist: true },
        { status: 4, prizeId: 'second' },
      );
      for (const [index, stage] of STAGES.entries())
        await publish(stage, { plannedAt: at(index + 1) });
      expect(await read()).toEqual(before);
    },
  );

  it('is open only to staff who publish results', async () => {
    const token = await beginSession(api.db, judged.users[0] ?? '', api.clock.now);
    const path = `/sys/match/${judged.id}/results`;
    expect((await api.call('getMatchResults', path, { token })).code).toBe(1007);
  });
}
