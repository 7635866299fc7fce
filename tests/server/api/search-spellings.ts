import { beforeAll, describe, expect, it } from 'vitest';
import {
  activities,
  activitySignUps,
  auditLog,
  experts,
  files,
  matches,
  mediaTexts,
  news,
  projects,
  users,
} from '../../../server/database/schema.ts';
import { api, loginAdministrator } from './context.ts';

/** A text with both scripts, a decomposed letter and a full-width digit. */
const STORED = '滨江機器人Cafe\u0301１号';

const SPELLINGS = [
  ['simplified characters', '滨江机器人'],
  ['traditional characters', '濱江機器人'],
  ['full-width capitals', 'ＣＡＦÉ1号'],
  ['a composed letter', '人café１號'],
  ['a decomposed letter', '机器人CAFE\u0301'],
  ['an invisible character', '江機器\u200B人'],
];

const ID = 'spelled';

/** Stores one record in each searched place. */
async function store(): Promise<void> {
  const { db, clock } = api;
  const text = { CN: STORED };
  const dates = { createDate: clock.now, updateDate: clock.now };
  await db.insert(users).values({
    id: ID,
    firstName: '',
    lastName: '',
    chineseName: STORED,
    permissions: [],
    roles: [],
  });
  await db.insert(news).values({
    id: ID,
    kind: 'news',
    title: text,
    source: text,
    summary: { CN: '' },
    content: { CN: '' },
    publishDate: clock.now,
  });
  const [activity] = await db.select().from(activities).limit(1);
  const [edition] = await db.select().from(matches).limit(1);
  if (activity === undefined || edition === undefined) throw new Error('The demo has no content');
  await db.insert(activities).values({ ...activity, id: ID, title: text, signedUp: 0 });
  await db
    .insert(activitySignUps)
    .values({ activityId: ID, userId: ID, status: 'signedUp', signedUpAt: clock.now });
  await db.insert(projects).values({
    id: ID,
    matchId: edition.id,
    userId: ID,
    name: STORED,
    status: 2,
    publishedBy: 'staff',
    revision: 1,
    saveKey: ID,
    team: {},
    members: [],
    company: {},
    submitDate: clock.now,
    ...dates,
  });
  await db.insert(experts).values({
    id: ID,
    userId: ID,
    status: 1,
    revision: 1,
    saveKey: ID,
    name: STORED,
    domains: [],
    ...dates,
  });
  const file = { id: ID, name: 'hall.png', mime: 'image/png', size: 1, hash: '', public: true };
  await db.insert(files).values(file);
  await db.insert(mediaTexts).values({ fileId: ID, alt: text });
  await db.insert(auditLog).values({
    id: ID,
    at: clock.now,
    operation: 'updateNews',
    outcome: 'done',
    address: '192.0.2.1',
    userName: STORED,
  });
}

/** The searched places, by the URL that a keyword is appended to. */
const PLACES: readonly [string, string, ((data: never) => { id: string }[])?][] = [
  ['entries of the site', '/client/search?keyword=', (data: Found) => data.entries],
  ['news of the site', '/client/search?keyword=', (data: Found) => data.news],
  ['activities of the site', '/client/search?keyword=', (data: Found) => data.activities],
  ['entries', '/client/project/anons?keyword='],
  ['accounts', '/sys/user?keywords='],
  ['a picker of accounts', '/sys/user/select?keywords='],
  ['all accounts for a field', '/sys/user/select/all?keywords=', (data: { id: string }[]) => data],
  ['entries of staff', '/sys/project?keywords='],
  ['experts', '/sys/expert?keywords='],
  ['news of staff', '/sys/news?keywords='],
  ['activities of staff', '/sys/activity?keywords='],
  ['attendees', `/sys/activity/${ID}/attendees?keywords=`],
  ['people who can’t be reached', '/sys/notice/unreachable?keywords='],
  ['the media library', '/sys/media?keywords='],
  ['the audit log', '/sys/audit?keywords='],
];

type Found = Record<'entries' | 'news' | 'activities', { id: string }[]>;

const recordsOf = (data: { records: { id: string }[] }) => data.records;

/** Different spellings of one text match in every searched place. */
export function searchSpellingTests(): void {
  let token: string;

  beforeAll(async () => {
    token = await loginAdministrator();
    await store();
  });

  describe.each(PLACES)('in %s', (_place, path, listOf = recordsOf) => {
    it.each(SPELLINGS)('finds a text by %s', async (_spelling, word) => {
      const url = `/api${path}${encodeURIComponent(word)}`;
      const response = await api.app.inject({ url, headers: { token } });
      const { data } = response.json<{ data: never }>();
      expect(listOf(data).map(({ id }) => id)).toEqual([ID]);
    });

    it('does not match another text', async () => {
      const url = `/api${path}${encodeURIComponent('滨江机器人Cafe1号')}`;
      const response = await api.app.inject({ url, headers: { token } });
      expect(listOf(response.json<{ data: never }>().data)).toEqual([]);
    });
  });
}
