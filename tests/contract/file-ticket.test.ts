import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fileAccess, cachedFileAccess } from '@/api/file-ticket';
import { mockServer } from '@/mocks/node';
import { page, watchFailures } from './support/failure-effects';

watchFailures();

let sessions = 0;
let made = 0;

/** Returns numbered tickets. */
const tickets = http.post('*/client/file/ticket', ({ request }) => {
  const ticket = `${request.headers.get('token') ?? 'nobody'} ${String((made += 1))}`;
  return HttpResponse.json({
    code: 200,
    msg: 'ok',
    version: '1',
    data: { ticket, expiresIn: 300 },
  });
});

function respond(status: number, body: Record<string, unknown> | string): void {
  mockServer.use(
    http.post('*/client/file/ticket', () =>
      typeof body === 'string'
        ? HttpResponse.text(body, { status })
        : HttpResponse.json(body, { status }),
    ),
  );
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  page.token = `session-${String((sessions += 1))}`;
  made = 0;
  mockServer.use(tickets);
});

describe('the ticket for private files', () => {
  it('is requested once for all files', async () => {
    const passes = await Promise.all([fileAccess(), fileAccess(), fileAccess()]);
    expect(new Set(passes.map((pass) => JSON.stringify(pass))).size).toBe(1);
    expect(await fileAccess()).toEqual({ ticket: `${page.token ?? ''} 1` });
    expect(cachedFileAccess()).toEqual(passes[0]);
    expect(made).toBe(1);
  });

  it('is renewed before it expires', async () => {
    await fileAccess();
    later(239);
    expect(cachedFileAccess()).toBeDefined();
    later(2);
    expect(cachedFileAccess()).toBeUndefined();
    expect(await fileAccess()).toEqual({ ticket: `${page.token ?? ''} 2` });
  });

  it('is renewed once for all rejected downloads', async () => {
    const refused = await fileAccess();
    const next = await Promise.all([fileAccess(refused), fileAccess(refused)]);
    next.push(await fileAccess(refused));
    expect(next).toEqual(next.map(() => ({ ticket: `${page.token ?? ''} 2` })));
    expect(made).toBe(2);
  });

  it('is not reused in another session', async () => {
    await fileAccess();
    page.token = 'somebody-else';
    expect(cachedFileAccess()).toBeUndefined();
    expect(await fileAccess()).toEqual({ ticket: 'somebody-else 2' });
    page.token = undefined;
    expect(cachedFileAccess()).toBeUndefined();
    expect(await fileAccess()).toBeUndefined();
  });

  it.each([
    [404, { code: 404, msg: 'no such call' }],
    [404, '<h1>Cannot POST</h1>'],
    [405, ''],
    [501, ''],
    [200, { code: 404, msg: 'no such call' }],
  ])(
    'is the token on a server without tickets (HTTP %i, %j), without a message',
    async (status, body) => {
      respond(status, body);
      const { token } = page;
      expect(await fileAccess()).toEqual({ token });
      mockServer.resetHandlers();
      mockServer.use(tickets);
      // Neither further pictures nor missing files request it again.
      expect(await fileAccess({ token: token ?? '' })).toEqual({ token });
      expect(made).toBe(0);
      expect(page.toast).not.toHaveBeenCalled();
    },
  );

  it.each([
    [401, { code: 401, status: 401, msg: 'over' }],
    [403, { code: 403, status: 403, msg: 'no' }],
    [429, { code: 429, msg: 'later' }],
    [500, { code: 500, status: 500, msg: 'broken' }],
    [502, '<h1>Bad gateway</h1>'],
  ])(
    'is empty, and not replaced by the token, after a server error (HTTP %i)',
    async (status, body) => {
      respond(status, body);
      await expect(fileAccess()).rejects.toMatchObject({ name: 'ApiFailure' });
      expect(page).toMatchObject({
        modals: 0,
        token: expect.stringContaining('session') as string,
      });
      expect(page.toast).not.toHaveBeenCalled();
      mockServer.use(tickets);
      expect(await fileAccess()).toEqual({ ticket: `${page.token ?? ''} 1` });
    },
  );
});
