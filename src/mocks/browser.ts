import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { handlers } from './handlers';

/** Answers `/api` in this browser; anything else goes to the network. */
export const mockWorker = setupWorker(
  ...handlers,
  http.all(/^(?!.*\/api\/)/, () => passthrough()),
);

/** Starts answering. */
export async function startBrowserMocks(): Promise<void> {
  await mockWorker.start({ quiet: true });
}
