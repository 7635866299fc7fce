import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { connectFailures, type FailureEffects } from '@/api/failures';
import { configureTransport } from '@/api/request-context';
import { mockServer } from '@/mocks/node';

/** Session and login modal of a page, and the effects of the failure policy on them. */
export const page = {
  token: 'secret' as string | undefined,
  modalOpen: false,
  modals: 0,
  resets: 0,
  /** Number of refetches of the permissions. */
  refreshes: 0,
  /** Result of the login modal. */
  login: Promise.resolve(false),
  toast: vi.fn<FailureEffects['toast']>(),
};

let minutes = 0;

/** Responds with the generated handlers, and resets the page before each test. */
export function watchFailures(): void {
  beforeAll(() => {
    mockServer.listen();
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // Lets the warning of the previous test expire.
    vi.setSystemTime(Date.now() + (minutes += 1) * 60_000);
    Object.assign(page, { token: 'secret', modalOpen: false, modals: 0, resets: 0, refreshes: 0 });
    page.login = Promise.resolve(false);
    page.toast.mockReset();
    // Silences the violations, of which these tests cause thousands.
    vi.spyOn(console, 'error').mockReturnValue();
    useErrorLog.setState({ entries: [], added: 0 });
    configureTransport({ token: () => page.token, language: () => 'en-US' });
    connectFailures({
      toast: page.toast,
      expireSession: () => {
        page.token = undefined;
        if (page.modalOpen) return false;
        page.modalOpen = true;
        page.modals += 1;
        return true;
      },
      waitForReauthentication: () => page.login,
      openContactVerification: () => Promise.resolve(false),
      refreshPermissions: () => {
        page.refreshes += 1;
      },
      requirePasswordReset: () => {
        page.token = undefined;
        page.resets += 1;
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    mockServer.resetHandlers();
  });
  afterAll(() => {
    mockServer.close();
  });
}

/** Sets the response of the menu; a text is sent without a media type. */
export function menuResponses(status: number, body: object | string): void {
  mockServer.use(
    http.get('*/client/menu', () =>
      typeof body === 'string'
        ? new HttpResponse(body, { status })
        : HttpResponse.json(body, { status }),
    ),
  );
}
