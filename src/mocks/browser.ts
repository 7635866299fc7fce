import { http, passthrough, HttpResponse, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { byPath } from './by-path.ts';
import { handlers } from './handlers.ts';
import { scenario, scenariosIn, type Scenario } from './scenarios/scenarios.ts';

/** A plain picture, its colour derived from the file's id, so that a page shows the same one each time. */
function pictureOf(id: string): string {
  const hue = Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="hsl(${hue} 45% 55%)"/></svg>`;
}

/** Files as pictures that a browser can draw; the generated handler answers bytes without a type. */
const pictures: RequestHandler[] = [
  http.get<{ id: string }>('*/sys/file/download/:id', ({ params }) =>
    HttpResponse.text(pictureOf(params.id), { headers: { 'content-type': 'image/svg+xml' } }),
  ),
];

/** Answers `/api` in this browser; anything else goes to the network. */
export const mockWorker = setupWorker(
  http.all(/^(?!.*\/api\/)/, () => passthrough()),
  ...pictures,
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
