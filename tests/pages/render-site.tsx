import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { getGetTimeResponseMock } from '@/api/generated/config/config.faker';
import { connectTransport } from '@/api/request-context';
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

/** The time that the mocks tell, ISO 8601: the day of every page test. */
export const MOCK_NOW = getGetTimeResponseMock().data.now;

/** Sets the competition's clock, ISO 8601. */
export function setClock(moment: string): void {
  const local = Date.now();
  setServerTime(moment, local, local);
}

/** Starts and resets the mocks around the tests of a file. */
export function respondFromMocks(): void {
  beforeAll(async () => {
    await startBrowserMocks();
    useSession.getState().end({ forgetPhone: true });
    await page.viewport(1280, 800);
    connectTransport({
      token: () => useSession.getState().token,
      language: () => LANGUAGES[useSettings.getState().lang],
    });
  });
  // From the start the time that the mocks tell, whenever a page asks: no test depends on its day.
  beforeEach(() => {
    setClock(MOCK_NOW);
  });
  afterEach(() => {
    mockWorker.resetHandlers();
    // Its phone too, which a login form would offer to the next test and to the next file.
    useSession.getState().end({ forgetPhone: true });
    useLoginModal.getState().close();
  });
  afterAll(() => {
    void mockWorker.stop();
  });
}

/** Renders the whole site at an address, in English; with what it reads. */
export async function renderSite(address: string) {
  useSettings.getState().setLanguage('US');
  await loadMessages('US');
  window.location.hash = address;
  const router = createSiteRouter();
  await router.load();
  const screen = await render(<App router={router} />);
  return Object.assign(screen, { queryClient: router.options.context.queryClient });
}

/** Lets a named scenario answer, and begins its session as a reload of the page would. */
export async function setScenario(name: ScenarioName): Promise<void> {
  const { handlers, session } = scenario(name);
  mockWorker.use(...handlers);
  if (session) useSession.getState().start(session);
  await restoreSession();
}
