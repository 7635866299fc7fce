import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  getActivity,
  listActivities,
  listMyActivities,
  cancelActivity,
  signUpActivity,
} from '@/api/generated/activity/activity';
import * as factories from '@/api/generated/factories';
import { listNews } from '@/api/generated/news/news';
import {
  respond,
  createStatefulServer,
  fail,
  pageOf,
  refuse,
  slow,
  type StatefulServer,
} from '@/mocks';
import { mockServer } from '@/mocks/node';
import { operations } from '../support/contract';
import { callOperation } from './support/client';
import { watchFailures } from './support/failure-effects';

watchFailures();

describe('a factory', () => {
  it.each(Object.entries(factories))('%s returns a valid record', (_, make) => {
    expect(Object.keys(make.full())).toEqual(expect.arrayContaining(Object.keys(make())));
    expect(Object.keys(make())).toEqual(expect.arrayContaining(Object.keys(make.minimal())));
  });

  it('accepts values for some fields', () => {
    expect(factories.activitySummary({ state: 'full' })).toMatchObject({
      state: 'full',
      title: factories.activitySummary().title,
    });
  });

  it('omits an optional field that is undefined', () => {
    expect(factories.activitySummary({ coverFileId: undefined })).not.toHaveProperty('coverFileId');
  });

  it.each([
    ['a value that the contract refuses', { capacity: -1 }, /ActivitySummary.*capacity/],
    ['no value for a required field', { title: undefined }, /ActivitySummary.*title/],
    ['a field that the contract lacks', { colour: 'red' }, /no field colour/],
  ])('rejects %s', (_, overrides, message) => {
    expect(() => factories.activitySummary(overrides as object)).toThrow(message);
  });

  it('omits optional fields of a minimal record, and fills them in a full one', () => {
    expect(factories.activitySummary.minimal()).not.toHaveProperty('coverFileId');
    expect(factories.activitySummary.minimal().languages).toHaveLength(1);
    expect(factories.activitySummary.full()).toHaveProperty('coverFileId');
  });

  it('creates many records with distinct ids and the given fields', () => {
    const made = factories.newsSummary.many(12, (index) => ({ title: `News ${index}` }));
    expect(new Set(made.map(({ id }) => id)).size).toBe(12);
    expect(made.at(-1)).toMatchObject({ title: 'News 11' });
  });

  it('creates a new record on each call', () => {
    factories.activitySummary().languages.push('US');
    expect(factories.activitySummary().languages).not.toContain('US');
  });
});

it('a page contains its part of the records', () => {
  expect(pageOf([1, 2, 3], { current: 2, size: 2 })).toEqual({
    records: [3],
    total: 3,
    current: 2,
    size: 2,
  });
});

describe('every operation', () => {
  it.each(operations)(
    '$id can be rejected by a rule, and can fail',
    async ({ id, ...operation }) => {
      const named = { id, ...operation };
      const known = id as Parameters<typeof fail>[0];
      mockServer.use(refuse(known, 1001, 'later', { once: true }));
      await expect(callOperation(named)).rejects.toMatchObject({
        kind: 'BusinessRule',
        serverMessage: 'later',
      });
      mockServer.use(fail(known, 503, { once: true }));
      await expect(callOperation(named)).rejects.toMatchObject({
        kind: 'TransportFault',
        code: 503,
      });
      mockServer.use(fail(known, 'network', { once: true }));
      await expect(callOperation(named)).rejects.toMatchObject({ kind: 'TransportFault', code: 0 });
      await expect(callOperation(named)).resolves.toBeDefined();
    },
  );

  it('can be rejected by the name of one of its rules', async () => {
    mockServer.use(refuse('signUpActivity', 'noFreePlace', { once: true }));
    await expect(signUpActivity({ activityId: 'a' })).rejects.toMatchObject({
      kind: 'BusinessRule',
      serverMessage: '活动名额已满',
    });
  });

  it('has no rule of another operation', () => {
    const other = 'wrongPassword' as 'noFreePlace';
    expect(() => refuse('signUpActivity', other)).toThrow(/no rule "wrongPassword"/);
  });

  it('throws for an unknown operation', () => {
    expect(() => refuse('signUpParty' as 'signUpActivity', 1001, 'no')).toThrow(/signUpParty/);
  });

  it('returns the given response, with a delay', async () => {
    const [first] = [factories.newsSummary({ title: 'First' })];
    mockServer.use(
      respond('listNews', ({ query }) => pageOf([first], { size: Number(query.get('pageSize')) })),
    );
    mockServer.use(slow('listNews', 1));
    await expect(listNews({ pageSize: 5 })).resolves.toMatchObject({
      records: [{ title: 'First' }],
      size: 5,
    });
  });
});

describe('a stateful server', () => {
  let world: StatefulServer;
  const place = factories.activity({ id: 'a', state: 'open', capacity: 1, signedUp: 0 });
  beforeEach(() => {
    world = createStatefulServer([place]);
    mockServer.use(...world.handlers);
  });

  it('shows a sign-up in the lists, and the last place as taken', async () => {
    await expect(listMyActivities()).resolves.toEqual([]);
    await signUpActivity({ activityId: 'a' });
    await expect(listMyActivities()).resolves.toMatchObject([
      { id: 'a', signUpStatus: 'signedUp' },
    ]);
    const { records } = await listActivities();
    expect(records).toMatchObject([{ id: 'a', state: 'full', signedUp: 1 }]);
    await expect(signUpActivity({ activityId: 'a' })).rejects.toMatchObject({
      serverMessage: '您已报名该活动',
    });
  });

  it('frees the place of a cancelled sign-up', async () => {
    await signUpActivity({ activityId: 'a' });
    await cancelActivity({ activityId: 'a' });
    await expect(getActivity('a')).resolves.toMatchObject({ state: 'open', signedUp: 0 });
    await expect(listMyActivities()).resolves.toMatchObject([{ signUpStatus: 'cancelled' }]);
  });

  it.each([
    ['upcoming', '报名尚未开始'],
    ['ended', '报名已截止'],
    ['full', '活动名额已满'],
    ['cancelled', '活动已取消'],
  ] as const)('refuses a sign-up for an activity that is %s', async (state, serverMessage) => {
    mockServer.use(...createStatefulServer([factories.activity({ id: 'b', state })]).handlers);
    await expect(signUpActivity({ activityId: 'b' })).rejects.toMatchObject({ serverMessage });
  });

  it('returns 404 for an unknown activity', async () => {
    await expect(getActivity('none')).rejects.toMatchObject({ code: 404 });
  });

  it('shares no state with another one', async () => {
    await signUpActivity({ activityId: 'a' });
    mockServer.use(...createStatefulServer([place]).handlers);
    await expect(listMyActivities()).resolves.toEqual([]);
  });
});

it('the mocks serve HTTP in plain Node, without a bundler', () => {
  const script = `
    import { createMockServer } from './src/mocks/http-server.ts';
    const server = createMockServer('stateful').listen(0, async () => {
      const call = async (path, init) =>
        (await fetch('http://127.0.0.1:' + server.address().port + '/api' + path, init)).json();
      const body = JSON.stringify({ activityId: 'activity-1' });
      await call('/client/activity/signUp', { method: 'POST', body });
      const { data } = await call('/client/activity/current/list');
      console.log(data.map(({ id }) => id).join(), (await call('/nowhere')).code);
      server.close();
    });`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(output.trim()).toBe('activity-1 404');
}, 60_000);
