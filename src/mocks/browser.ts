import { setupWorker } from 'msw/browser';
import { handlers } from './handlers';

/** Answers `/api` in this browser; anything else goes to the network. */
export async function startBrowserMocks(): Promise<void> {
  await setupWorker(...handlers).start({ quiet: true });
}
