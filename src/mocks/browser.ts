import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { handlers } from './handlers';

/** Answers `/api` in this browser; anything else goes to the network. */
export async function startBrowserMocks(): Promise<void> {
  await setupWorker(...handlers, http.all(/^(?!.*\/api\/)/, () => passthrough())).start({ quiet: true });
}
