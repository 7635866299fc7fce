import { delay, http, type RequestHandler } from 'msw';

/** How long each answer takes, milliseconds: long enough to see what a page shows meanwhile. */
const LATENCY = 2000;

/** A slow network: everything is answered, late. */
export const slowNetwork: RequestHandler[] = [
  http.all('*/api/*', async () => {
    await delay(LATENCY);
  }),
];
