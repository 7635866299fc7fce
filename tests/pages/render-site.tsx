import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { getGetTimeResponseMock } from '@/api/generated/config/config.faker';
import { configureTransport } from '@/api/request-context';
import { App } from '@/app/app';
import { createSiteRouter } from '@/app/router';
import { LANGUAGES } from '@/i18n/languages';
import { loadMessages } from '@/i18n/messages';
import { setServerTime } from '@/lib/page/clock';
import { mockWorker, startBrowserMocks } from '@/mocks/browser';
import { scenario, type ScenarioName } from '@/mocks/scenarios/scenarios';
import { restoreSession } from '@/session/current-user';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { useSettings } from '@/settings/settings-store';

/** The mocks’ current time, ISO 8601; every page test runs at this time. */
export const MOCK_NOW = getGetTimeResponseMock().data.now;

/** Sets the server time, ISO 8601. */
export function setClock(moment: string): void {
  const local = Date.now();
  setServerTime(moment, local, local);
}

/** Starts the mocks for a test file and resets them after each test. */
export function respondFromMocks(): void {
  beforeAll(async () => {
    await startBrowserMocks();
    useSession.getState().end({ forgetPhone: true });
    await page.viewport(1280, 800);
    configureTransport({
      token: () => useSession.getState().token,
      language: () => LANGUAGES[useSettings.getState().lang],
    });
  });
  // Set before the first request, so that no test depends on the current date.
  beforeEach(() => {
    setClock(MOCK_NOW);
  });
  afterEach(async () => {
    // First: a page that is still open would ask for a login when the session ends.
    await cleanup();
    mockWorker.resetHandlers();
    // Also forgets the phone, which login forms would otherwise fill in for later tests.
    useSession.getState().end({ forgetPhone: true });
    // Also the phone of a registration, which the next login form would offer.
    useLoginModal.setState(useLoginModal.getInitialState(), true);
  });
  afterAll(() => {
    void mockWorker.stop();
  });
}

/** Renders the site in English at an address; returns the screen and the query client. */
export async function renderSite(address: string) {
  useSettings.getState().setLanguage('US');
  await loadMessages('US');
  window.location.hash = address;
  const router = createSiteRouter();
  await router.load();
  const screen = await render(<App router={router} />);
  return Object.assign(screen, { queryClient: router.options.context.queryClient });
}

/** Activates the handlers of a named scenario and restores its session as a reload would. */
export async function setScenario(name: ScenarioName): Promise<void> {
  const { handlers, session } = scenario(name);
  mockWorker.use(...handlers);
  if (session) useSession.getState().start(session);
  await restoreSession();
}
