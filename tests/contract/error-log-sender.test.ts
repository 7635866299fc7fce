import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useErrorLog, type ErrorLogEntry } from '@/api/error-log';
import { startErrorLogSender, type ErrorLogChannel } from '@/api/error-log-sender';

const send = vi.fn<ErrorLogChannel['send']>();
const sendOnUnload = vi.fn<ErrorLogChannel['sendOnUnload']>();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let stop: () => void;

const fail = (code: number) =>
  useErrorLog.getState().add({ type: 'ajax', code, text: '', url: '' });
const codes = (batch: readonly ErrorLogEntry[] | undefined) => batch?.map(({ code }) => code);
const batches = () => send.mock.calls.map(([batch]) => codes(batch));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  page.visibilityState = 'visible';
  send.mockReset().mockResolvedValue(undefined);
  sendOnUnload.mockReset().mockReturnValue(true);
  useErrorLog.setState({ entries: [], added: 0 });
  stop = startErrorLogSender({ send, sendOnUnload });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the error log is sent', () => {
  it('in one batch for errors within five seconds', async () => {
    [1, 2, 3].forEach(fail);
    await vi.advanceTimersByTimeAsync(4999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(batches()).toEqual([[1, 2, 3]]);
  });

  it('at most once in five seconds', async () => {
    const times: number[] = [];
    send.mockImplementation(() => Promise.resolve(times.push(Date.now())));
    for (let n = 0; n < 300; n += 1) {
      fail(n);
      await vi.advanceTimersByTimeAsync(100);
    }
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(times.length).toBeGreaterThanOrEqual(5);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(5000);
  });

  it('each entry once', async () => {
    fail(1);
    await vi.advanceTimersByTimeAsync(5000);
    fail(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches()).toEqual([[1], [2]]);
  });

  it('not at all without errors', async () => {
    await vi.advanceTimersByTimeAsync(600_000);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(send).not.toHaveBeenCalled();
    expect(sendOnUnload).not.toHaveBeenCalled();
  });

  it('again with growing delays after a failed batch', async () => {
    send.mockRejectedValueOnce(new Error('down'));
    fail(1);
    await vi.advanceTimersByTimeAsync(5000);
    fail(2);
    await vi.advanceTimersByTimeAsync(9999);
    expect(batches()).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches()).toEqual([[1], [1, 2]]);
  });

  it('with at most the 200 stored entries', async () => {
    for (let n = 0; n < 250; n += 1) fail(n);
    await vi.advanceTimersByTimeAsync(5000);
    expect(batches()[0]).toHaveLength(200);
  });

  it.each([
    ['visibilitychange', 'hidden'],
    ['pagehide', 'visible'],
  ])('once, immediately, on page unload (%s)', async (event, state) => {
    fail(1);
    page.visibilityState = state;
    page.dispatchEvent(new Event(event));
    expect(codes(sendOnUnload.mock.calls[0]?.[0])).toEqual([1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('with the next batch if the browser rejects it on page unload', async () => {
    sendOnUnload.mockReturnValue(false);
    fail(1);
    page.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(batches()).toEqual([[1]]);
  });
});
