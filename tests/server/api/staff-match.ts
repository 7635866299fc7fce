import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { domains, matches, projects } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';

const DAY = 86_400_000;
let token: string;

const at = (days: number) => new Date(api.clock.now.getTime() + days * DAY).toISOString();
const stage = (name: string, from: number, to: number) => ({
  name: { CN: name },
  start: at(from),
  end: at(to),
});
/** An edition of an earlier year than all others, so that it is never the current one. */
const body = (change: object = {}) => ({
  year: 2001,
  edition: 1,
  name: { CN: '试办' },
  theme: { CN: '开端' },
  statement: [{ CN: '一' }, { CN: '二' }],
  signUpStart: at(-20),
  signUpEnd: at(-10),
  introduction: { CN: '<p>好<script>1</script></p>' },
  stages: [stage('报名', -30, -10), stage('评审', -9, -1)],
  prizes: [{ name: { CN: '一等奖' }, amount: 100, count: 1 }],
  figures: { projects: 1, cities: 1, prizePool: 100, finance: 0 },
  ...change,
});
const create = (change?: object) =>
  api.call('createMatch', '/sys/match', { token, body: body(change) });
const update = (change: object) =>
  saveNewest(api, 'updateMatch', { token, method: 'PUT', body: body(change) });
const publish = (id: string, published = true) =>
  api.call('publishWinners', '/sys/match/winners', {
    token,
    method: 'PUT',
    body: { id, published },
  });
const editions = async () => (await api.call('listEditions', '/client/match/info/sub')).data;

/** Editions as staff edit them. */
export function staffMatchTests(): void {
  let id: string;

  beforeAll(async () => {
    token = await beginSession(api.db, 'user-administrator', api.clock.now);
    id = (await create()).data.id;
    const shown = { token, method: 'PUT' as const, body: { id, published: true } };
    await api.call('publishMatch', '/sys/match/publication', shown);
    return async () => {
      await api.db
        .update(projects)
        .set({ matchId: 'match-3', rank: null, status: 1 })
        .where(eq(projects.matchId, id));
      await api.db.delete(matches).where(eq(matches.id, id));
    };
  });

  it('adds an edition with sanitized texts, and shows it once it is published', async () => {
    const shown = (await editions()).find((one) => one.id === id);
    expect(shown).toMatchObject({ name: '试办', status: 'finished', introduction: '<p>好</p>' });
    const all = await api.call('listStaffMatches', '/sys/match', { token });
    expect(all.data.at(-1)).toMatchObject({
      id,
      statement: [{ CN: '一' }, { CN: '二' }],
      entries: 0,
      current: false,
    });
    expect(all.data.filter(({ current }) => current)).toHaveLength(1);
  });

  it('counts entries and cities of an edition unless staff enter a number', async () => {
    const seen = async () => {
      const { data } = await api.call('getMatchHome', '/client/match/info/home');
      const { data: list } = await api.call('listStaffMatches', '/sys/match', { token });
      return { ...data.match.figures, entries: list.find(({ current }) => current)?.entries };
    };
    const [row] = await api.db.select().from(matches).where(eq(matches.id, 'match-3'));
    const write = async (figures: { projects: number | null; cities: number | null }) => {
      await api.db.update(matches).set(figures).where(eq(matches.id, 'match-3'));
      // Past the cache time of the home page.
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      return await seen();
    };
    const counted = await write({ projects: null, cities: null });
    expect(counted.entries).toBeGreaterThan(0);
    expect(counted.projects).toBe(counted.entries);
    expect(counted.cities).toBeGreaterThan(1);
    expect(counted.cities).toBeLessThanOrEqual(counted.projects);
    expect(await write({ projects: 7, cities: 2 })).toMatchObject({ projects: 7, cities: 2 });
    await write({ projects: row?.projects ?? null, cities: row?.cities ?? null });
    // The staff form returns numbers that staff entered, and none for counted ones.
    const figures = { prizePool: 100, finance: 0 };
    expect((await update({ id, figures })).data.figures).toEqual(figures);
    expect((await update({ id })).data.figures).toMatchObject({ projects: 1, cities: 1 });
  });

  it('refuses a second edition in a year', async () => {
    expect((await create()).code).toBe(1001);
    const [other] = (await editions()).filter((one) => one.id !== id);
    expect((await update({ id, year: other?.year })).code).toBe(1001);
  });

  it.each([
    ['no stage', () => ({ stages: [] })],
    ['a stage that ends before it begins', () => ({ stages: [stage('报名', -5, -6)] })],
    ['stages out of order', () => ({ stages: [stage('评审', -9, -1), stage('报名', -30, -10)] })],
    ['a sign-up before the first stage', () => ({ signUpStart: at(-40) })],
    ['a sign-up after the last stage', () => ({ signUpEnd: at(5) })],
    ['a sign-up that never opens', () => ({ signUpStart: at(-10), signUpEnd: at(-11) })],
  ])('refuses %s', async (_, change) => {
    expect((await create({ year: 2002, ...change() })).code).toBe(1001);
    expect((await update({ id, ...change() })).code).toBe(1001);
  });

  it('moves an edition from phase to phase by its dates', async () => {
    const open = { signUpEnd: at(1), stages: [stage('报名', -30, 2), stage('评审', 2, 9)] };
    expect((await update({ id, ...open })).data.status).toBe('signup');
    expect((await publish(id)).code).toBe(1001);
    expect((await update({ id })).data.status).toBe('finished');
    expect((await update({ id: 'nothing', year: 2003 })).status).toBe(404);
  });

  it('returns an edition in the request’s language once all its texts are translated', async () => {
    const of = async (language: string) => {
      const headers = { 'accept-language': language };
      const { data } = await api.call('listEditions', '/client/match/info/sub', { headers });
      return data.find((one) => one.id === id);
    };
    expect(await of('en-US')).toMatchObject({ name: '试办', language: 'CN' });
    const texts = {
      name: { CN: '试办启动', US: 'Trial' },
      theme: { CN: '开端', US: 'Beginning' },
      statement: [{ CN: '一', US: 'One' }],
      introduction: { CN: '<p>好</p>', US: '<p>Good</p>' },
      prizes: [{ name: { CN: '一等奖', US: 'First prize' }, amount: 100, count: 1 }],
    };
    await update({ id, ...texts });
    const english = { name: 'Trial', theme: 'Beginning', introduction: '<p>Good</p>' };
    expect(await of('en-US')).toMatchObject({ ...english, language: 'US' });
    expect(await of('zh-HK')).toMatchObject({ name: '試辦啟動', theme: '開端', language: 'HK' });
    const renamed = await update({
      id,
      ...texts,
      name: { CN: '预演', US: 'Trial' },
      statement: [{ CN: '二', US: 'One' }],
    });
    expect(renamed.data.name.outdated).toEqual(['US']);
    expect(renamed.data.statement[0]?.outdated).toEqual(['US']);
    await update({ id });
  });

  it('returns the guide sanitized, and keeps it when a save omits it', async () => {
    const path = '/client/match/info/guide';
    const { data: all } = await api.call('listStaffMatches', '/sys/match', { token });
    const current = all.find((one) => one.current);
    if (current?.guide === undefined) throw new Error('the demo has no guide');
    const read = async (language: string) =>
      (await api.call('getGuide', path, { headers: { 'accept-language': language } })).data;
    // Saves with the newest revision, because each save creates a version.
    const { guide, revision: _begun, ...without } = current;
    const bad = '<h2>资格</h2><p>好<img src=x onerror=alert(1)></p>';
    await update({ ...without, guide: { CN: bad } });
    expect(await read('en-US')).toMatchObject({ language: 'CN', languages: ['CN', 'HK'] });
    expect((await read('zh-HK')).content).toMatch(/^<h2>資格<.h2>/);
    expect((await read('zh-CN')).content).not.toContain('onerror');
    await update(without);
    expect((await read('zh-CN')).content).toContain('资格');
    await update({ ...without, guide });
    expect((await read('en-US')).language).toBe('US');
  });

  it('returns the pictures of an edition with captions in the request’s language', async () => {
    const { data: all } = await api.call('listStaffMatches', '/sys/match', { token });
    const past = all.find((one) => (one.gallery?.length ?? 0) > 1);
    const [first, second] = past?.gallery ?? [];
    if (past === undefined || !first || !second) throw new Error('the demo has no gallery');
    const gallery = [second, { ...first, caption: { CN: '只有中文' } }];
    expect((await update({ ...past, gallery })).code).toBe(200);
    const headers = { 'accept-language': 'en-US' };
    const response = await api.call('listEditions', '/client/match/info/sub', { headers });
    expect(response.data.find((one) => one.id === past.id)?.gallery).toEqual([
      { fileId: second.fileId, caption: second.caption.US },
      { fileId: first.fileId, caption: '只有中文', language: 'CN' },
    ]);
    const foreign = [{ fileId: 'nothing', caption: { CN: '图' } }];
    expect((await update({ ...past, gallery: foreign })).code).toBe(1001);
    await update(past);
  });

  it('returns criteria whose weights total 100, in the request’s language', async () => {
    const criteria = [
      { name: { CN: '技术', US: 'Technology' }, guidance: { CN: '看新' }, weight: 70 },
      { name: { CN: '团队', US: 'Team' }, weight: 30 },
    ];
    const { data: all } = await api.call('listStaffMatches', '/sys/match', { token });
    const current = all.find((one) => one.current);
    if (current === undefined) throw new Error('the demo has no current edition');
    const { revision: _begun, ...now } = current;
    expect((await update({ ...now, criteria })).code).toBe(200);
    const headers = { 'accept-language': 'en-US' };
    const read = async () =>
      (await api.call('getGuide', '/client/match/info/guide', { headers })).data.criteria;
    const shown = [
      { name: '技术', guidance: '看新', weight: 70, language: 'CN' },
      { name: 'Team', weight: 30 },
    ];
    expect(await read()).toEqual(shown);
    const { code, msg } = await update({ ...now, criteria: criteria.slice(0, 1) });
    expect([code, msg]).toEqual([1001, '评审标准的权重之和须为 100']);
    const { criteria: _absent, ...without } = now;
    await update(without);
    expect(await read()).toEqual(shown);
    await update(now);
  });

  it('returns the files of an edition, and refuses another user’s file', async () => {
    const { data: all } = await api.call('listStaffMatches', '/sys/match', { token });
    const past = all.find((one) => (one.downloads?.length ?? 0) > 0);
    const [file] = past?.downloads ?? [];
    if (past === undefined || !file) throw new Error('the demo has no downloads');
    const downloads = [{ ...file, title: { CN: '只有中文' } }];
    expect((await update({ ...past, downloads })).code).toBe(200);
    const headers = { 'accept-language': 'en-US' };
    const response = await api.call('listEditions', '/client/match/info/sub', { headers });
    expect(response.data.find((one) => one.id === past.id)?.downloads).toEqual([
      { fileId: file.fileId, title: '只有中文', language: 'CN' },
    ]);
    const foreign = [{ fileId: 'nothing', title: { CN: '文件' } }];
    expect((await update({ ...past, downloads: foreign })).code).toBe(1001);
    await update(past);
  });

  it('returns the demo’s home page, guide and agreement in English without Chinese leftovers', async () => {
    const headers = { 'accept-language': 'en-US' };
    const { data } = await api.call('getMatchInfo', '/client/match/info', { headers });
    const all = await api.call('listEditions', '/client/match/info/sub', { headers });
    const path = '/client/match/info/statement';
    const statement = (await api.call('getStatement', path, { headers })).data;
    const guide = (await api.call('getGuide', '/client/match/info/guide', { headers })).data;
    const named = all.data
      .filter((one) => one.id !== id)
      .map(({ name, theme, introduction, winners }) => [
        name,
        theme,
        introduction,
        winners.map(({ award }) => award),
      ]);
    expect(JSON.stringify([data, statement, guide, named])).not.toMatch(/\p{Script=Han}/u);
  });

  it('publishes entries with an award as winners in the order of the prizes, and unpublishes them', async () => {
    expect((await publish(id)).code).toBe(1001);
    const rows = await api.db.select().from(projects).where(eq(projects.status, 1)).limit(2);
    const [second, first] = rows;
    const prizes = [
      { name: { CN: '一等奖', US: 'First prize' }, amount: 100, count: 1 },
      { name: { CN: '二等奖', US: 'Second prize' }, amount: 50, count: 1 },
    ];
    await update({ id, prizes });
    for (const [row, award] of [
      [second, '二等奖'],
      [first, '一等奖'],
    ] as const) {
      await api.db
        .update(projects)
        .set({ matchId: id })
        .where(eq(projects.id, row?.id ?? ''));
      const review = { id: row?.id, status: 4, award };
      await saveNewest(api, 'reviewProject', {
        token,
        method: 'PUT',
        body: review,
      });
    }
    const { winners, awarded } = (await publish(id)).data;
    expect(awarded).toBe(2);
    expect(winners.map(({ award, title }) => [award, title])).toEqual([
      ['一等奖', first?.name],
      ['二等奖', second?.name],
    ]);
    expect((await editions()).find((one) => one.id === id)?.winners).toEqual(winners);
    const listed = await api.call('listProjects', `/client/project/anons?matchInfoId=${id}`);
    expect(listed.data.records.map((record) => record.id)).toEqual([first?.id, second?.id]);
    expect(listed.data.records[0]?.awards).toEqual([{ name: '一等奖', amount: 100 }]);
    expect((await update({ id, prizes: prizes.slice(0, 1) })).msg).toBe(
      '“二等奖”已授予参赛项目，不能删除',
    );
    expect((await publish(id, false)).data.winners).toEqual([]);
    expect((await editions()).find((one) => one.id === id)?.winners).toEqual([]);
    expect((await publish('nothing')).status).toBe(404);
  });

  it('adds and renames tracks, which forms offer at once', async () => {
    const labels = (text: string) => ({ CN: text, US: text, HK: text });
    const track = { code: 'space', name: labels('航天'), summary: labels('商业航天') };
    const tracks = async () =>
      (await api.call('listDomains', '/client/domain')).data.map(({ code, name }) => [
        code,
        name.CN,
      ]);
    await api.call('createTrack', '/sys/track', { token, body: track });
    expect((await tracks()).at(-1)).toEqual(['space', '航天']);
    expect((await api.call('createTrack', '/sys/track', { token, body: track })).code).toBe(1001);
    const put = (code: string) =>
      saveNewest(api, 'updateTrack', {
        token,
        method: 'PUT',
        body: { ...track, code, name: labels('空天') },
      });
    await put('space');
    expect((await tracks()).at(-1)).toEqual(['space', '空天']);
    expect((await put('nothing')).status).toBe(404);
    await api.db.delete(domains).where(eq(domains.code, 'space'));
  });
}
