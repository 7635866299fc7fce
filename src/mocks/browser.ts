import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { byPath } from './by-path.ts';
import { handlers } from './handlers.ts';
import { pictures } from './pictures.ts';
import { scenario, scenariosIn, type Scenario } from './scenarios/scenarios.ts';

/** Answers `/api` in this browser; anything else goes to the network. */
export const mockWorker = setupWorker(
  http.all(/^(?!.*\/api\/)/, () => passthrough()),
  pictures,
  byPath(handlers),
);

/** Starts answering. */
export async function startBrowserMocks(): Promise<void> {
  await mockWorker.start({ quiet: true });
}

const CHOSEN = 'scenario';

/**
 * Starts answering as the scenarios say that the address names; they continue, through reloads, until
 * the tab is closed or others are named.
 * @returns the session to begin or, null, to end; undefined where the browser's own continues
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
