import { QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { signUpActivity } from '@/api/generated/activity/activity';
import { getGetMenuQueryOptions, getMenu } from '@/api/generated/config/config';
import { getGetMenuResponseMock } from '@/api/generated/config/config.faker';
import { createQueryClient } from '@/app/query-client';
import { mockServer } from '@/mocks/node';
import { page, watchFailures } from './support/failure-effects';

watchFailures();

let calls: number[] = [];

/** Runs pending work (mock server, promises) without advancing the fake clock. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
async function settled(): Promise<void> {
  for (let n = 0; n < 50; n += 1) await settle();
}

beforeEach(() => {
  calls = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const write = (respond: () => Response) => {
  mockServer.use(
    http.post('*/client/activity/signUp', () => {
      calls.push(Date.now());
      return respond();
    }),
  );
};
const read = (respond: () => Response | Promise<Response>) => {
  mockServer.use(
    http.get('*/client/menu', () => {
      calls.push(Date.now());
      return respond();
    }),
  );
};

describe('a request without a response', () => {
  it('fails as TransportFault after 120 s, reported only to the log', async () => {
    read(() => new Promise<Response>(() => undefined));
    const failure = getMenu().catch((error: unknown) => error);
    await settled();
    await vi.advanceTimersByTimeAsync(119_999);
    expect(useErrorLog.getState().entries).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: 'TransportFault', code: 0 });
    expect(useErrorLog.getState().entries[0]?.text).toContain('TimeoutError');
    expect(page.toast).not.toHaveBeenCalled();
  });

  it('reports nothing if the caller aborts it', async () => {
    read(() => new Promise<Response>(() => undefined));
    const leave = new AbortController();
    const failure = getMenu({ signal: leave.signal }).catch((error: unknown) => error);
    await settled();
    leave.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    expect(useErrorLog.getState().entries).toEqual([]);
    expect(page.toast).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails as TransportFault if the connection ends during the response', async () => {
    const stream = new ReadableStream({
      pull: (controller) => {
        controller.error(new TypeError('terminated'));
      },
    });
    const headers = { 'content-type': 'application/json' };
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(stream, { headers }));
    await expect(getMenu()).rejects.toMatchObject({ kind: 'TransportFault', code: 0 });
  });
});

/** Response of an overloaded server. */
const busy = (seconds: number) => ({ status: 429, headers: { 'retry-after': String(seconds) } });

describe('a retry', () => {
  async function observe() {
    const client = createQueryClient();
    const observer = new QueryObserver(client, getGetMenuQueryOptions());
    const stop = observer.subscribe(() => undefined);
    await settled();
    return { observer, stop };
  }

  it('follows a read without a response twice, with growing delays', async () => {
    read(() => HttpResponse.error());
    const { observer, stop } = await observe();
    for (let second = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await settled();
    }
    expect(calls).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = calls;
    expect(second - first).toBeGreaterThanOrEqual(1000);
    expect(third - second).toBeGreaterThan(second - first);
    expect(observer.getCurrentResult().error?.kind).toBe('TransportFault');
    stop();
  });

  it('that succeeds shows and logs nothing', async () => {
    const responses = [() => HttpResponse.json({ msg: 'busy' }, { status: 503 })];
    read(() => responses.shift()?.() ?? HttpResponse.json(getGetMenuResponseMock()));
    const { observer, stop } = await observe();
    await vi.advanceTimersByTimeAsync(1000);
    await settled();
    expect(observer.getCurrentResult().isSuccess).toBe(true);
    expect(calls).toHaveLength(2);
    expect(page.toast).not.toHaveBeenCalled();
    expect(useErrorLog.getState().entries).toEqual([]);
    stop();
  });

  it('that fails too is reported once', async () => {
    read(() => HttpResponse.json({ msg: 'busy' }, { status: 503 }));
    const { stop } = await observe();
    for (let second = 0; second < 10; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await settled();
    }
    expect(calls).toHaveLength(3);
    expect(page.toast.mock.calls).toEqual([['error', { words: 'busy' }, 3]]);
    expect(useErrorLog.getState().entries).toHaveLength(1);
    stop();
  });

  it('does not follow a rejected read', async () => {
    read(() => HttpResponse.json({ code: 1001, msg: 'no' }));
    const { observer, stop } = await observe();
    await vi.advanceTimersByTimeAsync(60_000);
    await settled();
    expect(calls).toHaveLength(1);
    expect(observer.getCurrentResult().error?.kind).toBe('BusinessRule');
    stop();
  });

  it('of a read waits for a short Retry-After', async () => {
    read(() => HttpResponse.json({ code: 429, msg: 'wait' }, busy(20)));
    const { stop } = await observe();
    await vi.advanceTimersByTimeAsync(19_000);
    await settled();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    await settled();
    expect(calls).toHaveLength(2);
    stop();
  });

  it('is left to the user after a long Retry-After', async () => {
    read(() => HttpResponse.json({ code: 429, msg: 'wait' }, busy(3600)));
    const { observer, stop } = await observe();
    expect(observer.getCurrentResult().error).toMatchObject({
      kind: 'TooManyRequests',
      waitSeconds: 3600,
    });
    stop();
  });

  it.each([
    ['without a response', () => HttpResponse.error(), 'TransportFault'],
    [
      'after a short Retry-After',
      () => HttpResponse.json({ msg: 'wait' }, busy(1)),
      'TooManyRequests',
    ],
  ])('never follows a write: %s', async (_, reply, kind) => {
    write(reply);
    const client = createQueryClient();
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => signUpActivity({ activityId: 'activity-1' }) });
    const outcome = mutation.execute(undefined).catch((error: unknown) => error);
    await settled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ kind });
    expect(calls).toHaveLength(1);
  });
});
