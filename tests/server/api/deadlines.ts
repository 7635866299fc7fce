import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  activities,
  activitySignUps,
  matches,
  projects,
  users,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { openActivity } from '../support/open-activity.ts';
import { api } from './context.ts';
import { newKey } from './entries.ts';

const END = new Date('2026-11-30T23:59:00+08:00');
const LAST = new Date('2026-11-30T23:59:59.999+08:00');
const OVER = new Date('2026-12-01T00:00:00+08:00');
const FAR = new Date('2027-06-01T00:00:00+08:00');
const ACTIVITY = 'act-deadline';

async function signUp(): Promise<boolean> {
  const userId = `late-${newKey()}`;
  await api.db.insert(users).values({
    id: userId,
    phone: `134${String(Math.random()).slice(2, 10)}`,
    phoneVerifiedAt: api.clock.now,
    firstName: '',
    lastName: '',
    chineseName: '赶场者',
    permissions: [],
    roles: [],
  });
  const token = await beginSession(api.db, userId, api.clock.now);
  const body = { activityId: ACTIVITY };
  const { code } = await api.call('signUpActivity', '/client/activity/signUp', { token, body });
  return code === 200;
}

async function isListed(state: string): Promise<boolean> {
  const path = `/client/activity/anons?state=${state}&pageSize=100`;
  const { data } = await api.call('listActivities', path);
  return data.records.some(({ id }) => id === ACTIVITY);
}

async function save(): Promise<boolean> {
  const token = await beginSession(api.db, 'user-competitor', api.clock.now);
  const body = { matchInfoId: 'match-deadline', status: 0 as const, saveKey: newKey() };
  return (await api.call('saveProject', '/client/project', { token, body })).code === 200;
}

async function cancel(): Promise<boolean> {
  const token = await beginSession(api.db, 'user-administrator', api.clock.now);
  const body = { id: ACTIVITY, reason: { CN: '场地' } };
  const path = '/sys/activity/cancel';
  const options = { token, body, method: 'PUT' } as const;
  return (await api.call('cancelStaffActivity', path, options)).code === 200;
}

/** Tests that an end includes its minute: in its last millisecond and after it, in SQL too. */
export function deadlineTests(): void {
  let before: Date;
  beforeEach(async () => {
    before = api.clock.now;
    const [match] = await api.db.select().from(matches).limit(1);
    if (match === undefined) throw new Error('no edition');
    await api.db.insert(matches).values({
      ...match,
      id: 'match-deadline',
      year: 2002,
      signUpStart: new Date(END.getTime() - 1e9),
      signUpEnd: END,
      end: FAR,
      signUpPaused: false,
      winners: [],
    });
    await api.db.insert(activities).values({
      ...openActivity(ACTIVITY, 100, END),
      signUpStart: new Date(END.getTime() - 1e9),
      start: new Date(END.getTime() - 1e8),
      signUpEnd: END,
      end: END,
    });
  });
  afterEach(async () => {
    api.clock.now = before;
    await api.db.delete(projects).where(eq(projects.matchId, 'match-deadline'));
    await api.db.delete(matches).where(eq(matches.id, 'match-deadline'));
    await api.db.delete(activitySignUps).where(eq(activitySignUps.activityId, ACTIVITY));
    await api.db.delete(activities).where(eq(activities.id, ACTIVITY));
  });

  it.each([
    ['the sign-up of an activity', signUp],
    ['the list of open activities', () => isListed('open')],
    ['the cancellation of an activity', cancel],
    ['the saving of an entry', save],
  ])('%s closes after the minute of its end', async (_place, isOpen) => {
    api.clock.now = OVER;
    expect(await isOpen()).toBe(false);
    api.clock.now = LAST;
    expect(await isOpen()).toBe(true);
  });

  it('lists an activity as ended after the minute of its end', async () => {
    api.clock.now = LAST;
    expect(await isListed('ended')).toBe(false);
    api.clock.now = OVER;
    expect(await isListed('ended')).toBe(true);
  });
}
