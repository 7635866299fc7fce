import { afterAll, afterEach, beforeAll } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { connectTransport } from '@/api/request-context';
import { App } from '@/app/app';
import { createSiteRouter } from '@/app/router';
import { LANGUAGES } from '@/i18n/languages';
import { loadMessages } from '@/i18n/messages';
import { mockWorker, startBrowserMocks } from '@/mocks/browser';
import { SCENARIOS, type Scenario, type ScenarioName } from '@/mocks/scenarios/scenarios';
import { restoreSession } from '@/session/current-user';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { useSettings } from '@/settings/settings-store';

/** Starts and resets the mocks around the tests of a file. */
export function answerFromMocks(): void {
  beforeAll(async () => {
    await startBrowserMocks();
    useSession.getState().end({ forgetPhone: true });
    await page.viewport(1280, 800);
    connectTransport({
      token: () => useSession.getState().token,
      language: () => LANGUAGES[useSettings.getState().lang],
    });
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

/** Renders the whole site at an address, in English. */
export async function renderSite(address: string) {
  useSettings.getState().setLanguage('US');
  await loadMessages('US');
  window.location.hash = address;
  const router = createSiteRouter();
  await router.load();
  return render(<App router={router} />);
}

/** Lets a named scenario answer, and begins its session as a reload of the page would. */
export async function play(name: ScenarioName): Promise<void> {
  const { handlers, session }: Scenario = SCENARIOS[name];
  mockWorker.use(...handlers);
  if (session) useSession.getState().start(session);
  await restoreSession();
}
