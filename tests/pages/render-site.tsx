import { afterAll, afterEach, beforeAll } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '@/app/app';
import { createSiteRouter } from '@/app/router';
import { loadMessages } from '@/i18n/messages';
import { mockWorker, startBrowserMocks } from '@/mocks/browser';
import { useSettings } from '@/settings/settings-store';

/** Starts and resets the mocks around the tests of a file. */
export function answerFromMocks(): void {
  beforeAll(startBrowserMocks);
  afterEach(() => {
    mockWorker.resetHandlers();
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
