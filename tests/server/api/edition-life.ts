import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { domains, matches, notices, projects, users } from '../../../server/database/schema.ts';
import { deliverDue } from '../../../server/notices/delivery.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';
import { newKey, WHOLE } from './entries.ts';

const DAY = 86_400_000;
const PUT = { method: 'PUT' } as const;
const PAUSED = '报名暂停中，请稍后再试；已填写的内容保留在本设备上';

const at = (days: number) => new Date(api.clock.now.getTime() + days * DAY).toISOString();

/** An edition of an earlier year than all others, so that it is never the current one. */
const body = (change: object = {}) => ({
  year: 2001,
  edition: 1,
  name: { CN: '试办', US: 'Trial' },
  theme: { CN: '开端' },
  statement: [{ CN: '一' }],
  signUpStart: at(-20),
  signUpEnd: at(10),
  introduction: { CN: '<p>好</p>', US: '<p></p>' },
  guide: { CN: '<h2>资格</h2>', US: '<h2>Who may enter</h2>' },
  stages: [
    { name: { CN: '报名' }, start: at(-30), end: at(10) },
    { name: { CN: '评审' }, start: at(11), end: at(20) },
  ],
  prizes: [{ name: { CN: '一等奖' }, amount: 100, count: 1 }],
  figures: { prizePool: 100, finance: 0 },
  ...change,
});

/** The lifecycle of an edition, from creation to the close of its sign-up. */
export function editionLifeTests(): void {
  let token: string;
  let id: string;

  const create = (change?: object) =>
    api.call('createMatch', '/sys/match', { token, body: body(change) });
  const publish = (published = true) =>
    api.call('publishMatch', '/sys/match/publication', { token, ...PUT, body: { id, published } });
  const change = (action: 'extend' | 'pause' | 'resume' | 'close', signUpEnd?: string) =>
    api.call('changeSignUp', '/sys/match/signUp', {
      token,
      ...PUT,
      body: { id, action, ...(signUpEnd !== undefined && { signUpEnd }) },
    });
  const remove = () => api.call('deleteMatch', `/sys/match/${id}`, { token, method: 'DELETE' });
  const seen = async () => {
    const { data } = await api.call('listEditions', '/client/match/info/sub');
    return data.some((one) => one.id === id);
  };
  const preview = async (language = 'zh-CN') =>
    await api.call('getMatchPreview', `/sys/match/${id}/preview`, {
      token,
      headers: { 'accept-language': language },
    });

  async function competitor() {
    const userId = `entrant-${newKey()}`;
    await api.db.insert(users).values({
      id: userId,
      email: `${userId}@example.org`,
      emailVerifiedAt: api.clock.now,
      phoneVerifiedAt: api.clock.now,
      language: 'en-US',
      firstName: '',
      lastName: '',
      chineseName: '',
      permissions: [],
      roles: [],
    });
    const session = await beginSession(api.db, userId, api.clock.now);
    let revision: number | undefined;
    const save = async () => {
      const saved = await api.call('saveProject', '/client/project', {
        token: session,
        body: {
          ...WHOLE,
          matchInfoId: id,
          status: 0,
          saveKey: newKey(),
          ...(revision !== undefined && { revision }),
        },
      });
      if (saved.code === 200) revision = saved.data.revision;
      return saved;
    };
    return { userId, save };
  }

  beforeEach(async () => {
    token = await beginSession(api.db, 'user-administrator', api.clock.now);
    id = (await create()).data.id;
  });

  afterEach(async () => {
    await api.db.delete(projects).where(eq(projects.matchId, id));
    await api.db.delete(matches).where(eq(matches.id, id));
  });

  it('shows a new edition to staff only while it is not published', async () => {
    expect(await seen()).toBe(false);
    const { data } = await api.call('listStaffMatches', '/sys/match', { token });
    expect(data.at(-1)).toMatchObject({ id, published: false, current: false });
    const { save } = await competitor();
    expect((await save()).status).toBe(404);
    expect((await publish()).data).toMatchObject({ published: true, status: 'signup' });
    expect(await seen()).toBe(true);
    expect((await publish(false)).data.published).toBe(false);
    expect(await seen()).toBe(false);
  });

  it('refuses to unpublish an edition with entries, and to delete one with content', async () => {
    await publish();
    expect((await remove()).msg).toBe('请先撤下该届赛事');
    const { save } = await competitor();
    expect((await save()).code).toBe(200);
    expect((await publish(false)).msg).toBe('已有参赛项目，不能撤下或删除');
    await api.db.delete(projects).where(eq(projects.matchId, id));
    await publish(false);
    const [other] = await api.db.select().from(projects).limit(1);
    const moved = (matchId: string) =>
      api.db
        .update(projects)
        .set({ matchId })
        .where(eq(projects.id, other?.id ?? ''));
    await moved(id);
    expect((await remove()).msg).toBe('已有内容属于该届赛事，不能删除');
    await moved(other?.matchId ?? '');
    expect((await remove()).data).toEqual({ id });
    expect((await remove()).status).toBe(404);
  });

  it('reports missing and partly translated parts of an edition', async () => {
    const checks = async () => {
      const { data } = await api.call('listMatchChecks', `/sys/match/${id}/checks`, { token });
      return Object.fromEntries(data.map(({ check, state }) => [check, state]));
    };
    expect(await checks()).toEqual({
      texts: 'partial',
      introduction: 'partial',
      banner: 'missing',
      prizes: 'partial',
      tracks: 'done',
      guide: 'done',
      criteria: 'missing',
      statement: 'partial',
      contacts: 'done',
      organisations: 'done',
    });
    const emptied = { id, statement: [], prizes: [], guide: { CN: '<p></p>' } };
    await saveNewest(api, 'updateMatch', { token, ...PUT, body: body(emptied) });
    expect(await checks()).toMatchObject({
      statement: 'missing',
      prizes: 'missing',
      guide: 'missing',
    });
  });

  it.each([
    [{ CN: '2000 试办', US: 'Trial' }, 'otherYear'],
    [{ CN: '试办', US: 'Trial 2000' }, 'otherYear'],
    [{ CN: '2001 试办，自 2000 年起', US: 'Trial 2001' }, 'partial'],
  ])('reports the state of the texts for the name %j: %s', async (name, state) => {
    const changed = body({ id, name });
    await saveNewest(api, 'updateMatch', { token, ...PUT, body: changed });
    const { data } = await api.call('listMatchChecks', `/sys/match/${id}/checks`, { token });
    expect(data.find(({ check }) => check === 'texts')?.state).toBe(state);
  });

  it('refuses to publish an edition without a statement', async () => {
    await saveNewest(api, 'updateMatch', {
      token,
      ...PUT,
      body: body({ id, statement: [] }),
    });
    expect((await publish()).msg).toBe('还不能发布：请先填写赛道和参赛声明');
    expect(await seen()).toBe(false);
    const tracks = await api.db.select().from(domains);
    expect(tracks.length).toBeGreaterThan(0);
  });

  it('shows staff a preview of the site in each language', async () => {
    const chinese = (await preview()).data;
    expect(chinese.home.match).toMatchObject({ id, name: '试办', status: 'signup' });
    expect(chinese.home.countdown.phase).toBe('signup');
    expect(chinese.statement.content).toEqual(['一']);
    expect((await preview('en-US')).data.guide).toMatchObject({
      content: '<h2>Who may enter</h2>',
      language: 'US',
    });
    const nobody = await api.call('getMatchPreview', `/sys/match/${id}/preview`);
    expect(nobody.status).toBe(401);
  });

  it('extends the sign-up and its stage, shows the former end and notifies owners of entries', async () => {
    await publish();
    const { userId, save } = await competitor();
    await save();
    for (const [wrong] of [[undefined], [at(9)], [at(21)]] as const) {
      expect((await change('extend', wrong)).code).toBe(1001);
    }
    const before = (await preview()).data.home.match.signUpEnd;
    const { data } = await change('extend', at(15));
    expect(data).toMatchObject({ signUpEnd: at(15), extendedFrom: before, status: 'signup' });
    expect(data.stages[0]?.end).toBe(at(15));
    expect(data.stages[1]?.end).toBe(body().stages[1]?.end);
    expect((await preview()).data.home.match.extendedFrom).toBe(before);
    await change('extend', at(16));
    expect((await preview()).data.home.match.extendedFrom).toBe(before);

    const sent = await api.db.select().from(notices).where(eq(notices.userId, userId));
    // The second notice replaces the first, which is still queued.
    expect(sent.map(({ event, values }) => [event, values['time']])).toEqual([
      ['signUpExtended', at(16)],
    ]);
    const { mail, mails } = api.noticeSender;
    const delivery = {
      db: api.db,
      mail,
      publicUrl: undefined,
      now: () => api.clock.now,
      unrecorded: new Map(),
    };
    while ((await deliverDue(delivery)) > 0);
    const last = mails.filter(({ to }) => to.startsWith(userId)).at(-1);
    expect(last?.subject).toBe('Sign-up extended: Trial');
    expect(last?.text).not.toContain('{');
  });

  it('sends no notice when an unpublished edition is extended', async () => {
    const before = await api.db.$count(notices);
    expect((await change('extend', at(15))).code).toBe(200);
    expect(await api.db.$count(notices)).toBe(before);
  });

  it('treats a later end in the form as an extension', async () => {
    await publish();
    const { userId, save } = await competitor();
    await save();
    await change('pause');
    const before = (await preview()).data.home.match.signUpEnd;
    const put = (signUpEnd: string) =>
      saveNewest(api, 'updateMatch', { token, ...PUT, body: body({ id, signUpEnd }) });
    expect((await put(before)).data).toMatchObject({ signUpPaused: true });
    const { data } = await put(at(12));
    expect(data).toMatchObject({ extendedFrom: before, signUpPaused: false, signUpEnd: at(12) });
    const sent = await api.db.select().from(notices).where(eq(notices.userId, userId));
    expect(sent.map(({ event }) => event)).toEqual(['signUpExtended']);
  });

  it.each(['the form', 'the control'])(
    'shows no extension after %s has moved the end before the first end',
    async (form) => {
      await publish();
      await change('extend', at(15));
      const closed =
        form === 'the form'
          ? await saveNewest(api, 'updateMatch', {
              token,
              ...PUT,
              body: body({ id, signUpEnd: at(8) }),
            })
          : await change('close');
      expect(closed.data).not.toHaveProperty('extendedFrom');
      expect((await preview()).data.home.match).not.toHaveProperty('extendedFrom');
    },
  );

  it.each(['the form', 'the extension'])(
    'refuses to reopen the sign-up by %s once the winners are published',
    async (form) => {
      await publish();
      await change('close');
      const winners = [{ award: '一等奖', title: '', company: '', domain: '', city: '' }];
      await api.db.update(matches).set({ winners }).where(eq(matches.id, id));
      const put = (signUpEnd: string) =>
        saveNewest(api, 'updateMatch', { token, ...PUT, body: body({ id, signUpEnd }) });
      const reopen = () => (form === 'the form' ? put(at(15)) : change('extend', at(15)));
      expect(await reopen()).toMatchObject({
        code: 1001,
        msg: '结果已公布，不能再延长报名',
        fields: [{ pointer: '/signUpEnd' }],
      });
      // Other dates are still editable.
      expect((await put(at(-1))).data.status).toBe('finished');
    },
  );

  it('pauses and resumes the sign-up', async () => {
    await publish();
    const { save } = await competitor();
    expect((await change('pause')).data).toMatchObject({ signUpPaused: true, status: 'signup' });
    expect((await preview()).data.home.match.signUpPaused).toBe(true);
    expect((await save()).msg).toBe(PAUSED);
    expect((await change('resume')).data.signUpPaused).toBe(false);
    expect((await preview()).data.home.match).not.toHaveProperty('signUpPaused');
    expect((await save()).code).toBe(200);
  });

  it('closes the sign-up early, only while it is open', async () => {
    await publish();
    const { save } = await competitor();
    const { data } = await change('close');
    expect(data).toMatchObject({ signUpEnd: at(0), status: 'reviewing' });
    expect(data.stages[0]?.end).toBe(at(0));
    expect((await save()).code).toBe(1001);
    for (const action of ['close', 'pause', 'resume'] as const) {
      expect((await change(action)).msg).toBe('当前不在报名期内');
    }
    // An extension reopens a sign-up that was closed too early.
    expect((await change('extend', at(5))).data.status).toBe('signup');
  });
}
