import { eq, inArray } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { components } from '../../../openapi/generated/operations.ts';
import {
  matches,
  notices,
  projectHistory,
  projects,
  resultPublications,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api, HOUR } from './context.ts';
import { newKey } from './entries.ts';

type Stage = components['schemas']['ResultStage'];

const DAY = 24 * HOUR;
const PRIZES = [
  { id: 'first', name: { CN: '一等奖', US: 'First prize' }, amount: 100, count: 1 },
  { id: 'second', name: { CN: '二等奖', US: 'Second prize' }, amount: 50, count: 2 },
];
export const STAFF = 'user-administrator';

/** A time some days after the server's present time. */
export const at = (days: number) => new Date(api.clock.now.getTime() + days * DAY);

/** An edition whose sign-up is over, with submitted entries of different teams. */
export interface JudgedEdition {
  id: string;
  staff: string;
  /** Ids of the entries, in their order. */
  entries: string[];
  /** Accounts of the teams. */
  users: string[];
}

/** Creates an edition with entries before each test, and deletes it afterwards. */
export function judgedEdition(count: number): JudgedEdition {
  const judged: JudgedEdition = { id: '', staff: '', entries: [], users: [] };
  beforeEach(async () => {
    judged.id = newKey();
    judged.staff = await beginSession(api.db, STAFF, api.clock.now);
    judged.entries = Array.from({ length: count }, (_, at) => `${at}-${judged.id}`.slice(0, 40));
    judged.users = judged.entries.map(
      (_, at) => `user-attendee-${String(at + 1).padStart(3, '0')}`,
    );
    const [current] = await api.db.select().from(matches).where(eq(matches.id, 'match-3'));
    const [entry] = await api.db.select().from(projects).where(eq(projects.matchId, 'match-3'));
    if (current === undefined || entry === undefined) throw new Error('No demo content');
    const stages = [
      { name: { CN: '报名' }, start: at(-90).toISOString(), end: at(-10).toISOString() },
      { name: { CN: '评审' }, start: at(-10).toISOString(), end: at(10).toISOString() },
    ];
    const dates = { begin: at(-90), signUpStart: at(-80), signUpEnd: at(-10), end: at(10), stages };
    const past = { ...current, ...dates, id: judged.id, year: 2000, winners: [], prizes: PRIZES };
    await api.db.insert(matches).values({ ...past, juryStatement: { CN: '<p>评审团的话</p>' } });
    await api.db.insert(projects).values(
      judged.entries.map((id, index) => ({
        ...entry,
        id,
        name: `entry ${id}`,
        matchId: judged.id,
        userId: judged.users[index] ?? '',
        status: 1 as const,
        publishedBy: null,
        rank: null,
        logoFileId: null,
        videoFileId: null,
      })),
    );
    const step = { position: 0, status: 1 as const, at: at(-20) };
    await api.db
      .insert(projectHistory)
      .values(judged.entries.map((projectId) => ({ ...step, projectId })));
    return async () => {
      await api.db.delete(notices).where(inArray(notices.userId, judged.users));
      await api.db.delete(projects).where(eq(projects.matchId, judged.id));
      await api.db.delete(matches).where(eq(matches.id, judged.id));
    };
  });
  return judged;
}

/** Requests about the results of an edition, sent by staff. */
export function requestsOf(judged: JudgedEdition) {
  const put = (body: object) => ({
    token: judged.staff,
    method: 'PUT' as const,
    body: { id: judged.id, ...body },
  });
  return {
    decide: (index: number, ...decisions: object[]) => {
      const one = (decision: object) =>
        saveNewest(api, 'reviewProject', {
          ...put({ ...decision, id: judged.entries[index] }),
        });
      return decisions.reduce<Promise<unknown>>(
        (before, decision) => before.then(() => one(decision)),
        Promise.resolve(),
      );
    },
    publish: (stage: Stage, more: { plannedAt?: Date; order?: string[] } = {}) =>
      api.call('publishResults', '/sys/match/results', put({ stage, ...more })),
    withdraw: (stage: Stage, more: object = {}) =>
      api.call('withdrawResults', '/sys/match/results/withdrawal', put({ stage, ...more })),
    preview: (stage: Stage) =>
      api.call('getResultPreview', `/sys/match/${judged.id}/results/${stage}`, {
        token: judged.staff,
      }),
    stages: async () =>
      (
        await api.call('getMatchResults', `/sys/match/${judged.id}/results`, {
          token: judged.staff,
        })
      ).data,
    publications: () =>
      api.db.select().from(resultPublications).where(eq(resultPublications.matchId, judged.id)),
  };
}

/** Status of an entry, or `finalist` in the final. */
export type State = number | 'finalist';

const stateOf = ({ status, finalist }: { status: number; finalist?: boolean }): State =>
  finalist === true ? 'finalist' : status;

/** What the teams and the public see of each entry: status, steps, awards, and whether it is public. */
export async function seenOf({ id, entries, users }: JudgedEdition) {
  const list = `/client/project/anons?matchInfoId=${id}&pageSize=100`;
  const listed = (await api.call('listProjects', list)).data.records.map((one) => one.id);
  return await Promise.all(
    entries.map(async (entry, index) => {
      const token = await beginSession(api.db, users[index] ?? '', api.clock.now);
      const path = `/client/project/current?id=${entry}`;
      const { data } = await api.call('getMyProject', path, { token });
      if (data === null) throw new Error('A team does not see its entry');
      return {
        status: stateOf(data),
        steps: data.history.map(stateOf),
        awards: data.awards.map(({ name }) => name),
        isPublic: listed.includes(entry),
      };
    }),
  );
}
