import { eq, isNotNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  activities,
  changeRequests,
  experts,
  files,
  links,
  matches,
  projects,
  SHORTLISTED,
  projectVersions,
  users,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { missingFields } from '../support/contract-check.ts';
import { saveNewest } from '../support/saves.ts';
import { api, COMPETITOR, loginAdministrator, loginCompetitor } from './context.ts';

/** Fields of every record (spec section 3), which public lists omit. */
const BASE_RECORD = ['createDate', 'createBy', 'updateDate', 'updateBy', 'remarks'];

/** Optional fields that this server never returns, with the reason. */
const NEVER_RETURNED: Readonly<Record<string, string>> = {
  'Activity.signUpStatus': 'answered in the list of the user’s own activities; this one is public',
};

const PICTURE = { id: 'optional-picture', name: 'a.png', mime: 'image/png' };
const VIDEO = { id: 'optional-video', name: 'a.webm', mime: 'video/webm' };
const VERSION = {
  name: '契约项目',
  englishName: 'Contract project',
  englishSummary: 'A project.',
  logo: { id: PICTURE.id, name: PICTURE.name },
  video: { id: VIDEO.id, name: VIDEO.name },
  team: {},
  members: [],
  company: {},
  attachments: [{ id: 'optional-file', name: 'a.pdf', shared: true, document: 'licence' }],
};
const COMPANY = { name: '契约科技', founded: '2020-05-01', registeredCapital: 1_000_000 };

async function firstOf<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows;
  if (row === undefined) throw new Error('the demo content has no such row');
  return row;
}

/** Requests the dashboard of a site without a published edition. */
async function dashboardOfNewSite(staff: { token: string }): Promise<void> {
  const { db } = api;
  const published = await db.select().from(matches).where(isNotNull(matches.publishedAt));
  await db.update(matches).set({ publishedAt: null });
  await api.call('getDashboard', '/sys/dashboard', staff);
  for (const { id, publishedAt } of published)
    await db.update(matches).set({ publishedAt }).where(eq(matches.id, id));
}

/** Produces responses with optional fields that no other test produces. */
async function fillOptional(): Promise<void> {
  const { db } = api;
  for (const file of [PICTURE, VIDEO])
    await db.insert(files).values({ ...file, size: 1, hash: 'optional', public: true });
  const user = await firstOf(db.select().from(users).where(eq(users.phone, COMPETITOR[0])));
  const activity = await firstOf(
    db.select().from(activities).where(eq(activities.published, true)).limit(1),
  );
  const [avatar, video] = [{ avatarFileId: PICTURE.id }, { videoFileId: VIDEO.id }];
  await db.update(users).set(avatar).where(eq(users.id, user.id));
  await db.update(projects).set({ ...video, logoFileId: PICTURE.id, company: COMPANY });
  await db
    .update(activities)
    .set({ coverFileId: PICTURE.id })
    .where(eq(activities.id, activity.id));
  await db.update(links).set({ img: '/assets/partner.png' });
  await db.update(matches).set({ statementTitle: { CN: '参赛承诺书' } });
  const { winners } = await firstOf(db.select().from(matches).where(eq(matches.id, 'match-2')));
  await db.update(matches).set({ winners }).where(eq(matches.id, 'match-3'));
  // Past the time for which the process caches links.
  api.clock.now = new Date(api.clock.now.getTime() + 120_000);

  const token = await loginCompetitor();
  await api.call('getCurrentUser', '/client/user/current', { token });
  const expert = await firstOf(db.update(experts).set(avatar).returning());
  const ofExpert = await beginSession(db, expert.userId, api.clock.now);
  await api.call('getMyExpert', '/client/expert/current', { token: ofExpert });
  const mine = await firstOf(
    db.select({ id: projects.id }).from(projects).where(eq(projects.userId, user.id)),
  );
  await api.call('getMyProject', `/client/project/current?id=${mine.id}`, { token });
  const { data } = await api.call('listProjects', '/client/project/anons');
  const id = data.records[0]?.id ?? '';
  const inFinal = { status: SHORTLISTED, finalist: true } as const;
  await db.update(projects).set(inFinal).where(eq(projects.id, id));
  await api.call('listProjects', '/client/project/anons?current=1');
  await api.call('getProject', `/client/project/anons/${id}`);
  await api.call('getActivity', `/client/activity/anons/${activity.id}`);
  await api.call('listLinks', '/client/links');
  await api.call('getMatchHome', '/client/match/info/home');
  const staff = { token: await loginAdministrator() };
  await api.call('listStaffLinks', '/sys/link', staff);
  await api.call('listStaffMatches', '/sys/match', staff);
  await api.call('getStaffProject', `/sys/project/${mine.id}`, staff);
  const { now: at } = api.clock;
  const [projectId, number] = [mine.id, 1000];
  await db.insert(projectVersions).values({ projectId, number, at, content: VERSION });
  await api.call('getProjectVersion', `/sys/project/${projectId}/version/${number}`, staff);
  const request = { id: 'optional-request', projectId, state: 'answered', note: '补充' } as const;
  await db.insert(changeRequests).values({ ...request, until: at, at, closedAt: at });
  await api.call('getMyData', '/sys/user/my/data', { token });
  await dashboardOfNewSite(staff);
  const article = (title: string, html: string) => ({
    kind: 'news',
    published: false,
    publishDate: api.clock.now.toISOString(),
    source: { CN: '组委会' },
    title: { CN: title, US: 'News' },
    summary: { CN: title, US: 'News' },
    content: { CN: html, US: '<p>News</p>' },
  });
  const body = article('新闻', '<p>新闻</p>');
  const created = await api.call('createNews', '/sys/news', { ...staff, body });
  // The Chinese changes and the English stays, so the English is outdated.
  await saveNewest(api, 'updateNews', {
    ...staff,
    method: 'PUT',
    body: { ...article('新闻二', '<p>新闻二</p>'), id: created.data.id },
  });
}

export function optionalFieldTests(): void {
  beforeAll(fillOptional, 60_000);

  it('are each returned at least once, or listed as never returned', () => {
    const forgotten = missingFields()
      .map(({ field }) => field)
      .filter((field) => !BASE_RECORD.includes(field.split('.').at(-1) ?? ''));
    expect(forgotten).toEqual(Object.keys(NEVER_RETURNED));
  });
}
