import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { connectFailures, type FailureEffects } from '@/api/failures';
import { getMenu } from '@/api/generated/config/config';
import { getGetMenuResponseMock } from '@/api/generated/config/config.faker';
import { listActivities, signUpActivity } from '@/api/generated/activity/activity';
import { request } from '@/api/request';
import { configureTransport } from '@/api/request-context';
import { mockServer } from '@/mocks/node';

const effects = {
  toast: vi.fn<FailureEffects['toast']>(),
  expireSession: vi.fn<FailureEffects['expireSession']>(),
  waitForReauthentication: vi.fn<FailureEffects['waitForReauthentication']>(),
  openContactVerification: vi.fn<FailureEffects['openContactVerification']>(),
  refreshPermissions: vi.fn<FailureEffects['refreshPermissions']>(),
  requirePasswordReset: vi.fn<FailureEffects['requirePasswordReset']>(),
};

beforeAll(() => {
  mockServer.listen();
});
beforeEach(() => {
  vi.resetAllMocks();
  effects.waitForReauthentication.mockResolvedValue(false);
  effects.openContactVerification.mockResolvedValue(false);
  effects.expireSession.mockReturnValueOnce(true).mockReturnValue(false);
  vi.spyOn(console, 'error').mockReturnValue();
  connectFailures(effects);
  configureTransport({ token: () => 'secret', language: () => 'en-US' });
  useErrorLog.setState({ entries: [] });
});
afterEach(() => {
  vi.unstubAllEnvs();
  mockServer.resetHandlers();
});
afterAll(() => {
  mockServer.close();
});

const menuResponses = (body: object, status = 200) => {
  mockServer.use(http.get('*/client/menu', () => HttpResponse.json(body, { status })));
};

describe('a request of the contract', () => {
  it('resolves to the data of the envelope', async () => {
    await expect(getMenu()).resolves.toEqual(getGetMenuResponseMock().data);
  });

  it('sends token and language in headers', async () => {
    const seen = new Promise<Headers>((resolve) => {
      mockServer.use(
        http.get('*/client/menu', ({ request: call }) => {
          resolve(call.headers);
          return HttpResponse.json(getGetMenuResponseMock());
        }),
      );
    });
    await getMenu();
    const headers = await seen;
    expect(headers.get('token')).toBe('secret');
    expect(headers.get('accept-language')).toBe('en-US');
  });

  it('with a missing field in the response fails with a toast and is logged without values', async () => {
    menuResponses({ code: 200, msg: 'ok', version: '1', data: [{ id: '1', name: 'geheim' }] });
    await expect(getMenu()).rejects.toMatchObject({ kind: 'ContractViolation' });
    expect(effects.toast).toHaveBeenCalledWith('error', { id: 'error.unreadableAnswer' }, 3);
    const [entry] = useErrorLog.getState().entries;
    expect(entry).toMatchObject({ type: 'contract', url: '/client/menu' });
    expect(entry?.text).toContain('getMenu');
    expect(entry?.text).toContain('data.0.routerName');
    expect(entry?.text).not.toContain('geheim');
  });

  it.each([
    ['is reported on the console in development', true, undefined, 1],
    ['is not reported on the console of a build', false, undefined, 0],
    ['is reported on the console of a build with VITE_CONSOLE_VIOLATIONS=on', false, 'on', 1],
  ])('with an invalid response %s', async (_, development, setting, lines) => {
    vi.stubEnv('DEV', development);
    vi.stubEnv('VITE_CONSOLE_VIOLATIONS', setting);
    menuResponses({ code: 200, msg: 'ok', version: '1', data: [{ id: '1', name: 'geheim' }] });
    await expect(getMenu()).rejects.toMatchObject({ kind: 'ContractViolation' });
    const written = vi.mocked(console.error).mock.calls.map((words) => words.join(' '));
    expect(written).toHaveLength(lines);
    for (const line of written) {
      expect(line).toMatch(/getMenu.*data\.0\.routerName.*\/client\/menu/);
      expect(line).not.toContain('geheim');
    }
  });

  it('reports a body without an envelope as a whole', async () => {
    menuResponses([]);
    await expect(getMenu()).rejects.toMatchObject({ kind: 'ContractViolation' });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'getMenu: ContractViolation 200 (body (invalid_type))',
      '/client/menu',
    );
  });

  it('is rejected if a JSON response has no validator', async () => {
    await expect(request('/api/client/menu', { operationId: 'getMenu' })).rejects.toMatchObject({
      kind: 'ContractViolation',
    });
  });

  it('logs a transport error with its path, without the query', async () => {
    mockServer.use(http.get('*/client/activity/anons', () => HttpResponse.error()));
    await expect(listActivities({ city: 'x' })).rejects.toMatchObject({ kind: 'TransportFault' });
    expect(useErrorLog.getState().entries[0]).toMatchObject({
      type: 'ajax',
      code: 0,
      url: '/client/activity/anons',
    });
  });

  it('aborted by the caller shows and logs nothing', async () => {
    const gone = AbortSignal.abort();
    await expect(getMenu({ signal: gone })).rejects.toThrow();
    expect(effects.toast).not.toHaveBeenCalled();
    expect(useErrorLog.getState().entries).toEqual([]);
  });
});

describe('a user action with an expired session', () => {
  const click = () => signUpActivity({ activityId: 'activity-1' });
  let token: string | undefined;
  let sentWith: (string | null)[];

  beforeEach(() => {
    token = 'old';
    sentWith = [];
    configureTransport({ token: () => token, language: () => 'en-US' });
    effects.expireSession.mockReset().mockImplementation(() => {
      token = undefined;
      return true;
    });
    mockServer.use(
      http.post('*/client/activity/signUp', ({ request: sent }) => {
        const shown = sent.headers.get('token');
        sentWith.push(shown);
        return shown === 'new' ? undefined : HttpResponse.json({ status: 401, msg: 'ended' });
      }),
    );
  });

  it('is repeated after the login of the same user', async () => {
    effects.waitForReauthentication.mockImplementation(() => {
      token = 'new';
      return Promise.resolve(true);
    });
    await expect(click()).resolves.toMatchObject({ activityId: expect.any(String) as string });
    expect(sentWith).toEqual(['old', 'new']);
    expect(effects.waitForReauthentication).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('without a session is repeated after any login', async () => {
    token = undefined;
    effects.waitForReauthentication.mockImplementation(() => {
      token = 'new';
      return Promise.resolve(true);
    });
    await click();
    expect(sentWith).toEqual([null, 'new']);
    expect(effects.waitForReauthentication).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('fails if the user does not log in', async () => {
    await expect(click()).rejects.toMatchObject({ kind: 'SessionExpired' });
    expect(sentWith).toEqual(['old']);
  });

  it('fails without another login if the new session is rejected too', async () => {
    effects.waitForReauthentication.mockResolvedValue(true);
    await expect(click()).rejects.toMatchObject({ kind: 'SessionExpired' });
    expect(sentWith).toEqual(['old', null]);
  });

  it('is aborted with its page', async () => {
    const page = new AbortController();
    effects.waitForReauthentication.mockImplementation(() => {
      page.abort();
      return Promise.resolve(true);
    });
    const sent = signUpActivity({ activityId: 'activity-1' }, { signal: page.signal });
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(sentWith).toEqual(['old']);
  });

  it('excludes reads, which the page repeats', async () => {
    menuResponses({ status: 401, msg: 'ended' });
    await expect(getMenu()).rejects.toMatchObject({ kind: 'SessionExpired' });
    expect(effects.waitForReauthentication).not.toHaveBeenCalled();
  });
});

describe('a user action that requires a verified contact', () => {
  const click = (how = {}) => signUpActivity({ activityId: 'activity-1' }, how);
  let verified: boolean;
  let sent: number;

  beforeEach(() => {
    verified = false;
    sent = 0;
    mockServer.use(
      http.post('*/client/activity/signUp', () => {
        sent += 1;
        return verified
          ? undefined
          : HttpResponse.json({ code: 1004, msg: 'verify it', version: '1' });
      }),
    );
  });

  it('is repeated after the verification without a toast', async () => {
    effects.openContactVerification.mockImplementation(() => {
      verified = true;
      return Promise.resolve(true);
    });
    await expect(click()).resolves.toMatchObject({ activityId: expect.any(String) as string });
    expect(sent).toBe(2);
    expect(effects.toast).not.toHaveBeenCalled();
  });

  it('fails with the server’s message if the dialog is closed', async () => {
    const failure = { kind: 'ContactVerificationRequired', serverMessage: 'verify it' };
    await expect(click()).rejects.toMatchObject(failure);
    expect(sent).toBe(1);
    expect(effects.toast).toHaveBeenCalledExactlyOnceWith('warning', { words: 'verify it' }, 3);
  });

  it('fails without a second dialog if the contact is still required', async () => {
    effects.openContactVerification.mockResolvedValue(true);
    await expect(click()).rejects.toMatchObject({ kind: 'ContactVerificationRequired' });
    expect(sent).toBe(2);
    expect(effects.openContactVerification).toHaveBeenCalledOnce();
  });

  it('is aborted with its page', async () => {
    const page = new AbortController();
    effects.openContactVerification.mockImplementation(() => {
      page.abort();
      return Promise.resolve(true);
    });
    await expect(click({ signal: page.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toBe(1);
  });

  it('opens no dialog in the background', async () => {
    await expect(click({ background: true })).rejects.toMatchObject({
      kind: 'ContactVerificationRequired',
    });
    expect(effects.openContactVerification).not.toHaveBeenCalled();
  });
});
