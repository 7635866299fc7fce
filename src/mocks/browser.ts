import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { byPath } from './by-path.ts';
import { handlers } from './handlers.ts';
import { pictures } from './pictures.ts';
import { scenario, scenariosIn, type Scenario } from './scenarios/scenarios.ts';

/** Handles `/api` in this browser; other requests use the network. */
export const mockWorker = setupWorker(
  http.all(/^(?!.*\/api\/)/, () => passthrough()),
  pictures,
  byPath(handlers),
);

/** Starts the mock worker. */
export async function startBrowserMocks(): Promise<void> {
  await mockWorker.start({ quiet: true });
}

const CHOSEN = 'scenario';

/**
 * Starts the mock worker with the scenarios of the URL. They remain active in this tab, also after a
 * reload, until the URL names others.
 * @returns the session to start, null to end the session, or undefined to keep the current one
 */
export async function startScenario(address: string): Promise<Scenario['session'] | null> {
  const named = scenariosIn(address, console.error);
  const before = sessionStorage.getItem(CHOSEN);
  const chosen = named ?? scenariosIn(`http://x/?scenario=${before ?? ''}`) ?? ['anonymous'];
  sessionStorage.setItem(CHOSEN, chosen.join());
  await startBrowserMocks();
  const { handlers: first, session } = scenario(...chosen);
  mockWorker.use(...first);
  return chosen.join() === before ? undefined : (session ?? null);
}
