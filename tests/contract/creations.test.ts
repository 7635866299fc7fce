import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockServer } from '@/mocks/node';
import { operations } from '../support/contract';
import { callOperation } from './support/client';
import { watchFailures } from './support/failure-effects';

watchFailures();

const creation = operations.find(({ id }) => id === 'createNews');
if (creation === undefined) throw new Error('no operation createNews');

/** Received keys, in order. */
let keys: (string | null)[];
let responses: (() => Response)[];

const done = () => HttpResponse.json(creation.success as object);
const lost = () => HttpResponse.error();
const refused = () => HttpResponse.json({ code: 1001, msg: '不行', version: '1.0.0' });

beforeEach(() => {
  keys = [];
  mockServer.use(
    http.post('*/api/sys/news', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return responses.shift()?.() ?? done();
    }),
  );
});

const click = () => callOperation(creation).catch(() => undefined);

describe('a creation', () => {
  it('is retried with its key after a lost response', async () => {
    responses = [lost, lost, done];
    for (let times = 0; times < 3; times += 1) await click();
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  it.each([
    ['done', done],
    ['refused', refused],
  ])('that was %s gets a new key the next time', async (_outcome, response) => {
    responses = [response, done];
    await click();
    await click();
    expect(new Set(keys).size).toBe(2);
  });
});
