import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities, news, sessions } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/session/sessions.ts';
import { testApi, type OpenForTest, type TestApi } from './test-api.ts';

const HOUR = 3_600_000;
const COMPETITOR = ['13800000001', 'Compete-2026'] as const;

let api: TestApi;

function login(): Promise<string> {
  return api.login(...COMPETITOR);
}

/** Adds an activity whose sign-up is open now; `hours` move its times. */
async function addActivity(id: string, capacity: number, hours = 0): Promise<string> {
  const at = (offset: number) => new Date(api.clock.now.getTime() + (offset + hours) * HOUR);
  await api.db.insert(activities).values({
    ...{ id, capacity, kind: 'salon', title: id, city: '深圳', address: '一号楼' },
    ...{ signUpStart: at(-2), signUpEnd: at(2), start: at(4), end: at(6) },
    ...{ description: '<p>x</p>', contactName: '王老师', contactPhone: '13800000000' },
  });
  return id;
}

function signUp(token: string, activityId: string) {
  return api.call('signUpActivity', '/client/activity/signUp', { token, body: { activityId } });
}

function cancel(token: string, activityId: string) {
  return api.call('cancelActivity', '/client/activity/cancel', { token, body: { activityId } });
}

function sessionTests(): void {
  it('logs in with the demo account and answers who that is', async () => {
    const token = await login();
    expect(token).toHaveLength(43);
    const { data } = await api.call('getCurrentUser', '/client/user/current', { token });
    expect(data.phone).toBe(COMPETITOR[0]);
  });

  it('keeps no token, only its hash', async () => {
    const token = await login();
    const rows = await api.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['13800000001', '13999999999'])('refuses %s with a wrong password', async (username) => {
    const body = { username, password: 'wrong-password' };
    const answer = await api.call('login', '/client/user/login', { body });
    expect(answer).toMatchObject({ status: 200, code: 1001, msg: '用户名或密码错误' });
  });

  it('refuses the eleventh try in ten minutes, even with the right password', async () => {
    const body = { username: '13800000002', password: 'wrong-password' };
    const options = { body, headers: { 'accept-language': 'en-US' } };
    for (let i = 0; i < 10; i += 1) await api.call('login', '/client/user/login', options);
    const right = { ...options, body: { ...body, password: 'Score-2026' } };
    const answer = await api.call('login', '/client/user/login', right);
    expect(answer).toMatchObject({
      code: 1001,
      msg: 'Too many attempts, please try again in 10 minutes',
    });
  });

  it.each([undefined, 'x', 'x'.repeat(43)])('answers 401 for the token %s', async (token) => {
    const answer = await api.call('getCurrentUser', '/client/user/current', {
      ...(token === undefined ? {} : { token }),
    });
    expect(answer).toMatchObject({ status: 401, code: 401, msg: '登录已过期，请重新登录' });
  });

  it('ends a session after a week', async () => {
    const token = await login();
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 7 * 24 * HOUR + 1);
    const answer = await api.call('getCurrentUser', '/client/user/current', { token });
    api.clock.now = before;
    expect(answer.status).toBe(401);
  });
}

function readTests(): void {
  it('answers everything that the pages read as the contract says', async () => {
    const home = await api.call('getMatchHome', '/client/match/info/home');
    expect(home.data.match.edition).toBe(3);
    expect(home.data.countdown).toEqual({
      phase: 'signup',
      target: home.data.match.signUpEnd,
    });
    expect(home.data.activities.length).toBe(6);
    expect(home.data.highlights.length).toBeGreaterThan(0);
    expect((await api.call('getMenu', '/client/menu')).data).toHaveLength(11);
    expect((await api.call('listLinks', '/client/links')).data.length).toBeGreaterThan(0);
    expect((await api.call('listCompanies', '/client/company')).data).toHaveLength(2);
    await api.call('getMatchInfo', '/client/match/info');
    await api.call('getTime', '/client/time');
    const config = await api.call('getConfig', '/client/config/copyright');
    expect(config.data.content).not.toBe('');
    const missing = await api.call('getConfig', '/client/config/nothing');
    expect(missing).toMatchObject({ status: 404, code: 404 });
  });

  it('pages through the news without a gap or a repeat, newest first', async () => {
    const all = (await api.call('listNews', '/client/news/anons/news?pageSize=100')).data;
    const ids: string[] = [];
    for (let current = 1; (current - 1) * 3 < all.total; current += 1) {
      const path = `/client/news/anons/news?pageSize=3&current=${current}`;
      const { data } = await api.call('listNews', path);
      expect(data).toMatchObject({ total: all.total, current, size: 3 });
      ids.push(...data.records.map(({ id }) => id));
    }
    expect(ids).toEqual(all.records.map(({ id }) => id));
    const dates = all.records.map(({ publishDate }) => publishDate);
    expect(dates).toEqual(dates.toSorted().reverse());
    const beyond = await api.call('listNews', '/client/news/anons/news?current=1000');
    expect(beyond.data.records).toEqual([]);
  });

  it('answers activities in the state that is asked for', async () => {
    for (const state of ['upcoming', 'open', 'full', 'ended']) {
      const path = `/client/activity/anons?state=${state}&pageSize=100`;
      const { data } = await api.call('listActivities', path);
      expect(data.total).toBeGreaterThan(0);
      expect(new Set(data.records.map((row) => row.state))).toEqual(new Set([state]));
    }
  });

  it('shows in an activity no one who signed up', async () => {
    const token = await login();
    const path = '/client/activity/anons?pageSize=100';
    const { data } = await api.call('listActivities', path, { token });
    expect(data.records.some((row) => 'signUpStatus' in row)).toBe(false);
  });

  it('takes scripts out of an article that was written around the server', async () => {
    const content =
      '<p onclick="x()">text<script>alert(1)</script><a href="javascript:x()">link</a></p>';
    await api.db.insert(news).values({
      ...{ id: 'bad', kind: 'video', title: 'Bad', source: 's', summary: '', content },
      publishDate: new Date(),
    });
    const { data } = await api.call('getNews', '/client/news/anons/bad');
    expect(data.content).toBe('<p>text<a>link</a></p>');
    expect(data).toMatchObject({ previous: null, next: null, browseNumber: 1 });
  });

  it('names the neighbours of an article', async () => {
    const { records } = (await api.call('listNews', '/client/news/anons/news')).data;
    const [first, second, third] = records.map(({ id }) => id);
    const { data } = await api.call('getNews', `/client/news/anons/${second}`);
    expect([data.previous?.id, data.next?.id]).toEqual([first, third]);
  });

  it('sends a file in a sandbox', async () => {
    const { data } = await api.call('getMatchInfo', '/client/match/info');
    const url = `/api/sys/file/download/${data.bannerFileId}`;
    const response = await api.app.inject(url);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(response.body).toMatch(/^<svg/);
    const headers = { 'if-none-match': String(response.headers.etag) };
    expect((await api.app.inject({ url, headers })).statusCode).toBe(304);
    expect((await api.app.inject('/api/sys/file/download/nothing')).statusCode).toBe(404);
  });

  it('answers 304 for a menu that the client has, and in brotli for who takes it', async () => {
    const first = await api.app.inject('/api/client/menu');
    const headers = { 'if-none-match': String(first.headers.etag), 'accept-encoding': 'br' };
    const again = await api.app.inject({ url: '/api/client/menu', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const packed = await api.app.inject({
      url: '/api/client/menu',
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
  });
}

function refusalTests(): void {
  it.each([
    ['zh-CN', '请求参数错误：pageSize 太大'],
    ['en-US,en;q=0.9', 'Request parameter error: pageSize is too large'],
    ['fr, zh-HK;q=0.8', '請求參數錯誤：pageSize 太大'],
  ])('tells in %s what is wrong with a parameter', async (language, msg) => {
    const headers = { 'accept-language': language };
    const path = '/client/news/anons/news?pageSize=1000';
    const answer = await api.call('listNews', path, { headers });
    expect(answer).toMatchObject({ status: 400, code: 400, msg });
  });

  it('refuses a body with a wrong type of a field, without coercing it', async () => {
    const body = { username: 13_800_000_001, password: 'Compete-2026' };
    const answer = await api.call('login', '/client/user/login', { body });
    expect(answer).toMatchObject({ status: 400, msg: '请求参数错误：username 格式不正确' });
  });

  it.each(['text/plain', undefined])('refuses a body of type %s', async (type) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/client/user/login',
      payload: '{}',
      headers: type === undefined ? {} : { 'content-type': type },
    });
    expect(response.statusCode).toBe(415);
    expect(response.json<{ code: number }>().code).toBe(415);
  });

  it.each(['/api/nothing', '/api', '/api/client/news/anons/%ZZ'])(
    'answers an envelope for %s',
    async (url) => {
      const response = await api.app.inject(url);
      expect(response.statusCode).toBeOneOf([400, 404]);
      expect(response.json<{ msg: string }>().msg).not.toBe('');
    },
  );
}

function signUpTests(): void {
  it('signs up once, however often it is asked, and gives the seat back', async () => {
    const token = await login();
    const id = await addActivity('act-once', 2);
    expect((await signUp(token, id)).data.status).toBe('signedUp');
    expect(await signUp(token, id)).toMatchObject({ code: 1001, msg: '您已报名该活动' });
    const path = `/client/activity/anons/${id}`;
    expect((await api.call('getActivity', path)).data.signedUp).toBe(1);
    const mine = await api.call('listMyActivities', '/client/activity/current/list', { token });
    expect(mine.data.find((row) => row.id === id)?.signUpStatus).toBe('signedUp');

    expect((await cancel(token, id)).data.status).toBe('cancelled');
    expect(await cancel(token, id)).toMatchObject({ code: 1001, msg: '您尚未报名该活动' });
    expect((await api.call('getActivity', path)).data.signedUp).toBe(0);
    const state = await api.call('getActivitySignUp', `/client/activity/signUp/${id}`, { token });
    expect(state.data.status).toBe('cancelled');
    expect((await signUp(token, id)).data.status).toBe('signedUp');
  });

  it('refuses before the opening and after the close', async () => {
    const token = await login();
    expect((await signUp(token, await addActivity('act-early', 5, 10))).msg).toBe('报名尚未开始');
    expect((await signUp(token, await addActivity('act-late', 5, -3))).msg).toBe('报名已截止');
    expect((await signUp(token, 'nothing')).status).toBe(404);
  });

  it('refuses to cancel once the activity has begun', async () => {
    const token = await login();
    const id = await addActivity('act-begun', 5);
    await signUp(token, id);
    const start = new Date(api.clock.now.getTime() - HOUR);
    await api.db.update(activities).set({ start }).where(eq(activities.id, id));
    expect((await cancel(token, id)).msg).toBe('活动已开始，无法取消报名');
  });

  it('gives 5 seats to exactly 5 of 50 people who ask at once', async () => {
    const id = await addActivity('act-rush', 5);
    const people = Array.from({ length: 50 }, (_, i) => String(i + 1).padStart(3, '0'));
    const tokens: string[] = [];
    for (const number of people) {
      tokens.push(await beginSession(api.db, `user-attendee-${number}`, api.clock.now));
    }
    const answers = await Promise.all(tokens.map((token) => signUp(token, id)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5);
    expect(answers.filter(({ msg }) => msg === '活动名额已满')).toHaveLength(45);
    const { data } = await api.call('getActivity', `/client/activity/anons/${id}`);
    expect(data).toMatchObject({ signedUp: 5, state: 'full' });
  });

  it('shows a seat on the home page as soon as it is taken', async () => {
    const token = await login();
    const id = await addActivity('act-home', 5, -1);
    const seats = async () => {
      const { data } = await api.call('getMatchHome', '/client/match/info/home');
      return data.activities.find((row) => row.id === id)?.signedUp;
    };
    api.clock.now = new Date(api.clock.now.getTime() + 6000);
    expect(await seats()).toBe(0);
    await signUp(token, id);
    expect(await seats()).toBe(1);
  });
}

/** What the API promises, on one kind of database. */
export function apiTests(name: string, open: OpenForTest): void {
  describe(name, () => {
    beforeAll(async () => {
      api = await testApi(open);
    }, 60_000);
    afterAll(() => api.close());
    describe('session', sessionTests);
    describe('reading', readTests);
    describe('refusals', refusalTests);
    describe('sign-up', signUpTests);
  });
}
