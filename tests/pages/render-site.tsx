import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '@/app/app';
import { queryClient, router } from '@/app/router';
import { loadMessages } from '@/i18n/messages';
import { handlers } from '@/mocks/handlers';
import { useSettings } from '@/settings/settings-store';

/** Answers `/api` in the test's browser; one override a test by `worker.use(...)`. */
export const worker = setupWorker(...handlers);

/** Starts and resets the mocks around the tests of a file. */
export function useMocks(): void {
  beforeAll(() => worker.start({ quiet: true }));
  afterEach(() => {
    worker.resetHandlers();
    queryClient.clear();
  });
  afterAll(() => {
    worker.stop();
  });
}

/** Renders the whole site at an address, in English. */
export async function renderSite(address: string) {
  useSettings.getState().setLanguage('US');
  await loadMessages('US');
  window.location.hash = address;
  await router.load();
  return render(<App />);
}
