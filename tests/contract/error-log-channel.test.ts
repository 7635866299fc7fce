import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useErrorLog, type ErrorLogEntry } from '@/api/error-log';
import { errorLogChannel } from '@/api/error-log-channel';
import { ErrorLogBody } from '@/api/generated/model';
import { mockServer } from '@/mocks/node';
import { page, watchFailures } from './support/failure-effects';

watchFailures();
afterEach(() => {
  vi.unstubAllGlobals();
});

const entry = (text: string): ErrorLogEntry => ({
  type: 'ajax',
  code: 502,
  text,
  url: '/client/menu',
  time: '2026-11-21T13:00:00.000Z',
});

describe('a batch of the error log', () => {
  it('conforms to the contract', async () => {
    const sent = new Promise<unknown>((resolve) => {
      mockServer.use(
        http.post('*/client/errorLog', async ({ request }) => {
          resolve(await request.clone().json());
          return undefined;
        }),
      );
    });
    await errorLogChannel.send([entry('x'.repeat(5000))]);
    expect(ErrorLogBody.safeParse(await sent).success).toBe(true);
  });

  it.each([500, 401, 400])(
    'that is refused with HTTP %i is not itself an entry',
    async (status) => {
      mockServer.use(http.post('*/client/errorLog', () => new Response('', { status })));
      await expect(errorLogChannel.send([entry('x')])).rejects.toThrow();
      expect(useErrorLog.getState().entries).toEqual([]);
      expect(page).toMatchObject({ token: 'secret', modals: 0 });
      expect(page.toast).not.toHaveBeenCalled();
    },
  );

  it('is sent by the browser on page unload, with as many of the newest entries as fit', async () => {
    const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true);
    vi.stubGlobal('navigator', { sendBeacon });
    const entries = Array.from({ length: 200 }, (_, n) => entry(`${n} ${'x'.repeat(900)}`));
    expect(errorLogChannel.sendOnUnload(entries)).toBe(true);
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('/api/client/errorLog');
    if (!(body instanceof Blob)) throw new Error('no blob');
    expect(body.type).toBe('application/json');
    expect(body.size).toBeLessThanOrEqual(64 * 1024);
    const sent = ErrorLogBody.parse(JSON.parse(await body.text()));
    expect(sent.entries.at(-1)?.text).toMatch(/^199 /);
    expect(sent.entries.length).toBeGreaterThan(50);
  });
});
