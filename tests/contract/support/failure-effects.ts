import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { connectFailures, type FailureEffects } from '@/api/failures';
import { connectTransport } from '@/api/request-context';
import { mockServer } from '@/mocks/node';

/** A session and a login modal as the page has them, and what the failure policy did to them. */
export const page = {
  token: 'secret' as string | undefined,
  modalOpen: false,
  modals: 0,
  resets: 0,
  /** How often the permissions were read again. */
  refreshes: 0,
  /** How the login modal ends. */
  login: Promise.resolve(false),
  toast: vi.fn<FailureEffects['toast']>(),
};

let minutes = 0;

/** Answers from the generated handlers, with a fresh page before each test. */
export function watchFailures(): void {
  beforeAll(() => {
    mockServer.listen();
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // A warning of the test before is no longer shown.
    vi.setSystemTime(Date.now() + (minutes += 1) * 60_000);
    Object.assign(page, { token: 'secret', modalOpen: false, modals: 0, resets: 0, refreshes: 0 });
    page.login = Promise.resolve(false);
    page.toast.mockReset();
    // Violations are named there; these tests make thousands.
    vi.spyOn(console, 'error').mockReturnValue();
    useErrorLog.setState({ entries: [], added: 0 });
    connectTransport({ token: () => page.token, language: () => 'en-US' });
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
      askContactVerification: () => Promise.resolve(false),
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

/** What the server answers when it is asked for the menu; a text is sent without a media type. */
export function menuResponses(status: number, body: object | string): void {
  mockServer.use(
    http.get('*/client/menu', () =>
      typeof body === 'string'
        ? new HttpResponse(body, { status })
        : HttpResponse.json(body, { status }),
    ),
  );
}
