import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { listActivities } from '@/api/generated/activity/activity';
import { getMenu } from '@/api/generated/config/config';
import { login } from '@/api/generated/session/session';
import { mockServer } from '@/mocks/node';
import { menuResponses, page, watchFailures } from './support/failure-effects';

watchFailures();

const msg = 'server words';

describe('a session that has expired', () => {
  it('shows one modal and one warning for concurrent failures', async () => {
    menuResponses(200, { status: 401, msg });
    await Promise.allSettled(Array.from({ length: 10 }, () => getMenu()));
    expect(page.modals).toBe(1);
    expect(page.toast.mock.calls).toEqual([['warning', { words: msg }, 3]]);
  });

  it('shows the envelope’s message once while the modal is open', async () => {
    page.modalOpen = true;
    menuResponses(200, { status: 401, msg });
    await Promise.allSettled([getMenu(), getMenu()]);
    expect(page.toast).toHaveBeenCalledTimes(1);
    expect(page.token).toBeUndefined();
  });

  it('shows no message for an HTTP status while the modal is open', async () => {
    page.modalOpen = true;
    menuResponses(403, '');
    await expect(getMenu()).rejects.toMatchObject({ kind: 'SessionExpired' });
    expect(page.toast).not.toHaveBeenCalled();
    expect(page.token).toBeUndefined();
  });

  it('does not end a session that started after the request', async () => {
    mockServer.use(
      http.get('*/client/menu', () => {
        page.token = 'new';
        return HttpResponse.json({ status: 401, msg });
      }),
    );
    await expect(getMenu()).rejects.toMatchObject({ kind: 'SessionExpired', outdated: true });
    expect(page.token).toBe('new');
    expect(page.modals).toBe(0);
    expect(page.toast).not.toHaveBeenCalled();
  });
});

describe('a form that displays its error', () => {
  const body = { username: '13800000001', password: 'geheim-123' };
  const loginResponses = (status: number, response: object) => {
    mockServer.use(http.post('*/client/user/login', () => HttpResponse.json(response, { status })));
  };

  it.each([
    [200, { code: 1001, msg }],
    [200, { code: 202, msg }],
    [200, { status: 500, msg }],
    [200, { code: 200, msg, version: '1', data: {} }],
    [400, { msg }],
    [200, { status: 401, msg }],
  ])('gets the error without a toast: HTTP %i %j', async (status, response) => {
    loginResponses(status, response);
    await expect(login(body, { suppressToast: true })).rejects.toMatchObject({
      name: 'ApiFailure',
    });
    expect(page.toast).not.toHaveBeenCalled();
  });

  it.each([true, 'session', 'gone', 'unanswered'] as const)(
    'is replaced by the login page and the warning if a reset is required: suppressToast %s',
    async (suppressToast) => {
      loginResponses(200, { code: 1003, msg });
      await expect(login(body, { suppressToast })).rejects.toMatchObject({
        kind: 'PasswordResetRequired',
      });
      expect(page.toast.mock.calls).toEqual([['warning', { words: msg }, 3]]);
      expect(page.resets).toBe(1);
    },
  );

  it('gets the server’s message', async () => {
    loginResponses(200, { code: 1001, msg });
    await expect(login(body, { suppressToast: true })).rejects.toMatchObject({
      serverMessage: msg,
    });
  });

  it('writes no personal data to the log', async () => {
    loginResponses(200, { code: 200, msg, version: '1', data: { token: 7, phone: '13800000001' } });
    await expect(login(body, { suppressToast: true })).rejects.toThrow();
    mockServer.use(http.post('*/client/user/login', () => HttpResponse.error()));
    await expect(login(body)).rejects.toThrow();
    const log = JSON.stringify(useErrorLog.getState().entries);
    expect(log).toContain('data.token');
    for (const personal of ['13800000001', 'geheim', 'secret']) expect(log).not.toContain(personal);
  });
});

describe('a background request', () => {
  it.each([
    [200, { status: 401 }],
    [200, { code: 1003 }],
    [200, { code: 1001 }],
    [500, {}],
    [200, {}],
  ])('fails silently: HTTP %i %j', async (status, response) => {
    menuResponses(status, response);
    await expect(getMenu({ background: true })).rejects.toMatchObject({ name: 'ApiFailure' });
    expect(page).toMatchObject({ token: 'secret', modals: 0, resets: 0 });
    expect(page.toast).not.toHaveBeenCalled();
    expect(useErrorLog.getState().entries).toEqual([]);
  });
});

it('a reset required before the first render starts after it', async () => {
  vi.resetModules();
  const { connectFailures, reportFailure } = await import('@/api/failures');
  const { ApiFailure } = await import('@/api/failure');
  const answered = { operationId: 'getCurrentUser', code: 1003, serverMessage: msg };
  const failure = new ApiFailure('PasswordResetRequired', answered);
  reportFailure(failure, {
    path: '/client/user/current',
    suppressToast: true,
    isUserAction: false,
  });
  const effects = { toast: vi.fn(), requirePasswordReset: vi.fn() };
  const connect = () => {
    connectFailures({
      ...effects,
      expireSession: () => true,
      waitForReauthentication: () => Promise.resolve(false),
      openContactVerification: () => Promise.resolve(false),
      refreshPermissions: () => undefined,
    });
  };
  connect();
  expect(effects.toast.mock.calls).toEqual([['warning', { words: msg }, 3]]);
  expect(effects.requirePasswordReset).toHaveBeenCalledTimes(1);
  connect();
  expect(effects.requirePasswordReset).toHaveBeenCalledTimes(1);
});

describe('the error log', () => {
  it('contains operation and path, but no query or values', async () => {
    mockServer.use(http.get('*/client/activity/anons', () => HttpResponse.error()));
    await expect(listActivities({ city: 'secret-city' })).rejects.toThrow();
    const [entry] = useErrorLog.getState().entries;
    expect(entry).toMatchObject({ type: 'ajax', code: 0, url: '/client/activity/anons' });
    expect(entry?.text).toContain('listActivities');
    expect(JSON.stringify(entry)).not.toContain('secret-city');
  });

  it('stores the last 200 entries', () => {
    const { add } = useErrorLog.getState();
    for (let n = 0; n < 205; n += 1) add({ type: 'ajax', code: n, text: '', url: '' });
    const { entries } = useErrorLog.getState();
    expect(entries).toHaveLength(200);
    expect(entries[0]?.code).toBe(5);
  });

  it('lists twenty invalid fields of a list and counts the rest', async () => {
    menuResponses(200, {
      code: 200,
      msg,
      version: '1',
      data: Array.from({ length: 100 }, () => ({})),
    });
    await expect(getMenu()).rejects.toThrow();
    const text = useErrorLog.getState().entries[0]?.text ?? '';
    expect(text).toContain('data.0.id');
    expect(text).toMatch(/\d+ more\)$/);
    expect(text.length).toBeLessThan(1000);
  });
});
